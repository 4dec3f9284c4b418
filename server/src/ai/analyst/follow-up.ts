/** "and for PvP?", "the second one, why?": short questions that only make sense after the last answer. */
import type { Memory } from '../answer.ts'
import type { Classification } from './classify.ts'
import { INTENT_NAMES, type Intent } from './intents/intents.ts'

const CONTINUES =
  /^(?:and|or|also|what about|how about|same|now|then|but|ok(?:ay)? and|for|in|on|with|only)\b/
const POINTS_BACK =
  /\b(?:it|this|that|this one|that one|these|those|them|the (?:first|second|third|fourth|fifth|last)(?: one)?|number \d)\b/
const WHY = /^(?:but )?(?:why|how come|how so|explain|because of what)\b|\bwhy\??$/
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
  if (WHY.test(shape) && hasSubject && short) return { intent: 'rate_roll', keepsQuestion: false }
  const best = classified.intent
  if (best && !CONTINUES.test(shape)) return undefined
  if (classified.slots.ordinal !== undefined && hasSubject && short) {
    return { intent: best ?? 'rate_roll', keepsQuestion: false }
  }
  if (short && CONTINUES.test(shape)) return { intent: before, keepsQuestion: true }
  if (short && !best && POINTS_BACK.test(shape) && hasSubject)
    return { intent: 'rate_roll', keepsQuestion: false }
  return undefined
}
