import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { useSignedIn } from '../../data/session/use-session.ts'
import type { ItemRef } from '../find-item.ts'
import { useOwnedItem } from '../use-owned-item.ts'
import { isWeaponItem } from '../weapon-item.ts'
import { words } from '../words/words.ts'
import { ArmorCard } from './ArmorCard.tsx'
import styles from './ItemCard.module.css'
import { WeaponCard } from './WeaponCard.tsx'

const labels = words.card

/** What a screen itself knows of the item: shown while the inventory is read, and where the player owns none. */
export interface KnownItem {
  readonly name: string
  readonly typeName?: string | undefined
}

interface ItemCardProps {
  readonly of: ItemRef
  readonly known: KnownItem
}

/** An item in a few lines, as the player owns it. */
export function ItemCard({ of, known }: ItemCardProps) {
  const session = useSignedIn()
  return (
    <span className={styles.card}>
      {session ? <OwnedCard of={of} known={known} session={session} /> : <KnownLines {...known} />}
    </span>
  )
}

type OwnedCardProps = ItemCardProps & { readonly session: NonNullable<ReturnType<typeof useSignedIn>> }

function OwnedCard({ of, known, session }: OwnedCardProps) {
  const owned = useOwnedItem(session, of)
  if (owned.state === 'found') return <EntryLines entry={owned.entry} />
  const notOwned = 'instanceId' in of ? labels.notYours : labels.none
  const note = { loading: labels.reading, failed: labels.failed, none: notOwned }[owned.state]
  return (
    <>
      <KnownLines {...known} />
      <span>{note}</span>
    </>
  )
}

function KnownLines({ name, typeName }: KnownItem) {
  return (
    <>
      <b className={styles.name}>{name}</b>
      {typeName && <span className={styles.kind}>{typeName}</span>}
    </>
  )
}

export function EntryLines({ entry }: { readonly entry: InventoryItem }) {
  const { item } = entry
  if (isWeaponItem(entry)) return <WeaponCard item={entry} />
  if (item.kind === 'armor') return <ArmorCard piece={item} />
  return (
    <>
      <KnownLines name={item.name} typeName={item.typeName} />
      {item.kind === 'other' && item.quantity > 1 && <span>{labels.quantity(item.quantity)}</span>}
    </>
  )
}
