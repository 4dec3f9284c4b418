/** "and for PvP?", "the second one, why?": short questions that only make sense after the last answer. */
import type { Memory } from '../answer.ts'
import type { Classification } from './classify.ts'
import { INTENT_NAMES, type Intent } from './intents/intents.ts'

const CONTINUES =
  /^(?:and|or|also|what about|how about|same|now|then|but|ok(?:ay)? and|for|in|on|with|only)\b/
const POINTS_BACK =
  /\b(?:it|this|that|this one|that one|these|those|them|the (?:first|second|third|fourth|fifth|last)(?: one)?|number \d)\b/
const ASKS_WHY = /^(?:but )?(?:why|how come|how so|because of what)\b|^explain(?: (?:it|this|that|them))?$/
/** At the end of a whole question it asks for a reason with the answer, not about the last one. */
const ENDS_IN_WHY = /^(.*?)\s*(?:(?:and|but|or) )?why$/
/** "And where do I get ...": whole by itself, whatever joins it to the last one. */
const JOINED = /^(?:(?:and|or|also|now|then|but|ok|okay)\b ?)+/
const ASKS_ANEW =
  /^(?:what|which|where|when|how|who|do|does|did|have|is|are|am|should|can|could|rate|show|list|find|compare|build|make|give|tell|explain|my|best)\b(?! (?:about|for|in)\b)/
const FEW_WORDS = 7

export interface FollowUp {
  readonly intent: Intent
  /** Whether the words of the last question still count. */
  readonly keepsQuestion: boolean
}

export function followUp(shape: string, classified: Classification, memory: Memory): FollowUp | undefined {
  const before = INTENT_NAMES.find((name) => name === memory.intent)
  if (!before) return undefined
  const short = shape.split(' ').length <= FEW_WORDS
  const hasSubject = memory.list.length > 0 || memory.focus !== undefined
  const best = classified.intent
  const head = ENDS_IN_WHY.exec(shape)?.[1]
  const isAboutLast = head !== undefined && (head === '' || !best || POINTS_BACK.test(head))
  if ((ASKS_WHY.test(shape) || isAboutLast) && hasSubject && short) {
    return { intent: 'rate_roll', keepsQuestion: false }
  }
  if (best && !CONTINUES.test(shape)) return undefined
  if (classified.slots.ordinal !== undefined && hasSubject && short) {
    return { intent: best ?? 'rate_roll', keepsQuestion: false }
  }
  const isWhole = best !== before && ASKS_ANEW.test(shape.replace(JOINED, '')) && !POINTS_BACK.test(shape)
  if (best && isWhole) return undefined
  if (short && CONTINUES.test(shape)) return { intent: before, keepsQuestion: true }
  if (short && !best && POINTS_BACK.test(shape) && hasSubject)
    return { intent: 'rate_roll', keepsQuestion: false }
  return undefined
}
