import { masterworkedStats } from '../gear/masterworked-stats.ts'
import type { ArmorPiece, Weapon } from '../items.ts'
import type { SharedArmor, SharedWeapon } from './document.ts'

const PERKS: ReadonlySet<string> = new Set(['trait', 'origin'])

/** An owned copy as a share shows it: in English, which every reader's tools know. */
export function sharedWeapon(weapon: Weapon, rating?: SharedWeapon['rating']): SharedWeapon {
  const perks = weapon.columns.flatMap(({ kind, active }) => (PERKS.has(kind) && active ? [active] : []))
  return {
    slot: weapon.slot,
    hash: weapon.hash,
    name: weapon.englishName ?? weapon.name,
    type: weapon.type,
    typeName: weapon.englishTypeName ?? weapon.typeName,
    element: weapon.element,
    rarity: weapon.rarity,
    ...(weapon.icon ? { icon: weapon.icon } : {}),
    perks: perks.map(({ hash, name, englishName }) => ({ hash, name: englishName ?? name })),
    ...(rating ? { rating } : {}),
    instanceId: weapon.instanceId,
  }
}

export const sharedArmor = (piece: ArmorPiece): SharedArmor => ({
  slot: piece.slot,
  hash: piece.hash,
  name: piece.englishName ?? piece.name,
  rarity: piece.rarity,
  ...(piece.icon ? { icon: piece.icon } : {}),
  ...(piece.tier ? { tier: piece.tier } : {}),
  ...(piece.set ? { set: piece.set.englishName ?? piece.set.name } : {}),
  stats: masterworkedStats(piece),
  instanceId: piece.instanceId,
})
