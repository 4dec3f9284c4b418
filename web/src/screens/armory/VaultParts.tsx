import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { type ReactNode, Suspense, useMemo } from 'react'
import { logFailure } from '../../data/log.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useJudgedArmor } from '../../items/advice/use-judged.ts'
import { useReviews } from '../../items/decisions/use-reviews.ts'
import { type ArmorItem, isArmorItem } from '../../items/gear-item.ts'
import { isWeaponItem } from '../../items/weapon-item.ts'
import { lazyPart, renewPart } from '../../loading/lazy-part.tsx'
import { CatchBoundary } from '../../routing/CatchBoundary.tsx'
import { routeAt } from '../../routing/use-address.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Tabs } from '../../ui/controls/choices/Tabs.tsx'
import { ErrorPanel } from '../../ui/feedback/failures/ErrorPanel.tsx'
import type { ArmoryTab } from './armory-search.ts'
import { InventoryLoading, isPrivate, NoWeapons } from './InventoryStates.tsx'
import styles from './PlayerVault.module.css'
import { WeaponsTab } from './vault/WeaponsTab.tsx'
import { words } from './words.ts'

const ArmorTab = lazyPart(async () => (await import('./armor/ArmorTab.tsx')).ArmorTab)
const CleanUpPage = lazyPart(async () => (await import('./cleanup/CleanUpPage.tsx')).CleanUpPage)
const GearTiersTab = lazyPart(async () => (await import('./tiers/GearTiersTab.tsx')).GearTiersTab)

const route = routeAt('/armory')
/** What is asked of the weapons alone: no address of another tab keeps it. */
const OF_WEAPONS = { q: undefined, item: undefined, compare: undefined }
const NO_ARMOR: readonly ArmorItem[] = []

interface VaultPartsProps {
  readonly session: SignedIn
  readonly data: InventoryAnswer | undefined
  /** What stands in the place of the inventory until it is there. */
  readonly unread: ReactNode
  /** The head of the screen, with the tabs in it, and what stands between it and them. */
  readonly head: (tabs: ReactNode) => ReactNode
}

/** The three tabs, or the clean-up over all of them; what is judged is judged once for all. */
export function VaultParts({ session, data, unread, head }: VaultPartsProps) {
  const { membershipId } = session
  const tab = route.useSearch(({ tab: asked }) => asked ?? 'weapons')
  const isCleanUp = route.useSearch(({ cleanup }) => cleanup !== undefined)
  const navigate = route.useNavigate()
  const owned = useMemo(() => data?.items.filter(isArmorItem) ?? NO_ARMOR, [data])
  const reviews = useReviews(membershipId)
  const armor = useJudgedArmor(owned, reviews.decisions)
  const pieces = useMemo(() => owned.map(({ item }) => item), [owned])
  const weapons = useMemo(() => data?.items.filter(isWeaponItem) ?? [], [data])
  const account = useMemo(
    () => ({ characters: data?.characters ?? [], loadouts: data?.loadouts ?? [] }),
    [data],
  )
  const seenAt = data?.minted_at ?? ''
  const open = (id: string) => {
    if (id === tab) return
    navigate({ search: (now) => ({ ...now, ...OF_WEAPONS, tab: id as ArmoryTab }), resetScroll: false })
  }
  const noWeapons = data && isPrivate(data) ? null : <NoWeapons />
  if (isCleanUp)
    return data ? (
      <TabPart name="cleanup" fallback={<InventoryLoading />}>
        <CleanUpPage {...{ weapons, armor, reviews, membershipId, seenAt }} vault={data.vault} />
      </TabPart>
    ) : (
      unread
    )
  return (
    <Tabs
      label={words.tabs.label}
      selected={tab}
      onSelect={open}
      around={head}
      tabs={[
        {
          id: 'weapons',
          label: words.tabs.weapons,
          count: data && weapons.length,
          content: !data ? (
            unread
          ) : weapons.length === 0 ? (
            noWeapons
          ) : (
            <WeaponsTab {...{ weapons, armor, seenAt, membershipId, account }} />
          ),
        },
        {
          id: 'armor',
          label: words.tabs.armor,
          count: data && armor.length,
          content: data ? (
            <TabPart name="armor" fallback={<InventoryLoading />}>
              <ArmorTab {...{ ...account, reviews, seenAt, membershipId }} armor={pieces} judged={armor} />
            </TabPart>
          ) : (
            unread
          ),
        },
        {
          id: 'tiers',
          label: words.tabs.tiers,
          content: (
            <TabPart name="tiers">
              <GearTiersTab armor={data && pieces} session={session} />
            </TabPart>
          ),
        },
      ]}
    />
  )
}

interface TabPartProps {
  readonly name: string
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** A tab whose file is fetched with it: where that fails, the other tabs stay. */
function TabPart({ name, fallback, children }: TabPartProps) {
  return (
    <CatchBoundary
      resetKey={name}
      onCatch={(error) => {
        renewPart(error)
        logFailure('tab-failed', error instanceof Error ? error.name : 'unknown')
      }}
      errorComponent={({ reset }) => (
        <div className={styles.failedTab}>
          <ErrorPanel
            title={words.tabFailed.title}
            actions={<Button onClick={reset}>{words.tryAgain}</Button>}
          >
            {words.tabFailed.text}
          </ErrorPanel>
        </div>
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  )
}
