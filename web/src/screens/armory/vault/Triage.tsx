import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import layout from '../../../ui/layout.module.css'
import { Bay, Bays } from '../../../ui/Plate.tsx'
import { Reading } from '../../../ui/Reading.tsx'
import text from '../../../ui/text.module.css'
import { ADVICE_LISTS } from './advice-lists.ts'
import styles from './Triage.module.css'
import type { AdviceCounts, VaultStats } from './vault-view.ts'

interface TriageProps {
  readonly shown: VaultStats
  readonly total: VaultStats
  readonly advice: AdviceCounts
  readonly search: string
  readonly godRollsOnly: boolean
  readonly onGodRollsOnly: (on: boolean) => void
  /** The button that analyses everything shown, and what it reports. */
  readonly analyzeAll: ReactNode
  /** What it analyses for. */
  readonly options: ReactNode
}

const of = (total: number) => `of ${total}`

/** What is shown of what there is, what to do with all of it, and the quick actions. */
export function Triage(props: TriageProps) {
  const { shown, total, advice, search, godRollsOnly, onGodRollsOnly, analyzeAll, options } = props
  return (
    <Bays className={styles.triage}>
      <Bay className={styles.stats} role="group" aria-label="Statistics of what is shown">
        <Reading label="Shown" value={shown.weapons} note={of(total.weapons)} />
        <div className={text.gold}>
          <Reading label="God rolls" value={shown.godRolls} note={of(total.godRolls)} />
        </div>
        <Reading label="Exotics" value={shown.exotics} note={of(total.exotics)} />
        <Reading
          label="Avg power"
          value={shown.averagePower}
          note={total.averagePower && `all ${total.averagePower}`}
        />
      </Bay>
      <Bay className={styles.advice}>
        <div className={classNames(layout.row, layout.apart)}>
          <span className={text.cap}>Recommendation</span>
          <span className={classNames(layout.row, layout.tight)}>
            <Button size="small" aria-pressed={godRollsOnly} onClick={() => onGodRollsOnly(!godRollsOnly)}>
              God rolls only
            </Button>
            {analyzeAll}
            <LinkButton size="small" to="/forge">
              Build optimizer
            </LinkButton>
          </span>
        </div>
        <ul className={styles.split}>
          {ADVICE_LISTS.map(({ id, label, glyph, search: opens, rule }) => (
            <li
              key={id}
              className={styles[id]}
              style={{ '--share': Math.max(1, advice[id]) } as CSSProperties}
            >
              <Link
                to="/armory"
                search={{ tab: 'weapons', q: opens }}
                resetScroll={false}
                viewTransition={false}
                title={rule}
                aria-current={search.trim() === opens ? 'true' : undefined}
              >
                <Glyph name={glyph} size="s" />
                <b>{advice[id]}</b> <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className={classNames(layout.row, styles.notes)}>
          <details className={styles.rules}>
            <summary>How this is decided</summary>
            <AdviceRules advice={advice} />
          </details>
          {options}
        </div>
      </Bay>
    </Bays>
  )
}

function AdviceRules({ advice }: { readonly advice: AdviceCounts }) {
  return (
    <>
      {ADVICE_LISTS.map(({ id, label, rule }) => (
        <p key={id}>
          <b>{label}:</b> {rule}
        </p>
      ))}
      <p>
        Of the {advice.dismantle} poor ones {advice.safeToDismantle} are free of every protection: not locked,
        exotic, crafted, masterworked, worn, in a loadout, the only one of their kind, or with a pattern to
        draw.
      </p>
    </>
  )
}
