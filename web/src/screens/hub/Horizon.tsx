import art from '../../ui/art.module.css'
import { classNames } from '../../ui/class-names.ts'
import styles from './Hero.module.css'

const PLANET = 'M-60 232A2600 2600 0 0 1 1660 150V240H-60Z'
const EDGE = 'M-60 232A2600 2600 0 0 1 1660 150'

/** The edge of light: a planet's limb under the hero, lit from beyond. */
export function Horizon() {
  return (
    <svg
      className={classNames(art.art, styles.horizon)}
      viewBox="0 0 1600 230"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="hub-limb" x1="0" x2="1">
          <stop offset="0" stopColor="var(--gold)" stopOpacity="0" />
          <stop offset=".34" stopColor="var(--gold)" stopOpacity=".5" />
          <stop offset=".66" stopColor="var(--gold-bright)" />
          <stop offset=".84" stopColor="var(--gold)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--teal)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="hub-air" gradientUnits="userSpaceOnUse" cx="916.8" cy="2641.6" r="2600">
          <stop offset=".952" stopColor="var(--gold)" stopOpacity="0" />
          <stop offset=".985" stopColor="var(--gold)" stopOpacity=".06" />
          <stop offset="1" stopColor="var(--gold)" stopOpacity=".3" />
        </radialGradient>
        <linearGradient id="hub-night" x1="0" x2="1">
          <stop offset="0" stopColor="var(--surface-0)" />
          <stop offset=".55" stopColor="var(--surface-0)" stopOpacity=".1" />
          <stop offset=".72" stopColor="var(--surface-0)" stopOpacity=".1" />
          <stop offset="1" stopColor="var(--surface-0)" />
        </linearGradient>
        <clipPath id="hub-planet">
          <path d={PLANET} />
        </clipPath>
      </defs>
      <path className={art.ground} d={PLANET} />
      <path d={PLANET} fill="url(#hub-air)" />
      <rect x="-60" width="1720" height="240" fill="url(#hub-night)" clipPath="url(#hub-planet)" />
      <path d={EDGE} fill="none" stroke="url(#hub-limb)" strokeWidth="1.6" />
    </svg>
  )
}
