/** The stats of the chosen roll, and how they differ from what the copy shows. */
import type { ForgeWeapon } from '@ai-vault/contract/advice/forge.ts'
import { WEAPON_STATS, type Weapon, type WeaponStat } from '@ai-vault/game/items.ts'
import {
  type StatGiver,
  type StatValues,
  statsAfter,
  statsWith,
} from '@ai-vault/game/weapons/stats/stat-scale.ts'
import { type InUnits, inUnits } from '@ai-vault/game/weapons/stats/units.ts'
import { statLabel } from '../stats/weapon-stats.ts'
import type { ExplorerColumn, ExplorerPerk } from './explorer-columns.ts'

export interface StatLine {
  readonly stat: WeaponStat
  readonly label: string
  readonly value: number
  readonly before: number
  /** Counted from the copy; absent where there is none. */
  readonly change?: number
  readonly units?: InUnits
  /** What a full bar stands for. */
  readonly most: number
}

const TIMES: readonly WeaponStat[] = ['charge-time', 'draw-time']

/** What the copy has on that the explorer can exchange. */
function activeOf(columns: readonly ExplorerColumn[], copy: Weapon): StatGiver[] {
  return columns.flatMap(({ kind, perks, active }): StatGiver[] => {
    if (kind === 'masterwork') {
      const { stat, level } = copy.masterwork ?? {}
      return active !== undefined && stat && level ? [{ stats: { [stat]: level } }] : []
    }
    const on = perks.find(({ hash }) => hash === active)
    return on?.stats ? [{ stats: on.stats }] : []
  })
}

function chosenOf(
  columns: readonly ExplorerColumn[],
  chosen: ReadonlyMap<string, ExplorerPerk>,
  copy: Weapon | undefined,
): StatGiver[] {
  return columns.flatMap(({ key, kind, active }): StatGiver[] => {
    const perk = chosen.get(key)
    if (!perk) return []
    const { stat, level } = copy?.masterwork ?? {}
    // The copy's own masterwork gives what it has reached; another one is counted as finished.
    if (kind === 'masterwork' && perk.hash === active && stat && level) return [{ stats: { [stat]: level } }]
    return perk.stats ? [{ stats: perk.stats }] : []
  })
}

/** Undefined where the definitions do not tell how perks change the stats. */
export function rollStats(
  forge: ForgeWeapon,
  columns: readonly ExplorerColumn[],
  chosen: ReadonlyMap<string, ExplorerPerk>,
  copy: Weapon | undefined,
): readonly StatLine[] | undefined {
  const { scale, weapon } = forge
  if (!scale) return undefined
  const perks = chosenOf(columns, chosen, copy)
  const after: StatValues = copy
    ? statsAfter(copy.stats, scale, activeOf(columns, copy), perks)
    : statsWith(scale, perks)
  const before = copy?.stats ?? after
  const shown = copy ? Object.keys(copy.stats) : Object.keys(forge.stats)
  return WEAPON_STATS.filter((stat) => shown.includes(stat) && after[stat] !== undefined).map((stat) => {
    const value = after[stat] ?? 0
    const units = inUnits(stat, after, weapon.type)
    return {
      stat,
      label: statLabel(stat),
      value,
      before: before[stat] ?? value,
      ...(copy ? { change: value - (before[stat] ?? value) } : {}),
      ...(units ? { units } : {}),
      most: stat === 'rpm' || TIMES.includes(stat) ? Math.max(1000, value) : 100,
    }
  })
}
