/**
 * Which triumphs to do next (F-193, G-19): nearest to done and worth it first. The worth of a triumph (its points, how
 * near the best of its seals is, how many other open triumphs are done at the same place) is divided by the effort that
 * is left: the mean share of its objectives that is open, and how much that is to count. One champion of 15 is done
 * sooner than 2,000 kills of 50,000. A triumph that is behind another in nothing never stands after it,
 * but where it asks for more power than the guardian has.
 */
export interface Candidate {
  readonly hash: number
  readonly name: string
  /** How much is done, 0 to 1. */
  readonly share: number
  /** How many kills, medals, wins or whatever it counts are still to come. */
  readonly left: number
  readonly points: number
  /** How far the nearest of its unfinished seals is, 0 to 1; 0 without one. */
  readonly sealShare: number
  /** How many other open triumphs are done at the same place. */
  readonly neighbours: number
  /** It asks for more power than the guardian has: it comes after all that does not. */
  readonly beyondPower?: boolean
}

export const PRIORITY_MISSIONS = 5

const POINTS_WORTH = 50
const MOST_POINTS = 100
const SEAL_WORTH = 1
const NEIGHBOUR_WORTH = 0.05
const MOST_NEIGHBOURS = 6
/** Nothing is done without any effort: keeps a share of 99.9 % from outweighing everything else. */
const LEAST_EFFORT = 0.08

export function priorityOf({ share, left, points, sealShare, neighbours }: Candidate): number {
  const worth =
    1 +
    Math.min(points, MOST_POINTS) / POINTS_WORTH +
    SEAL_WORTH * sealShare ** 2 +
    NEIGHBOUR_WORTH * Math.min(neighbours, MOST_NEIGHBOURS)
  // By the logarithm: what asks for thousands counts small things.
  const effort = (LEAST_EFFORT + (1 - share)) * (1 + Math.log(Math.max(1, left)))
  return worth / effort
}

/** All of them, the best to do first; equal ones by name, so that the order is the same every time. */
export function byPriority<Entry extends Candidate>(candidates: readonly Entry[]): readonly Entry[] {
  return candidates
    .map((entry) => ({ entry, priority: priorityOf(entry) }))
    .toSorted(
      (one, other) =>
        Number(one.entry.beyondPower ?? false) - Number(other.entry.beyondPower ?? false) ||
        other.priority - one.priority ||
        compareText(one.entry.name, other.entry.name) ||
        one.entry.hash - other.entry.hash,
    )
    .map(({ entry }) => entry)
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
