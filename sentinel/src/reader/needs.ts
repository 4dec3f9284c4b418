/** What a question of each intent cannot be answered without, in the order in which it is asked for. */
import type { Intent, Query, SlotName } from '@ai-vault/contract/advice/query.ts'

type Need = readonly SlotName[]

/** Each need is met by any of its slots. */
const NEEDS: Readonly<Partial<Record<Intent, readonly Need[]>>> = {
  rate_roll: [['item', 'weapon_type', 'slot', 'period', 'ordinal']],
  god_roll_for: [['item', 'weapon_type']],
  dupes: [],
  do_i_have: [['item', 'weapon_type', 'perk', 'slot', 'rarity', 'element', 'item_kind', 'currency']],
  find_by_perk: [['perk']],
  who_can_roll: [['perk']],
  build_for_activity: [
    ['class', 'element'],
    ['activity', 'mode', 'destination'],
  ],
  build_around: [['item', 'ability', 'term', 'element', 'weapon_type', 'perk', 'stat']],
  compare: [['item'], ['item2', 'perk', 'ability', 'weapon_type']],
  explain: [['term', 'perk', 'item', 'ability', 'stat', 'champion', 'activity']],
  where_from: [['item', 'currency', 'ordinal', 'weapon_type', 'perk']],
  vendor_now: [['vendor', 'item', 'weapon_type']],
  stat_gap: [['stat']],
  exotic_choice: [
    ['class', 'item_kind', 'slot'],
    ['activity', 'mode', 'element', 'purpose'],
  ],
  move_equip_plan: [['item', 'loadout', 'weapon_type', 'ordinal', 'place']],
  fireteam: [['player', 'activity']],
  patterns_craft: [['item', 'activity']],
  best_owned_slot: [
    ['weapon_type', 'slot', 'ammo', 'purpose', 'element'],
    ['activity', 'mode'],
  ],
  improve_loadout: [['loadout']],
  history_stats: [['metric'], ['activity', 'mode']],
  postmaster_currency: [['currency', 'place']],
  closest_to_done: [['triumph', 'kind']],
}

export const needsOf = (intent: Intent): readonly Need[] => NEEDS[intent] ?? []

/** The first slot of every need that the query does not meet. */
export function missingIn({ intent, slots }: Query): SlotName[] {
  return needsOf(intent)
    .filter((need) => need.every((slot) => slots[slot] === undefined))
    .flatMap((need) => need[0] ?? [])
}

/** Questions that are whole without anything else: 'what can go'. */
export const needsNothing = (intent: Intent): boolean => needsOf(intent).length === 0
