import type { Character, Loadout } from '@ai-vault/game/guardian.ts'
import { type ArmorPiece, CLASSES } from '@ai-vault/game/items.ts'
import { dominatedArmor } from '@ai-vault/game/scores/vault/dominated-armor.ts'
import type { Searchable } from '@ai-vault/game/search/filters/filter.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { langOf } from '../../../../data/language/language.ts'
import { WithItemCard } from '../../../../items/hover/WithItemCard.tsx'
import { SLOT_GLYPHS, titled } from '../../../../items/picture/armor-glyphs.ts'
import { iconAddress } from '../../../../items/picture/weapon-glyphs.ts'
import { useItemSheet } from '../../../../items/sheet/use-item-sheet.ts'
import tiles from '../../../../items/tile/ItemTile.module.css'
import { ItemTile, type ItemTileProps } from '../../../../items/tile/ItemTile.tsx'
import { routeAt } from '../../../../routing/use-address.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { Segments } from '../../../../ui/controls/choices/Segments.tsx'
import { SelectField } from '../../../../ui/controls/choices/SelectField.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import { useInAddress } from '../../address/use-in-address.ts'
import type { ArmorySearch } from '../../armory-search.ts'
import { accountFacts } from '../../vault/query/search-facts.ts'
import { VaultSearch } from '../../vault/search/VaultSearch.tsx'
import type { Vocabulary } from '../../vault/search/vocabulary.ts'
import { words } from '../words/words.ts'
import styles from './AllArmor.module.css'
import { ARMOR_ORDERS, type ArmorGroup, type ArmorOrder, browseArmor, totalOf } from './browse-armor.ts'
import { classIn, withClass } from './class-clause.ts'
import { useTileKeys } from './use-tile-keys.ts'

const route = routeAt('/armory')
const said = words.browse
const IN_ADDRESS = {
  read: ({ find }: Pick<ArmorySearch, 'find'>) => find ?? '',
  write: (typed: string) => ({ find: typed.trim() || undefined }),
}

interface AllArmorProps {
  readonly armor: readonly ArmorPiece[]
  readonly characters: readonly Character[]
  readonly loadouts: readonly Loadout[]
  readonly membershipId: string
}

/** Every piece of armor, found in the same language as weapons; the search is in the address. */
export function AllArmor({ armor, characters, loadouts, membershipId }: AllArmorProps) {
  const inAddress = route.useSearch(({ find }) => ({ find }))
  const [typed, ask] = useInAddress(inAddress, IN_ADDRESS)
  const [order, setOrder] = useState<ArmorOrder>('total')
  const asked = useDeferredValue(typed)
  const facts = useMemo(() => {
    const beaten = new Set<Searchable>(dominatedArmor(armor))
    return { ...accountFacts({ characters, loadouts }), dominated: (piece: Searchable) => beaten.has(piece) }
  }, [armor, characters, loadouts])
  const { groups, found } = useMemo(
    () => browseArmor(armor, asked, order, facts),
    [armor, asked, order, facts],
  )
  const vocabulary = useMemo(() => readVocabulary(armor), [armor])
  const grid = useTileKeys(groups)
  return (
    <div className={styles.browse}>
      <VaultSearch
        label={said.search}
        placeholder={said.placeholder}
        search={typed}
        onSearch={ask}
        vocabulary={vocabulary}
        membershipId={membershipId}
        facts={facts}
      />
      <Segments
        label={said.class}
        selected={classIn(typed) ?? 'all'}
        onSelect={(chosen) => ask(withClass(typed, chosen === 'all' ? undefined : chosen))}
        segments={[
          { id: 'all' as const, label: said.everyClass },
          ...CLASSES.map((id) => ({ id, label: words.classes[id] })),
        ]}
      />
      <div className={styles.bar}>
        <p className={text.small} role="status">
          {said.found(found, armor.length)}
        </p>
        <div className={styles.order}>
          <SelectField
            label={said.sort}
            hideLabel
            selected={order}
            onSelect={setOrder}
            options={ARMOR_ORDERS.map((id) => ({ id, label: said.orders[id] }))}
          />
        </div>
      </div>
      {found === 0 && (
        <EmptyState
          level={2}
          title={said.none}
          actions={
            <Button tone="gold" onClick={() => ask('')}>
              {said.clear}
            </Button>
          }
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move among the tiles inside */}
      <div ref={grid.ref} onKeyDown={grid.onKeyDown} onFocus={grid.onFocus}>
        {groups.map((group) => (
          <Slot key={group.slot} group={group} current={grid.current} />
        ))}
      </div>
    </div>
  )
}

interface SlotProps {
  readonly group: ArmorGroup
  /** The one piece of all that Tab leads to. */
  readonly current: string | undefined
}

function Slot({ group: { slot, pieces }, current }: SlotProps) {
  const { open } = useItemSheet()
  return (
    <section className={styles.slot} aria-label={titled(words.slots[slot])}>
      <h2>
        <Glyph name={SLOT_GLYPHS[slot]} />
        {titled(words.slots[slot])} <span className={`${text.read} ${text.dim}`}>{pieces.length}</span>
      </h2>
      <ul className={`${tiles.grid} ${styles.pieces}`}>
        {pieces.map((piece) => (
          <li key={piece.instanceId} data-piece={piece.instanceId}>
            <WithItemCard of={{ instanceId: piece.instanceId }} known={{ name: piece.name }}>
              <PieceTile
                piece={piece}
                slot={slot}
                tabIndex={piece.instanceId === current ? 0 : -1}
                onClick={() => open({ instanceId: piece.instanceId })}
              />
            </WithItemCard>
            <span className={styles.total}>
              {piece.classType && <b>{words.classes[piece.classType]}</b>} {said.total(totalOf(piece))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PieceTileProps extends NonNullable<ItemTileProps['button']> {
  readonly piece: ArmorPiece
  readonly slot: ArmorGroup['slot']
}

/** What opens the card on hover and focus comes with the other properties of the button. */
function PieceTile({ piece, slot, ...button }: PieceTileProps) {
  return (
    <ItemTile
      name={piece.name}
      lang={langOf(piece)}
      rarity={piece.rarity}
      silhouette={SLOT_GLYPHS[slot]}
      icon={iconAddress(piece.icon)}
      tier={piece.tier}
      power={piece.power}
      masterwork={piece.masterworked}
      locked={piece.locked}
      kind={[piece.classType && words.classes[piece.classType], words.slots[slot], piece.archetype]
        .filter(Boolean)
        .join(' ')}
      traits={[said.total(totalOf(piece))]}
      button={button}
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
    owned: said.owned,
  }
}
