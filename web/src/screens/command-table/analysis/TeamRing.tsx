import type { FireteamAnalysis } from '@ai-vault/contract/advice/fireteam.ts'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import { isAlone } from './is-alone.ts'
import styles from './TeamRing.module.css'

const STATES = ['covered', 'one', 'missing', 'unknown'] as const
const RADIUS = 88
const GAP_DEGREES = 5

/** One segment a need: solid covered, amber one only, red broken missing, dotted unknown. The counts say it in words. */
export function TeamRing({ answer: { coverage, members } }: { readonly answer: FireteamAnalysis }) {
  const step = 360 / coverage.length
  const labels = words.ring.counts(isAlone(members))
  const counts = STATES.map((state) => ({
    state,
    count: coverage.filter((need) => need.state === state).length,
  }))
  const shown = counts.filter(({ state, count }) => count > 0 || state === 'missing')
  const met = counts.reduce(
    (sum, { state, count }) => (state === 'covered' || state === 'one' ? sum + count : sum),
    0,
  )
  return (
    <div className={styles.ring}>
      <div className={styles.art}>
        <svg viewBox="0 0 220 220" aria-hidden="true">
          {coverage.map(({ need, state }, at) => (
            <path
              key={need}
              className={styles[state]}
              d={arc(at * step + GAP_DEGREES / 2, (at + 1) * step - GAP_DEGREES / 2)}
            />
          ))}
        </svg>
        <p className={styles.sum}>
          <b>{met}</b>
          <span>{words.ring.of(coverage.length)}</span>
        </p>
      </div>
      <ul className={styles.counts}>
        {shown.map(({ state, count }) => (
          <li key={state}>
            <i className={styles[state]} />
            {labels[state]} <b className={text.read}>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

function arc(from: number, to: number): string {
  const point = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${(110 + RADIUS * Math.cos(angle)).toFixed(2)} ${(110 + RADIUS * Math.sin(angle)).toFixed(2)}`
  }
  return `M ${point(from)} A ${RADIUS} ${RADIUS} 0 0 1 ${point(to)}`
}
