/** How long the open milestones of the week take at the player's own pace: for the dashboard and for Sentinel. */
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { opensAt } from '@ai-vault/game/scores/week/open-days.ts'
import { type OpenTask, openMilestones } from '@ai-vault/game/scores/week/open-tasks.ts'
import type { GameLookups } from '../game-lookups.ts'
import type { PlayerFacts } from '../player-facts-store.ts'

export interface TimedTask {
  readonly task: OpenTask
  /** Absent where the pace in the activity it asks for is not known. */
  readonly minutes?: number
}

interface Pace {
  /** Undefined while they are still on their way. */
  readonly facts: Pick<PlayerFacts, 'history'> | undefined
  readonly lookups: Pick<GameLookups, 'milestoneKind'>
  readonly now: number
}

/** Of those that can be played now, what takes the least time first; where the pace is not known, the nearest to done. */
export function timedMilestones(guardian: Pick<Guardian, 'milestones'>, pace: Pace): readonly TimedTask[] {
  return openMilestones(guardian)
    .filter(({ hash }) => opensAt(pace.lookups.milestoneKind(hash), pace.now) === undefined)
    .map((task): TimedTask => {
      const minutes = minutesLeft(task, pace)
      return minutes === undefined ? { task } : { task, minutes }
    })
    .toSorted((one, other) => (one.minutes ?? Number.MAX_VALUE) - (other.minutes ?? Number.MAX_VALUE))
}

type Counted = Pick<OpenTask, 'hash' | 'progress' | 'completionValue' | 'encounters'>

export function minutesLeft(task: Counted, { facts, lookups }: Omit<Pace, 'now'>): number | undefined {
  const kind = lookups.milestoneKind(task.hash)
  const seconds = kind && facts?.history?.tallies[kind]?.medianSeconds
  if (!seconds) return undefined
  const left = task.completionValue - task.progress
  const runs = task.encounters ? left / task.completionValue : left
  return Math.ceil((runs * seconds) / 60)
}
