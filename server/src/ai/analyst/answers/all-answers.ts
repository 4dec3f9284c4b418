import type { Intent } from '../intents/intents.ts'
import { closestToDone, help, infusePower, patterns, statGap, vendorNow } from './account/account.ts'
import { aboutCharacter, asksForCharacter } from './account/character.ts'
import { fireteam } from './account/fireteam.ts'
import { historyStats } from './account/history.ts'
import { improveLoadout, moveEquip } from './account/loadout.ts'
import { postmasterCurrency } from './account/materials.ts'
import { missingExotics } from './account/missing.ts'
import { weeklyPlan } from './account/plan.ts'
import { asksNeedlessArmor, needlessArmor } from './builds/armor.ts'
import { buildForActivity } from './builds/builds.ts'
import { type Answerer, type Ask, namesOf } from './draft.ts'
import { bestOwned, champions, dpsOption, farmNext } from './vault/best.ts'
import { dismantleReview } from './vault/cleanup.ts'
import { compare } from './vault/compare.ts'
import { exoticChoice } from './vault/exotic-choice.ts'
import { findByPerk, newSinceLast } from './vault/found.ts'
import { doIHave, duplicates } from './vault/owned.ts'
import { explain, godRollFor, rateRoll, whereFrom, whoCanRoll } from './vault/rolls.ts'

/** Armor that could go is asked for in the words of weapons that could go, and of armor that is wanted. */
const orNeedlessArmor =
  (answerer: Answerer): Answerer =>
  (ask) =>
    asksNeedlessArmor(ask) && namesOf(ask, 'weapon', 'armor').length === 0
      ? needlessArmor(ask)
      : answerer(ask)

/** "Where do I get better armor?": no piece is named, so the best set of what there is. */
const asksForAnyArmor = (ask: Ask): boolean =>
  !ask.continues && /\barmou?r\b/i.test(ask.question) && namesOf(ask, 'weapon', 'armor', 'perk').length === 0

export const ANSWERERS: Readonly<Record<Intent, Answerer>> = {
  dismantle_review: orNeedlessArmor(dismantleReview),
  dupes: orNeedlessArmor(duplicates),
  rate_roll: rateRoll,
  god_roll_for: godRollFor,
  do_i_have: orNeedlessArmor(doIHave),
  find_by_perk: findByPerk,
  who_can_roll: whoCanRoll,
  best_owned_slot: bestOwned,
  dps_option: dpsOption,
  build_for_activity: buildForActivity,
  build_around: buildForActivity,
  improve_loadout: improveLoadout,
  champions,
  stat_gap: orNeedlessArmor(statGap),
  infuse_power: (ask) => (asksForCharacter(ask) ? aboutCharacter(ask) : infusePower(ask)),
  weekly_plan: weeklyPlan,
  closest_to_done: closestToDone,
  patterns_craft: patterns,
  where_from: (ask) => (asksForAnyArmor(ask) ? statGap(ask) : whereFrom(ask)),
  farm_next: farmNext,
  vendor_now: vendorNow,
  postmaster_currency: postmasterCurrency,
  compare,
  explain,
  history_stats: historyStats,
  fireteam,
  move_equip_plan: moveEquip,
  exotic_choice: exoticChoice,
  new_since_last: newSinceLast,
  missing_exotics: missingExotics,
  help,
}
