/** Small signs on a field of 24 by 24, filled unless they begin with "stroke:". */
export const GLYPHS = {
  bolt: 'M14 2L5 14h6l-2 8 10-13h-6z',
  flame: 'M12 2q1 5 4 7t2 7q-1 6-6 6t-6-6q0-4 3-6 0 3 2 4 2-6 1-12z',
  spiral: 'stroke:M12 12q3-3 4 1t-5 5-7-5 4-9 11 1 4 12',
  crystal: 'M12 1l6 7-2 12-4 3-4-3L6 8z M12 4l-3 5 3 11 3-11z',
  thread: 'stroke:M4 20Q4 4 12 4t8 8-6 8-7-6 5-7 6 4-3 6-4-3 2-3',
  bullet: 'M9 22V10q0-6 3-8 3 2 3 8v12zM8 18h8v2H8z',
  rounds: 'M4 21V11q0-4 2-6 2 2 2 6v10zM10 21V11q0-4 2-6 2 2 2 6v10zM16 21V11q0-4 2-6 2 2 2 6v10z',
  target: 'stroke:M12 3v5M12 16v5M3 12h5M16 12h5M12 6a6 6 0 1 0 .01 0',
  eye: 'M1 12Q12 2 23 12 12 22 1 12zm11-4a4 4 0 1 0 .01 0z',
  arrowUp: 'M12 2l9 10h-6v10H9V12H3z',
  chevrons: 'stroke:M4 9l8-6 8 6M4 15l8-6 8 6M4 21l8-6 8 6',
  skull:
    'M12 2q9 0 9 9 0 4-3 6v4h-4v-2h-4v2H6v-4q-3-2-3-6 0-9 9-9zM8.5 9a2.2 2.2 0 1 0 .01 0zm7 0a2.2 2.2 0 1 0 .01 0z',
  heart: 'M12 21Q2 14 2 8q0-5 5-5 3 0 5 3 2-3 5-3 5 0 5 5 0 6-10 13z',
  shield: 'M12 1l9 4v7q0 7-9 11-9-4-9-11V5z',
  cross: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  blade: 'M20 2l-1 7L8 20l-4 2 2-4L17 7zM6 13l5 5-2 2-5-5z',
  fist: 'M5 9h3V6h3v3h1V5h3v4h1V7h3v8q0 6-7 6-7 0-7-7z',
  grenade: 'M9 8h6v2q5 2 5 7 0 5-8 5t-8-5q0-5 5-7zM10 3h6l3 4h-3l-2-2v2h-4z',
  burst: 'M12 1l2.4 6.2 6.6-1.6-3.4 5.8 4.4 5.2-6.8-.2L13 23l-3-6.2-6.6 1.4 3-6-4.4-5 6.8.4z',
  star: 'M12 1l3.3 7.4 8 .8-6 5.4 1.8 8L12 18.4 4.9 22.6l1.8-8-6-5.4 8-.8z',
  diamond: 'M12 1l9 11-9 11-9-11z M12 6l-5 6 5 6 5-6z',
  hourglass: 'M5 2h14v4l-5 6 5 6v4H5v-4l5-6-5-6z',
  wind: 'stroke:M2 8h12a3 3 0 1 0-3-3M2 13h17a3 3 0 1 1-3 3M2 18h8a2 2 0 1 1-2 2',
  wave: 'stroke:M1 9q4-6 8 0t8 0 6-2M1 16q4-6 8 0t8 0 6-2',
  wings: 'M12 8L2 3q0 8 5 11l-3 1q3 4 8 4t8-4l-3-1q5-3 5-11z',
  crown: 'M3 19L1 6l6 5 5-8 5 8 6-5-2 13z',
  gear: 'M10 1h4l.6 3 2.8 1.4L20 4l2 3.4-2.4 2 .2 2.8L22 14l-2 3.6-2.8-.8-2.4 1.6L14 23h-4l-.8-4.6-2.4-1.6-2.8.8L2 14l2.2-1.8.2-2.8L2 7.4 4 4l2.6 1.4L9.4 4zM12 8.4a3.6 3.6 0 1 0 .01 0z',
  link: 'stroke:M9 15l6-6M8 11l-3 3a4 4 0 0 0 6 6l3-3M16 13l3-3a4 4 0 0 0-6-6l-3 3',
  magazine: 'M8 2h8l2 18-8 2z',
  barrel: 'M2 9h15v2h5v3h-5v2H2z',
  battery: 'M4 6h14v3h3v6h-3v3H4zM7 9v6h2V9zM12 9v6h2V9z',
  tube: 'M2 8h16l4 4-4 4H2zM6 8v8h2V8z',
  bow: 'stroke:M7 2q12 4 12 10T7 22zM3 12h18M18 9l3 3-3 3',
  arrow: 'M2 11h14l-3-5 9 6-9 6 3-5H2z',
  haft: 'M3 19L16 6l-2-3 7 1 1 7-3-2L6 22z',
  guard: 'M12 2q8 3 8 10t-8 10q-8-3-8-10T12 2zM11 6v12h2V6z',
  book: 'M3 4q5-2 9 1 4-3 9-1v15q-5-2-9 1-4-3-9-1zM11.4 7v10h1.2V7z',
  flag: 'M5 2h2v20H5zM8 3h12l-4 5 4 5H8z',
  swords: 'M3 2l10 10-2 2L2 5zM21 2L11 12l2 2 9-9zM6 15l3 3-4 4-3-3zM18 15l-3 3 4 4 3-3z',
  compass: 'M12 1a11 11 0 1 0 .01 0zM12 4a8 8 0 1 1-.01 0zM16 8l-3 6-5 2 3-6z',
  people:
    'M8 4a3.4 3.4 0 1 0 .01 0zM16 4a3.4 3.4 0 1 0 .01 0zM2 21v-4q0-5 6-5t6 5v4zM15 21v-4q0-3-1.4-4.6Q22 10.6 22 17v4z',
  planet: 'M12 4a8 8 0 1 0 .01 0zM1 15q4 2 11 0t11-6q-1 6-11 9T1 15z',
  box: 'M12 1l10 5v12l-10 5-10-5V6zM12 4L6 7l6 3 6-3zM4 9v8l7 3.600v-8zM20 9l-7 3.600v8l7-3.600z',
  trophy:
    'M6 2h12v3h4q0 7-5 8-1 3-4 3.600V19h4v3H7v-3h4v-2.400Q8 16 7 13 2 12 2 5h4zM6 7H4q0 3 2 4zM18 7v4q2-1 2-4z',
} as const

export type GlyphName = keyof typeof GLYPHS
export const GLYPH_NAMES = Object.keys(GLYPHS) as GlyphName[]

const STROKE = 'stroke:'

/** A glyph of the given size around a point. */
export const glyph = (
  name: GlyphName,
  x: number,
  y: number,
  size: number,
  color: string,
  opacity = 1,
): string => {
  const data = GLYPHS[name]
  const scale = Math.round((size / 24) * 100) / 100
  const place = `transform="translate(${Math.round((x - size / 2) * 10) / 10} ${Math.round((y - size / 2) * 10) / 10}) scale(${scale})"`
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  return data.startsWith(STROKE)
    ? `<path d="${data.slice(STROKE.length)}" fill="none" stroke="${color}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" ${place}${faint}/>`
    : `<path d="${data}" fill="${color}" fill-rule="evenodd" ${place}${faint}/>`
}
