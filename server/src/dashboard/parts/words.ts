import type { CitedItem } from '@ai-vault/contract/dashboard/parts.ts'
import { capitalized } from '@ai-vault/game/in-words.ts'
import type { ArmorPiece, Weapon, WeaponType } from '@ai-vault/game/items.ts'

export const CLASS_NAMES = { titan: 'Titan', hunter: 'Hunter', warlock: 'Warlock' } as const

const NUMBERS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
export const number = (value: number) => NUMBERS.format(value)

/** "1 bounty", "5 bounties". */
export const counted = (count: number, one: string, several = `${one}s`) =>
  `${number(count)} ${count === 1 ? one : several}`

/** "hand-cannon" as a heading: "Hand cannons". */
export const weaponTypeName = (type: WeaponType) => capitalized(`${type.replaceAll('-', ' ')}s`)

export function cite({ hash, instanceId, name, icon }: Weapon | ArmorPiece): CitedItem {
  return { item_hash: hash, item_instance_id: instanceId, name, icon }
}
