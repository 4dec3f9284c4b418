import type { Plug, Weapon } from '../items.ts'
import type { Ability } from '../kit.ts'
import { abilityMeets, NEEDS, type Need, weaponMeets } from './needs.ts'

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
  readonly state: NeedState
  /** Per member, in their order: what meets it, empty where nothing does, undefined where it is not known. */
  readonly by: readonly (readonly string[] | undefined)[]
}

/** What is in use on a copy now. */
export const pluggedPerks = ({ columns }: Weapon): readonly Plug[] =>
  columns.flatMap(({ kind, active }) => (kind === 'trait' && active ? [active] : []))

/** A private member is unknown, not missing: with one left, a need that nobody meets is unknown too. Who does not exist does not count. */
export function teamCoverage(members: readonly TeamMember[]): readonly TeamNeed[] {
  const there = members.filter(({ absent }) => !absent).length
  return NEEDS.map((need) => {
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
    const state: NeedState = bringing === 0 ? none : bringing === 1 ? 'one' : 'covered'
    return { need, state, by }
  })
}
