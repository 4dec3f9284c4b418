import art from '../../../ui/art.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { bladePath, openingFor, tickPath } from '../../../ui/glyphs/aperture.ts'
import type { HubFacts } from '../hub-facts.ts'
import { words } from '../words.tsx'
import styles from './Orrery.module.css'
import { OrreryNodes } from './OrreryNodes.tsx'
import { CENTRE } from './orrery-geometry.ts'
import { PowerRings, ringsOf } from './PowerRings.tsx'

const TICKS = { ...CENTRE, inner: 112, outer: 122, outerMajor: 125, count: 100 }
const EYE = { ...CENTRE, radius: 102 }
const STAR = 'M0 -62L3 -3L62 0L3 3L0 62L-3 3L-62 0L-3 -3Z'

interface OrreryProps {
  readonly facts: HubFacts
  readonly visitor: boolean
}

/** The instrument of the command center: the vault score in the eye, each guardian's power as a ring against the cap. */
export function Orrery({ facts, visitor }: OrreryProps) {
  const reached = Math.round(facts.score ?? 0)
  const reachable = Math.min(100, reached + (facts.inReach ?? 0))
  return (
    <div className={styles.frame}>
      <svg
        className={classNames(art.art, styles.orrery)}
        viewBox="0 0 760 600"
        role="img"
        aria-label={describe(facts, visitor)}
      >
        <circle className={art.faint} cx={CENTRE.x} cy={CENTRE.y} r="284" />
        <circle className={classNames(art.faint, art.dash)} cx={CENTRE.x} cy={CENTRE.y} r="338" />
        <ellipse
          className={art.faint}
          cx={CENTRE.x}
          cy={CENTRE.y}
          rx="430"
          ry="126"
          transform={`rotate(-24 ${CENTRE.x} ${CENTRE.y})`}
        />
        <path className={art.line} d={tickPath(TICKS, reachable, 100)} />
        <path className={art.teal} strokeWidth="1.6" d={tickPath(TICKS, reached, reachable)} />
        <path className={art.gold} strokeWidth="2.2" d={tickPath(TICKS, 0, reached)} />
        <circle className={art.ground} cx={CENTRE.x} cy={CENTRE.y} r={EYE.radius} />
        <circle className={art.line} cx={CENTRE.x} cy={CENTRE.y} r={EYE.radius} />
        <path className={art.line} d={bladePath(EYE, visitor ? 0.44 : openingFor(facts.score ?? 0))} />
        <PowerRings facts={facts} />
        <OrreryNodes facts={facts} visitor={visitor} />
        {visitor ? <Star /> : <Score facts={facts} />}
      </svg>
    </div>
  )
}

/** Nobody is signed in: the light behind the door. */
function Star() {
  return (
    <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
      <circle className={art.gold} r="12" opacity=".5" />
      <path className={art.goldPoint} d={STAR} />
    </g>
  )
}

function Score({ facts: { score, inReach = 0 } }: { readonly facts: HubFacts }) {
  return (
    <>
      <text
        className={score === undefined ? styles.missing : styles.value}
        x={CENTRE.x}
        y={CENTRE.y + 16}
        textAnchor="middle"
      >
        {score === undefined ? MISSING : Math.round(score)}
      </text>
      <text x={CENTRE.x} y={CENTRE.y + 44} textAnchor="middle">
        {words.orrery.score}
      </text>
      {score !== undefined && inReach > 0 && (
        <text className={styles.reach} x={CENTRE.x} y={CENTRE.y - 60} textAnchor="middle">
          {words.orrery.inReach(inReach)}
        </text>
      )}
    </>
  )
}

/** The picture in words. */
function describe(facts: HubFacts, visitor: boolean): string {
  if (visitor) return words.orrery.visitor
  const score =
    facts.score === undefined ? words.orrery.scoreUnknown : words.orrery.scoreIs(Math.round(facts.score))
  const rings = ringsOf(facts).map(({ className, power }) => `${className} ${formatCount(power)}`)
  if (rings.length === 0) return score
  const cap = facts.powerCap === undefined ? words.orrery.power : words.orrery.powerAgainst(facts.powerCap)
  return `${score} ${words.orrery.rings(cap, rings.join(', '))}`
}
