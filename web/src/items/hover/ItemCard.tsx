import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { Fragment } from 'react'
import { langOf } from '../../data/language/language.ts'
import { useSignedIn } from '../../data/session/use-session.ts'
import type { ItemRef } from '../find-item.ts'
import { useOwnedItem } from '../use-owned-item.ts'
import { isWeaponItem } from '../weapon-item.ts'
import { words } from '../words/words.ts'
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

/** A piece of armor in a few lines: what it is, its stats as worn, both totals by name, its set. */
function ArmorCard({ piece }: { readonly piece: ArmorPiece }) {
  const { name, classType, slot, tier, archetype, stats, base, set, setWildcard } = piece
  const kind = [
    classType && words.classes[classType],
    words.armorSlots[slot],
    tier && words.card.tier(tier),
    archetype,
  ]
  return (
    <>
      <b className={styles.name} lang={langOf(piece)}>
        {name}
      </b>
      <span className={styles.kind}>{kind.filter(Boolean).join(' · ')}</span>
      <dl className={styles.stats}>
        {ARMOR_STATS.map((stat, at) => (
          <Fragment key={stat}>
            <dt>{words.armorStats[stat]}</dt>
            <dd>{stats[at]}</dd>
          </Fragment>
        ))}
        <dt>{words.card.total}</dt>
        <dd>{statTotal(stats)}</dd>
        <dt>{words.card.base}</dt>
        <dd>{statTotal(base)}</dd>
      </dl>
      {(set || setWildcard) && (
        <span className={styles.reason}>
          {[set?.name, setWildcard && words.card.anySet].filter(Boolean).join(' · ')}
        </span>
      )}
    </>
  )
}
