import { sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import { idOf, type WeaponItem } from './weapon-item.ts'
import { words } from './words/words.ts'

/** Every copy of the same weapon, this one among them, the best roll first. */
export function copiesOf(item: WeaponItem, weapons: readonly WeaponItem[]): readonly WeaponItem[] {
  const name = sameWeapon(item.item)
  const scoreOf = ({ rating }: WeaponItem) => rating?.score ?? -1
  return weapons
    .filter((other) => sameWeapon(other.item) === name)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one) || (idOf(one) < idOf(other) ? -1 : 1))
}

/** A copy in a few words: its active traits, which is how players tell rolls apart. */
export function rollInWords({ item }: WeaponItem): string {
  const traits = item.columns.flatMap(({ kind, active }) => (kind === 'trait' && active ? [active.name] : []))
  return traits.join(', ') || item.frame?.name || words.noTraits
}

/** The copy that proves the verdict, where there is one. */
export function proofOf(item: WeaponItem, weapons: readonly WeaponItem[]): WeaponItem | undefined {
  const proof = item.verdict?.proof
  return proof === undefined ? undefined : weapons.find((other) => idOf(other) === proof)
}
