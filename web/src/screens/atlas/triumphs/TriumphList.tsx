import type { TriumphsAnswer } from '@ai-vault/contract/atlas/records.ts'
import { TRIUMPH_CATEGORIES } from '@ai-vault/game/triumphs/triumph-category.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { triumphsQuery } from '../../../data/atlas/record-queries.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { SelectField } from '../../../ui/controls/choices/SelectField.tsx'
import { SearchBox } from '../../../ui/controls/SearchBox.tsx'
import { LeftOut } from '../../../ui/feedback/failures/LeftOut.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { oneOf } from '../atlas-search.ts'
import { ListFailure } from '../ListFailure.tsx'
import { ListTools } from '../ListTools.tsx'
import { PlaceFilter, useHere } from '../PlaceFilter.tsx'
import { useAtlasAddress } from '../use-atlas-address.ts'
import { VirtualList } from '../VirtualList.tsx'
import { words } from '../words.ts'
import { filterTriumphs, findElsewhere, SHOWN, TRIUMPH_SORTS, type TriumphWish } from './filter-triumphs.ts'
import { PlannerFailure, type Unsaved } from './PlannerFailure.tsx'
import { TriumphCard } from './TriumphCard.tsx'
import styles from './Triumphs.module.css'
import { triumphName } from './triumph-name.ts'
import { usePlanner } from './use-planner.ts'

const CARD_HEIGHT = 170
const COLUMN = 560

/** F-196 to F-201: the triumphs, filtered, searched and sorted; thousands scroll smoothly. */
export function TriumphList({ membershipId }: { readonly membershipId: string }) {
  const { data, isError, refetch } = useQuery(triumphsQuery(membershipId))
  const address = useAtlasAddress()
  const [, change] = address
  const { wish, seals, found, elsewhere, chosen } = useFoundTriumphs(data, address)
  const { unsaved, isPinned, toggle } = usePins(membershipId)
  return (
    <div className={styles.listPart}>
      <TriumphTools membershipId={membershipId} address={address} wish={wish} seals={seals} />
      {isError && !data && <ListFailure what={words.lists.triumphs} onRetry={() => void refetch()} />}
      <LeftOut rows={data?.unreadable} />
      <p className={styles.count} role="status">
        {data?.withheld ? words.withheld : words.found.triumphs(found.length)}
        {elsewhere && (
          <>
            {' '}
            <Button size="small" onClick={() => change({ show: elsewhere.show, triumph: undefined })}>
              {words.found.elsewhere(elsewhere.count, words.shown[elsewhere.show])}
            </Button>
          </>
        )}
      </p>
      <PlannerFailure unsaved={unsaved} />
      <VirtualList
        label={words.lists.triumphs}
        count={found.length}
        estimate={CARD_HEIGHT}
        column={COLUMN}
        keyOf={(at) => found[at]?.hash ?? at}
        scrollTo={chosen}
      >
        {(at) => {
          const triumph = found[at]
          if (!triumph) return null
          return (
            <TriumphCard
              triumph={triumph}
              seals={seals}
              chosen={at === chosen}
              actions={
                <PinButton
                  name={triumphName(triumph)}
                  pinned={isPinned(triumph.hash)}
                  onToggle={() => toggle(triumph.hash)}
                />
              }
            />
          )
        }}
      </VirtualList>
    </div>
  )
}

type Address = ReturnType<typeof useAtlasAddress>

/** What the address asks for, and the triumphs that answer it. */
function useFoundTriumphs(data: TriumphsAnswer | undefined, [search, , rewrite]: Address) {
  const category = oneOf(TRIUMPH_CATEGORIES, search.category)
  const show = oneOf(SHOWN, search.show ?? (search.seal ? 'all' : undefined))
  const sort = oneOf(TRIUMPH_SORTS, search.sort)
  const q = useDeferredValue(search.q ?? '')
  const seal = search.seal === undefined ? undefined : Number(search.seal)
  const destination = useHere()
  const triumphs = useMemo(() => data?.triumphs ?? [], [data])
  const seals = useMemo(() => new Map(data?.seals.map((each) => [each.hash, each])), [data])
  const wish = useMemo(
    (): TriumphWish => ({ category, show, sort, q, seal, destination }),
    [category, show, sort, q, seal, destination],
  )
  const found = useMemo(() => filterTriumphs(triumphs, wish), [triumphs, wish])
  const elsewhere = useMemo(
    () => (found.length > 0 || wish.q === '' ? undefined : findElsewhere(triumphs, wish)),
    [found, triumphs, wish],
  )
  const chosen =
    search.triumph === undefined ? -1 : found.findIndex(({ hash }) => String(hash) === search.triumph)
  // A triumph that somebody wants to see must not be hidden by what is shown.
  const hidden = search.triumph !== undefined && chosen < 0 && search.show === undefined
  useEffect(() => {
    if (hidden && triumphs.some(({ hash }) => String(hash) === search.triumph)) rewrite({ show: 'all' })
  }, [hidden, triumphs, search.triumph, rewrite])
  return { wish, seals, found, elsewhere, chosen }
}

/** What is on the plan, and the change of it that could not be saved. */
function usePins(membershipId: string) {
  const { pinned, pin, unpin } = usePlanner(membershipId)
  const [unsaved, setUnsaved] = useState<Unsaved>()
  const keep = async (work: () => Promise<string | undefined>) => {
    const reason = await work()
    setUnsaved(reason === undefined ? undefined : { reason, again: () => void keep(work) })
  }
  const isPinned = (hash: number) => pinned.includes(hash)
  return {
    unsaved,
    isPinned,
    toggle: (hash: number) => void keep(() => (isPinned(hash) ? unpin(hash) : pin(hash))),
  }
}

interface TriumphToolsProps {
  readonly membershipId: string
  readonly address: Address
  readonly wish: TriumphWish
  readonly seals: ReadonlyMap<number, { readonly title: string }>
}

/** Category, search, place, what is shown and in which order. */
function TriumphTools({ membershipId, address, wish, seals }: TriumphToolsProps) {
  const [search, change, rewrite] = address
  const { category, show, sort, seal, destination } = wish
  const sealName = seal === undefined ? undefined : seals.get(seal)?.title
  return (
    <ListTools
      search={
        <SearchBox
          label={words.search.triumphs}
          placeholder={words.search.placeholder}
          value={search.q ?? ''}
          onChange={(value) => rewrite({ q: value || undefined, triumph: undefined })}
          chips={sealName ? [words.search.seal(sealName)] : []}
          onRemoveChip={() => change({ seal: undefined })}
        />
      }
      changed={
        [category !== 'all', destination !== undefined, search.show !== undefined].filter(Boolean).length
      }
    >
      <Segments
        label={words.category}
        segments={TRIUMPH_CATEGORIES.map((id) => ({ id, label: words.categories[id] }))}
        selected={category}
        onSelect={(id) => change({ category: id === 'all' ? undefined : id, triumph: undefined })}
      />
      <PlaceFilter membershipId={membershipId} />
      <SelectField
        label={words.shown.label}
        hideLabel
        options={SHOWN.map((id) => ({ id, label: words.shown[id] }))}
        selected={show}
        onSelect={(id) => change({ show: id, triumph: undefined })}
      />
      <SelectField
        label={words.sort.label}
        hideLabel
        options={TRIUMPH_SORTS.map((id) => ({ id, label: words.sort[id] }))}
        selected={sort}
        onSelect={(id) => change({ sort: id === TRIUMPH_SORTS[0] ? undefined : id })}
      />
    </ListTools>
  )
}

interface PinButtonProps {
  /** Of the triumph. */
  readonly name: string
  readonly pinned: boolean
  readonly onToggle: () => void
}

function PinButton({ name, pinned, onToggle }: PinButtonProps) {
  return (
    <Button
      size="small"
      aria-pressed={pinned}
      aria-label={pinned ? words.planner.unpin(name) : words.planner.pin(name)}
      onClick={onToggle}
    >
      <Glyph name="i-pin" size="s" />
      {pinned ? words.planner.isPinned : words.planner.isNot}
    </Button>
  )
}
