import type { Collectible } from '@ai-vault/contract/atlas/records.ts'
import { progressPercent } from '@ai-vault/game/triumphs/progress-share.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { collectiblesQuery } from '../../../data/atlas/record-queries.ts'
import { ItemPicture } from '../../../items/picture/ItemPicture.tsx'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { SelectField } from '../../../ui/controls/choices/SelectField.tsx'
import { SearchBox } from '../../../ui/controls/SearchBox.tsx'
import { LeftOut } from '../../../ui/feedback/failures/LeftOut.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Meter } from '../../../ui/figures/gauges/Meter.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { oneOf } from '../atlas-search.ts'
import { bringIntoSight } from '../bring-into-sight.ts'
import { ListFailure } from '../ListFailure.tsx'
import { ListTools } from '../ListTools.tsx'
import { PlaceFilter, useHere } from '../PlaceFilter.tsx'
import lists from '../triumphs/Triumphs.module.css'
import { collectibleName } from '../triumphs/triumph-name.ts'
import { useAtlasAddress } from '../use-atlas-address.ts'
import { VirtualList } from '../VirtualList.tsx'
import { words } from '../words.ts'
import styles from './Collectibles.module.css'
import {
  CLASS_FILTERS,
  COLLECTED,
  COLLECTIBLE_SORTS,
  type Collected,
  type CollectibleWish,
  filterCollectibles,
  IS_SHOWN,
  KINDS,
} from './filter-collectibles.ts'

const ROW_HEIGHT = 64
const COLUMN = 420
/** The game writes it before most of its English sources. */
const SOURCE_PREFIX = /^Source: /
const COUNTED: readonly Collected[] = ['obtainable', 'missing']

/** F-203: what is collected over all there is, and the rest of it by where it comes from. */
export function CollectibleList({ membershipId }: { readonly membershipId: string }) {
  const { data, isError, isPending, refetch } = useQuery(collectiblesQuery(membershipId))
  const [search, change] = useAtlasAddress()
  const show = oneOf(COLLECTED, search.show)
  const kind = oneOf(KINDS, search.kind)
  const wearer = oneOf(CLASS_FILTERS, search.class)
  const sort = oneOf(COLLECTIBLE_SORTS, search.sort)
  const q = useDeferredValue(search.q ?? '')
  const here = useHere()
  const all = useMemo(() => data?.collectibles ?? [], [data])
  const wish = useMemo(
    (): CollectibleWish => ({ show, kind, class: wearer, sort, q, destination: here }),
    [show, kind, wearer, sort, q, here],
  )
  const found = useMemo(() => filterCollectibles(all, wish), [all, wish])
  const elsewhere = found.length > 0 ? 0 : filterCollectibles(all, { ...wish, show: 'all' }).length
  if (isPending) return <Thinking>{words.loading}</Thinking>
  const had = all.filter(({ acquired }) => acquired).length
  const percent = progressPercent(had, all.length)
  return (
    <div className={lists.listPart}>
      {isError && !data && <ListFailure what={words.lists.collectibles} onRetry={() => void refetch()} />}
      <LeftOut rows={data?.unreadable} />
      <div className={styles.sum}>
        <b>{words.collected(had, all.length, percent)}</b>
        <Meter label={words.lists.collectibles} value={percent} valueText={words.percent(percent)} />
      </div>
      <Segments
        label={words.collectedFilter.label}
        segments={COLLECTED.map((id) => ({
          id,
          label: words.collectedFilter[id],
          // How much is collected stands above.
          ...(COUNTED.includes(id) && { count: all.filter(IS_SHOWN[id]).length }),
        }))}
        selected={show}
        onSelect={(id) => change({ show: id === COLLECTED[0] ? undefined : id })}
      />
      <CollectibleTools membershipId={membershipId} wish={wish} />
      <p className={lists.count} role="status">
        {data?.withheld ? words.withheld : words.found.collectibles(found.length)}{' '}
        {show === 'obtainable' && <SourceMark source="estimated" />}
        {elsewhere > 0 && (
          <Button size="small" onClick={() => change({ show: 'all' })}>
            {words.found.elsewhere(elsewhere, words.collectedFilter.all)}
          </Button>
        )}
      </p>
      <VirtualList
        label={words.lists.collectibles}
        count={found.length}
        estimate={ROW_HEIGHT}
        column={COLUMN}
        keyOf={(at) => found[at]?.hash ?? at}
      >
        {(at) => {
          const collectible = found[at]
          return collectible && <CollectibleRow collectible={collectible} />
        }}
      </VirtualList>
      <p className={lists.count}>{words.blindSpots}</p>
    </div>
  )
}

interface CollectibleToolsProps {
  readonly membershipId: string
  readonly wish: CollectibleWish
}

/** Search, place, kind, class and order. */
function CollectibleTools({ membershipId, wish }: CollectibleToolsProps) {
  const [search, change, rewrite] = useAtlasAddress()
  const { kind, class: wearer, sort, destination } = wish
  return (
    <ListTools
      search={
        <SearchBox
          label={words.search.collectibles}
          placeholder={words.search.placeholder}
          value={search.q ?? ''}
          onChange={(value) => rewrite({ q: value || undefined })}
        />
      }
      changed={[kind, wearer].filter((each) => each !== 'all').length + (destination === undefined ? 0 : 1)}
    >
      <PlaceFilter membershipId={membershipId} />
      <SelectField
        label={words.kinds.label}
        hideLabel
        options={KINDS.map((id) => ({ id, label: words.kinds[id] }))}
        selected={kind}
        onSelect={(id) => change({ kind: id === 'all' ? undefined : id })}
      />
      <SelectField
        label={words.classes.label}
        hideLabel
        options={CLASS_FILTERS.map((id) => ({ id, label: words.classes[id] }))}
        selected={wearer}
        onSelect={(id) => change({ class: id === 'all' ? undefined : id })}
      />
      <SelectField
        label={words.sort.label}
        hideLabel
        options={COLLECTIBLE_SORTS.map((id) => ({ id, label: words.collectibleSort[id] }))}
        selected={sort}
        onSelect={(id) => change({ sort: id === COLLECTIBLE_SORTS[0] ? undefined : id })}
      />
    </ListTools>
  )
}

function CollectibleRow({ collectible }: { readonly collectible: Collectible }) {
  const { definition, acquired, source, obtainable, rarity, where } = collectible
  const [, change] = useAtlasAddress()
  return (
    <div className={styles.row}>
      <span className={styles.picture} aria-hidden="true">
        <ItemPicture icon={definition.icon} />
      </span>
      <span className={styles.words}>
        <b>
          <bdi>{collectibleName(collectible)}</bdi>
        </b>
        <span>
          {rarity && `${words.rarities[rarity]} · `}
          {source ? <bdi>{source.replace(SOURCE_PREFIX, '')}</bdi> : words.noSource}
          {!acquired && obtainable !== 'now' && ` · ${words.obtainable[obtainable]}`}
        </span>
      </span>
      {where?.destination_hash !== undefined && !acquired && (
        <TextButton
          aria-label={words.showOnMap(collectibleName(collectible))}
          onClick={() => {
            change({
              list: 'map',
              destination: String(where.destination_hash),
              zone: undefined,
              point: undefined,
            })
            bringIntoSight('map')
          }}
        >
          {words.map.show}
        </TextButton>
      )}
      {acquired && (
        <span className={styles.state}>
          <Glyph name="i-check" size="s" />
          {words.has}
        </span>
      )}
    </div>
  )
}
