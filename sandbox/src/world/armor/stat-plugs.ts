import { ARMOR_STATS, type ArmorStat } from '@ai-vault/game/items.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { definePlug } from '../shapes/plugs.ts'
import { ARMOR_STAT_HASH, ARMOR_STAT_LABELS } from '../tables/platform.ts'
import type { OldStat } from '../world.ts'

/** No piece of armor brings more than this of one stat. */
const HIGHEST_BASE = 35
const HIGHEST_OLD = 30
const GROUP = 3

const upTo = (highest: number): number[] => Array.from({ length: highest }, (_, place) => place + 1)

const defineStats = (
  definitions: Definitions,
  hash: number,
  stats: readonly (readonly [stat: ArmorStat, value: number])[],
): number =>
  definePlug(definitions, {
    hash,
    name: '',
    text: stats.map(([stat, value]) => `${ARMOR_STAT_LABELS[stat]} +${value}`).join(', '),
    typeName: '',
    category: 'armor_stats',
    stats: stats.map(([stat, value]) => [ARMOR_STAT_HASH[stat], value] as const),
  })

export const defineStatPlugs = (definitions: Definitions): Readonly<Record<ArmorStat, readonly number[]>> =>
  Object.fromEntries(
    ARMOR_STATS.map((stat) => [
      stat,
      upTo(HIGHEST_BASE).map((value) =>
        defineStats(definitions, hashFor('armor-stat', `${stat}/${value}`), [[stat, value]]),
      ),
    ]),
  ) as unknown as Readonly<Record<ArmorStat, readonly number[]>>

export const oldStatPlug = ({ group, place, value }: OldStat): number =>
  hashFor('old-armor-stat', `${group}/${place}/${value}`)

export const defineOldStatPlugs = (definitions: Definitions): readonly number[] =>
  ([0, 1] as const).flatMap((group) => {
    const stats = ARMOR_STATS.slice(group * GROUP, (group + 1) * GROUP)
    return stats.flatMap((_, place) =>
      upTo(HIGHEST_OLD).map((value) =>
        defineStats(
          definitions,
          oldStatPlug({ group, place, value }),
          stats.map((stat, index) => [stat, index === place ? value : 1]),
        ),
      ),
    )
  })
