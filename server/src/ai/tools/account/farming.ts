import { DAMAGE_TYPES, WEAPON_TYPES } from '@ai-vault/game/items.ts'
import { shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import { z } from 'zod'
import { defineTool, MOST_ROWS } from '../tool.ts'
import { citeAccount } from '../turn.ts'

/** The farming list of the prophecy, in its order. */
export const farmPriorities = defineTool({
  name: 'farm_priorities',
  description:
    'Which rolls are worth farming, best first: points gained over the best owned weapon for the same job, times the ' +
    'odds of a run, by the player’s own pace. The same list as the farming page of the prophecy; with a side, a type or ' +
    'an element, by the same rule for those alone.',
  limitMs: 8_000,
  input: z.object({
    side: z.enum(['pve', 'pvp']).optional(),
    type: z.enum(WEAPON_TYPES).optional(),
    element: z.enum(DAMAGE_TYPES).optional(),
    within_hours: z
      .number()
      .min(0)
      .max(1_000)
      .optional()
      .describe(
        'So much time is left: what has even odds to drop in it comes first, then what is nearest to it',
      ),
    limit: z.int().min(1).max(MOST_ROWS).default(9),
  }),
  async run({ side, type, element, within_hours: hours, limit }, turn) {
    const fits =
      type || element
        ? (weapon: { readonly type: string; readonly element: string }) =>
            (!type || weapon.type === type) && (!element || weapon.element === element)
        : undefined
    const { farms, reading } = await turn.readFarming({ side, fits })
    const source = citeAccount(turn, {
      kind: 'inventory',
      // The page of the prophecy shows its own list only, with the points of all that is played.
      ...(side || fits
        ? {
            label: `What pays to farm${side ? ` for ${side === 'pvp' ? 'PvP' : 'PvE'}` : ''}, by the rule of the prophecy`,
          }
        : { label: 'Your farming list of the prophecy', href: '/prophecy' }),
      ...(reading ? { stillReading: 'your history is still being read' } : {}),
    })
    const fitting = hours === undefined ? farms : farms.filter(({ even_hours }) => even_hours <= hours)
    const later = farms.filter((farm) => !fitting.includes(farm))
    const ordered = [...fitting, ...later.toSorted((one, other) => one.even_hours - other.even_hours)]
    const { ledger } = turn
    return {
      source,
      still_reading_history: reading,
      total: farms.length,
      ...(hours === undefined ? {} : { fitting: fitting.length }),
      rows: ordered.slice(0, limit).map((farm) => ({
        ref: `{{${ledger.knownItem({ name: farm.weapon_name, hash: farm.item_hash })}}}`,
        name: farm.weapon_name,
        traits: farm.traits.map((name) => ({ ref: `{{${ledger.perk({ name })}}}`, name })),
        where: `{{${ledger.thing({ kind: 'place', name: farm.place })}}}`,
        points_more: shownScore(farm.value),
        one_run_in: Math.round(1 / farm.odds_a_run),
        minutes_a_run: farm.minutes,
        even_runs: farm.even_runs,
        even_hours: farm.even_hours,
      })),
    }
  },
})
