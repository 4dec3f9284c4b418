/**
 * What players ask, as far as the analyst answers it. Cues are patterns over the normalised question in which names have
 * become `_weapon_`, `_armor_`, `_perk_`, `_record_`; how much each cue and word says is learned from the examples and
 * from one half of the phrases (phrases/tuning.ts); the other half measures, and so do two sets that were kept back
 * (phrases.test.ts, `npm run bench analyst`).
 */

import { BUILDS } from './builds.ts'
import { FINDING } from './finding.ts'
import { GEAR } from './gear.ts'
import { PLANS } from './plans.ts'
import { TELLING } from './telling.ts'
import { VAULT } from './vault.ts'

export type { IntentRule } from './intent-rule.ts'

/** In this order: of two that fit alike the first one is meant. */
export const INTENTS = {
  ...VAULT,
  ...FINDING,
  ...BUILDS,
  ...PLANS,
  ...TELLING,
  ...GEAR,
} as const

export type Intent = keyof typeof INTENTS
export const INTENT_NAMES = Object.keys(INTENTS) as Intent[]
