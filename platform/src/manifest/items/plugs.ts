import type { Plug, WeaponStat } from '@ai-vault/game/items.ts'
import type { ItemDefinition } from './item-definition.ts'
import { WEAPON_STAT_BY_HASH } from './stat-hashes.ts'

const ENHANCED_TIER = 3

export function toPlug(item: ItemDefinition, describePerk: (perkHash: number) => string | undefined): Plug {
  const stats = plugStats(item)
  return {
    hash: item.hash,
    name: item.name,
    description: item.description || firstPerkText(item, describePerk),
    ...(item.icon ? { icon: item.icon } : {}),
    enhanced: isEnhanced(item),
    ...(Object.keys(stats).length > 0 ? { stats } : {}),
  }
}

function firstPerkText(item: ItemDefinition, describePerk: (perkHash: number) => string | undefined): string {
  for (const perkHash of item.perkHashes) {
    const description = describePerk(perkHash)
    if (description) return description
  }
  return ''
}

/** Enhanced perks share the name of the plain one; they sit one rarity higher, in every language. */
const isEnhanced = (item: ItemDefinition): boolean =>
  item.plugCategory !== '' && (item.tierType === ENHANCED_TIER || item.typeName.startsWith('Enhanced '))

/** What the plug always adds; what only sometimes applies is left out. */
function plugStats(item: ItemDefinition): Partial<Record<WeaponStat, number>> {
  const stats: Partial<Record<WeaponStat, number>> = {}
  for (const { statHash, value, conditional } of item.investmentStats) {
    const stat = WEAPON_STAT_BY_HASH.get(statHash)
    if (stat && !conditional) stats[stat] = (stats[stat] ?? 0) + value
  }
  return stats
}
