import type { Weapon } from '@ai-vault/game/items.ts'
import type { Ask } from '../ask.ts'
import type { Vault } from '../facts.ts'

/** "On my hunter": weapons are everybody's, so a class says who carries them. */
export function carriedBy(
  ask: Ask,
  weapons: readonly Weapon[],
  { characters }: Pick<Vault, 'characters'>,
): readonly Weapon[] {
  const wanted = ask.slots.class
  if (!wanted || weapons.length === 0) return weapons
  ask.slot('class')
  if (wanted === 'all') return weapons
  const ids = new Set(characters.filter(({ classType }) => classType === wanted).map(({ id }) => id))
  return weapons.filter(({ place }) => place.in !== 'vault' && ids.has(place.characterId))
}
