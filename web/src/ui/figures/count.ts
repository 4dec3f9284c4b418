import { wholeNumber } from '../../words/formats.ts'
import { words } from '../words/words.ts'

export const formatCount = (value: number) => wholeNumber.format(value)

/** A large count as a number and its unit: 1,204 stays, 8,612,000 becomes 8.6 M. */
export function splitCount(value: number): { readonly number: string; readonly unit?: string } {
  if (value >= 1e9) return { number: (value / 1e9).toFixed(1), unit: words.count.billion }
  if (value >= 1e6) return { number: (value / 1e6).toFixed(1), unit: words.count.million }
  if (value >= 1e5) return { number: (value / 1e3).toFixed(1), unit: words.count.thousand }
  return { number: formatCount(value) }
}
