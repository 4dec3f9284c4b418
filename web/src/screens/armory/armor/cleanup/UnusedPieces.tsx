import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { type Column, Table } from '../../../../ui/figures/Table.tsx'
import { words } from '../words/words.ts'
import { NO_REASON, reasonsToKeep, whatItIs } from './piece-words.ts'
import styles from './UnusedArmorDialog.module.css'

const said = words.unused.pieces

/** The pieces with what speaks for keeping them all the same. */
export function UnusedPieces({ pieces }: { readonly pieces: readonly ArmorPiece[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.pieces} aria-label={said.label} tabIndex={0}>
      <Table caption={said.caption} columns={COLUMNS} rows={pieces} rowKey={({ instanceId }) => instanceId} />
    </section>
  )
}

const COLUMNS: readonly Column<ArmorPiece>[] = [
  { key: 'name', head: said.piece, cell: ({ name }) => name },
  { key: 'what', head: said.what, cell: whatItIs },
  { key: 'total', head: said.base, cell: ({ base }) => base.reduce((sum, value) => sum + value, 0) },
  { key: 'but', head: said.but, cell: (piece) => reasonsToKeep(piece) || NO_REASON },
]
