import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { type ComponentProps, memo, useCallback, useMemo, useRef } from 'react'
import type { Decisions } from '../../../items/decisions/decisions.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import type { ArmorItem } from '../../../items/gear-item.ts'
import { useNotes } from '../../../items/notes/use-notes.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import type { OwnWishes } from '../../../items/wishes/own-wishes.ts'
import { WishListsButton } from '../../../items/wishes/WishListsButton.tsx'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useLayer } from '../address/use-layer.ts'
import { CompareProvider } from '../compare/CompareProvider.tsx'
import { CompareTray } from '../compare/CompareTray.tsx'
import { giveUp } from '../give-up.ts'
import { SelectionFoot } from '../select/SelectionFoot.tsx'
import { useSelection } from '../select/use-selection.ts'
import { AnalysisOptions } from './analysis/AnalysisOptions.tsx'
import { useAnalyses } from './analysis/use-analyses.ts'
import { useAnalysisSettings } from './analysis/use-analysis-settings.ts'
import { useBatch } from './analysis/use-batch.ts'
import { FoundWeapons } from './FoundWeapons.tsx'
import { usePicturesAhead } from './grid/scrolling/use-pictures-ahead.ts'
import { WeaponGrid } from './grid/WeaponGrid.tsx'
import { toggleClause } from './query/clauses.ts'
import { useVault } from './query/use-vault.ts'
import type { ChangeVaultQuery } from './query/use-vault-query.ts'
import type { VaultQuery } from './query/vault-query.ts'
import { type ToGo, VaultOverview } from './VaultOverview.tsx'
import { VaultTools } from './VaultTools.tsx'
import styles from './WeaponsTab.module.css'

const BatchPanel = lazyPart(async () => (await import('./analysis/BatchPanel.tsx')).BatchPanel)
const WeaponSheet = lazyPart(
  async () => (await import('../../../items/sheet/weapon/WeaponSheet.tsx')).WeaponSheet,
)
const ShareGear = lazyPart(async () => (await import('../../../sharing/ShareGear.tsx')).ShareGear)
const StaleLinks = lazyPart(async () => (await import('./StaleLinks.tsx')).StaleLinks)
const Decided = lazyPart(async () => (await import('../review/decided/Decided.tsx')).Decided)
const ReviewMode = lazyPart(async () => (await import('../review/ReviewMode.tsx')).ReviewMode)

/** Whose characters and loadouts the search can name. */
export type Account = Pick<InventoryAnswer, 'characters' | 'loadouts'>

interface VaultBodyProps {
  readonly weapons: readonly WeaponItem[]
  readonly armor: readonly ArmorItem[]
  /** How many weapons and pieces of armor could go for both activities and are not decided about. */
  readonly toGo: ToGo
  readonly membershipId: string
  readonly reviews: Reviews
  readonly query: VaultQuery
  readonly onChange: ChangeVaultQuery
  /** The weapon whose sheet is open. */
  readonly open: WeaponItem | undefined
  readonly openId: string | undefined
  readonly isReview: boolean
  /** When the platform told of the weapons. */
  readonly seenAt: string
  readonly account: Account
  /** What the player's own wish lists say. */
  readonly wishes: OwnWishes | undefined
}

/** All that answers a query. */
export const VaultBody = memo(function VaultBody(props: VaultBodyProps) {
  const { weapons, armor, toGo, membershipId, reviews, query, onChange } = props
  const { open, openId, isReview, seenAt, account, wishes } = props
  const { open: openSheet, close } = useLayer('item')
  const { close: closeReview } = useLayer('review')
  const [settings, setSettings] = useAnalysisSettings()
  const { states, failed, analyze, analyzeById } = useAnalyses(weapons, membershipId, settings)
  const notes = useNotes(membershipId)
  const { decisions } = reviews
  const own = useMemo(() => ({ decisions, notes, wishes, ...account }), [decisions, notes, wishes, account])
  const vault = useVault(weapons, query, failed, own)
  const { view, ratingOf } = vault
  const batch = useBatch(view.shown, analyze)
  const owned = useMemo(() => weapons.map(idOf), [weapons])
  const order = useMemo(() => vault.groups.flatMap(({ items }) => items.map(idOf)), [vault.groups])
  const selection = useSelection(owned, order)
  const gear = useMemo(() => ({ weapons, armor }), [weapons, armor])
  const starter = useRef<HTMLButtonElement>(null)
  usePicturesAhead(view.shown)
  const show = useCallback((id: string) => openSheet({ item: id }), [openSheet])
  const { showAll, search, addClause } = useSearchActions(onChange)
  const asked = { account, vault, query, onChange }
  return (
    <CompareProvider weapons={weapons} ratingOf={ratingOf} reviews={reviews}>
      <div className={classNames(styles.main, selection.ids && styles.selecting)}>
        <OptionalPart name="stale-links">
          <StaleLinks weapons={weapons} onShowAll={showAll} />
        </OptionalPart>
        <VaultTools weapons={weapons} selection={selection} starter={starter} {...asked} />
        <VaultOverview gear={gear} decisions={decisions} toGo={toGo} {...asked}>
          <AnalysisOptions
            settings={settings}
            onChange={setSettings}
            batch={batch}
            shown={view.shown.length}
          />
          <WishLists weapons={weapons} membershipId={membershipId} decisions={decisions} />
          <OptionalPart name="share">
            <ShareGear type="loadout" />
          </OptionalPart>
        </VaultOverview>
        {batch.progress && (
          <OptionalPart name="batch" onFailure={() => giveUp(batch.dismiss)}>
            <BatchPanel batch={batch} progress={batch.progress} />
          </OptionalPart>
        )}
        {(decisions.size > 0 || reviews.waiting > 0) && (
          <OptionalPart name="decided">
            <Decided gear={gear} reviews={reviews} notes={notes} onSearch={search} />
          </OptionalPart>
        )}
        <FoundWeapons gear={gear} {...asked}>
          <WeaponGrid
            // Rows of the list are measured, tiles are not: what was measured must not outlive the list.
            key={query.density}
            groups={vault.groups}
            ratingOf={ratingOf}
            openId={openId}
            onOpen={show}
            density={query.density}
            analyses={states}
            onAnalyze={analyzeById}
            decisions={decisions}
            onClause={addClause}
            selection={selection.grid}
          />
        </FoundWeapons>
        <SelectionFoot
          className={styles.foot}
          selection={selection}
          starter={starter}
          gear={gear}
          kind="weapons"
          order={order}
          reviews={reviews}
          mode={query.mode}
          seenAt={seenAt}
        >
          <CompareTray weapons={weapons} />
        </SelectionFoot>
      </div>
      {open && (
        <OpenSheet
          item={open}
          weapons={weapons}
          ratingOf={ratingOf}
          settings={settings}
          onOpen={show}
          onClose={close}
        />
      )}
      {isReview && (
        <OptionalPart name="review" onFailure={() => giveUp(closeReview)}>
          <ReviewMode gear={gear} shown={view.shown} ratingOf={ratingOf} reviews={reviews} notes={notes} />
        </OptionalPart>
      )}
    </CompareProvider>
  )
})

/** The ways in which the parts of the vault change its search. */
function useSearchActions(onChange: ChangeVaultQuery) {
  return {
    showAll: useCallback(() => onChange({ q: '', filters: [] }), [onChange]),
    search: useCallback((q: string) => onChange({ q }), [onChange]),
    addClause: useCallback(
      (clause: string) => onChange((now) => ({ q: toggleClause(now.q, clause) })),
      [onChange],
    ),
  }
}

interface WishListsProps {
  readonly weapons: readonly WeaponItem[]
  readonly membershipId: string
  readonly decisions: Decisions
}

/** The player's wish lists, which the weapons that are kept can be written to. */
function WishLists({ weapons, membershipId, decisions }: WishListsProps) {
  const kept = useMemo(
    () => weapons.filter((item) => decisions.get(idOf(item)) === 'keep'),
    [weapons, decisions],
  )
  return <WishListsButton membershipId={membershipId} kept={kept} />
}

/** The sheet of one weapon, beside the others. */
function OpenSheet(props: Omit<ComponentProps<typeof WeaponSheet>, 'placement'>) {
  return (
    <div className={styles.sheet}>
      <OptionalPart
        name={idOf(props.item)}
        fallback={<Skeleton height="320px" />}
        onFailure={() => giveUp(props.onClose)}
      >
        <WeaponSheet {...props} placement="beside" />
      </OptionalPart>
    </div>
  )
}
