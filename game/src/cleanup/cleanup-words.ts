import { countInWords, listInWords } from '../in-words.ts'
import type { Decided } from './cleanup-plan.ts'

/** ", 2 of them marked to go and 1 to review again": what is decided of what could go. */
export function decidedInWords({ marked, later }: Decided): string {
  const parts = [
    ...(marked > 0 ? [`${countInWords(marked)} of them marked to go`] : []),
    ...(later > 0 ? [`${countInWords(later)}${marked > 0 ? '' : ' of them'} to review again`] : []),
  ]
  return parts.length > 0 ? `, ${parts.join(' and ')}` : ''
}

/** "76 could go, 2 of them marked to go: 63 weapons and 13 pieces of armor"; of one kind alone "63 weapons could go". */
export function goingInWords(
  going: readonly { readonly kind: 'weapon' | 'armor' }[],
  decided: Decided = { marked: 0, later: 0 },
): string {
  const weapons = going.filter(({ kind }) => kind === 'weapon').length
  const kinds = [
    ...(weapons > 0 ? [counted(weapons, 'weapon', 'weapons')] : []),
    ...(weapons < going.length ? [counted(going.length - weapons, 'piece of armor', 'pieces of armor')] : []),
  ]
  return kinds.length < 2
    ? `${listInWords(kinds)} could go${decidedInWords(decided)}`
    : `${countInWords(going.length)} could go${decidedInWords(decided)}: ${listInWords(kinds)}`
}

const counted = (count: number, one: string, many: string): string =>
  `${countInWords(count)} ${count === 1 ? one : many}`

/** What remains to do where nothing is left to decide. */
export function leftInWords({ marked, later }: Decided): string {
  if (later === 0) return 'What is left is to dismantle them in the game'
  if (marked === 0) return 'What is left is to review them again'
  return `What is left is to review ${countInWords(later)} of them again and to dismantle the others in the game`
}
