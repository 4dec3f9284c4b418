import { readNumber, readPair, readRows, readText, readWord, row } from '@ai-vault/game/data-rows.ts'
import { WEAPON_STATS, type WeaponStat } from '@ai-vault/game/items.ts'
import type { Curve } from '../curves.ts'
import curveRows from '../data/stat-curves.json' with { type: 'json' }
import groupRows from '../data/stat-groups.json' with { type: 'json' }

/**
 * How the game shows the values that are invested in a weapon: bars as they are, rounds, rates and times along a
 * curve of the weapon's own type and frame. The hashes and curves are the game's.
 */
export interface StatGroup {
  readonly hash: number
  /** What a weapon of this group shows, in the game's order; everything else that a part adds stays unseen. */
  readonly shows: readonly WeaponStat[]
  readonly curves: Readonly<Partial<Record<WeaponStat, Curve>>>
}

const readStat = (value: unknown): WeaponStat => readWord(value, WEAPON_STATS)

const CURVES = readRows(curveRows, 'stat-curves.json', ([group, stat, points]) => ({
  group: readText(group),
  stat: readStat(stat),
  curve: row(points).map(readPair),
}))

const curvesOf = (group: string): StatGroup['curves'] =>
  Object.fromEntries(CURVES.filter((each) => each.group === group).map(({ stat, curve }) => [stat, curve]))

/** By a name of ours: the weapon's type, and what sets its curves apart from those of the type. */
export const STAT_GROUPS: ReadonlyMap<string, StatGroup> = new Map(
  readRows(groupRows, 'stat-groups.json', ([name, hash, shows]) => [
    readText(name),
    { hash: readNumber(hash), shows: row(shows).map(readStat), curves: curvesOf(readText(name)) },
  ]),
)

export function readStatGroup(name: unknown): StatGroup {
  const group = STAT_GROUPS.get(readText(name))
  if (!group) throw new TypeError(`no group of stats is called ${name}`)
  return group
}
