import type { Guardian } from '../../guardian.ts'

export interface OpenTask {
  readonly name: string
  readonly characterId: string
  readonly progress: number
  readonly completionValue: number
  /** How much is done, 0 to 1. */
  readonly share: number
  readonly hash: number
}

const nearestFirst = (one: OpenTask, other: OpenTask) =>
  other.share - one.share || one.completionValue - other.completionValue || one.name.localeCompare(other.name)

/** Bounties in hand that are not done yet, nearest to done first. */
export function openBounties({ others }: Pick<Guardian, 'others'>): readonly OpenTask[] {
  return others
    .flatMap(({ bounty, objectives = [], place, name, hash }): OpenTask[] => {
      if (!bounty || objectives.length === 0 || place.in !== 'character') return []
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
export function untoldBounties({ others }: Pick<Guardian, 'others'>): number {
  return others.filter(
    ({ bounty, objectives = [], place }) => bounty && objectives.length === 0 && place.in === 'character',
  ).length
}

/** Weekly milestones that are not done yet, nearest to done first. */
export function openMilestones({ milestones }: Pick<Guardian, 'milestones'>): readonly OpenTask[] {
  return milestones
    .flatMap(({ name, hash, characterId, progress, completionValue, complete }): OpenTask[] =>
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
            },
          ],
    )
    .toSorted(nearestFirst)
}
