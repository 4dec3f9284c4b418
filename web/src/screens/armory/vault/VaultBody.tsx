import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import { type ArmorItem, allGear } from '../../../items/gear-item.ts'
import { useNotes } from '../../../items/notes/use-notes.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import type { OwnWishes } from '../../../items/wishes/own-wishes.ts'
import { WishListsButton } from '../../../items/wishes/WishListsButton.tsx'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { ShareGear } from '../../../sharing/ShareGear.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import text from '../../../ui/text.module.css'
import { useLayer } from '../address/use-layer.ts'
import { CompareProvider } from '../compare/CompareProvider.tsx'
import { CompareTray } from '../compare/CompareTray.tsx'
import { giveUp } from '../give-up.ts'
import { countCleanUp } from '../review/queue/clean-up-list.ts'
import { useSelection } from '../select/use-selection.ts'
import { AnalysisOptions } from './analysis/AnalysisOptions.tsx'
import { useAnalyses } from './analysis/use-analyses.ts'
import { useAnalysisSettings } from './analysis/use-analysis-settings.ts'
import { useBatch } from './analysis/use-batch.ts'
import { usePicturesAhead } from './grid/scrolling/use-pictures-ahead.ts'
import { WeaponGrid } from './grid/WeaponGrid.tsx'
import empty from './NoMatch.module.css'
import { toggleClause } from './query/clauses.ts'
import { useVault } from './query/use-vault.ts'
import type { ChangeVaultQuery } from './query/use-vault-query.ts'
import type { VaultQuery } from './query/vault-query.ts'
import { VaultBar } from './VaultBar.tsx'
import { VaultSummary } from './VaultSummary.tsx'
import styles from './WeaponsTab.module.css'
import { words } from './words/words.ts'

const BatchPanel = lazyPart(async () => (await import('./analysis/BatchPanel.tsx')).BatchPanel)
const WeaponSheet = lazyPart(
  async () => (await import('../../../items/sheet/weapon/WeaponSheet.tsx')).WeaponSheet,
)
const SelectionBar = lazyPart(async () => (await import('../select/SelectionBar.tsx')).SelectionBar)
const FilterSheet = lazyPart(async () => (await import('./filters/FilterSheet.tsx')).FilterSheet)
const NoMatch = lazyPart(async () => (await import('./NoMatch.tsx')).NoMatch)
const StaleLinks = lazyPart(async () => (await import('./StaleLinks.tsx')).StaleLinks)
const Decided = lazyPart(async () => (await import('../review/decided/Decided.tsx')).Decided)
const ReviewMode = lazyPart(async () => (await import('../review/ReviewMode.tsx')).ReviewMode)

/** Whose characters and loadouts the search can name. */
export type Account = Pick<InventoryAnswer, 'characters' | 'loadouts'>

interface VaultBodyProps {
  readonly weapons: readonly WeaponItem[]
  readonly armor: readonly ArmorItem[]
  /** How many weapons and pieces of armor could go for both activities and are not decided about. */
  readonly toGo: number
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
  const {
    weapons,
    armor,
    toGo,
    membershipId,
    reviews,
    query,
    onChange,
    open,
    openId,
    isReview,
    seenAt,
    account,
    wishes,
  } = props
  const { open: openSheet, close } = useLayer('item')
  const { close: closeReview } = useLayer('review')
  const [settings, setSettings] = useAnalysisSettings()
  const { states, failed, analyze } = useAnalyses(weapons, membershipId, settings)
  const notes = useNotes(membershipId)
  const { decisions } = reviews
  // Here before a search finds nothing, or it would say so too late.
  useEffect(() => void NoMatch.preload(), [])
  const own = useMemo(() => ({ decisions, notes, wishes, ...account }), [decisions, notes, wishes, account])
  const vault = useVault(weapons, query, failed, own)
  const { view, ratingOf } = vault
  const batch = useBatch(view.shown, analyze)
  const owned = useMemo(() => weapons.map(idOf), [weapons])
  const order = useMemo(() => vault.groups.flatMap(({ items }) => items.map(idOf)), [vault.groups])
  const selection = useSelection(owned, order)
  const gear = useMemo(() => ({ weapons, armor }), [weapons, armor])
  const pieces = useMemo(() => armor.map(({ item }) => item), [armor])
  const foot = useRef<HTMLDivElement>(null)
  const starter = useRef<HTMLButtonElement>(null)
  const inCleanUp = useMemo(() => countCleanUp(allGear(gear), decisions), [gear, decisions])
  const openToGo = useMemo(() => countCleanUp(weapons, decisions).open, [weapons, decisions])
  const isNarrowed = query.q.trim() !== '' || query.filters.length > 0
  const kept = useMemo(
    () => weapons.filter((item) => decisions.get(idOf(item)) === 'keep'),
    [weapons, decisions],
  )
  const [isFiltering, setFiltering] = useState(false)
  const openFilters = useCallback(() => setFiltering(true), [])
  const closeFilters = useCallback(() => setFiltering(false), [])
  const begin = useCallback(() => selection.begin(), [selection.begin])
  usePicturesAhead(view.shown)
  const show = useCallback((id: string) => openSheet({ item: id }), [openSheet])
  const addClause = useCallback(
    (clause: string) => onChange((now) => ({ q: toggleClause(now.q, clause) })),
    [onChange],
  )
  const showAll = useCallback(() => onChange({ q: '', filters: [] }), [onChange])
  const search = useCallback((q: string) => onChange({ q }), [onChange])
  const ask = useCallback(
    (id: string) => {
      const item = weapons.find((weapon) => idOf(weapon) === id)
      if (item) void analyze(item)
    },
    [weapons, analyze],
  )
  const grid = (
    <WeaponGrid
      // Rows of the list are measured, tiles are not: what was measured must not outlive the list.
      key={query.density}
      groups={vault.groups}
      ratingOf={ratingOf}
      openId={openId}
      onOpen={show}
      density={query.density}
      analyses={states}
      onAnalyze={ask}
      decisions={reviews.decisions}
      onClause={addClause}
      selection={selection.grid}
    />
  )
  return (
    <CompareProvider weapons={weapons} ratingOf={ratingOf} reviews={reviews}>
      <div className={classNames(styles.main, selection.ids && styles.selecting)}>
        <OptionalPart name="stale-links">
          <StaleLinks weapons={weapons} onShowAll={showAll} />
        </OptionalPart>
        <VaultBar
          filters={query.filters}
          sort={query.sort}
          mode={query.mode}
          onChange={onChange}
          onFilters={openFilters}
          isSelecting={selection.ids !== undefined}
          onSelecting={selection.ids ? selection.end : begin}
          starter={starter}
        />
        {isFiltering && (
          <OptionalPart name="filters" onFailure={() => giveUp(closeFilters)}>
            <FilterSheet
              weapons={weapons}
              query={query}
              facts={vault.facts}
              account={account}
              shown={view.shown.length}
              onChange={onChange}
              onClose={closeFilters}
            />
          </OptionalPart>
        )}
        <div className={styles.overview}>
          <VaultSummary
            filters={query.filters}
            toGo={toGo}
            onChange={onChange}
            entry={{ toGo, isNarrowed, inCleanUp }}
            shown={view.stats}
            total={vault.total}
            advice={vault.advice}
            openToGo={openToGo}
            mode={query.mode}
            search={query.q}
            godRollsOnly={query.filters.length === 1 && query.filters[0] === 'god-tier'}
            onGodRollsOnly={(on) => onChange({ filters: on ? ['god-tier'] : [] })}
            asked={{ query, account }}
            options={
              <>
                <AnalysisOptions
                  settings={settings}
                  onChange={setSettings}
                  batch={batch}
                  shown={view.shown.length}
                />
                <WishListsButton membershipId={membershipId} kept={kept} />
                <ShareGear type="loadout" />
              </>
            }
          />
        </div>
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
        <FoundCount count={view.shown.length} total={weapons.length} />
        {view.shown.length === 0 ? (
          <NothingFound>
            <NoMatch
              weapons={weapons}
              armor={pieces}
              account={account}
              query={query}
              facts={vault.facts}
              onChange={onChange}
            />
          </NothingFound>
        ) : query.density === 'list' ? (
          <OptionalPart
            name="list"
            fallback={<Skeleton height="320px" />}
            onFailure={() => giveUp(() => onChange({ density: 'grid' }))}
          >
            {grid}
          </OptionalPart>
        ) : (
          grid
        )}
        <div ref={foot} className={styles.foot}>
          <CompareTray weapons={weapons} />
          {selection.ids && (
            <OptionalPart name="selection" onFailure={() => giveUp(selection.end)}>
              <SelectionBar
                gear={gear}
                kind="weapons"
                ids={selection.ids}
                order={order}
                reviews={reviews}
                mode={query.mode}
                seenAt={seenAt}
                onSelectAll={selection.add}
                onLeaveOut={selection.leaveOut}
                onSelect={selection.begin}
                onEnd={() => {
                  // The bar goes, and with it the button that has the focus.
                  if (foot.current?.contains(document.activeElement)) starter.current?.focus()
                  selection.end()
                }}
              />
            </OptionalPart>
          )}
        </div>
      </div>
      {open && (
        <div className={styles.sheet}>
          <OptionalPart
            name={idOf(open)}
            fallback={<Skeleton height="320px" />}
            onFailure={() => giveUp(close)}
          >
            <WeaponSheet
              item={open}
              weapons={weapons}
              ratingOf={ratingOf}
              settings={settings}
              placement="beside"
              onOpen={show}
              onClose={close}
            />
          </OptionalPart>
        </div>
      )}
      {isReview && (
        <OptionalPart name="review" onFailure={() => giveUp(closeReview)}>
          <ReviewMode gear={gear} shown={view.shown} ratingOf={ratingOf} reviews={reviews} notes={notes} />
        </OptionalPart>
      )}
    </CompareProvider>
  )
})

/** Why nothing was found loads when it is asked for; that nothing was found is said whether it comes or not. */
function NothingFound({ children }: { readonly children: ReactNode }) {
  const [isAlone, setAlone] = useState(false)
  const alone = <EmptyState level={2} title={words.noMatch} />
  return (
    <Plate className={empty.empty}>
      {isAlone ? (
        alone
      ) : (
        <OptionalPart name="no-match" fallback={alone} onFailure={() => setAlone(true)}>
          {children}
        </OptionalPart>
      )}
    </Plate>
  )
}

interface FoundCountProps {
  readonly count: number
  readonly total: number
}

/** How many a search found, said to those who do not see it; nothing before the first search. */
function FoundCount({ count, total }: FoundCountProps) {
  const settled = useDeferredValue(count)
  const first = useRef(count)
  const [isAsked, setAsked] = useState(false)
  if (!isAsked && settled !== first.current) setAsked(true)
  return (
    <span className={text.sr} role="status">
      {isAsked && words.found(settled, total)}
    </span>
  )
}
