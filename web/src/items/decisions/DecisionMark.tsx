import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { classNames } from '../../ui/class-names.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import text from '../../ui/text.module.css'
import styles from './DecisionMark.module.css'
import { DECISION_LOOKS } from './decision-words.ts'

interface DecisionMarkProps {
  readonly decision: Decision | undefined
  /** Where the words stand beside it already, or the whole is named elsewhere. */
  readonly silent?: boolean
}

/** The small mark of a decision, on tiles and in lists. */
export function DecisionMark({ decision, silent }: DecisionMarkProps) {
  if (!decision) return null
  const { glyph, done } = DECISION_LOOKS[decision]
  return (
    <span className={classNames(styles.mark, styles[decision])} title={done}>
      <Glyph name={glyph} size="s" />
      {!silent && <span className={text.sr}>{done}</span>}
    </span>
  )
}
