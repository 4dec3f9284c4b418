/** The tokens of the look as bytes: surfaces, lines and text on near-black indigo. */
export const COLOR = {
  space: '#080718',
  high: '#8f8fc4',
  line: '#282843',
  shore: '#5a5a80',
  text: '#a7a7ba',
  title: '#c7c8d5',
} as const

/** The land from the shore up, each band of height a breath brighter. */
export const GROUND = ['#131229', '#1a1933', '#21203c', '#272645', '#2d2c4d', '#333255']

/** Colours as #rrggbb; share 0 is the one, 1 the other. */
export function mixColors(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round(from + (to - from) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
