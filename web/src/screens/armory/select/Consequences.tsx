import type { RemovalImpact } from '@ai-vault/game/cleanup/removal-impact.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import { type PlayMode, ratedFor } from '@ai-vault/game/weapons/play-mode.ts'
import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import { gearInWords } from '../../../items/gear-in-words.ts'
import { allGear, type GearItem, type GearItems } from '../../../items/gear-item.ts'
import { idOf, nameOf, powerOf } from '../../../items/weapon-item.ts'
import { words } from '../../../items/words/words.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { countOrMissing } from '../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import text from '../../../ui/text.module.css'
import styles from './SelectionBar.module.css'
import { selectWords as labels } from './words.ts'

const MOST_NAMED = 4

/** The first few with their power, which tells copies apart; the rest as a number. */
function namesOf(items: readonly GearItem[]): string {
  const named = items.slice(0, MOST_NAMED).map((item) => `${nameOf(item)} ${countOrMissing(powerOf(item))}`)
  const rest = items.length - named.length
  return listInWords(rest > 0 ? [...named, labels.more(rest)] : named)
}

const isAmong = (ids: readonly string[]) => (item: GearItem) => ids.includes(idOf(item))

/** "Outlaw, Kill Clip · 8.7 · power 1,892", as the proof in a sheet says it. */
function scoreAndPower(stays: GearItem, mode: PlayMode): string {
  const { item, rating } = stays
  const rated = rating && ratedFor(rating, mode)
  const score = rated?.score === undefined ? '' : ` · ${scoreText(rated.score)}`
  const power = item.power === undefined ? '' : words.proof.power(item.power)
  return `${gearInWords(stays, undefined, rated?.activity)}${score}${power}`
}

interface ConsequencesProps {
  readonly plan: RemovalImpact
  readonly gear: GearItems
  readonly mode: PlayMode
  /** A phone unfolds all of it at once. */
  readonly isUnfolded: boolean
  readonly onLeaveOut: (ids: readonly string[]) => void
}

/** What stays instead, and which of them one would miss. */
export function Consequences({ plan, gear, mode, isUnfolded, onLeaveOut }: ConsequencesProps) {
  const { keptInstead } = plan
  const all = allGear(gear)
  const doubts = [
    { ids: plan.unproven, say: labels.unproven, isNamed: false },
    { ids: plan.protected, say: labels.protected, isNamed: false },
    { ids: plan.last, say: labels.last, isNamed: true },
  ].filter(({ ids }) => ids.length > 0)
  return (
    <div className={styles.consequences}>
      {keptInstead.length > 0 && (
        <details className={styles.more} open={isUnfolded}>
          <summary className={text.unfold}>{labels.keptInstead(keptInstead.length)}</summary>
          <ul className={styles.kept}>
            {keptInstead.map(({ id, insteadOf }) => {
              const item = all.find((each) => idOf(each) === id)
              return (
                item && (
                  <li key={id}>
                    <b>{nameOf(item)}</b> {scoreAndPower(item, mode)}{' '}
                    <span className={styles.dim}>
                      {labels.insteadOf(namesOf(all.filter(isAmong(insteadOf))))}
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
          {say(ids.length)} {isNamed && `${namesOf(all.filter(isAmong(ids)))}. `}
          <TextButton onClick={() => onLeaveOut(ids)}>{labels.leaveOut}</TextButton>
        </p>
      ))}
    </div>
  )
}
