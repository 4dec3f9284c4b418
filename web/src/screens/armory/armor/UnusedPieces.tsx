import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { type Column, Table } from '../../../ui/Table.tsx'
import { titled } from './stat-glyphs.ts'
import styles from './UnusedArmorDialog.module.css'

/** The pieces with what speaks for keeping them all the same. */
export function UnusedPieces({ pieces }: { readonly pieces: readonly ArmorPiece[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.pieces} aria-label="Unused pieces, scrolls" tabIndex={0}>
      <Table
        caption="Pieces without a part in any build"
        columns={COLUMNS}
        rows={pieces}
        rowKey={({ instanceId }) => instanceId}
      />
    </section>
  )
}

const COLUMNS: readonly Column<ArmorPiece>[] = [
  { key: 'name', head: 'Piece', cell: ({ name }) => name },
  {
    key: 'what',
    head: 'What',
    cell: ({ slot, classType, tier, archetype }) =>
      [classType && titled(classType), slot.replace('-', ' '), tier && `tier ${tier}`, archetype]
        .filter(Boolean)
        .join(', '),
  },
  { key: 'total', head: 'Base', cell: ({ base }) => base.reduce((sum, value) => sum + value, 0) },
  { key: 'but', head: 'But it is', cell: (piece) => reasonsToKeep(piece).join(', ') || '–' },
]

function reasonsToKeep({ locked, loadouts, place, setWildcard }: ArmorPiece): readonly string[] {
  return [
    ...(locked ? ['locked'] : []),
    ...(loadouts.length > 0 ? ['in a loadout'] : []),
    ...(place.in === 'character' && place.equipped ? ['worn'] : []),
    ...(setWildcard ? ['of any set'] : []),
  ]
}
