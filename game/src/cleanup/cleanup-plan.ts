import type { Weapon } from '../items.ts'
import { isAdvisedToGo } from './advised-to-go.ts'
import { CLEANUP_GROUNDS, type Marks, type Verdict } from './verdict.ts'

/** Where a verdict stands in a clean-up (G-25): what may go by its ground, then what has a ground but stays, then the rest. */
function cleanupRank(verdict: CleanupEntry['verdict']): number {
  const ground = verdict?.ground ? CLEANUP_GROUNDS.indexOf(verdict.ground) : CLEANUP_GROUNDS.length
  return (isAdvisedToGo(verdict) ? 0 : CLEANUP_GROUNDS.length + 1) + ground
}

/** What a place in the clean-up depends on, on either side of the wire. */
export interface CleanupEntry {
  readonly verdict: Pick<Verdict, 'recommendation' | 'ground'> | undefined
  /** Absent where there is no roll to rate. */
  readonly score: number | undefined
  readonly id: string
}

const AFTER_EVERY_SCORE = 11

/** The one order of a clean-up: by rank, then the worst roll first and what has none last. */
export function compareCleanupEntries(one: CleanupEntry, other: CleanupEntry): number {
  return (
    cleanupRank(one.verdict) - cleanupRank(other.verdict) ||
    (one.score ?? AFTER_EVERY_SCORE) - (other.score ?? AFTER_EVERY_SCORE) ||
    (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
  )
}

type Identified = { readonly instanceId: string }

interface Assessed {
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly ratings: ReadonlyMap<string, { readonly godRollScore?: number | undefined }>
}

export function compareForCleanup({
  verdicts,
  ratings,
}: Assessed): (one: Identified, other: Identified) => number {
  const entry = ({ instanceId }: Identified): CleanupEntry => ({
    verdict: verdicts.get(instanceId),
    score: ratings.get(instanceId)?.godRollScore,
    id: instanceId,
  })
  return (one, other) => compareCleanupEntries(entry(one), entry(other))
}

/** How many of what could go are decided, and how. */
export interface Decided {
  /** Marked to go already: what is left of them is to dismantle them in the game. */
  readonly marked: number
  /** To review again. */
  readonly later: number
}

function countDecided(ids: readonly string[], marks: Pick<Marks, 'get'>): Decided {
  const count = (mark: 'dismantle' | 'review') => ids.filter((id) => marks.get(id) === mark).length
  return { marked: count('dismantle'), later: count('review') }
}

/**
 * What frees places in the vault: only what lies there does. In the order of the clean-up, but what the player locked comes
 * after all the rest.
 */
export const freesPlaces = <Gear>(
  going: readonly Gear[],
  itemOf: (entry: Gear) => Pick<Weapon, 'place' | 'locked'>,
): readonly Gear[] =>
  going
    .filter((entry) => itemOf(entry).place.in === 'vault')
    .toSorted((one, other) => Number(itemOf(one).locked) - Number(itemOf(other).locked))

export interface CleanupPlan<Gear> extends Decided {
  /** What could go, in the order of the clean-up. */
  readonly going: readonly Gear[]
  /** Of those: what the player has not decided about yet, in the same order. */
  readonly open: readonly Gear[]
}

/** What is left of a clean-up to decide, and what is decided. */
export function planCleanup<Gear extends Identified>(
  gear: readonly Gear[],
  assessed: Assessed & { readonly marks: Marks },
): CleanupPlan<Gear> {
  const going = gear
    .filter(({ instanceId }) => isAdvisedToGo(assessed.verdicts.get(instanceId)))
    .toSorted(compareForCleanup(assessed))
  return {
    going,
    open: going.filter(({ instanceId }) => !assessed.marks.has(instanceId)),
    ...countDecided(
      going.map(({ instanceId }) => instanceId),
      assessed.marks,
    ),
  }
}
