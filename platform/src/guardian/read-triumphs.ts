import type { CollectibleProgress, Guardian, TriumphProgress } from '@ai-vault/game/guardian.ts'
import { at, count, entries, flag, isObject, list, number } from '../wire/read.ts'

const RECORD_REDEEMED = 1
const RECORD_NOT_COMPLETED = 4
const NOT_ACQUIRED = 1
const OBSCURED = 2
const INVISIBLE = 4
const PURCHASE_DISABLED = 64

/** Account triumphs, and of a character's own triumphs the copy that is furthest along. */
export function readTriumphs(profile: unknown): readonly TriumphProgress[] {
  const found = new Map<number, TriumphProgress>()
  for (const component of perCharacter(profile, 'characterRecords')) {
    for (const record of readRecords(component)) {
      const held = found.get(record.hash)
      if (!held || advance(record) > advance(held)) found.set(record.hash, record)
    }
  }
  for (const record of readRecords(at(profile, 'profileRecords', 'data'))) found.set(record.hash, record)
  return [...found.values()]
}

export function readTriumphScore(profile: unknown): Guardian['triumphScore'] {
  const records = at(profile, 'profileRecords', 'data')
  if (!isObject(records)) return undefined
  const active = number(at(records, 'activeScore')) ?? number(at(records, 'score'))
  const lifetime = number(at(records, 'lifetimeScore'))
  return active === undefined && lifetime === undefined
    ? undefined
    : { active: active ?? 0, lifetime: lifetime ?? active ?? 0 }
}

/** Owned by the account or by any character; else what the one tells for whom it can be seen best. */
export function readCollectibles(profile: unknown): readonly CollectibleProgress[] {
  const found = new Map<number, CollectibleProgress>()
  const components = [
    at(profile, 'profileCollectibles', 'data'),
    ...perCharacter(profile, 'characterCollectibles'),
  ]
  for (const component of components) {
    for (const [key, collectible] of entries(at(component, 'collectibles'))) {
      const hash = Number(key)
      const platformState = count(at(collectible, 'state'))
      const acquired = (platformState & NOT_ACQUIRED) === 0
      const held = found.get(hash)
      if (!held || rank(platformState) > rank(held.platformState))
        found.set(hash, { hash, platformState, acquired })
    }
  }
  return [...found.values()]
}

/** Armor of another class is missing and not to be seen; its own class says what it is. */
function rank(state: number): number {
  if ((state & NOT_ACQUIRED) === 0) return 3
  if ((state & INVISIBLE) === 0) return (state & OBSCURED) === 0 ? 2 : 1
  return 0
}

/** Whether collections give the item out again, be it for a price that the account could not pay just now. */
export const isGivenOut = ({ acquired, platformState }: CollectibleProgress): boolean =>
  acquired && (platformState & PURCHASE_DISABLED) === 0

/** Entries of the checklists that the account, or any character, has found. */
export function readFoundEntries(profile: unknown): readonly number[] {
  const components = [
    at(profile, 'profileProgression', 'data'),
    ...perCharacter(profile, 'characterProgressions'),
  ]
  const found = new Set<number>()
  for (const component of components) {
    for (const [, checklist] of entries(at(component, 'checklists'))) {
      for (const [entry, isFound] of entries(checklist)) if (isFound === true) found.add(Number(entry))
    }
  }
  return [...found]
}

export function readMetrics(profile: unknown): Readonly<Record<number, number>> {
  const metrics: Record<number, number> = {}
  for (const [hash, metric] of entries(at(profile, 'metrics', 'data', 'metrics'))) {
    const progress = number(at(metric, 'objectiveProgress', 'progress'))
    if (progress !== undefined) metrics[Number(hash)] = progress
  }
  return metrics
}

const perCharacter = (profile: unknown, property: string): readonly unknown[] =>
  entries(at(profile, property, 'data')).map(([, component]) => component)

function readRecords(component: unknown): readonly TriumphProgress[] {
  return entries(at(component, 'records')).map(([hash, record]) => {
    const plain = list(at(record, 'objectives'))
    const completedCount = number(at(record, 'completedCount'))
    return {
      hash: Number(hash),
      platformState: count(at(record, 'state')),
      objectives: (plain.length > 0 ? plain : list(at(record, 'intervalObjectives'))).map(readObjective),
      ...(completedCount === undefined ? {} : { completedCount }),
    }
  })
}

const readObjective = (objective: unknown): TriumphProgress['objectives'][number] => ({
  hash: count(at(objective, 'objectiveHash')),
  progress: count(at(objective, 'progress')),
  completionValue: count(at(objective, 'completionValue')),
  complete: flag(at(objective, 'complete')),
})

/** How far along a triumph is: redeemed, then completed, then by the share of its objectives. */
function advance({ platformState, objectives }: TriumphProgress): number {
  if ((platformState & RECORD_REDEEMED) !== 0) return 3
  if ((platformState & RECORD_NOT_COMPLETED) === 0) return 2
  const shares = objectives.map(({ progress, completionValue }) =>
    Math.min(1, progress / (completionValue || 1)),
  )
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}
