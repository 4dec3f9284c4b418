import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { highTierPieces } from '@ai-vault/game/gear/high-tier-pieces.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { inventoryQuery } from '../../data/queries/queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { useSaved } from '../../data/system/use-saved.ts'
import { isWeaponItem } from '../../items/weapon-item.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { routeAt } from '../../routing/use-address.ts'
import { Tabs } from '../../ui/controls/choices/Tabs.tsx'
import { AsOf } from '../../ui/figures/freshness/AsOf.tsx'
import { SavedContext, SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import layout from '../../ui/layout.module.css'
import { PageHead } from '../../ui/page/PageHead.tsx'
import text from '../../ui/text.module.css'
import { dateFormat } from '../../words/choose-words.ts'
import { noteGameWords } from '../../words/game-words.ts'
import type { ArmoryTab } from './armory-search.ts'
import {
  InventoryFailed,
  InventoryLoading,
  isPrivate,
  NoWeapons,
  PrivateInventory,
  StaleInventory,
} from './InventoryStates.tsx'
import { endsSession } from './inventory-trouble.ts'
import styles from './PlayerVault.module.css'
import { type Reading, ReadingContext } from './reading.ts'
import { TabPart } from './TabPart.tsx'
import { WeaponsTab } from './vault/WeaponsTab.tsx'
import { words } from './words/words.ts'

const ArmorTab = lazyPart(async () => (await import('./armor/ArmorTab.tsx')).ArmorTab)
const GearTiersTab = lazyPart(async () => (await import('./tiers/GearTiersTab.tsx')).GearTiersTab)

const route = routeAt('/armory')

const isArmor = (item: InventoryAnswer['items'][number]['item']): item is ArmorPiece => item.kind === 'armor'

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
  const tab = route.useSearch(({ tab: asked }) => asked ?? 'weapons')
  const navigate = route.useNavigate()
  const armor = useMemo(() => data?.items.map(({ item }) => item).filter(isArmor), [data])
  const weapons = useMemo(() => data?.items.filter(isWeaponItem), [data])
  const account = useMemo(
    () => ({ characters: data?.characters ?? [], loadouts: data?.loadouts ?? [] }),
    [data],
  )
  const ends = endsSession(error)
  useEffect(() => {
    if (ends) sessionStore.end()
  }, [ends])

  const open = (id: string) => {
    if (id === tab) return
    navigate({ search: (now) => ({ ...now, tab: id as ArmoryTab }), resetScroll: false })
  }
  const retry = { busy: isFetching, onRetry: () => void inventory.refetch() }
  const isStale = data !== undefined && (error !== null || data.stale)
  const saved = useSaved({ stale: data?.stale, error })

  const reading = readingOf(data, isFetching, isStale)

  /** A tab's content once the inventory is there; until then why it is not. */
  const whenRead = (content: (read: InventoryAnswer) => ReactNode) => {
    if (data) return content(data)
    return error ? (
      <InventoryFailed error={error} failedAt={errorUpdatedAt} {...retry} />
    ) : (
      <InventoryLoading />
    )
  }
  const weaponsTab = () => {
    if (!data || !weapons || !armor || weapons.length === 0)
      return data && isPrivate(data) ? null : <NoWeapons />
    return (
      <WeaponsTab
        weapons={weapons}
        armor={armor}
        seenAt={data.minted_at ?? ''}
        membershipId={session.membershipId}
        account={account}
      />
    )
  }
  return (
    <SavedContext value={saved}>
      <ReadingContext value={reading}>
        <ReadAgain at={data ? dataUpdatedAt : 0} />
        <PageHead
          dense
          title={title}
          end={
            data && (
              <>
                {tab !== 'weapons' && armor && (
                  <span className={`${text.small} ${text.dim}`}>
                    {words.armor(armor.length, highTierPieces(armor))}
                  </span>
                )}
                <AsOf at={Date.parse(data.fetched_at)} />
                <SourceMark source="live" />
              </>
            )
          }
        />
        {data && (isStale || isPrivate(data)) && (
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
        )}
        <Tabs
          label={words.tabs.label}
          selected={tab}
          onSelect={open}
          tabs={[
            {
              id: 'weapons',
              label: words.tabs.weapons,
              count: weapons?.length,
              content: whenRead(weaponsTab),
            },
            {
              id: 'armor',
              label: words.tabs.armor,
              count: armor?.length,
              content: whenRead(({ characters }) => (
                <TabPart name="armor" fallback={<InventoryLoading />}>
                  <ArmorTab
                    armor={armor ?? []}
                    characters={characters}
                    loadouts={account.loadouts}
                    membershipId={session.membershipId}
                  />
                </TabPart>
              )),
            },
            {
              id: 'tiers',
              label: words.tabs.tiers,
              content: (
                <TabPart name="tiers">
                  <GearTiersTab armor={armor} session={session} />
                </TabPart>
              ),
            },
          ]}
        />
      </ReadingContext>
    </SavedContext>
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
