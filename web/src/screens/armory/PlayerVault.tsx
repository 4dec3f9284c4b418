import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { highTierPieces } from '@ai-vault/game/gear/high-tier-pieces.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { inventoryQuery } from '../../data/queries/queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { useSaved } from '../../data/system/use-saved.ts'
import { isArmorItem } from '../../items/gear-item.ts'
import { routeAt } from '../../routing/use-address.ts'
import { AsOf } from '../../ui/figures/freshness/AsOf.tsx'
import { SavedContext, SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import layout from '../../ui/layout.module.css'
import { PageHead } from '../../ui/page/PageHead.tsx'
import text from '../../ui/text.module.css'
import { dateFormat } from '../../words/formats.ts'
import { noteGameWords } from '../../words/game-words.ts'
import {
  InventoryFailed,
  InventoryLoading,
  isPrivate,
  PrivateInventory,
  StaleInventory,
} from './InventoryStates.tsx'
import { endsSession } from './inventory-trouble.ts'
import styles from './PlayerVault.module.css'
import { type Reading, ReadingContext } from './reading.ts'
import { VaultParts } from './VaultParts.tsx'
import { words } from './words.ts'

const route = routeAt('/armory')

interface PlayerVaultProps {
  readonly title: string
  readonly session: SignedIn
}

/** The three tabs of a signed-in player, over one reading of what they own. */
export function PlayerVault({ title, session }: PlayerVaultProps) {
  const inventory = useQuery(inventoryQuery(session))
  const { data, error, errorUpdatedAt, isFetching, dataUpdatedAt } = inventory
  // Here and not in an effect: all that is drawn below reads the words while it is drawn.
  noteGameWords(data?.words)
  const isCleanUp = route.useSearch(({ cleanup }) => cleanup !== undefined)
  const ends = endsSession(error)
  useEffect(() => {
    if (ends) sessionStore.end()
  }, [ends])

  const retry = { busy: isFetching, onRetry: () => void inventory.refetch() }
  const isStale = data !== undefined && (error !== null || data.stale)
  const saved = useSaved({ stale: data?.stale, error })

  const reading = readingOf(data, isFetching, isStale)

  const troubles = data && (isStale || isPrivate(data)) && (
    <div className={`${layout.stack} ${styles.troubles}`}>
      {isStale && (
        <StaleInventory
          error={error}
          inventory={data}
          failedAt={error ? errorUpdatedAt : dataUpdatedAt}
          {...retry}
        />
      )}
      {isPrivate(data) && <PrivateInventory inventory={data} />}
    </div>
  )
  const head = (tabs: ReactNode) => (
    <>
      <VaultHead title={title} data={data} tabs={tabs} />
      {troubles}
    </>
  )
  const unread = error ? (
    <InventoryFailed error={error} failedAt={errorUpdatedAt} {...retry} />
  ) : (
    <InventoryLoading />
  )
  return (
    <SavedContext value={saved}>
      <ReadingContext value={reading}>
        <ReadAgain at={data ? dataUpdatedAt : 0} />
        {isCleanUp && troubles}
        <VaultParts session={session} data={data} unread={unread} head={head} />
      </ReadingContext>
    </SavedContext>
  )
}

interface VaultHeadProps {
  readonly title: string
  readonly data: InventoryAnswer | undefined
  readonly tabs: ReactNode
}

function VaultHead({ title, data, tabs }: VaultHeadProps) {
  const pieces = useMemo(() => data?.items.filter(isArmorItem).map(({ item }) => item) ?? [], [data])
  const tab = route.useSearch(({ tab: asked }) => asked ?? 'weapons')
  return (
    <PageHead
      dense
      title={title}
      places={tabs}
      end={
        data && (
          <>
            {tab !== 'weapons' && (
              <span className={`${text.small} ${text.dim}`}>
                {words.armor(pieces.length, highTierPieces(pieces))}
              </span>
            )}
            <AsOf at={Date.parse(data.fetched_at)} />
            <SourceMark source="live" />
          </>
        )
      }
    />
  )
}

function readingOf(data: InventoryAnswer | undefined, isFetching: boolean, isStale: boolean): Reading {
  if (data && isPrivate(data)) return 'private'
  if (isFetching) return 'underway'
  return isStale ? 'old' : 'whole'
}

const clock = dateFormat({ timeStyle: 'medium' })

/** Tells those who listen that the vault was read again; the first reading speaks for itself. */
function ReadAgain({ at }: { readonly at: number }) {
  const first = useRef(at)
  if (first.current === 0) first.current = at
  return (
    <span className={text.sr} role="status">
      {at > first.current && words.readAgain(clock.format(at))}
    </span>
  )
}
