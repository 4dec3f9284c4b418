import type { Clearance } from '@ai-vault/game/weapons/verdict/clearance.ts'
import { rollInWords } from '../../../../items/copies.ts'
import { idOf, nameOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { TextButton } from '../../../../ui/controls/TextButton.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { selectWords as said } from '../words/select-words.ts'
import styles from './SelectionBar.module.css'

interface ConsequencesProps {
  readonly plan: Clearance
  readonly weapons: readonly WeaponItem[]
  readonly onLeaveOut: (ids: readonly string[]) => void
}

/** What stays instead, and which of them one would miss. */
export function Consequences({ plan, weapons, onLeaveOut }: ConsequencesProps) {
  const { keptInstead } = plan
  const doubts = [
    { ids: plan.unproven, text: said.unproven },
    { ids: plan.protected, text: said.protected },
    { ids: plan.last, text: said.last },
  ].filter(({ ids }) => ids.length > 0)
  return (
    <div className={styles.consequences}>
      {keptInstead.length > 0 && (
        <details className={styles.more}>
          <summary>{said.keptInstead(keptInstead.length)}</summary>
          <ul className={styles.kept}>
            {keptInstead.map(({ id, insteadOf }) => {
              const item = weapons.find((each) => idOf(each) === id)
              return (
                item && (
                  <li key={id}>
                    <b>{nameOf(item)}</b> {rollInWords(item)}{' '}
                    <span className={styles.dim}>{said.insteadOf(insteadOf.length)}</span>
                  </li>
                )
              )
            })}
          </ul>
        </details>
      )}
      {doubts.map(({ ids, text }) => (
        <p key={text(2)} className={styles.doubt}>
          <Glyph name="i-warn" size="s" />
          {text(ids.length)} <TextButton onClick={() => onLeaveOut(ids)}>{said.leaveOut}</TextButton>
        </p>
      ))}
    </div>
  )
}
