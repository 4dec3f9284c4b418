/** 'Why?' after an answer: it is asked about the first thing of that answer, under the same query. */
import type { Intent, Query } from '@ai-vault/contract/advice/query.ts'
import type { Reach } from './mentions.ts'

const WHY = new Set(['why', 'warum', 'wieso', 'pourquoi'])
/** What may stand beside it and adds nothing. */
const ADDS_NOTHING = new Set(
  'is it that this one the so though exactly do you say think good better best first and but how come'.split(
    ' ',
  ),
)
const MOST_WORDS = 6

/** Which question gives the reasons of an answer. */
const GIVES_REASONS: Readonly<Partial<Record<Intent, Intent>>> = {
  best_owned_slot: 'rate_roll',
  do_i_have: 'rate_roll',
  dps_option: 'rate_roll',
  exotic_choice: 'rate_roll',
  find_by_perk: 'rate_roll',
  new_since_last: 'rate_roll',
  rate_roll: 'rate_roll',
  weekly_plan: 'weekly_plan',
  dismantle_review: 'dismantle_review',
  dupes: 'dismantle_review',
}

const asksWhy = ({ words }: Pick<Reach, 'words'>): boolean =>
  words.length <= MOST_WORDS &&
  words.some((word) => WHY.has(word)) &&
  words.every((word) => WHY.has(word) || ADDS_NOTHING.has(word))

export function whyOf(reach: Pick<Reach, 'words'>, previous: Query | undefined): Query | undefined {
  const intent = previous && GIVES_REASONS[previous.intent]
  if (!intent || !asksWhy(reach)) return undefined
  const { limit: _, scope: __, ...slots } = previous.slots
  return {
    ...previous,
    intent,
    slots: previous.slots.item ? slots : { ...slots, ordinal: [1] },
    unread: [],
  }
}
