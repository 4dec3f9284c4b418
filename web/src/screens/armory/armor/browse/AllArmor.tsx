import type { Character, Loadout } from '@ai-vault/game/guardian.ts'
import { type ArmorPiece, CLASSES } from '@ai-vault/game/items.ts'
import type { SearchFacts } from '@ai-vault/game/search/filters/filter.ts'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Reviews } from '../../../../items/decisions/use-reviews.ts'
import type { ArmorItem } from '../../../../items/gear-item.ts'
import { idOf } from '../../../../items/weapon-item.ts'
import { routeAt } from '../../../../routing/use-address.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../../ui/controls/buttons/LinkButton.tsx'
import { Segments } from '../../../../ui/controls/choices/Segments.tsx'
import { SelectField } from '../../../../ui/controls/choices/SelectField.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import { useInAddress } from '../../address/use-in-address.ts'
import type { ArmorySearch } from '../../armory-search.ts'
import { countCleanUp } from '../../review/queue/clean-up-list.ts'
import { SelectionFoot } from '../../select/SelectionFoot.tsx'
import { useSelection } from '../../select/use-selection.ts'
import { accountFacts, verdictFacts } from '../../vault/query/search-facts.ts'
import { VaultSearch } from '../../vault/search/VaultSearch.tsx'
import type { Vocabulary } from '../../vault/search/vocabulary.ts'
import { words } from '../words/words.ts'
import styles from './AllArmor.module.css'
import { ArmorSlotTiles } from './ArmorSlotTiles.tsx'
import { ARMOR_ORDERS, type ArmorOrder, browseArmor } from './browse-armor.ts'
import { classIn, withClass } from './class-clause.ts'
import { useTileKeys } from './use-tile-keys.ts'

const route = routeAt('/armory')
const labels = words.browse
const IN_ADDRESS = {
  read: ({ find }: Pick<ArmorySearch, 'find'>) => find ?? '',
  write: (typed: string) => ({ find: typed.trim() || undefined }),
}

interface AllArmorProps {
  readonly armor: readonly ArmorItem[]
  readonly characters: readonly Character[]
  readonly loadouts: readonly Loadout[]
  readonly membershipId: string
  readonly reviews: Reviews
  /** When the platform told of it. */
  readonly seenAt: string
}

/** Every piece of armor, found and decided about as weapons are; the search is in the address. */
export function AllArmor(props: AllArmorProps) {
  const { armor, membershipId, reviews, seenAt } = props
  const { decisions } = reviews
  const { typed, search, order, setOrder, facts, vocabulary, groups, found } = useArmorSearch(props)
  const grid = useTileKeys(groups)
  const owned = useMemo(() => armor.map(idOf), [armor])
  const shown = useMemo(
    () => groups.flatMap(({ pieces: each }) => each.map(({ instanceId }) => instanceId)),
    [groups],
  )
  const selection = useSelection(owned, shown)
  const gear = useMemo(() => ({ weapons: [], armor }), [armor])
  const starter = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.browse}>
      <VaultSearch
        label={labels.search}
        placeholder={labels.placeholder}
        search={typed}
        onSearch={search}
        vocabulary={vocabulary}
        membershipId={membershipId}
        facts={facts}
      />
      <Segments
        label={labels.class}
        selected={classIn(typed) ?? 'all'}
        onSelect={(chosen) => search(withClass(typed, chosen === 'all' ? undefined : chosen))}
        segments={[
          { id: 'all' as const, label: labels.everyClass },
          ...CLASSES.map((id) => ({ id, label: words.classes[id] })),
        ]}
      />
      <div className={styles.bar}>
        <p className={text.small} role="status">
          {labels.found(found, armor.length)}
        </p>
        <div className={styles.actions}>
          <Button
            ref={starter}
            size="small"
            aria-pressed={selection.ids !== undefined}
            onClick={() => (selection.ids ? selection.end() : selection.begin())}
          >
            <Glyph name="i-check" size="s" />
            {labels.select}
          </Button>
          <CleanUpLink armor={armor} decisions={decisions} />
          <div className={styles.order}>
            <SelectField
              label={labels.sort}
              hideLabel
              selected={order}
              onSelect={setOrder}
              options={ARMOR_ORDERS.map((id) => ({ id, label: labels.orders[id] }))}
            />
          </div>
        </div>
      </div>
      {found === 0 && <NoneFound onClear={() => search('')} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move among the tiles inside */}
      <div ref={grid.ref} onKeyDown={grid.onKeyDown} onFocus={grid.onFocus}>
        {groups.map((group) => (
          <ArmorSlotTiles
            key={group.slot}
            group={group}
            current={grid.current}
            decisions={decisions}
            selection={selection.grid}
          />
        ))}
      </div>
      {selection.ids && (
        <SelectionFoot
          className={styles.foot}
          selection={selection}
          starter={starter}
          gear={gear}
          kind="armor"
          order={shown}
          reviews={reviews}
          mode="both"
          seenAt={seenAt}
        />
      )}
    </div>
  )
}

/** The search of the address, and what it finds in which order. */
function useArmorSearch({ armor, characters, loadouts, reviews }: AllArmorProps) {
  const inAddress = route.useSearch(({ find }) => ({ find }))
  const [typed, search] = useInAddress(inAddress, IN_ADDRESS)
  const [order, setOrder] = useState<ArmorOrder>('total')
  const asked = useDeferredValue(typed)
  const { decisions } = reviews
  const pieces = useMemo(() => armor.map(({ item }) => item), [armor])
  const facts = useMemo(
    (): Omit<SearchFacts, 'copies' | 'all'> => ({
      ...accountFacts({ characters, loadouts }),
      ...verdictFacts(armor, decisions),
    }),
    [armor, decisions, characters, loadouts],
  )
  const { groups, found } = useMemo(
    () => browseArmor(pieces, asked, order, facts),
    [pieces, asked, order, facts],
  )
  const vocabulary = useMemo(() => readVocabulary(pieces), [pieces])
  return { typed, search, order, setOrder, facts, vocabulary, groups, found }
}

/** The way to a clean-up, where something could go. */
function CleanUpLink({ armor, decisions }: Pick<AllArmorProps, 'armor'> & Pick<Reviews, 'decisions'>) {
  const toGo = useMemo(() => countCleanUp(armor, decisions).open, [armor, decisions])
  if (toGo === 0) return null
  return (
    <LinkButton size="small" to="/armory" search={{ cleanup: 'plan' }}>
      <Glyph name="i-dn" size="s" />
      {labels.canGo(toGo)}
    </LinkButton>
  )
}

function NoneFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      level={2}
      title={labels.none}
      actions={
        <Button tone="gold" onClick={onClear}>
          {labels.clear}
        </Button>
      }
    />
  )
}

function readVocabulary(armor: readonly ArmorPiece[]): Vocabulary {
  const distinct = (names: readonly string[]) =>
    [...new Set(names)].sort((one, other) => one.localeCompare(other))
  return {
    weapons: distinct(armor.map(({ name }) => name)),
    perks: distinct(
      armor.flatMap(({ exoticPerks, mods }) => [...exoticPerks, ...mods.map(({ name }) => name)]),
    ),
    frames: [],
    owned: labels.owned,
  }
}
