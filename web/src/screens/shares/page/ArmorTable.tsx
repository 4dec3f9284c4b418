import { isCutOff } from '@ai-vault/game/gear/worn-bonus.ts'
import { ARMOR_SLOTS, ARMOR_STATS } from '@ai-vault/game/items.ts'
import type { BuildDocument, SharedArmor } from '@ai-vault/game/shares/document.ts'
import { SLOT_GLYPHS, STAT_GLYPHS, titled } from '../../../items/picture/armor-glyphs.ts'
import { GearThumb } from '../../../items/tile/GearThumb.tsx'
import { type Column, Table } from '../../../ui/figures/Table.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import styles from '../Shares.module.css'
import { words } from '../words.ts'

interface Row {
  readonly key: string
  readonly name: string
  readonly piece?: SharedArmor
  readonly stats: readonly number[]
}

const noteOf = ({ tier, slot }: SharedArmor) => (tier ? words.tier(tier) : titled(words.slots[slot]))

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'piece',
    head: words.piece,
    cell: ({ name, piece }) => (
      <span className={styles.piece}>
        {piece && (
          <span className={styles.art}>
            <GearThumb
              size="small"
              icon={piece.icon}
              silhouette={SLOT_GLYPHS[piece.slot]}
              rarity={piece.rarity}
            />
          </span>
        )}
        <span>
          {name} {piece && <span className={text.dim}>{noteOf(piece)}</span>}
        </span>
      </span>
    ),
  },
  ...ARMOR_STATS.map((stat, at) => ({
    key: stat,
    number: true,
    head: (
      <>
        <Glyph name={STAT_GLYPHS[stat]} size="s" />
        <span className={text.sr}>{words.stats[stat]}</span>
      </>
    ),
    cell: ({ stats }: Row) => stats[at] ?? 0,
  })),
]

/** Every piece with its stats, what is added to them, and the total of the whole build. */
export function ArmorTable({ build }: { readonly build: BuildDocument }) {
  const { armor, stats } = build
  const pieces: Row[] = armor.map((piece) => ({
    key: piece.slot,
    name: piece.name,
    piece,
    stats: piece.stats,
  }))
  const added = addendsOf(build)
  return (
    <Plate>
      <SectionHead title={words.armor} glyph="ar-chest" />
      <Table
        caption={words.armorTable}
        columns={COLUMNS}
        rows={stats ? [...pieces, ...added, { key: 'total', name: words.withMods, stats }] : pieces}
        rowKey={({ key }) => key}
      />
      {added.length > 0 && stats?.some(isCutOff) && <p className={text.small}>{words.held}</p>}
    </Plate>
  )
}

/**
 * The rows between the pieces and the total, so that each column adds up. What is left once mods and fragments are known
 * is tuning; where the mods' part is unknown, both are one row. A piece that is not there would be counted in, so a
 * build of fewer than five has no such rows.
 */
function addendsOf({ armor, stats, bonus, modPoints }: BuildDocument): readonly Row[] {
  if (!stats || armor.length < ARMOR_SLOTS.length) return []
  const rest = stats.map(
    (points, at) =>
      points -
      (bonus?.[at] ?? 0) -
      (modPoints?.[at] ?? 0) -
      armor.reduce((sum, piece) => sum + (piece.stats[at] ?? 0), 0),
  )
  const { addends } = words
  const rows: readonly Row[] = [
    { key: 'mods', name: addends.mods, stats: modPoints ?? [] },
    { key: 'tuning', name: modPoints ? addends.tuning : addends.modsAndTuning, stats: rest },
    { key: 'bonus', name: modPoints ? addends.fragments : addends.fragmentsAndLike, stats: bonus ?? [] },
  ]
  return rows.filter(({ stats: line }) => line.some((points) => points !== 0))
}
