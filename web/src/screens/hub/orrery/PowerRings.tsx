import art from '../../../ui/art.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { percentOf } from '../../../ui/figures/percent.ts'
import { arcPath, pointAt } from '../../../ui/glyphs/aperture.ts'
import type { GlyphName } from '../../../ui/glyphs/glyph-names.ts'
import spriteUrl from '../../../ui/glyphs/glyphs.svg'
import type { HubFacts } from '../hub-facts.ts'
import styles from './Orrery.module.css'
import { CENTRE } from './orrery-geometry.ts'

/** 270 degrees are the cap. */
const SWEEP = 270
const RADII = [158, 196, 234] as const
const LIGHT = [1, 0.8, 0.6] as const

const glyphOf = (className: string): GlyphName | undefined =>
  (({ titan: 'cl-titan', hunter: 'cl-hunter', warlock: 'cl-warlock' }) as const)[className.toLowerCase()]

/** Up to three guardians, the strongest innermost and brightest. */
export function ringsOf({ characters }: HubFacts) {
  return [...characters].sort((a, b) => b.power - a.power).slice(0, RADII.length)
}

export function PowerRings({ facts }: { readonly facts: HubFacts }) {
  const guardians = ringsOf(facts)
  return RADII.map((radius, index) => {
    const circle = { ...CENTRE, radius }
    const guardian = guardians[index]
    return (
      <g key={radius}>
        <path className={art.line} d={`${arcPath(circle, SWEEP)}m-7 0h14`} />
        {guardian && (
          <Ring circle={circle} guardian={guardian} cap={facts.powerCap} light={LIGHT[index] ?? 1} />
        )}
      </g>
    )
  })
}

interface RingProps {
  readonly circle: { readonly x: number; readonly y: number; readonly radius: number }
  readonly guardian: { readonly className: string; readonly power: number }
  readonly cap: number | undefined
  readonly light: number
}

/** Without a known cap there is no arc to draw, only the number. */
function Ring({ circle, guardian, cap, light }: RingProps) {
  const degrees = cap === undefined ? 0 : (SWEEP * percentOf(guardian.power, cap)) / 100
  const [x, y] = pointAt(circle, degrees)
  const glyph = glyphOf(guardian.className)
  return (
    <>
      {degrees > 0 && (
        <path
          className={classNames(art.gold, styles.reached)}
          strokeWidth="2"
          pathLength="1"
          opacity={light}
          d={arcPath(circle, degrees)}
        />
      )}
      {degrees > 0 && glyph && (
        <>
          <circle className={art.ground} cx={x} cy={y} r="14" />
          <circle className={art.gold} cx={x} cy={y} r="14" />
          <svg x={x - 8} y={y - 8} width="16" height="16" className={styles.class} aria-hidden="true">
            <use href={`${spriteUrl}#${glyph}`} />
          </svg>
        </>
      )}
      <text x={circle.x - 12} y={circle.y - circle.radius + 5} textAnchor="end">
        {guardian.className} <tspan>{formatCount(guardian.power)}</tspan>
      </text>
    </>
  )
}
