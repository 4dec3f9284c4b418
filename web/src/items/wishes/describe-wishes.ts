import type { Match } from '../rating/group-wishes.ts'
import { sheetWords } from '../words/sheet-words.ts'

const labels = sheetWords.wishes

/** All that lists say of a copy, in a few words: for a row of the comparison and a line of the review. */
export function describeWishes(matches: readonly Match[]): string {
  const whole = matches.filter(({ trash, share }) => !trash && share === 1).length
  if (whole > 0) return labels.wholeCount(whole)
  if (matches.some(({ trash }) => trash)) return labels.against
  const nearest = Math.max(0, ...matches.map(({ share }) => share))
  return nearest > 0 ? labels.nearest(Math.round(nearest * 100)) : labels.silent
}
