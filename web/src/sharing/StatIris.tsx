import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import { STAT_GLYPHS } from '../items/picture/armor-glyphs.ts'
import art from '../ui/art.module.css'
import { classNames } from '../ui/class-names.ts'
import { pointAt } from '../ui/glyphs/aperture.ts'
import spriteUrl from '../ui/glyphs/glyphs.svg'
import styles from './Sharing.module.css'
import { words } from './words.ts'

const CENTRE = { x: 155, y: 155 }
const RIM = 104
const FULL = 200

const corners = (values: readonly number[]) =>
  values.map((value, at) =>
    pointAt({ ...CENTRE, radius: (Math.max(0, Math.min(FULL, value)) / FULL) * RIM }, at * 60),
  )
const outline = (values: readonly number[]) =>
  `M${corners(values)
    .map((corner) => corner.join(' '))
    .join('L')}Z`

/** The six stats of a build as one shape, each with its number. */
export function StatIris({ stats }: { readonly stats: StatLine }) {
  const spoken = ARMOR_STATS.map((stat, at) => words.stat(words.stats[stat], stats[at] ?? 0))
  return (
    <svg
      className={classNames(art.art, styles.iris)}
      viewBox="0 0 310 310"
      role="img"
      aria-label={words.statsSpoken(spoken)}
    >
      {[50, 100, 150, 200].map((value) => (
        <path
          key={value}
          className={value === 100 ? art.line : art.faint}
          d={outline(ARMOR_STATS.map(() => value))}
        />
      ))}
      <path className={styles.shape} d={outline(stats)} />
      {ARMOR_STATS.map((stat, at) => {
        const [x, y] = pointAt({ ...CENTRE, radius: RIM + 26 }, at * 60)
        return (
          <g key={stat}>
            <svg x={x - 26} y={y - 10} width="20" height="20" className={styles.glyph} aria-hidden="true">
              <use href={`${spriteUrl}#${STAT_GLYPHS[stat]}`} />
            </svg>
            <text x={x - 2} y={y + 6}>
              {stats[at]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
