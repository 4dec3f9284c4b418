import type { ActivityFacts, Expectation } from '../builds/activities.ts'
import type { Plug, Weapon } from '../items.ts'
import type { Ability } from '../kit.ts'
import { abilityMeets, expectedIn, NEEDS, type Need, weaponMeets } from './needs.ts'

/** What is public of one member's gear; `gear` absent: not readable, so nothing is known of it. */
export interface TeamMember {
  readonly gear?: {
    readonly weapons: readonly Weapon[]
    readonly abilities: readonly Ability[]
  }
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

/** What is in use on a copy now. */
export const pluggedPerks = ({ columns }: Weapon): readonly Plug[] =>
  columns.flatMap(({ kind, active }) => (kind === 'trait' && active ? [active] : []))

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
    const by = members.map(({ gear }) => {
      if (!gear) return undefined
      return [
        ...gear.weapons.flatMap((weapon) => weaponMeets(need, weapon, pluggedPerks(weapon)) ?? []),
        ...gear.abilities.flatMap((ability) => abilityMeets(need, ability) ?? []),
      ]
    })
    const bringing = by.filter((sources) => (sources?.length ?? 0) > 0).length
    const known = there > 0 && by.every((sources, at) => sources !== undefined || members[at]?.absent)
    const none: NeedState = known ? 'missing' : 'unknown'
    const some: NeedState = bringing < Math.min(ENOUGH, there) ? 'one' : 'covered'
    return [{ need, expected, state: bringing === 0 ? none : some, by }]
  })
}
