/** "and for PvP?", "the second one, why?": short questions that only make sense after the last answer. */
import type { Memory } from '../../answer.ts'
import { INTENT_NAMES, type Intent } from '../intents/intents.ts'
import type { Classification } from './classify.ts'

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
/** "Where is it?", "who carries them?": the place of what was told, not where it drops. */
const ASKS_PLACE =
  /\b(?:where (?:is|are|did i (?:put|leave)|do i (?:keep|have))|(?:which|what) (?:character|guardian|class)\b.*\b(?:has|have|holds?|carries|carry|is|are)|who (?:has|have|holds?|carries|carry|is (?:using|wearing)))\b/
const ASKS_SOURCE = /\bwhere\b.*\b(?:get|find|farm|drops?|comes? from|earn)\b/
const PLACED = /\b(?:it|this|that|they|these|those|them|one)\b/
/** "Which of them is better in the Crucible?": among what was told, not among everything. */
const ASKS_BEST_OF_THEM =
  /\bwhich (?:(?:one )?of (?:them|those|these|the two)|ones?|is)\b.*\b(?:better|best|stronger|strongest|worse|worst)\b/
/** "Which of those are on my hunter?", "which of them are armor?": a part of what was told. */
const ASKS_PART_OF_THEM =
  /\b(?:which|what|how many|show|list|are any)\b.*\bof (?:them|those|these)\b.*(?:\b(?:armor|armour|weapons?|vault|postmaster|equipped|exotics?|crafted|shaped)\b|_class_)/
const NAMES_KIND = /\b(?:armor|armour|weapons?)\b/
/** "How many is that?" */
const ASKS_HOW_MANY = /^(?:so )?how many (?:is|are|was|were) (?:that|those|these|they|there|it)\b/
/** "Can I get that?" */
const ASKS_WHETHER_TO_GET =
  /\b(?:can|could|how (?:do|can|could|would)) (?:i|you) (?:still |even )?(?:get|obtain|earn|farm)\b.*\b(?:it|that|this|one|those|them)\b/
/** "What would be better?": another roll or another weapon than the one that was told. */
const ASKS_BETTER =
  /^(?:(?:so|and|but|ok|okay|then|well) )*(?:what|which(?: (?:one|weapon|roll|_type_))?|anything|something|is there (?:anything|something)|do i (?:have|own) (?:anything|something))(?: else)? (?:(?:would|could|might|will|is|are)(?: there)?(?: be)? )?(?:(?:even|still|any) )?better(?: than (?:it|this|that|this one|that one|(?:my |the )?_weapon_))?(?: (?:for|in) (?:pve|pvp))?$/
/** "What should I farm to beat it?": rolls above the one that was told. */
const ASKS_TO_BEAT =
  /\b(?:farm|grind|chase|hunt|get|craft|go (?:for|after)|look for)\b.*\b(?:beats?|tops?|replaces?|surpass(?:es)?|outdo(?:es)?|outperforms?|better than|improves? on)\b.*(?:\b(?:it|this|that|one|them|these|those)\b|_weapon_)/
const BUILDS: ReadonlySet<Intent> = new Set<Intent>(['build_for_activity', 'build_around'])
/** Answers whose reason is their own, and no item's. */
const EXPLAIN_THEMSELVES: ReadonlySet<Intent> = new Set<Intent>([...BUILDS, 'weekly_plan'])
const NAMES_SOMETHING = /_(?:weapon|armor|perk|type|element)_/
const FEW_WORDS = 7
const LISTS: ReadonlySet<Intent> = new Set<Intent>(['do_i_have', 'find_by_perk', 'best_owned_slot'])

export interface FollowUp {
  readonly intent: Intent
  /** Whether the words of the last question still count. */
  readonly keepsQuestion: boolean
  /** It asks for a reason: the question before stays what it was. */
  readonly asksReason?: true
}

export function followUp(shape: string, classified: Classification, memory: Memory): FollowUp | undefined {
  const before = INTENT_NAMES.find((name) => name === memory.intent)
  if (!before) return undefined
  const short = shape.split(' ').length <= FEW_WORDS
  const hasSubject = memory.list.length > 0 || memory.focus !== undefined
  const best = classified.intent
  const { ordinal } = classified.slots
  if (EXPLAIN_THEMSELVES.has(before) && ASKS_WHY.test(shape) && short && ordinal === undefined) {
    return { intent: before, keepsQuestion: true, asksReason: true }
  }
  if (ASKS_BETTER.test(shape) && hasSubject && !BUILDS.has(before)) {
    return { intent: 'rate_roll', keepsQuestion: true }
  }
  if (ASKS_TO_BEAT.test(shape) && hasSubject) return { intent: 'farm_next', keepsQuestion: true }
  const ofThem = hasSubject && !NAMES_SOMETHING.test(shape) ? aboutThem(shape, before, memory) : undefined
  if (ofThem) return ofThem
  const head = ENDS_IN_WHY.exec(shape)?.[1]
  const isAboutLast = head !== undefined && (head === '' || !best || POINTS_BACK.test(head))
  if ((ASKS_WHY.test(shape) || isAboutLast) && hasSubject && short) {
    return { intent: 'rate_roll', keepsQuestion: false }
  }
  // "Can I get that?" was asked on the way: a side still means the roll.
  const wasToGet = before === 'where_from' && ASKS_WHETHER_TO_GET.test(memory.question?.toLowerCase() ?? '')
  if (wasToGet && CONTINUES.test(shape) && short && classified.slots.side && !best) {
    return { intent: 'god_roll_for', keepsQuestion: true }
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

/** It means something only after the answer that it follows. */
export const continuesAnswer = (text: string): boolean => CONTINUES.test(text) || POINTS_BACK.test(text)

/** Questions about what the last answer told: where it is, which is the best of it, which of it is armor. */
function aboutThem(shape: string, before: Intent, { list }: Memory): FollowUp | undefined {
  if (ASKS_PLACE.test(shape) && PLACED.test(shape)) return { intent: 'do_i_have', keepsQuestion: false }
  const asksSource = ASKS_SOURCE.test(shape) || ASKS_WHETHER_TO_GET.test(shape)
  if (asksSource && PLACED.test(shape)) return { intent: 'where_from', keepsQuestion: false }
  if (ASKS_HOW_MANY.test(shape)) return { intent: before, keepsQuestion: true }
  if (ASKS_PART_OF_THEM.test(shape)) {
    // A list may show a part only: armor or weapons are looked for among all that was asked for.
    const keepsQuestion = before === 'do_i_have' && NAMES_KIND.test(shape)
    if (keepsQuestion || list.length > 0) return { intent: 'do_i_have', keepsQuestion }
  }
  if (!ASKS_BEST_OF_THEM.test(shape) || list.length < 2) return undefined
  if (before === 'compare') return { intent: 'compare', keepsQuestion: true }
  // A list may show a part only: the best of all that was asked for is meant.
  return LISTS.has(before)
    ? { intent: 'best_owned_slot', keepsQuestion: true }
    : { intent: 'compare', keepsQuestion: false }
}

/** Names a kind of thing of its own: then it is not about what was told last. */
const NAMES_OTHER =
  /\b(?:armou?r|helmets?|gauntlets|boots|class items?|gear|loot|weapons|exotics|legendaries|materials?)\b|_type_|_element_/

export const speaksOfOther = (shape: string): boolean => NAMES_OTHER.test(shape) && !POINTS_BACK.test(shape)

export const asksBetter = (shape: string): boolean => ASKS_BETTER.test(shape)

export const asksToBeat = (shape: string): boolean => ASKS_TO_BEAT.test(shape)

export const asksWhy = (question: string): boolean => ASKS_WHY.test(question)

export const asksPartOfThem = (question: string): boolean => ASKS_PART_OF_THEM.test(question)

export const asksPlace = (question: string): boolean => ASKS_PLACE.test(question)
