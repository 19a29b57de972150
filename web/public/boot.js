// Before anything is painted: the chosen theme and language.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const lang = localStorage.getItem('lang');
  if (lang) document.documentElement.lang = lang;
} catch {
  // Without storage the system's choice holds.
}
