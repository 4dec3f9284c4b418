import type { ActivityFacts, Expectation } from '../builds/activities.ts'
import { NEEDS, type Need } from './need-names.ts'
import { answersTo, expectedIn, type Gear } from './needs.ts'

/** What is public of one member's gear; `gear` absent: not readable, so nothing is known of it. */
export interface TeamMember {
  readonly gear?: Gear
  /** No such player: nobody who could bring anything, known or not. */
  readonly absent?: true
}

export type NeedState = 'covered' | 'one' | 'missing' | 'unknown'

export interface TeamNeed {
  readonly need: Need
  readonly expected: Exclude<Expectation, 'none'>
  readonly state: NeedState
  /** Per member, in their order: what meets it, empty where nothing does, undefined where it is not known. */
  readonly by: readonly (readonly string[] | undefined)[]
}

/** Two are enough for a need, and one where nobody else is there. */
const ENOUGH = 2

/**
 * For each need that the activity has. A private member is unknown, not missing: with one left, a need that nobody meets is
 * unknown too. Who does not exist does not count.
 */
export function teamCoverage(members: readonly TeamMember[], activity: ActivityFacts): readonly TeamNeed[] {
  const there = members.filter(({ absent }) => !absent).length
  return NEEDS.flatMap((need) => {
    const expected = expectedIn(need, activity)
    if (expected === 'none') return []
    const by = members.map(({ gear }) => gear && answersTo(need, gear))
    const bringing = by.filter((sources) => (sources?.length ?? 0) > 0).length
    const known = there > 0 && by.every((sources, at) => sources !== undefined || members[at]?.absent)
    const none: NeedState = known ? 'missing' : 'unknown'
    const some: NeedState = bringing < Math.min(ENOUGH, there) ? 'one' : 'covered'
    return [{ need, expected, state: bringing === 0 ? none : some, by }]
  })
}
