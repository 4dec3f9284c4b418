/** Three voices for the same facts: a voice may order and frame lines, never add, drop or change one. */

import { number } from '../../dashboard/parts/words.ts'
import type { Personality } from '../answer.ts'
import { MONTHS } from '../tools/account/spans.ts'
import type { Draft } from './answers/draft.ts'

const bullets = (points: readonly string[] | undefined, mark: (at: number) => string) =>
  (points ?? []).map((point, at) => `${mark(at)} ${point}`).join('\n')

/** `opens` is false for what follows another answer. */
export function speak(draft: Draft, personality: Personality, opens = true): string {
  const { lead, advice, background } = draft
  if (personality === 'ghost') {
    const closing = [background, advice].filter(Boolean).join(' ')
    return join([opens ? `Let me see. ${lead}` : lead, bullets(draft.points, () => '-'), closing])
  }
  if (personality === 'vanguard') {
    return join([advice && `First: ${lowerFirst(advice)}`, lead, bullets(draft.points, (at) => `${at + 1}.`)])
  }
  return join([lead, bullets(draft.points, () => '-'), advice])
}

const join = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('\n\n')

/** A sentence that moves behind a colon; a name or abbreviation at its start keeps its capital. */
const lowerFirst = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const MONTH_BEFORE = MONTHS.map((month) => `${month} `).join('|')
/** Not the digits of a handle or a date, nor those behind a point. */
const LARGE = new RegExp(`(?<![\\w.,-]|${MONTH_BEFORE})\\d{4,}(?![\\w-])`, 'gi')

/** "1300" as the pages write it: "1,300". */
export const withSeparators = (text: string): string =>
  text.replace(LARGE, (digits) => number(Number(digits)))
