import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'
import { words } from './words.tsx'

interface DecisionLook {
  /** The button's word. */
  readonly act: string
  /** The mark's word, once decided. */
  readonly done: string
  readonly glyph: GlyphName
  readonly key: string
}

export const DECISION_LOOKS: Readonly<Record<Decision, DecisionLook>> = {
  keep: { ...words.decisions.keep, glyph: 'i-check', key: 'K' },
  review: { ...words.decisions.review, glyph: 'i-eye', key: 'R' },
  dismantle: { ...words.decisions.dismantle, glyph: 'i-dn', key: 'D' },
}
