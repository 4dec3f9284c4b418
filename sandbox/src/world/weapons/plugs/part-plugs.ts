import type { WeaponStat } from '@ai-vault/game/items.ts'
import { iconPath } from '../../../icons/icon-path.ts'
import type { Definitions } from '../../definitions.ts'
import { definePlug, weaponStats } from '../../shapes/plugs.ts'
import { STAT_LABELS } from '../../tables/platform.ts'
import type { StatChange } from '../../tables/rows.ts'
import { PART_FAMILIES, type PartFamily } from '../../tables/weapon-plugs/weapon-part-families.ts'
import type { Twins } from './twins.ts'

const FAMILIES = Object.keys(PART_FAMILIES) as PartFamily[]

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What a barrel or magazine does follows from its numbers. */
export const describeChange = (change: StatChange): string => {
  const named = (sign: number): string[] =>
    Object.entries(change)
      .filter(([, value]) => Math.sign(value) === sign)
      .map(([stat]) => STAT_LABELS[stat as WeaponStat])
  const [better, worse] = [named(1), named(-1)]
  if (better.length > 0 && worse.length > 0) return `Improves ${list(better)} at the cost of ${list(worse)}.`
  if (better.length > 0) return `Improves ${list(better)}.`
  if (worse.length > 0) return `Changes how the weapon fires at the cost of ${list(worse)}.`
  return 'Changes how the weapon fires without touching its numbers.'
}

/** Parts by the game's names for them. */
export type Parts = ReadonlyMap<string, number>

const defineFamily = (definitions: Definitions, family: PartFamily, twins: Twins): [string, number][] => {
  const { category, typeName, rows } = PART_FAMILIES[family]
  const variant = FAMILIES.indexOf(family) + 1
  return rows.map(([name, hash, enhanced, change, enhancedChange]) => {
    const icon = (rarity: number): string => iconPath({ kind: 'perk', variant, rarity, seed: hash })
    const plain = { text: describeChange(change), stats: weaponStats(change) }
    definePlug(definitions, { ...plain, hash, name, typeName, category, icon: icon(0) })
    if (enhanced === 0) return [name, hash]
    definePlug(definitions, {
      text: describeChange(enhancedChange),
      stats: weaponStats(enhancedChange),
      hash: enhanced,
      name,
      typeName: `Enhanced ${typeName}`,
      category,
      rarity: 'uncommon',
      icon: icon(1),
    })
    twins.set(hash, enhanced)
    return [name, hash]
  })
}

export const defineParts = (definitions: Definitions, twins: Twins): Parts =>
  new Map(FAMILIES.flatMap((family) => defineFamily(definitions, family, twins)))
