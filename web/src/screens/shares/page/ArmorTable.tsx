import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import type { SharedArmor } from '@ai-vault/game/shares/document.ts'
import { SLOT_GLYPHS, STAT_GLYPHS, titled } from '../../../items/picture/armor-glyphs.ts'
import { GearThumb } from '../../../items/tile/GearThumb.tsx'
import { type Column, Table } from '../../../ui/figures/Table.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import styles from '../Shares.module.css'
import { words } from '../words/words.ts'

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
          <GearThumb
            size="small"
            icon={piece.icon}
            silhouette={SLOT_GLYPHS[piece.slot]}
            rarity={piece.rarity}
          />
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

/** Every piece with its stats, and the total of the whole build. */
export function ArmorTable({ armor, stats }: { armor: readonly SharedArmor[]; stats: StatLine | undefined }) {
  const rows: Row[] = armor.map((piece) => ({
    key: piece.slot,
    name: piece.name,
    piece,
    stats: piece.stats,
  }))
  return (
    <Plate>
      <SectionHead title={words.armor} glyph="ar-chest" />
      <Table
        caption={words.armorTable}
        columns={COLUMNS}
        rows={stats ? [...rows, { key: 'total', name: words.withMods, stats }] : rows}
        rowKey={({ key }) => key}
      />
    </Plate>
  )
}
