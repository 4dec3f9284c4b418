/** Every intent: a new one is a folder and a line here. */
import type { Intent as Name } from '@ai-vault/contract/advice/query.ts'
import { buildAround } from './builds/build-around.ts'
import { buildForActivity } from './builds/build-for-activity.ts'
import { champions } from './builds/champions.ts'
import { dpsOption } from './builds/dps-option.ts'
import { fireteam } from './builds/fireteam.ts'
import { improveLoadout } from './builds/improve-loadout.ts'
import { statGap } from './builds/stat-gap.ts'
import { explain } from './help/explain.ts'
import { help } from './help/help.ts'
import type { Intent } from './intent.ts'
import { bestOwnedSlot } from './owned/best-owned-slot.ts'
import { compare } from './owned/compare.ts'
import { dismantleReview } from './owned/dismantle-review.ts'
import { doIHave } from './owned/do-i-have.ts'
import { dupes } from './owned/dupes.ts'
import { exoticChoice } from './owned/exotic-choice.ts'
import { findByPerk } from './owned/find-by-perk.ts'
import { closestToDone } from './progress/closest-to-done.ts'
import { historyStats } from './progress/history-stats.ts'
import { infusePower } from './progress/infuse-power.ts'
import { moveEquipPlan } from './progress/move-equip-plan.ts'
import { newSinceLast } from './progress/new-since-last.ts'
import { postmasterCurrency } from './progress/postmaster-currency.ts'
import { weeklyPlan } from './progress/weekly-plan.ts'
import { godRollFor } from './rolls/god-roll-for.ts'
import { patternsCraft } from './rolls/patterns-craft.ts'
import { rateRoll } from './rolls/rate-roll.ts'
import { whoCanRoll } from './rolls/who-can-roll.ts'
import { missingExotics } from './sources/missing-exotics.ts'
import { vendorNow } from './sources/vendor-now.ts'
import { whereFrom } from './sources/where-from.ts'

export const ALL_INTENTS: Readonly<Record<Name, Intent>> = {
  dismantle_review: dismantleReview,
  dupes,
  rate_roll: rateRoll,
  god_roll_for: godRollFor,
  do_i_have: doIHave,
  find_by_perk: findByPerk,
  who_can_roll: whoCanRoll,
  best_owned_slot: bestOwnedSlot,
  dps_option: dpsOption,
  build_for_activity: buildForActivity,
  build_around: buildAround,
  improve_loadout: improveLoadout,
  champions,
  stat_gap: statGap,
  infuse_power: infusePower,
  weekly_plan: weeklyPlan,
  closest_to_done: closestToDone,
  patterns_craft: patternsCraft,
  where_from: whereFrom,
  vendor_now: vendorNow,
  postmaster_currency: postmasterCurrency,
  compare,
  explain,
  history_stats: historyStats,
  fireteam,
  move_equip_plan: moveEquipPlan,
  exotic_choice: exoticChoice,
  new_since_last: newSinceLast,
  missing_exotics: missingExotics,
  help,
}
