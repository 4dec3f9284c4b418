import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { GEAR_TIERS, type GearTierRow } from '@ai-vault/game/gear/gear-tiers.ts'
import { Link } from '../../../routing/Link.tsx'
import text from '../../../ui/text.module.css'
import styles from './GearTiersTab.module.css'
import { words } from './words.tsx'

export interface ThisWeekProps {
  readonly row: GearTierRow
  readonly weekly: Extra<'weekly'> | undefined
  readonly reading: boolean
}

/** What the platform names for this week, each leading to how far every character is with it (F-171). */
export function ThisWeek({ row, weekly, reading }: ThisWeekProps) {
  if (!weekly) return <span className={text.dim}>{reading ? words.week.reading : words.week.unknown}</span>
  const tasks = tasksForTier(weekly, row)
  if (tasks.length === 0) return <span className={text.dim}>{words.week.nothing}</span>
  if (row.tier !== TOP_TIER.tier && sameTasks(tasks, tasksForTier(weekly, TOP_TIER))) {
    return <span className={text.soft}>{words.week.same(TOP_TIER.tier)}</span>
  }
  return (
    <ul className={styles.week}>
      {tasks.map(({ hash, name, activities = [] }) => (
        <li key={hash}>
          <Link to="/dashboard" search={{ task: String(hash) }} resetScroll={false}>
            {name}
          </Link>
          {activities.length > 0 && <small> {activities.join(', ')}</small>}
        </li>
      ))}
    </ul>
  )
}

/** It stands first on the screen; which tier an activity drops goes by the difficulty, so most tiers share one list. */
const TOP_TIER = GEAR_TIERS.at(-1) as GearTierRow

const sameTasks = (some: readonly WeekTask[], others: readonly WeekTask[]) =>
  some.length === others.length && some.every(({ hash }, at) => hash === others[at]?.hash)

type Weekly = Extra<'weekly'>
type WeekTask = Weekly['rows'][number]

const SHOWN = 3

const isOpen = ({ cells }: WeekTask) => cells.some((cell) => cell !== null && !cell.complete)

/** The week's tasks in which gear of a tier drops: what is still open first, the tier's own order of kinds within. */
function tasksForTier({ rows }: Weekly, { droppedBy }: GearTierRow): readonly WeekTask[] {
  const kinds: readonly string[] = droppedBy
  const rank = (task: WeekTask) => (isOpen(task) ? 0 : kinds.length) + kinds.indexOf(task.kind ?? '')
  return rows
    .filter(({ kind }) => kind !== undefined && kinds.includes(kind))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, SHOWN)
}
