import type { Clearance } from '@ai-vault/game/cleanup/clearance.ts'
import { type PlayMode, ratedFor } from '@ai-vault/game/weapons/play-mode.ts'
import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import { rollInWords } from '../../../../items/roll-in-words.ts'
import { idOf, nameOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { words } from '../../../../items/words/words.ts'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import { selectWords as said } from '../words/select-words.ts'
import { namesOf } from './LeftOut.tsx'
import styles from './SelectionBar.module.css'

const isAmong = (ids: readonly string[]) => (item: WeaponItem) => ids.includes(idOf(item))

/** "Outlaw, Kill Clip · 8.7 · power 1,892", as the proof in a sheet says it. */
function rollScoreAndPower(stays: WeaponItem, mode: PlayMode): string {
  const { item, rating } = stays
  const rated = rating && ratedFor(rating, mode)
  const score = rated?.score === undefined ? '' : ` · ${scoreText(rated.score)}`
  return `${rollInWords(stays, rated?.activity)}${score}${item.power === undefined ? '' : words.proof.power(item.power)}`
}

interface ConsequencesProps {
  readonly plan: Clearance
  readonly weapons: readonly WeaponItem[]
  readonly mode: PlayMode
  /** A phone unfolds all of it at once. */
  readonly isUnfolded: boolean
  readonly onLeaveOut: (ids: readonly string[]) => void
}

/** What stays instead, and which of them one would miss. */
export function Consequences({ plan, weapons, mode, isUnfolded, onLeaveOut }: ConsequencesProps) {
  const { keptInstead } = plan
  const doubts = [
    { ids: plan.unproven, say: said.unproven, isNamed: false },
    { ids: plan.protected, say: said.protected, isNamed: false },
    { ids: plan.last, say: said.last, isNamed: true },
  ].filter(({ ids }) => ids.length > 0)
  return (
    <div className={styles.consequences}>
      {keptInstead.length > 0 && (
        <details className={styles.more} open={isUnfolded}>
          <summary className={text.unfold}>{said.keptInstead(keptInstead.length)}</summary>
          <ul className={styles.kept}>
            {keptInstead.map(({ id, insteadOf }) => {
              const item = weapons.find((each) => idOf(each) === id)
              return (
                item && (
                  <li key={id}>
                    <b>{nameOf(item)}</b> {rollScoreAndPower(item, mode)}{' '}
                    <span className={styles.dim}>
                      {said.insteadOf(namesOf(weapons.filter(isAmong(insteadOf))))}
                    </span>
                  </li>
                )
              )
            })}
          </ul>
        </details>
      )}
      {doubts.map(({ ids, say, isNamed }) => (
        <p key={say(2)} className={styles.doubt}>
          <Glyph name="i-warn" size="s" />
          {say(ids.length)} {isNamed && `${namesOf(weapons.filter(isAmong(ids)))}. `}
          <TextButton onClick={() => onLeaveOut(ids)}>{said.leaveOut}</TextButton>
        </p>
      ))}
    </div>
  )
}
