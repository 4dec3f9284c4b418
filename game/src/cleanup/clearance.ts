import type { Weapon } from '../items.ts'
import { type JudgeOptions, judgeVault } from '../weapons/verdict/judge-vault.ts'
import { isCommonGear, type JudgedRating, sameWeapon } from '../weapons/verdict/vault-copy.ts'
import type { Protection } from './protections.ts'
import type { Marks } from './verdict.ts'

/** Places that become free, by where the copies are now. */
export type Places = Readonly<Record<Weapon['place']['in'], number>>

export function countPlaces(going: readonly Weapon[]): Places {
  const places = { vault: 0, character: 0, postmaster: 0 }
  for (const { place } of going) places[place.in]++
  return places
}

/**
 * What a player gains and gives up who lets a number of copies go at once. The whole vault is judged as if those copies
 * were marked already, so a copy that goes along with them stands in for nothing.
 */
export interface Clearance {
  readonly places: Places
  /** What stays and stands in for copies that go, the one with the most first. */
  readonly keptInstead: readonly Replacement[]
  /** Of the copies that go: nothing that stays stands in for these. */
  readonly unproven: readonly string[]
  /** Something speaks for keeping these: in use, locked, crafted and the like. */
  readonly protected: readonly string[]
  /** What that is, for each of them. */
  readonly protections: ReadonlyMap<string, readonly Protection[]>
  /** Legendary or exotic, and no copy of their weapon would be left. */
  readonly last: readonly string[]
  /** All of which one of these is true. */
  readonly doubtful: readonly string[]
}

export interface Replacement {
  readonly id: string
  readonly insteadOf: readonly string[]
}

export function planClearance(
  weapons: readonly Weapon[],
  ratings: ReadonlyMap<string, JudgedRating>,
  going: ReadonlySet<string>,
  options: JudgeOptions = {},
): Clearance {
  const marks: Marks = new Map([
    ...(options.marks ?? []),
    ...[...going].map((id) => [id, 'dismantle'] as const),
  ])
  const verdicts = judgeVault(weapons, ratings, { ...options, marks })
  const left = new Set(
    weapons.filter(({ instanceId }) => marks.get(instanceId) !== 'dismantle').map(sameWeapon),
  )
  const replaced = new Map<string, string[]>()
  const unproven: string[] = []
  const held = new Map<string, readonly Protection[]>()
  const last: string[] = []
  for (const weapon of weapons) {
    const id = weapon.instanceId
    if (!going.has(id)) continue
    const { proof, protections = [] } = verdicts.get(id) ?? {}
    if (proof === undefined) unproven.push(id)
    else replaced.set(proof, [...(replaced.get(proof) ?? []), id])
    if (protections.length > 0) held.set(id, protections)
    if (!isCommonGear(weapon) && !left.has(sameWeapon(weapon))) last.push(id)
  }
  const keptInstead = [...replaced]
    .map(([id, insteadOf]) => ({ id, insteadOf }))
    .sort((one, other) => other.insteadOf.length - one.insteadOf.length || (one.id < other.id ? -1 : 1))
  return {
    places: countPlaces(weapons.filter(({ instanceId }) => going.has(instanceId))),
    keptInstead,
    unproven,
    protected: [...held.keys()],
    protections: held,
    last,
    doubtful: [...new Set([...unproven, ...held.keys(), ...last])],
  }
}
