import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import type { GearTierRow } from '@ai-vault/game/gear/gear-tiers.ts'
import { Link } from '../../../routing/Link.tsx'
import text from '../../../ui/text.module.css'
import styles from './GearTiersTab.module.css'
import { TOP_TIER, tasksForTier, type WeekTask } from './tier-tasks.ts'
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

const sameTasks = (some: readonly WeekTask[], others: readonly WeekTask[]) =>
  some.length === others.length && some.every(({ hash }, at) => hash === others[at]?.hash)
