import type { ArmorPiece, Weapon } from '../items.ts'
import type { JudgeOptions } from '../weapons/verdict/judge-weapons.ts'
import { isCommonGear, sameWeapon } from '../weapons/verdict/vault-copy.ts'
import { type Gear, judgeGear } from './judge-gear.ts'
import type { Protection } from './protections.ts'
import type { Marks } from './verdict.ts'

/** Places that become free, by where the copies are now. */
export type Places = Readonly<Record<Weapon['place']['in'], number>>

export function countPlaces(going: readonly Pick<Weapon, 'place'>[]): Places {
  const places = { vault: 0, character: 0, postmaster: 0 }
  for (const { place } of going) places[place.in]++
  return places
}

/** What the player locked has to be unlocked in the game before it can go, whatever its kind: so every screen says it. */
export const countLocked = (going: readonly Pick<Weapon, 'locked'>[]): number =>
  going.filter(({ locked }) => locked).length

/**
 * What a player gains and gives up who lets a number of copies go at once. All gear is judged as if those copies were
 * marked already, so a copy that goes along with them stands in for nothing.
 */
export interface RemovalImpact {
  readonly places: Places
  /** What stays and stands in for copies that go, the one with the most first. */
  readonly keptInstead: readonly Replacement[]
  /** Of the copies that go: nothing that stays stands in for these. */
  readonly unproven: readonly string[]
  /** Something speaks for keeping these: in use, locked, crafted and the like. */
  readonly protected: readonly string[]
  /** What that is, for each of them. */
  readonly protections: ReadonlyMap<string, readonly Protection[]>
  /** No copy of their weapon, if legendary or exotic, or of their exotic armor would be left. */
  readonly last: readonly string[]
  /** All of which one of these is true. */
  readonly doubtful: readonly string[]
}

export interface Replacement {
  readonly id: string
  readonly insteadOf: readonly string[]
}

/** What counts as the same thing when its last copy goes; undefined where nobody would miss one. */
function kindOf(item: Weapon | ArmorPiece): string | undefined {
  if (item.kind === 'weapon') return isCommonGear(item) ? undefined : sameWeapon(item)
  return item.rarity === 'exotic' ? `exotic ${item.hash}` : undefined
}

export function removalImpact(
  gear: Gear,
  going: ReadonlySet<string>,
  options: JudgeOptions = {},
): RemovalImpact {
  const marks: Marks = new Map([
    ...(options.marks ?? []),
    ...[...going].map((id) => [id, 'dismantle'] as const),
  ])
  const verdicts = judgeGear(gear, { ...options, marks })
  const items = [...gear.weapons, ...gear.armor]
  const left = new Set(items.filter(({ instanceId }) => marks.get(instanceId) !== 'dismantle').map(kindOf))
  const replaced = new Map<string, string[]>()
  const unproven: string[] = []
  const held = new Map<string, readonly Protection[]>()
  const last: string[] = []
  for (const item of items) {
    const id = item.instanceId
    if (!going.has(id)) continue
    const { proof, protections = [] } = verdicts.get(id) ?? {}
    if (proof === undefined) unproven.push(id)
    else replaced.set(proof, [...(replaced.get(proof) ?? []), id])
    if (protections.length > 0) held.set(id, protections)
    const kind = kindOf(item)
    if (kind !== undefined && !left.has(kind)) last.push(id)
  }
  const keptInstead = [...replaced]
    .map(([id, insteadOf]) => ({ id, insteadOf }))
    .sort((one, other) => other.insteadOf.length - one.insteadOf.length || (one.id < other.id ? -1 : 1))
  return {
    places: countPlaces(items.filter(({ instanceId }) => going.has(instanceId))),
    keptInstead,
    unproven,
    protected: [...held.keys()],
    protections: held,
    last,
    doubtful: [...new Set([...unproven, ...held.keys(), ...last])],
  }
}
