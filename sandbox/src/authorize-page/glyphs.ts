/** The few drawings of the product's glyph set that this page uses. */
const symbol = (id: string, path: string) => `<symbol id="${id}" viewBox="0 0 24 24">${path}</symbol>`
const filled = (...paths: string[]) => paths.map((path) => `<path d="${path}" fill="currentColor"/>`).join('')
const drawn = (path: string, width: number) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}"/>`

export const GLYPHS = `<svg hidden>${[
  symbol('check', drawn('M4 12.5L9.5 18L20 6.5', 2)),
  symbol('cross', drawn('M5 5L19 19M19 5L5 19', 1.7)),
  symbol(
    'titan',
    filled('M12 1.6L21 6.6V10.4H3V6.6Z', 'M3 12.2H10.9V21.8L3 17.4Z', 'M13.1 12.2H21V17.4L13.1 21.8Z'),
  ),
  symbol(
    'hunter',
    filled(
      'M2.6 2.4L9 8.2L11.3 21.6L5 13.6Z',
      'M21.4 2.4L15 8.2L12.7 21.6L19 13.6Z',
      'M12 2.8L14 6.6L12 12.4L10 6.6Z',
    ),
  ),
  symbol(
    'warlock',
    filled('M12 7.8L17.6 18.6H6.4Z') +
      drawn('M12 1.8V5.2M5.2 4.6L7 7.6M18.8 4.6L17 7.6M1.6 10.6L4.8 12M22.4 10.6L19.2 12', 1.7) +
      drawn('M2.6 21.2H21.4', 1.8),
  ),
].join('')}</svg>`

const DUST = [
  [61, 88],
  [402, 47],
  [655, 301],
  [193, 618],
  [97, 366],
  [318, 790],
  [489, 148],
  [860, 62],
  [1304, 96],
  [1540, 410],
  [1466, 236],
  [1562, 640],
  [30, 720],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".8"/>`)
  .join('')

/** The golden horizon with orbits above it, as on the product's own sign-in. */
export const SKY = `<svg class="sky" viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
<defs><linearGradient id="light" x1="0" x2="1"><stop class="light-faint" offset="0"/><stop class="light-warm" offset=".42"/><stop class="light-bright" offset=".7"/><stop class="light-cool" offset="1"/></linearGradient></defs>
<g transform="translate(1120 430)"><circle class="orbit" r="420"/><circle class="orbit orbit-dashed" r="520"/><circle class="orbit" r="640"/><path class="orbit orbit-gold" d="M0 -420A420 420 0 0 1 394.7 143.6"/></g>
<g class="dust">${DUST}</g>
<path class="ground" d="M-60 960A2300 2300 0 0 1 1660 720V960Z"/><path class="horizon" d="M-60 960A2300 2300 0 0 1 1660 720"/></svg>`
