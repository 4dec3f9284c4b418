import { ARMOR_STATS, type StatLine, type Tuning } from '@ai-vault/game/items.ts'
import type { ItemDefinition } from '../../manifest/items/item-definition.ts'
import {
  addLines,
  isEmptyLine,
  listedLine,
  mapLine,
  NO_STATS,
  steadyLine,
  subtractLine,
} from './stat-lines.ts'

/**
 * The arithmetic of a piece: worn = base + masterwork + tuning + mods, never below zero.
 * On Armor 3.0 a masterwork level, and balanced tuning, raise only the stats that the drop left at zero, although
 * the plug's definition lists all six; on older armor the masterwork raises what its plug says. The base is the
 * sum of the stat plugs; where those are not known it is worked out backwards from what is worn.
 */
export interface ArmorPlugs {
  readonly armor3: boolean
  readonly statPlugs: StatLine
  readonly masterwork: ItemDefinition | undefined
  readonly tuning: Tuning | undefined
  readonly mods: StatLine
}

const TUNING_POINTS = 5
const BALANCED_POINTS = 1

export function armorStats(
  plugs: ArmorPlugs,
  worn: StatLine | undefined,
): { base: StatLine; stats: StatLine } {
  const base = isEmptyLine(plugs.statPlugs) && worn ? baseFromWorn(plugs, worn) : plugs.statPlugs
  return { base, stats: worn ?? wornFromBase(plugs, base) }
}

export function wornFromBase(plugs: ArmorPlugs, base: StatLine): StatLine {
  const raised = plugs.armor3 ? onZeroStats(base, zeroStatBonus(plugs)) : steadyLine(plugs.masterwork)
  const total = addLines(addLines(base, raised), addLines(directionalLine(plugs.tuning), plugs.mods))
  return mapLine(total, (value) => Math.max(0, value))
}

function baseFromWorn(plugs: ArmorPlugs, worn: StatLine): StatLine {
  const bare = subtractLine(subtractLine(worn, plugs.mods), directionalLine(plugs.tuning))
  const bonus = zeroStatBonus(plugs)
  const base = plugs.armor3
    ? mapLine(bare, (value) => (value <= bonus ? 0 : value))
    : subtractLine(bare, steadyLine(plugs.masterwork))
  return mapLine(base, (value) => Math.max(0, value))
}

/** The level of an Armor 3.0 masterwork plug: what it gives to each stat it raises. */
export const masterworkLevel = (masterwork: ItemDefinition | undefined): number =>
  Math.max(0, ...listedLine(masterwork))

const zeroStatBonus = (plugs: ArmorPlugs): number =>
  masterworkLevel(plugs.masterwork) + (plugs.tuning?.kind === 'balanced' ? BALANCED_POINTS : 0)

const onZeroStats = (base: StatLine, amount: number): StatLine =>
  mapLine(base, (value) => (value === 0 ? amount : 0))

function directionalLine(tuning: Tuning | undefined): StatLine {
  if (tuning?.kind !== 'directional') return NO_STATS
  return mapLine(NO_STATS, (_, index) => {
    if (ARMOR_STATS[index] === tuning.plus) return TUNING_POINTS
    return ARMOR_STATS[index] === tuning.minus ? -TUNING_POINTS : 0
  })
}
