import art from '../../ui/art.module.css'
import { classNames } from '../../ui/class-names.ts'
import { arcPath, bladePath, pointAt, tickPath } from '../../ui/glyphs/aperture.ts'
import styles from './SignInScreen.module.css'

const HUB = { x: 0, y: 0 }
const TICKS = { ...HUB, inner: 306, outer: 318, outerMajor: 321, count: 120 }
const GOLD_END = pointAt({ ...HUB, radius: 330 }, 110)
const TEAL_START = pointAt({ ...HUB, radius: 420 }, 242)
const TEAL_END = pointAt({ ...HUB, radius: 420 }, 304)
const STAR = 'M0 -168L7 -7L168 0L7 7L0 168L-7 7L-168 0L-7 -7Z'
const PLANET = 'M-60 800A2300 2300 0 0 1 1660 560V800Z'
const EDGE = 'M-60 800A2300 2300 0 0 1 1660 560'

/** The vault door that is also an aperture, above the edge of light. */
export function Door() {
  return (
    <svg
      className={classNames(art.art, styles.door)}
      viewBox="0 0 1600 760"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <DoorLights />
      <g transform="translate(1120 346)">
        <circle className={art.faint} r="330" />
        <circle className={classNames(art.faint, art.dash)} r="420" />
        <circle className={art.faint} r="540" />
        <path className={art.line} d={tickPath(TICKS, 0, TICKS.count)} />
        <circle className={art.line} r="292" />
        <path className={art.line} d={bladePath({ ...HUB, radius: 292 }, 0.44)} />
        <path className={art.gold} strokeWidth="2" d={arcPath({ ...HUB, radius: 330 }, 110)} />
        <circle className={art.goldPoint} cx={GOLD_END[0]} cy={GOLD_END[1]} r="5" />
        <path
          className={art.teal}
          d={`M${TEAL_START[0]} ${TEAL_START[1]}A420 420 0 0 1 ${TEAL_END[0]} ${TEAL_END[1]}`}
        />
        <circle className={art.tealPoint} cx={TEAL_END[0]} cy={TEAL_END[1]} r="4" />
        <circle r="190" fill="url(#door-core)" />
        <path className={art.goldPoint} d={STAR} />
        <circle className={art.gold} r="26" opacity=".5" />
      </g>
      <path className={art.ground} d={PLANET} />
      <path d={PLANET} fill="url(#door-air)" />
      <rect x="-60" width="1720" height="800" fill="url(#door-night)" clipPath="url(#door-planet)" />
      <path d={EDGE} fill="none" stroke="url(#door-limb)" strokeWidth="1.6" />
    </svg>
  )
}

function DoorLights() {
  return (
    <defs>
      <linearGradient id="door-limb" x1="0" x2="1">
        <stop offset="0" stopColor="var(--gold)" stopOpacity="0" />
        <stop offset=".42" stopColor="var(--gold)" stopOpacity=".55" />
        <stop offset=".7" stopColor="var(--gold-bright)" />
        <stop offset="1" stopColor="var(--teal)" stopOpacity=".1" />
      </linearGradient>
      <radialGradient id="door-core">
        <stop offset="0" stopColor="var(--gold)" stopOpacity=".34" />
        <stop offset=".5" stopColor="var(--gold)" stopOpacity=".07" />
        <stop offset="1" stopColor="var(--gold)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="door-air" gradientUnits="userSpaceOnUse" cx="1094.3" cy="2789.4" r="2300">
        <stop offset=".93" stopColor="var(--gold)" stopOpacity="0" />
        <stop offset=".98" stopColor="var(--gold)" stopOpacity=".07" />
        <stop offset="1" stopColor="var(--gold)" stopOpacity=".34" />
      </radialGradient>
      <linearGradient id="door-night" x1="0" x2="1">
        <stop offset=".1" stopColor="var(--surface-0)" />
        <stop offset=".62" stopColor="var(--surface-0)" stopOpacity="0" />
        <stop offset=".74" stopColor="var(--surface-0)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--surface-0)" />
      </linearGradient>
      <clipPath id="door-planet">
        <path d={PLANET} />
      </clipPath>
    </defs>
  )
}
