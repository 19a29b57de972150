// The shell works without a network, and the server can say that it is your turn.
const SHELL = 'comptoir-shell-1';
const WORDS = {
  en: { turn: 'It is your turn.', title: 'Comptoir' },
  de: { turn: 'Du bist am Zug.', title: 'Comptoir' },
  fr: { turn: 'C’est à toi de jouer.', title: 'Comptoir' },
};

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(['/', '/boot.js', '/icon.svg', '/manifest.webmanifest']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(freshFirst(request, '/'));
  else if (/^\/api\/v1\/(texts|rules|games)(\/|$)/.test(url.pathname) || !url.pathname.startsWith('/api/')) {
    event.respondWith(freshFirst(request, request));
  }
});

async function keptFirst(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

async function freshFirst(request, key) {
  const cache = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(key, fresh.clone());
    return fresh;
  } catch (problem) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw problem;
  }
}

self.addEventListener('push', (event) => {
  let notice = {};
  try {
    notice = event.data ? event.data.json() : {};
  } catch {
    // A notice without a body still means that something waits.
  }
  const words = WORDS[(self.navigator.language || 'en').slice(0, 2)] || WORDS.en;
  event.waitUntil(
    self.registration.showNotification(notice.title || words.title, {
      body: [notice.text || words.turn, ...(notice.since ?? []).slice(-3)].join('\n'),
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      tag: notice.table || 'comptoir',
      data: { path: notice.table ? `/table/${notice.table}` : '/' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data.path;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((window) => new URL(window.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
