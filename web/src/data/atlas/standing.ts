/** What a player has done and found, and what is left: the same for every screen that counts it. */
import type { Point } from '@ai-vault/contract/atlas/points.ts'
import type { Collectible, Triumph, TriumphsAnswer } from '@ai-vault/contract/atlas/records.ts'

/** F-200: bit 1 (mask 1) of the state clear. */
export const isComplete = ({ state }: Pick<Triumph, 'state'>): boolean => (state & 1) === 0

export const isOpenTriumph = (triumph: Pick<Triumph, 'state' | 'legacy'>): boolean =>
  !isComplete(triumph) && !triumph.legacy

/** What the platform knows a player has found (F-230): by its checklists, and zones by the objectives of triumphs. */
export function placesBeen({
  triumphs,
  checked,
}: Pick<TriumphsAnswer, 'triumphs' | 'checked'>): ReadonlySet<number> {
  const places = new Set(checked)
  for (const { objectives } of triumphs) {
    for (const { zone_hash, complete } of objectives)
      if (zone_hash !== undefined && complete) places.add(zone_hash)
  }
  return places
}

/** What the player says counts; else what the platform knows. */
export const isFound = (
  { found, hash }: Pick<Point, 'found' | 'hash'>,
  visited: ReadonlySet<number>,
): boolean => found ?? (typeof hash === 'number' && visited.has(hash))

/** Open triumphs of a destination, the nearest to done first; equal ones as they are served, the best to do next first. */
export const openAt = (destination: number, triumphs: readonly Triumph[]): readonly Triumph[] =>
  triumphs
    .filter(
      (triumph) =>
        isOpenTriumph(triumph) && !triumph.secret && triumph.where?.destination_hash === destination,
    )
    .toSorted((one, other) => other.percent - one.percent)

/** Many triumphs begin with the name of their place: beside that name it is not said twice. */
export const nameAt = (place: string, triumph: string): string =>
  triumph.startsWith(`${place}: `) ? triumph.slice(place.length + 2) : triumph

/** What could be collected at a destination and is not; what is likely gone from the game does not count. */
export const missingAt = (
  destination: number,
  collectibles: readonly Collectible[],
): readonly Collectible[] =>
  collectibles.filter(
    ({ acquired, obtainable, where }) =>
      !acquired && obtainable !== 'over' && where?.destination_hash === destination,
  )

export interface KindLeft {
  readonly kind: string
  readonly left: number
  readonly of: number
}

/** How many points of each kind are not found yet; the kind that has most left first. */
export function leftByKind(
  points: readonly Pick<Point, 'type' | 'kind' | 'found' | 'hash' | 'status'>[],
  visited: ReadonlySet<number>,
): readonly KindLeft[] {
  const kinds = new Map<string, KindLeft>()
  for (const point of points) {
    if (point.status !== 'approved') continue
    const kind = point.type || point.kind || 'unknown'
    const { left, of } = kinds.get(kind) ?? { left: 0, of: 0 }
    kinds.set(kind, { kind, left: left + (isFound(point, visited) ? 0 : 1), of: of + 1 })
  }
  return [...kinds.values()].toSorted((one, other) => other.left - one.left)
}
