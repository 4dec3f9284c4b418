import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import styles from './BuildRow.module.css'
import { SLOT_GLYPHS, titled } from './stat-glyphs.ts'

/** A piece as a small sign: its slot, its rarity and its tier. */
export function PieceMark({ piece }: { readonly piece: ArmorPiece }) {
  const tier = piece.armor3 ? piece.tier : undefined
  const kind = tier === undefined ? 'older than tiers' : `tier ${tier}`
  return (
    <span
      className={classNames(styles.piece, piece.rarity === 'exotic' && styles.exotic)}
      role="img"
      aria-label={`${piece.name}, ${titled(piece.rarity)} ${piece.slot}, ${kind}`}
      title={piece.name}
    >
      <Glyph name={SLOT_GLYPHS[piece.slot]} />
      {tier !== undefined && <i data-tier={tier}>{tier}</i>}
    </span>
  )
}
