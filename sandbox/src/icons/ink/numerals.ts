import { path } from './svg.ts'

/** Each digit as strokes in a box of 8 by 14, its middle at 0 0. */
const DIGITS: Readonly<Record<string, string>> = {
  '+': 'm-4 0h8m-4 -4v8',
  0: 'm-3 -7h6v14h-6z',
  1: 'm-3 -4l3 -3v14m-3 0h6',
  2: 'm-4 -7h7v7h-6v7h7',
  3: 'm-4 -7h7v14h-7m1 -7h6',
  4: 'm-4 -7v7h8m-2 -7v14',
  5: 'm3 -7h-6v7h6v7h-7',
  6: 'm3 -7h-6v14h6v-7h-6',
  7: 'm-4 -7h7l-4 14',
  8: 'm-3 -7h6v14h-6zm0 7h6',
  9: 'm3 0h-6v-7h6v14h-6',
}
const ADVANCE = 12

/** "+10", centered on a point. */
export const signedNumber = (value: number, x: number, y: number, stroke: string): string => {
  const text = [...`+${value}`]
  const start = x - ((text.length - 1) * ADVANCE) / 2
  const data = text.map((digit, place) => `M${start + place * ADVANCE} ${y}${DIGITS[digit] ?? ''}`).join('')
  return path(data, { stroke, width: 2.6 })
}
