import { DECISIONS, type Decision } from '@ai-vault/contract/items/reviews.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import styles from './DecisionButtons.module.css'
import { DECISION_LOOKS } from './decision-words.ts'
import { words } from './words/words.ts'

interface DecisionButtonsProps {
  readonly decision: Decision | undefined
  /** The same press again takes the decision back. */
  readonly onChoose: (decision: Decision | null) => void
}

/** Three notes a player can make about a copy. */
export function DecisionButtons({ decision, onChoose }: DecisionButtonsProps) {
  return (
    <fieldset className={styles.buttons}>
      <legend>{words.decision}</legend>
      {DECISIONS.map((each) => {
        const { act, glyph } = DECISION_LOOKS[each]
        return (
          <Button
            key={each}
            size="small"
            aria-pressed={decision === each}
            onClick={() => onChoose(decision === each ? null : each)}
          >
            <Glyph name={glyph} size="s" />
            {act}
          </Button>
        )
      })}
    </fieldset>
  )
}
