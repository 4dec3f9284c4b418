import { countInWords } from '../in-words.ts'
import type { Decided } from './cleanup-order.ts'

/** ", 2 of them marked to go and 1 to review again": what is decided of what could go. */
export function decidedInWords({ marked, later }: Decided): string {
  const parts = [
    ...(marked > 0 ? [`${countInWords(marked)} of them marked to go`] : []),
    ...(later > 0 ? [`${countInWords(later)}${marked > 0 ? '' : ' of them'} to review again`] : []),
  ]
  return parts.length > 0 ? `, ${parts.join(' and ')}` : ''
}

/** What remains to do where nothing is left to decide. */
export function leftInWords({ marked, later }: Decided): string {
  if (later === 0) return 'What is left is to dismantle them in the game'
  if (marked === 0) return 'What is left is to review them again'
  return `What is left is to review ${countInWords(later)} of them again and to dismantle the others in the game`
}
