/**
 * Numbers and small texts as one text of printable signs: what compresses the file later sees them as they are. Ascending
 * keys are kept as differences, most of which take one sign.
 */

/** The printable signs without quote and backslash. */
export const SIGNS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => sign !== '"' && sign !== '\\')
  .join('')

const VALUES = new Map([...SIGNS].map((sign, value) => [sign, value]))
export const signValue = (sign: string): number => VALUES.get(sign) ?? 0

/** This sign comes before a difference of four signs. */
const LONG = 90
const DIGITS = 4

export function packKeys(keys: readonly number[]): string {
  let before = 0
  let text = ''
  for (const key of keys) {
    let left = key - before
    before = key
    if (left < LONG) text += SIGNS[left]
    else {
      text += SIGNS[LONG]
      for (let digit = 0; digit < DIGITS; digit++, left = Math.floor(left / LONG)) text += SIGNS[left % LONG]
    }
  }
  return text
}

export function unpackKeys(text: string): number[] {
  const keys: number[] = []
  let key = 0
  for (let at = 0; at < text.length; ) {
    const first = signValue(text[at++] ?? '')
    if (first < LONG) key += first
    else
      for (let digit = 0, size = 1; digit < DIGITS; digit++, size *= LONG)
        key += signValue(text[at++] ?? '') * size
    keys.push(key)
  }
  return keys
}
