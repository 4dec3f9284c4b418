import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import type { InvestmentStat, ItemDefinition } from '../../manifest/items/item-definition.ts'
import { ARMOR_STAT_HASHES } from '../../manifest/items/stat-hashes.ts'

export const NO_STATS: StatLine = [0, 0, 0, 0, 0, 0]

/** A line with one value for each armor stat, in the game's order. */
export function statLine(valueFor: (statHash: number) => number): StatLine {
  const [weapons, health, classStat, superStat, grenade, melee] = ARMOR_STATS
  return [
    valueFor(ARMOR_STAT_HASHES[weapons]),
    valueFor(ARMOR_STAT_HASHES[health]),
    valueFor(ARMOR_STAT_HASHES[classStat]),
    valueFor(ARMOR_STAT_HASHES[superStat]),
    valueFor(ARMOR_STAT_HASHES[grenade]),
    valueFor(ARMOR_STAT_HASHES[melee]),
  ]
}

export const mapLine = (line: StatLine, change: (value: number, index: number) => number): StatLine => {
  const [a, b, c, d, e, f] = line
  return [change(a, 0), change(b, 1), change(c, 2), change(d, 3), change(e, 4), change(f, 5)]
}

export const addLines = (line: StatLine, other: StatLine): StatLine =>
  mapLine(line, (value, index) => value + (other[index] ?? 0))

export const subtractLine = (line: StatLine, other: StatLine): StatLine =>
  mapLine(line, (value, index) => value - (other[index] ?? 0))

export const isEmptyLine = (line: StatLine): boolean => line.every((value) => value === 0)

/** What a definition lists, whether or not it applies here. */
export const listedLine = (item: ItemDefinition | undefined): StatLine => investmentLine(item, () => true)

/** What a definition always gives; what depends on a condition is left out. */
export const steadyLine = (item: ItemDefinition | undefined): StatLine =>
  investmentLine(item, ({ conditional }) => !conditional)

function investmentLine(
  item: ItemDefinition | undefined,
  counts: (stat: InvestmentStat) => boolean,
): StatLine {
  if (!item) return NO_STATS
  const counted = item.investmentStats.filter(counts)
  return statLine((statHash) =>
    counted.reduce((sum, stat) => (stat.statHash === statHash ? sum + stat.value : sum), 0),
  )
}
