/** The pictures of the cards by kind, drawn on 90 by 60. */

const roof = '#a0402c';
const dark = '#4a3524';
const wall = '#f2e3c2';
const shade = '#d8c39a';
const stone = '#c9c4b8';

const windows = (places: [number, number][], fill = dark) =>
  places.map(([x, y]) => `<rect x="${x}" y="${y}" width="4" height="6" rx="1.500" fill="${fill}"/>`).join('');

export const PICTURES: Record<string, string> = {
  castle: `
    <path d="M0 46q22-14 45-8t45-4v26H0z" fill="#5f8344"/>
    <path d="M24 50V24h5v4h4v-4h6v26z" fill="${shade}"/>
    <path d="M34 50V16h16v34z" fill="${wall}"/>
    <path d="M48 50V28h20v22z" fill="${shade}"/>
    <path d="M62 50V20h12v30z" fill="${wall}"/>
    <path d="M31 17L42 2l11 15zM59 21l9-13 9 13z" fill="${roof}"/>
    <path d="M42 2v-3" stroke="${dark}"/>
    <path d="M53 50v-9a4 4 0 0 1 8 0v9z" fill="${dark}"/>
    ${windows([
      [40, 23],
      [40, 34],
      [66, 27],
      [28, 34],
    ])}
    <path d="M0 54q30-9 90-5v11H0z" fill="#47692f"/>`,
  mine: `
    <path d="M0 50L22 16l12 14L52 6l22 28 16-10v36H0z" fill="#9a958c"/>
    <path d="M52 6l9 11-9-2-7 4zM22 16l6 7-6-1-5 3z" fill="#f4f2ec"/>
    <path d="M0 46q45-8 90 0v14H0z" fill="#6f665a"/>
    <path d="M29 54V38a14 14 0 0 1 28 0v16z" fill="${dark}"/>
    <path d="M33 54V39a10 10 0 0 1 20 0v15z" fill="#1d1712"/>
    <path d="M30 54V36h26v18M30 38h26" fill="none" stroke="#a9743f" stroke-width="3"/>
    <path d="M56 52h18l-3 6H59z" fill="#4c4f55"/>
    <path d="M57 52q4-6 8-3 5-4 8 3z" fill="#e6e9ee"/>
    <circle cx="61" cy="58" r="2" fill="#222"/><circle cx="69" cy="58" r="2" fill="#222"/>`,
  cloister: `
    <path d="M0 48q30-12 90-4v16H0z" fill="#75894a"/>
    <path d="M14 52V30h62v22z" fill="${wall}"/>
    <path d="M10 31l8-9h54l8 9z" fill="${roof}"/>
    <path d="M38 52V16h14v36z" fill="#fbf2dc"/>
    <path d="M36 17l9-12 9 12z" fill="#7d3022"/>
    <path d="M45 5v-6M42.500 1.500h5" stroke="${dark}" stroke-width="1.600"/>
    <path d="M41 52v-8a4 4 0 0 1 8 0v8z" fill="${dark}"/>
    <circle cx="45" cy="26" r="3.500" fill="#74397f"/>
    <path d="M18 52v-9a3 3 0 0 1 6 0v9zM27 52v-9a3 3 0 0 1 6 0v9zM57 52v-9a3 3 0 0 1 6 0v9zM66 52v-9a3 3 0 0 1 6 0v9z" fill="#8d7a5b"/>
    <path d="M0 56q40-6 90-2v6H0z" fill="#5b7338"/>`,
  knowledge: `
    <path d="M0 44h90v16H0z" fill="#8a5a2c"/><path d="M0 44h90v3H0z" fill="#a87238"/>
    <path d="M45 20C37 13 24 12 12 15v32c12-3 25-2 33 5 8-7 21-8 33-5V15c-12-3-25-2-33 5z" fill="#fffaf0" stroke="${dark}" stroke-width="1.500"/>
    <path d="M45 20v32" stroke="${dark}" stroke-width="1.500"/>
    <path d="M18 22q11-2 21 4M18 29q11-2 21 4M18 36q11-2 21 4M72 22q-11-2-21 4M72 29q-11-2-21 4M72 36q-11-2-21 4" fill="none" stroke="#a08a68" stroke-width="1.600"/>
    <path d="M62 40Q66 14 84 4q0 14-14 24z" fill="#e7f0f4" stroke="#6c8794"/>
    <path d="M62 42L72 24" stroke="#6c8794" stroke-width="1.300"/>`,
  ship: `
    <path d="M0 34q20-8 40-2t50-4v32H0z" fill="#8fae62"/>
    <path d="M0 42h90v18H0z" fill="#3f7fae"/>
    <path d="M44 6v38" stroke="${dark}" stroke-width="2"/>
    <path d="M46 8q18 6 20 27H46z" fill="#fffaf0"/><path d="M42 12q-14 8-16 23h16z" fill="#f0dfb8"/>
    <path d="M46 20h15M46 28h19" stroke="#b03a2e" stroke-width="2.500"/>
    <path d="M44 6h10l-3 2.500 3 2.500H44z" fill="#b03a2e"/>
    <path d="M18 40h54q-4 13-14 13H32q-10 0-14-13z" fill="#7c4a25"/><path d="M18 40h54l-1 4H19z" fill="#a4693a"/>
    <path d="M0 52q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0v8H0z" fill="#2b6593"/>`,
  pasture: `
    <circle cx="74" cy="12" r="7" fill="#f6d774"/>
    <path d="M0 34q24-14 48-5t42-5v36H0z" fill="#93bd57"/>
    <path d="M0 44q30-9 90-2v18H0z" fill="#76a343"/>
    <path d="M16 30v-7" stroke="#6b4a2b" stroke-width="3"/><circle cx="16" cy="17" r="8.500" fill="#4f7f35"/>
    <g fill="#fffdf5"><circle cx="44" cy="38" r="6"/><circle cx="52" cy="37" r="7"/><circle cx="60" cy="39" r="5.500"/><circle cx="51" cy="43" r="6"/></g>
    <path d="M60 35q6-2 7 3-1 5-6 4z" fill="#3a3230"/><path d="M46 46v6M56 46v6" stroke="#3a3230" stroke-width="2"/>
    <path d="M3 57V44M17 57V44M31 57V44M-2 48h36M-2 53h36M73 57V46M85 57V46M70 49h20M70 54h20" stroke="#8a5c34" stroke-width="2.500"/>`,
  carpenter: `
    <path d="M0 52h90v8H0z" fill="#b99a63"/>
    <path d="M12 52V26h44v26z" fill="#c99a5e"/><path d="M12 32h44M12 38h44M12 44h44" stroke="#a87a43"/>
    <path d="M7 27L34 8l27 19z" fill="#7d4a2a"/>
    <path d="M27 52V36h14v16z" fill="${dark}"/>
    <g transform="rotate(-24 66 34)"><path d="M54 30h26v9l-2-2-2 2-2-2-2 2-2-2-2 2-2-2-2 2-2-2-2 2-2-2-2 2-2-2z" fill="#dfe3e6" stroke="#6c7075" stroke-width=".8"/><path d="M80 27h8v11h-8z" fill="#8a5426"/></g>
    <path d="M58 56h28M60 52h24M62 48h20" stroke="#8a5a2c" stroke-width="3.500" stroke-linecap="round"/>`,
  church: `
    <path d="M0 50q40-8 90-1v11H0z" fill="#97a45f"/>
    <path d="M22 52V20h16v32z" fill="#fbf2dc"/><path d="M20 21L30 0l10 21z" fill="#4f5f78"/>
    <path d="M38 52V30h34v22z" fill="${wall}"/><path d="M36 31l8-12h24l8 12z" fill="#6a7b95"/>
    <path d="M30 0v-5M27.500-3h5" stroke="${dark}" stroke-width="1.400"/>
    <path d="M27 52v-9a3.500 3.500 0 0 1 7 0v9z" fill="${dark}"/>
    <circle cx="30.500" cy="29" r="3.500" fill="#c98a2c" stroke="${dark}" stroke-width=".8"/>
    <path d="M44 47v-8a2.500 2.500 0 0 1 5 0v8zM54 47v-8a2.500 2.500 0 0 1 5 0v8zM64 47v-8a2.500 2.500 0 0 1 5 0v8z" fill="#6b8fa8"/>`,
  market: `
    <path d="M0 52h90v8H0z" fill="#c2a672"/>
    <path d="M10 52V24M80 52V24" stroke="#7a4e2a" stroke-width="3"/>
    <path d="M14 50V38h62v12z" fill="#a8713d"/>
    <path d="M5 26l8-16h64l8 16z" fill="#fffaf0"/>
    <path d="M13 10h9l-4 16H5zM34 10h10v16H32zM56 10h10l4 16H58zM77 10" fill="#b03a2e"/>
    <path d="M5 26q6.500 7 13 0 7 7 14 0 6 7 12 0 7 7 14 0 6 7 12 0 7.500 7 15 0z" fill="#8f2c22"/>
    <g stroke="${dark}" stroke-width=".6"><circle cx="22" cy="36" r="4" fill="#d7483a"/><circle cx="30" cy="36" r="4" fill="#e0a63a"/><circle cx="38" cy="36" r="4" fill="#7fae4a"/><path d="M48 38v-6h10v6zM62 38q4-10 9 0z" fill="#e8d9b0"/></g>`,
  watchtower: `
    <path d="M0 44q24-10 48-4t42-5v25H0z" fill="#9fae68"/>
    <path d="M36 56l3-34h14l3 34z" fill="${stone}"/><path d="M46 22h7l3 34h-8z" fill="#b0aa9c"/>
    <path d="M33 24V12h5v4h4v-4h6v4h4v-4h5v12z" fill="#ddd8cb"/>
    <path d="M42 56v-8a3 3 0 0 1 6 0v8z" fill="${dark}"/>${windows([
      [43, 27],
      [43, 38],
    ])}
    <path d="M45 12V-2" stroke="${dark}" stroke-width="1.500"/><path d="M45-2h15l-4 4 4 4H45z" fill="#b03a2e"/>
    <path d="M0 54q40-6 90-1v7H0z" fill="#7c8d4c"/>`,
  bank: `
    <path d="M0 52h90v8H0z" fill="#b8ad96"/>
    <path d="M14 20L45 5l31 15z" fill="#d9d3c4"/><path d="M12 20h66v5H12z" fill="#c3bcaa"/>
    <path d="M17 25h8v22h-8zM33 25h8v22h-8zM49 25h8v22h-8zM65 25h8v22h-8z" fill="#eee8da"/>
    <path d="M25 25h8v22h-8zM41 25h8v22h-8zM57 25h8v22h-8z" fill="#7d7462"/>
    <path d="M12 47h66v6H12z" fill="#cfc8b7"/>
    <circle cx="45" cy="15" r="3.500" fill="#e0b13a"/>
    <g fill="#dfe4ea" stroke="#6f7780"><ellipse cx="70" cy="56" rx="8" ry="3"/><ellipse cx="70" cy="53" rx="8" ry="3"/><ellipse cx="70" cy="50" rx="8" ry="3"/></g>`,
  boarding_house: `
    <path d="M0 52h90v8H0z" fill="#b59c6b"/>
    <path d="M16 52V24h58v28z" fill="${wall}"/><path d="M10 26l14-18h42l14 18z" fill="${roof}"/>
    <path d="M16 38h58M30 24v28M60 24v28M16 24l14 14M74 24L60 38" stroke="#7a5231" stroke-width="2" fill="none"/>
    <path d="M40 52V41h10v11z" fill="${dark}"/>
    <g fill="#f2c84b" stroke="${dark}" stroke-width=".8"><path d="M34 28h8v7h-8zM48 28h8v7h-8zM19 42h8v7h-8zM63 42h8v7h-8z"/></g>
    <path d="M36 16h6v6h-6zM50 16h6v6h-6z" fill="#f2c84b" stroke="${dark}" stroke-width=".8"/>
    <path d="M64 10V3h6v12z" fill="#8c6a50"/>`,
  warehouse: `
    <path d="M0 52h90v8H0z" fill="#a89468"/>
    <path d="M12 52V22L45 6l33 16v30z" fill="#b5643f"/><path d="M8 24L45 5l37 19-2 3L45 10 10 27z" fill="#6e3a26"/>
    <path d="M30 52V30h30v22z" fill="${dark}"/>
    <path d="M40 18h10v7H40z" fill="#f2dcae"/><path d="M45 6V0M45 1h8v5" fill="none" stroke="${dark}" stroke-width="1.500"/>
    <g fill="#d3a05a" stroke="#6b4423"><path d="M33 43h9v9h-9zM42 43h9v9h-9zM38 34h9v9h-9z"/></g>
    <g fill="#c98a3c" stroke="#5d3a1e"><ellipse cx="68" cy="50" rx="6" ry="7"/><path d="M62 48h12M62 52h12"/></g>`,
  city_hall: `
    <path d="M0 52h90v8H0z" fill="#bda878"/>
    <path d="M14 52V24h62v28z" fill="#ead3a1"/>
    <path d="M14 24V16h4v4h5v-6h5v6h34v-6h5v6h5v-4h4v8z" fill="#d6b87c"/>
    <path d="M37 52V10h16v42z" fill="#f5e5bf"/><path d="M35 11L45-4l10 15z" fill="#4d6b52"/>
    <circle cx="45" cy="19" r="5" fill="#fffdf5" stroke="${dark}"/><path d="M45 16v3l2.500 1.500" stroke="${dark}" fill="none"/>
    <path d="M41 52V42a4 4 0 0 1 8 0v10z" fill="${dark}"/>
    ${windows([
      [19, 30],
      [27, 30],
      [59, 30],
      [67, 30],
      [19, 41],
      [27, 41],
      [59, 41],
      [67, 41],
    ])}`,
};
