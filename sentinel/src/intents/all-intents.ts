/** Every intent: a new one is a folder and a line here. */
import type { Intent as Name } from '@ai-vault/contract/advice/query.ts'
import { bestOwnedSlot } from './best-owned-slot/best-owned-slot.ts'
import { buildAround } from './build-around/build-around.ts'
import { buildForActivity } from './build-for-activity/build-for-activity.ts'
import { champions } from './champions/champions.ts'
import { closestToDone } from './closest-to-done/closest-to-done.ts'
import { compare } from './compare/compare.ts'
import { dismantleReview } from './dismantle-review/dismantle-review.ts'
import { doIHave } from './do-i-have/do-i-have.ts'
import { dpsOption } from './dps-option/dps-option.ts'
import { dupes } from './dupes/dupes.ts'
import { exoticChoice } from './exotic-choice/exotic-choice.ts'
import { explain } from './explain/explain.ts'
import { findByPerk } from './find-by-perk/find-by-perk.ts'
import { fireteam } from './fireteam/fireteam.ts'
import { godRollFor } from './god-roll-for/god-roll-for.ts'
import { help } from './help/help.ts'
import { historyStats } from './history-stats/history-stats.ts'
import { improveLoadout } from './improve-loadout/improve-loadout.ts'
import { infusePower } from './infuse-power/infuse-power.ts'
import type { Intent } from './intent.ts'
import { missingExotics } from './missing-exotics/missing-exotics.ts'
import { moveEquipPlan } from './move-equip-plan/move-equip-plan.ts'
import { newSinceLast } from './new-since-last/new-since-last.ts'
import { patternsCraft } from './patterns-craft/patterns-craft.ts'
import { postmasterCurrency } from './postmaster-currency/postmaster-currency.ts'
import { rateRoll } from './rate-roll/rate-roll.ts'
import { statGap } from './stat-gap/stat-gap.ts'
import { vendorNow } from './vendor-now/vendor-now.ts'
import { weeklyPlan } from './weekly-plan/weekly-plan.ts'
import { whereFrom } from './where-from/where-from.ts'
import { whoCanRoll } from './who-can-roll/who-can-roll.ts'

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
