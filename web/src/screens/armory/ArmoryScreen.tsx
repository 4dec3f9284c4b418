import type { InventoryAnswer } from '@ai-vault/contract/inventory.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { ConnectPrompt } from '../../app/ConnectPrompt.tsx'
import { inventoryQuery } from '../../data/queries.ts'
import type { SignedIn } from '../../data/session-check.ts'
import { useOnline } from '../../data/use-online.ts'
import { useSession } from '../../data/use-session.ts'
import { AsOf } from '../../ui/AsOf.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SourceMark } from '../../ui/SourceMark.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import text from '../../ui/text.module.css'
import type { ArmoryTab } from './armory-search.ts'
import { InventoryFailed, InventoryLoading } from './InventoryStates.tsx'
import { WeaponsTab } from './vault/WeaponsTab.tsx'
import { isWeaponItem, type WeaponItem } from './weapon-item.ts'

const ArmorTab = lazy(() => import('./armor/ArmorTab.tsx').then((module) => ({ default: module.ArmorTab })))
const GearTiersTab = lazy(() =>
  import('./tiers/GearTiersTab.tsx').then((module) => ({ default: module.GearTiersTab })),
)

const route = getRouteApi('/armory')
const TITLE = 'Guardian Vault'

export function ArmoryScreen() {
  const state = useSession()
  if (state.status === 'connected') return <PlayerVault session={state.session} />
  return (
    <>
      <PageHead
        title={TITLE}
        lead="Every weapon and armor piece you own, rated, and builds that are proven best."
      />
      {state.status === 'checking' ? (
        <InventoryLoading />
      ) : (
        <ConnectPrompt
          lead="Connect to see your vault. Access is read-only: nothing is moved, changed or deleted."
          extra={<LinkButton to="/login">Go to sign-in</LinkButton>}
        />
      )}
    </>
  )
}

const isArmor = (item: InventoryAnswer['items'][number]['item']): item is ArmorPiece => item.kind === 'armor'

function PlayerVault({ session }: { readonly session: SignedIn }) {
  const { data, error, isFetching, refetch } = useQuery(inventoryQuery(session))
  const online = useOnline()
  const tab = route.useSearch({ select: ({ tab }) => tab ?? 'weapons' })
  const navigate = route.useNavigate()
  const armor = useMemo(() => data?.items.map(({ item }) => item).filter(isArmor), [data])
  const weapons = useMemo(() => data?.items.filter(isWeaponItem), [data])
  const open = (id: string) =>
    void navigate({ search: (now) => ({ ...now, tab: id as ArmoryTab }), resetScroll: false })

  /** A tab's content once the inventory is there; until then why it is not. */
  const whenRead = (
    content: (
      inventory: InventoryAnswer,
      pieces: readonly ArmorPiece[],
      guns: readonly WeaponItem[],
    ) => ReactNode,
  ) => {
    if (data && armor && weapons) return content(data, armor, weapons)
    if (error) return <InventoryFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    return <InventoryLoading />
  }
  return (
    <>
      <PageHead
        title={TITLE}
        end={
          data && (
            <>
              {tab !== 'weapons' && armor && (
                <span className={`${text.small} ${text.dim}`}>{describeArmor(armor)}</span>
              )}
              <AsOf at={Date.parse(data.fetched_at)} />
              {online && !data.stale && <SourceMark source="live" />}
            </>
          )
        }
      />
      <Tabs
        label="Vault"
        selected={tab}
        onSelect={open}
        tabs={[
          {
            id: 'weapons',
            label: 'Weapons',
            count: weapons?.length,
            content: whenRead((_inventory, _pieces, guns) => (
              <WeaponsTab weapons={guns} membershipId={session.membershipId} />
            )),
          },
          {
            id: 'armor',
            label: 'Armor 3.0',
            count: armor?.length,
            content: whenRead(({ characters }, pieces) => (
              <Suspense fallback={<InventoryLoading />}>
                <ArmorTab armor={pieces} characters={characters} membershipId={session.membershipId} />
              </Suspense>
            )),
          },
          {
            id: 'tiers',
            label: 'Gear Tiers',
            content: (
              <Suspense>
                <GearTiersTab armor={armor} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  )
}

function describeArmor(armor: readonly ArmorPiece[]): string {
  const high = armor.filter(({ tier }) => tier !== undefined && tier >= 4).length
  return `${armor.length} pieces · ${high} tier 4 or 5`
}
