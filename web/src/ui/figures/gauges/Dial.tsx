import art from '../../art.module.css'
import { bladePath, openingFor, pointAt, tickPath } from '../../glyphs/aperture.ts'
import { words } from '../../words/words.ts'
import { MISSING } from '../Reading.tsx'
import styles from './Dial.module.css'

interface DialProps {
  readonly label: string
  /** 0 to 100; absent shows an unlit dial with an em dash. */
  readonly value?: number | undefined
  /** What the analyst says can still be reached on top of the value. */
  readonly inReach?: number
  readonly word?: string
}

const RING = { x: 130, y: 130, inner: 112, outer: 122, outerMajor: 125, count: 100 }
const EYE = { x: 130, y: 130, radius: 98 }

/** Aperture dial: gold ticks are reached, teal ticks are in reach, the blades open with the value. */
export function Dial({ label, value, inReach = 0, word }: DialProps) {
  const reached = Math.round(Math.min(100, Math.max(0, value ?? 0)))
  const reachable = Math.min(100, reached + inReach)
  const [needleX, needleY] = pointAt({ ...EYE, radius: 127 }, (reached / 100) * 360)
  return (
    <div className={styles.dial}>
      <svg className={art.art} viewBox="0 0 260 260" aria-hidden="true">
        <path className={art.line} d={tickPath(RING, reachable, 100)} />
        <path className={art.teal} strokeWidth="1.6" d={tickPath(RING, reached, reachable)} />
        <path className={art.gold} strokeWidth="2.2" d={tickPath(RING, 0, reached)} />
        <circle className={art.line} cx={EYE.x} cy={EYE.y} r={EYE.radius} />
        <path className={art.line} d={bladePath(EYE, openingFor(value ?? 0))} />
        {value !== undefined && <circle className={art.goldPoint} cx={needleX} cy={needleY} r="3" />}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn as a dial */}
      <div
        className={styles.centre}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value ?? 0}
        aria-valuetext={value === undefined ? words.dial.unknown : words.dial.of100(value, word)}
      >
        <span className={value === undefined ? styles.missing : styles.value}>{value ?? MISSING}</span>
        {word && <span className={value === undefined ? styles.missingWord : styles.word}>{word}</span>}
      </div>
    </div>
  )
}
