import type { Weapon } from '../../items.ts'
import { isAdvisedToGo } from './advised-to-go.ts'
import { CLEANUP_GROUNDS, type Verdict } from './judge-vault.ts'

/** Where a verdict stands in a clean-up (G-25): what may go by its ground, then what has a ground but stays, then the rest. */
export function cleanupRank(verdict: Pick<Verdict, 'recommendation' | 'ground'> | undefined): number {
  const ground = verdict?.ground ? CLEANUP_GROUNDS.indexOf(verdict.ground) : CLEANUP_GROUNDS.length
  return (isAdvisedToGo(verdict) ? 0 : CLEANUP_GROUNDS.length + 1) + ground
}

/** The order of a clean-up: by rank, then the worst roll first. */
export function compareForCleanup(
  verdicts: ReadonlyMap<string, Verdict>,
  ratings: ReadonlyMap<string, { readonly godRollScore?: number | undefined }>,
): (one: Weapon, other: Weapon) => number {
  const score = ({ instanceId }: Weapon) => ratings.get(instanceId)?.godRollScore ?? 10
  const rank = ({ instanceId }: Weapon) => cleanupRank(verdicts.get(instanceId))
  return (one, other) =>
    rank(one) - rank(other) || score(one) - score(other) || (one.instanceId < other.instanceId ? -1 : 1)
}
