/** Which question it is, with how likely each reading is; too close to call means asking back. */
import { INTENT_NAMES, INTENTS, type Intent, type IntentRule } from '../intents/intents.ts'
import { asksRunsOf, unknownActivityIn } from '../reading/activities.ts'
import type { FoundEntity } from '../reading/entities.ts'
import { normalise } from '../reading/normalise.ts'
import { shapeOf, withoutNames } from '../reading/shape.ts'
import { readSlots, type Slots } from '../reading/slots.ts'
import { askedAbout, asksKillsWith, asksNotOwned, type Subject } from './about-one.ts'
import { asksBestRun, asksMostUsedExotics, asksRunsIn, comparedSpans } from './about-runs.ts'
import { asksBetter, asksToBeat } from './follow-up.ts'
import { likelihoods } from './learn.ts'

export interface RankedIntent {
  readonly intent: Intent
  /** 0 to 1; all of them together make 1. */
  readonly score: number
}

export interface Classification {
  readonly ranked: readonly RankedIntent[]
  /** Absent where nothing fits well enough. */
  readonly intent?: Intent
  /** Two that lie too close together. */
  readonly torn?: readonly [Intent, Intent]
  readonly slots: Slots
  /** How likely the chosen reading is, 0 to 1: a rule is sure of its own. */
  readonly certainty: number
  /** The question with placeholders for names. */
  readonly shape: string
}

const LEAST_SCORE = 0.26
const MARGIN = 0.1
/** Two readings are worth asking about where they leave little room for a third. */
const LEAST_OF_TWO = 0.6

/** Of what is crafted already: the best of it, or all of it. */
const ASKS_BEST = /\b(?:best|better|strongest|top|strong|good)\b/

/** Which, or how many, of the weapons; what of them may go is another question. */
const asksWhichWeapons = (shape: string): boolean =>
  /\b(?:weapons?|exotics?|legendaries)\b|_type_|_element_/.test(shape) &&
  !/\b(?:dismantle|get rid of|go|keep|armor)\b/.test(shape)

const ABOUT: Readonly<Record<Subject, Intent>> = {
  character: 'infuse_power',
  weapon: 'rate_roll',
  armor: 'rate_roll',
  perk: 'explain',
}

export function classify(question: string, entities: readonly FoundEntity[]): Classification {
  const shape = shapeOf(question, entities)
  const isPossible = (intent: Intent) => {
    const { needs }: IntentRule = INTENTS[intent]
    return !needs || needs.some((kind) => shape.includes(`_${kind}_`))
  }
  const ranked = likelihoods(shape, isPossible)
    .map((score, at): RankedIntent => ({ intent: INTENT_NAMES[at] as Intent, score }))
    .toSorted((one, other) => other.score - one.score)
  const [first, second] = ranked as [RankedIntent, RankedIntent]
  const slots = readSlots(normalise(question), withoutNames(question, entities))
  const base = { ranked, slots, shape, certainty: first.score }
  const subject = askedAbout(shape)
  if (subject) return { ...base, intent: ABOUT[subject], certainty: 1 }
  const asksRuns =
    asksRunsOf(shape) ||
    asksRunsIn(shape, slots.span) ||
    asksBestRun(shape) ||
    comparedSpans(shape) ||
    (entities.length === 0 && unknownActivityIn(question))
  if (asksKillsWith(shape) || asksRuns) return { ...base, intent: 'history_stats', certainty: 1 }
  if (asksNotOwned(shape)) return { ...base, intent: 'missing_exotics', certainty: 1 }
  if (asksMostUsedExotics(shape)) return { ...base, intent: 'exotic_choice', certainty: 1 }
  if (asksBetter(shape) && shape.includes('_weapon_')) return { ...base, intent: 'rate_roll', certainty: 1 }
  if (asksToBeat(shape) && shape.includes('_weapon_')) return { ...base, intent: 'farm_next', certainty: 1 }
  if (slots.crafted && first.intent === 'patterns_craft') {
    return { ...base, intent: ASKS_BEST.test(shape) ? 'best_owned_slot' : 'do_i_have', certainty: 1 }
  }
  if (slots.unused && asksWhichWeapons(shape)) {
    return { ...base, intent: ASKS_BEST.test(shape) ? 'best_owned_slot' : 'do_i_have', certainty: 1 }
  }
  if (first.score >= LEAST_SCORE && first.score - second.score >= MARGIN) {
    return { ...base, intent: first.intent }
  }
  if (first.score + second.score < LEAST_OF_TWO) return base
  return { ...base, torn: [first.intent, second.intent] }
}
