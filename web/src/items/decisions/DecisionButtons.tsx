import { DECISIONS, type Decision } from '@ai-vault/contract/items/reviews.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import text from '../../ui/text.module.css'
import styles from './DecisionButtons.module.css'
import { DECISION_LOOKS } from './decision-words.ts'
import { words } from './words.tsx'

interface DecisionButtonsProps {
  readonly decision: Decision | undefined
  /** Whose they are, where several stand side by side; it is said and not shown. */
  readonly of?: string
  /** The same press again takes the decision back. */
  readonly onChoose: (decision: Decision | null) => void
}

/** Three notes a player can make about a copy. */
export function DecisionButtons({ decision, of, onChoose }: DecisionButtonsProps) {
  return (
    <fieldset className={styles.buttons}>
      <legend className={of === undefined ? undefined : text.sr}>
        {of === undefined ? words.decision : words.decisionOn(of)}
      </legend>
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
