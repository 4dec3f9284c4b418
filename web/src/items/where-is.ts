import type { Character } from '@ai-vault/game/guardian.ts'
import type { ItemPlace } from '@ai-vault/game/items.ts'
import { useCallback } from 'react'
import { useOwnInventory } from '../data/inventory/use-own-inventory.ts'
import { useSignedIn } from '../data/session/use-session.ts'
import { words } from './words/words.ts'

interface Placed {
  readonly item: { readonly place: ItemPlace }
}

/** Vault, postmaster, or whose it is. */
export function whereIs({ item }: Placed, characters: readonly Character[]): string {
  const { place } = item
  if (place.in === 'vault') return words.where.vault
  if (place.in === 'postmaster') return words.where.postmaster
  const character = characters.find(({ id }) => id === place.characterId)
  const name = character ? words.classes[character.classType] : words.where.someone
  return place.equipped ? words.where.equipped(name) : name
}

const NOBODY: readonly Character[] = []

/** The same for whoever has no characters at hand: they come with the inventory that is shown. */
export function useWhere(): (item: Placed) => string {
  const session = useSignedIn()
  const { data } = useOwnInventory(session)
  const characters = data?.characters ?? NOBODY
  return useCallback((item) => whereIs(item, characters), [characters])
}
