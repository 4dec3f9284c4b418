import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { STAT_GLYPHS } from '../../../../items/picture/armor-glyphs.ts'
import art from '../../../../ui/art.module.css'
import { classNames } from '../../../../ui/class-names.ts'
import { pointAt } from '../../../../ui/glyphs/aperture.ts'
import spriteUrl from '../../../../ui/glyphs/glyphs.svg'
import { words } from '../words/words.ts'
import styles from './Iris.module.css'

interface IrisProps {
  readonly targets: readonly number[]
  readonly reached: readonly number[]
}

const CENTRE = { x: 150, y: 150 }
const RIM = 104
const FULL = 200
const NAME_AT = 128

const cornersOf = (values: readonly number[]) =>
  values.map((value, i) => pointAt({ ...CENTRE, radius: (Math.min(FULL, value) / FULL) * RIM }, i * 60))
const pathOf = (values: readonly number[]) =>
  `M${cornersOf(values)
    .map((corner) => corner.join(' '))
    .join('L')}Z`
const ring = (value: number) => pathOf(ARMOR_STATS.map(() => value))

/** Six axes: the dashed line is asked for, the gold face is reached. */
export function Iris({ targets, reached }: IrisProps) {
  return (
    <svg
      className={classNames(art.art, styles.iris)}
      viewBox="0 0 300 310"
      role="img"
      aria-label={words.builds.verdict.iris(targets.join(', '), reached.join(', '))}
    >
      {[50, 100, 150, 200].map((value) => (
        <path key={value} className={value === 100 ? art.line : art.faint} d={ring(value)} />
      ))}
      {ARMOR_STATS.map((stat, i) => {
        const [x, y] = pointAt({ ...CENTRE, radius: RIM }, i * 60)
        const [nameX, nameY] = pointAt({ ...CENTRE, radius: NAME_AT }, i * 60)
        const below = i !== 0
        return (
          <g key={stat}>
            <path className={art.faint} d={`M${CENTRE.x} ${CENTRE.y}L${x} ${y}`} />
            <svg
              x={nameX - 10}
              y={nameY - 10}
              width="20"
              height="20"
              className={styles.glyph}
              aria-hidden="true"
            >
              <use href={`${spriteUrl}#${STAT_GLYPHS[stat]}`} />
            </svg>
            <text x={nameX} y={below ? nameY + 26 : nameY - 14} textAnchor="middle">
              {reached[i]}
            </text>
          </g>
        )
      })}
      <path className={styles.reached} d={pathOf(reached)} />
      <path className={styles.target} d={pathOf(targets)} />
      {cornersOf(reached).map(([x, y], i) => (
        <circle key={ARMOR_STATS[i]} className={art.goldPoint} cx={x} cy={y} r="3" />
      ))}
    </svg>
  )
}
