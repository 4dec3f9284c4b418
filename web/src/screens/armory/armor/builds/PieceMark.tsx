import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { SLOT_GLYPHS } from '../../../../items/picture/armor-glyphs.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { words } from '../words/words.ts'
import styles from './BuildRow.module.css'

const said = words.builds.piece

/** A piece as a small sign: its slot, its rarity and its tier. */
export function PieceMark({ piece }: { readonly piece: ArmorPiece }) {
  const tier = piece.armor3 ? piece.tier : undefined
  const kind = tier === undefined ? said.older : said.tier(tier)
  return (
    <span
      className={classNames(styles.piece, piece.rarity === 'exotic' && styles.exotic)}
      role="img"
      aria-label={said.label(piece.name, words.rarities[piece.rarity], words.slots[piece.slot], kind)}
      title={piece.name}
    >
      <Glyph name={SLOT_GLYPHS[piece.slot]} />
      {tier !== undefined && <i data-tier={tier}>{tier}</i>}
    </span>
  )
}
