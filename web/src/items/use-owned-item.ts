import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { inventoryQuery } from '../data/queries/queries.ts'
import type { SignedIn } from '../data/session/session-check.ts'
import { noteGameWords } from '../words/game-words.ts'
import { findItem, type ItemRef } from './find-item.ts'
import { type ArmorItem, isArmorItem } from './gear-item.ts'
import { isWeaponItem, type WeaponItem } from './weapon-item.ts'

export type OwnedItem =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly busy: boolean; readonly retry: () => void }
  | { readonly state: 'none' }
  | {
      readonly state: 'found'
      readonly entry: InventoryItem
      /** Every weapon and piece of armor the player owns: what is said about one copy rests on the others. */
      readonly weapons: readonly WeaponItem[]
      readonly armor: readonly ArmorItem[]
    }

/** An item out of the player's inventory, which every screen shares and this reads where no screen has yet. */
export function useOwnedItem(session: SignedIn, ref: ItemRef): OwnedItem {
  const { data, error, isFetching, refetch } = useQuery(inventoryQuery(session))
  // Here and not in an effect: what is drawn with the item reads the words while it is drawn.
  noteGameWords(data?.words)
  const weapons = useMemo(() => data?.items.filter(isWeaponItem) ?? [], [data])
  const armor = useMemo(() => data?.items.filter(isArmorItem) ?? [], [data])
  if (!data) {
    if (!error) return { state: 'loading' }
    return { state: 'failed', error, busy: isFetching, retry: () => void refetch() }
  }
  const entry = findItem(ref, data.items)
  return entry ? { state: 'found', entry, weapons, armor } : { state: 'none' }
}
