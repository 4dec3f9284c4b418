import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Dial } from '../../../ui/figures/gauges/Dial.tsx'
import { StatBar } from '../../../ui/figures/gauges/StatBar.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import { CitedItems } from '../CitedItems.tsx'
import styles from './Scores.module.css'
import { ScoreWords } from './ScoreWords.tsx'
import { scoreBasis } from './score-texts.ts'
import { scoreWords as words } from './score-words.ts'
import { useExplanation } from './use-explanation.tsx'

const labels = words.score

type Tiles = NonNullable<NonNullable<GuardianData['extras']>['tiles']>
type ScoreTile = NonNullable<Tiles['score']>

interface ScoreBayProps {
  readonly score: number | undefined
  readonly tiles: Tiles
  /** Why there is no score. */
  readonly missing: string
}

/** The AI Vault Score (F-065, F-101) and the three words beside it: what each rests on, and what would raise the score. */
export function ScoreBay({ score, tiles, missing }: ScoreBayProps) {
  const { score: tile } = tiles
  const { id, open, toggle, why } = useExplanation(labels.title, scoreBasis(tile))
  return (
    <Bay className={styles.bay} role="group" aria-label={words.scores}>
      <div className={styles.dial}>
        <Dial
          label={labels.title}
          value={score}
          {...(tile
            ? { inReach: tile.in_reach, word: tile.band }
            : score === undefined && { word: labels.none })}
        />
      </div>
      <div className={styles.beside}>
        <p className={styles.reach}>
          {score === undefined ? (
            <span>{missing}</span>
          ) : (
            tile &&
            tile.actions.length > 0 && (
              <TextButton aria-expanded={open} aria-controls={open ? id : undefined} onClick={toggle}>
                {labels.inReach(tile.in_reach)}
              </TextButton>
            )
          )}
          {why}
          {tile && <SourceMark source={tile.source} />}
        </p>
        <ScoreWords tiles={tiles} score={score} />
      </div>
      {open && (
        <div id={id} className={styles.more}>
          {tile && <Actions tile={tile} />}
          <p>{scoreBasis(tile)}</p>
          {tile && <Parts tile={tile} />}
        </div>
      )}
    </Bay>
  )
}

function Actions({ tile }: { readonly tile: ScoreTile }) {
  return (
    <ol className={styles.actions} aria-label={labels.actions}>
      {tile.actions.map(({ kind, text, gain, link, items }) => (
        <li key={kind}>
          <span>
            {link ? <AddressLink to={link}>{text}</AddressLink> : text}
            <CitedItems items={items} />
          </span>
          <b className={styles.gain}>+{gain}</b>
        </li>
      ))}
    </ol>
  )
}

function Parts({ tile }: { readonly tile: ScoreTile }) {
  return (
    <div className={styles.parts}>
      {tile.parts.map(({ name, label, text, value, points }) => (
        <div key={name} className={styles.part}>
          <StatBar
            label={label}
            labelWidth="4.5rem"
            value={value * 100}
            colour="var(--gold-deep)"
            shown={points.toFixed(1)}
          />
          <span className={styles.partText}>{text}</span>
        </div>
      ))}
    </div>
  )
}
