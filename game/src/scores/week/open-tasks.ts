import type { Guardian } from '../../guardian.ts'
import { nameCollator } from '../../name-order.ts'

export interface OpenTask {
  readonly name: string
  readonly characterId: string
  readonly progress: number
  readonly completionValue: number
  /** How much is done, 0 to 1. */
  readonly share: number
  readonly hash: number
  /** What is counted are the encounters of one run, not runs. */
  readonly encounters?: boolean
}

const nearestFirst = (one: OpenTask, other: OpenTask) =>
  other.share - one.share ||
  one.completionValue - other.completionValue ||
  nameCollator.compare(one.name, other.name)

type Other = Guardian['others'][number]

/** Bounties that characters carry and that have not run out. */
const bountiesInHand = ({ others }: Pick<Guardian, 'others'>, now: number): readonly Other[] =>
  others.filter(
    ({ bounty, place, expiresAt }) =>
      bounty && place.in === 'character' && !(Date.parse(expiresAt ?? '') <= now),
  )

/** Bounties in hand that are not done yet, nearest to done first. */
export function openBounties(guardian: Pick<Guardian, 'others'>, now: number): readonly OpenTask[] {
  return bountiesInHand(guardian, now)
    .flatMap(({ objectives = [], place, name, hash }): OpenTask[] => {
      if (objectives.length === 0 || place.in !== 'character') return []
      const counted = objectives.map(({ progress, completionValue }) => ({
        progress: Math.min(progress, completionValue),
        completionValue,
      }))
      const progress = counted.reduce((sum, objective) => sum + objective.progress, 0)
      const completionValue = counted.reduce((sum, objective) => sum + objective.completionValue, 0)
      const shares = counted.map((objective) => objective.progress / (objective.completionValue || 1))
      const share = shares.reduce((sum, each) => sum + each, 0) / shares.length
      return [{ name, hash, characterId: place.characterId, progress, completionValue, share }]
    })
    .filter(({ share }) => share < 1)
    .toSorted(nearestFirst)
}

/** Bounties in hand of which the platform does not say how far they are. */
export function uncountedBounties(guardian: Pick<Guardian, 'others'>, now: number): number {
  return bountiesInHand(guardian, now).filter(({ objectives = [] }) => objectives.length === 0).length
}

/** Weekly milestones that are not done yet, nearest to done first. */
export function openMilestones({ milestones }: Pick<Guardian, 'milestones'>): readonly OpenTask[] {
  return milestones
    .flatMap(({ name, hash, characterId, progress, completionValue, complete, encounters }): OpenTask[] =>
      complete || !name || completionValue <= 0
        ? []
        : [
            {
              name,
              hash,
              characterId,
              progress,
              completionValue,
              share: Math.min(1, progress / completionValue),
              ...(encounters ? { encounters } : {}),
            },
          ],
    )
    .toSorted(nearestFirst)
}
