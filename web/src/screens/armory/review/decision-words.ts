import type { Decision } from '@ai-vault/contract/reviews.ts'
import type { GlyphName } from '../../../ui/glyph-names.ts'

interface DecisionLook {
  /** The button's word. */
  readonly act: string
  /** The mark's word, once decided. */
  readonly done: string
  readonly glyph: GlyphName
  readonly key: string
}

export const DECISION_LOOKS: Readonly<Record<Decision, DecisionLook>> = {
  keep: { act: 'Keep', done: 'Decided: keep', glyph: 'i-check', key: 'K' },
  review: { act: 'Review', done: 'Decided: review again', glyph: 'i-eye', key: 'R' },
  dismantle: { act: 'Dismantle', done: 'Decided: dismantle', glyph: 'i-dn', key: 'D' },
}
