import type { StatCurve, StatScale, WeaponStat } from '@ai-vault/game/items.ts'
import { at, count, list, number } from '../../wire/read.ts'
import type { ItemDefinition } from './item-definition.ts'
import type { ItemLookups } from './item-lookups.ts'
import { WEAPON_STAT_BY_HASH } from './stat-hashes.ts'

const GROUP_TABLE = 'DestinyStatGroupDefinition'

type Curves = StatScale['curves']

/** Weapons share few groups; each is read once for a version of the definitions. */
const known = new WeakMap<ItemLookups, Map<number, Curves>>()

/** What the weapon has without perks, and the curves of its group; undefined where it names no group. */
export function statScale(item: ItemDefinition, definitions: ItemLookups): StatScale | undefined {
  if (item.statGroup === undefined) return undefined
  const invested: Partial<Record<WeaponStat, number>> = {}
  for (const { statHash, value, conditional } of item.investmentStats) {
    const stat = WEAPON_STAT_BY_HASH.get(statHash)
    if (stat && !conditional) invested[stat] = (invested[stat] ?? 0) + value
  }
  return { invested, curves: curvesOf(item.statGroup, definitions) }
}

function curvesOf(group: number, definitions: ItemLookups): Curves {
  const groups = known.get(definitions) ?? new Map<number, Curves>()
  known.set(definitions, groups)
  const kept = groups.get(group)
  if (kept) return kept
  const curves = readCurves(definitions.definition(GROUP_TABLE, group))
  groups.set(group, curves)
  return curves
}

function readCurves(group: unknown): Curves {
  const curves: Partial<Record<WeaponStat, StatCurve>> = {}
  for (const scaled of list(at(group, 'scaledStats'))) {
    const stat = WEAPON_STAT_BY_HASH.get(number(at(scaled, 'statHash')) ?? 0)
    const points = list(at(scaled, 'displayInterpolation')).map(
      (point) => [count(at(point, 'value')), count(at(point, 'weight'))] as const,
    )
    if (stat && points.length > 0) curves[stat] = points.toSorted(([one], [other]) => one - other)
  }
  return curves
}
