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
import { PlaceFilter, useHere } from '../PlaceFilter.tsx'
import { useAtlasAddress } from '../use-atlas-address.ts'
import { VirtualList } from '../VirtualList.tsx'
import { words } from '../words/words.ts'
import { filterTriumphs, findElsewhere, SHOWN, TRIUMPH_SORTS } from './filter-triumphs.ts'
import { PlannerFailure, type Unsaved } from './PlannerFailure.tsx'
import { TriumphCard } from './TriumphCard.tsx'
import styles from './Triumphs.module.css'
import { triumphName } from './triumph-name.ts'
import { usePlanner } from './use-planner.ts'

const CARD_HEIGHT = 170

/** F-196 to F-201: the triumphs, filtered, searched and sorted; thousands scroll smoothly. */
export function TriumphList({ membershipId }: { readonly membershipId: string }) {
  const { data, isError, refetch } = useQuery(triumphsQuery(membershipId))
  const [search, change, rewrite] = useAtlasAddress()
  const { pinned, pin, unpin } = usePlanner(membershipId)
  const [unsaved, setUnsaved] = useState<Unsaved>()
  const keep = async (work: () => Promise<string | undefined>) => {
    const reason = await work()
    setUnsaved(reason === undefined ? undefined : { reason, again: () => void keep(work) })
  }
  const category = oneOf(TRIUMPH_CATEGORIES, search.category)
  const show = oneOf(SHOWN, search.show ?? (search.seal ? 'all' : undefined))
  const sort = oneOf(TRIUMPH_SORTS, search.sort)
  const q = useDeferredValue(search.q ?? '')
  const seal = search.seal === undefined ? undefined : Number(search.seal)
  const here = useHere()
  const triumphs = useMemo(() => data?.triumphs ?? [], [data])
  const seals = useMemo(() => new Map(data?.seals.map((each) => [each.hash, each])), [data])
  const found = useMemo(
    () => filterTriumphs(triumphs, { category, show, sort, q, seal, destination: here }),
    [triumphs, category, show, sort, q, seal, here],
  )
  const elsewhere = useMemo(
    () =>
      found.length > 0 || q === ''
        ? undefined
        : findElsewhere(triumphs, { category, sort, q, seal, destination: here }),
    [found, triumphs, category, sort, q, seal, here],
  )
  const chosen =
    search.triumph === undefined ? -1 : found.findIndex(({ hash }) => String(hash) === search.triumph)
  // A triumph that somebody wants to see must not be hidden by what is shown.
  const hidden = search.triumph !== undefined && chosen < 0 && search.show === undefined
  useEffect(() => {
    if (hidden && triumphs.some(({ hash }) => String(hash) === search.triumph)) rewrite({ show: 'all' })
  }, [hidden, triumphs, search.triumph, rewrite])
  const sealName = seal === undefined ? undefined : seals.get(seal)?.title
  return (
    <div className={styles.listPart}>
      <Segments
        label={words.category}
        segments={TRIUMPH_CATEGORIES.map((id) => ({ id, label: words.categories[id] }))}
        selected={category}
        onSelect={(id) => change({ category: id === 'all' ? undefined : id, triumph: undefined })}
      />
      <div className={styles.tools}>
        <SearchBox
          label={words.search.triumphs}
          placeholder={words.search.placeholder}
          value={search.q ?? ''}
          onChange={(value) => rewrite({ q: value || undefined, triumph: undefined })}
          chips={sealName ? [words.search.seal(sealName)] : []}
          onRemoveChip={() => change({ seal: undefined })}
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
          onSelect={(id) => change({ sort: id === 'next' ? undefined : id })}
        />
      </div>
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
        keyOf={(at) => found[at]?.hash ?? at}
        scrollTo={chosen}
      >
        {(at) => {
          const triumph = found[at]
          if (!triumph) return null
          const name = triumphName(triumph)
          const isPinned = pinned.includes(triumph.hash)
          return (
            <TriumphCard
              triumph={triumph}
              seals={seals}
              chosen={at === chosen}
              actions={
                <Button
                  size="small"
                  aria-pressed={isPinned}
                  aria-label={isPinned ? words.planner.unpin(name) : words.planner.pin(name)}
                  onClick={() => void keep(() => (isPinned ? unpin(triumph.hash) : pin(triumph.hash)))}
                >
                  <Glyph name="i-pin" size="s" />
                  {isPinned ? words.planner.isPinned : words.planner.isNot}
                </Button>
              }
            />
          )
        }}
      </VirtualList>
    </div>
  )
}
