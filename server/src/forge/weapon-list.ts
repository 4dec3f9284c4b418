import type { ForgeListed } from '@ai-vault/contract/advice/forge.ts'
import type { WeaponDefinition } from '@ai-vault/game/items.ts'
import { sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import type { WishListIndex } from '@ai-vault/game/weapons/wish-list/wish-list-index.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import { shownName } from './shown-names.ts'

const poolOf = ({ columns }: WeaponDefinition) =>
  columns.reduce((sum, { possible }) => sum + possible.length, 0)

/** Each weapon once: a name that came back with other perks stands for its edition with the most of them. */
export function distinctWeapons(manifest: Pick<Manifest, 'weapons'>): readonly WeaponDefinition[] {
  const byName = new Map<string, WeaponDefinition>()
  for (const weapon of manifest.weapons()) {
    if (!weapon.name || weapon.columns.length === 0) continue
    const key = sameWeapon(weapon)
    const kept = byName.get(key)
    if (!kept || poolOf(weapon) > poolOf(kept)) byName.set(key, weapon)
  }
  return [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

export function listAnswer(weapons: readonly WeaponDefinition[], names: Names | undefined): ForgeListed[] {
  return weapons.map((weapon) => ({
    item_hash: weapon.hash,
    ...shownName(weapon, names),
    icon: weapon.icon,
    type: weapon.type,
    type_name: names?.typeNameOf(weapon.hash) ?? weapon.typeName,
    element: weapon.element,
    rarity: weapon.rarity,
  }))
}

/** The public example: of the legendary weapons with two trait columns the one that the lists speak of most. */
export function exampleWeapon(
  manifest: Pick<Manifest, 'weapons'>,
  lists: WishListIndex | undefined,
): WeaponDefinition | undefined {
  const rollable = distinctWeapons(manifest).filter(
    ({ rarity, columns }) =>
      rarity === 'legendary' &&
      columns.filter(({ kind, possible }) => kind === 'trait' && possible.length > 1).length >= 2,
  )
  const wishes = ({ hash, name }: WeaponDefinition) => lists?.groupFor(hash, name)?.rolls.length ?? 0
  return rollable.toSorted(
    (one, other) => wishes(other) - wishes(one) || poolOf(other) - poolOf(one) || one.hash - other.hash,
  )[0]
}
