/** Questions about past runs that their words tell for sure, whatever else they are near to. */
import type { Span } from '../../tools/account/spans.ts'
import { readSlots } from '../reading/slots.ts'

const RUNS = /\b(?:runs|matches|games|activities|clears|completions)\b/
/** What is to be done, or told of gear, is no question about the past. */
const ASKS_OTHER =
  /\b(?:should|plan|next|can|could|will|builds?|loadouts?|weapons?|armou?r|rolls?|farm|dismantle|vault|with them|we|our)\b|_(?:weapon|armor|perk|type)_/

/** "What have I done since Monday"; "since Monday" alone asks the same. */
const DONE_THEN = /^what have i (?:done|played|been doing)\b|^since \w+$/

/** "My runs on the 5th", "runs between 1 and 10 November". */
export const asksRunsIn = (shape: string, span: Span | undefined): boolean =>
  span !== undefined && (RUNS.test(shape) || DONE_THEN.test(shape)) && !ASKS_OTHER.test(shape)

const BEST_RUN = /\bbest (?:\w+ )?(?:runs?|match|game|activity)\b/

export const asksBestRun = (shape: string): boolean => BEST_RUN.test(shape) && !ASKS_OTHER.test(shape)

const COMPARES = /^(.+?) (?:vs|against|compared (?:to|with)|(?:more|less|better|worse) than|than) (.+)$/
const COMPARE_BOTH = /\bcompare (.+?) (?:and|with|to) (.+)$/

/** "Runs last month vs this month": both spans, in the order in which they are named. */
export function comparedSpans(text: string): readonly [Span, Span] | undefined {
  const [, before = '', behind = ''] = COMPARES.exec(text) ?? COMPARE_BOTH.exec(text) ?? []
  const [first, second] = [before, behind].map((part) => readSlots(part).span)
  return first && second && first !== second && PAST.test(text) && !ASKS_OTHER.test(text)
    ? [first, second]
    : undefined
}

const PAST = /\b(?:runs?|matches|games|activities|clears|completions|kd|play(?:ed)?|did i|do)\b/

/** "Which exotics do I use most?"; exotics for a purpose are another question. */
export const asksMostUsedExotics = (shape: string): boolean =>
  /\bexotics?\b/.test(shape) && /\bmost(?:ly)? used?\b|\b(?:do|did|have) i used? (?:the )?most\b/.test(shape)
