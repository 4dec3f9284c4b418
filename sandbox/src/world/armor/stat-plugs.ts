import { ARMOR_STATS, type ArmorStat } from '@ai-vault/game/items.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { definePlug } from '../shapes/plugs.ts'
import { ARMOR_STAT_HASH } from '../tables/platform.ts'
import { ARMOR_STAT_LABELS } from '../tables/stat-labels.ts'

/** No piece of armor brings more than this of one stat. */
const HIGHEST_BASE = 35

export const defineStatPlugs = (definitions: Definitions): Readonly<Record<ArmorStat, readonly number[]>> => {
  const define = (stat: ArmorStat, value: number): number =>
    definePlug(definitions, {
      hash: hashFor('armor-stat', `${stat}/${value}`),
      name: '',
      text: `${ARMOR_STAT_LABELS[stat]} +${value}`,
      typeName: '',
      category: 'armor_stats',
      stats: [[ARMOR_STAT_HASH[stat], value]],
    })
  const values = Array.from({ length: HIGHEST_BASE }, (_, place) => place + 1)
  return Object.fromEntries(
    ARMOR_STATS.map((stat) => [stat, values.map((value) => define(stat, value))]),
  ) as unknown as Readonly<Record<ArmorStat, readonly number[]>>
}
