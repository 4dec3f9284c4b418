import type { Character, Guardian } from '../../guardian.ts'
import type { Plug, Weapon } from '../../items.ts'
import type { Ability, ArmorMod } from '../../kit.ts'
import type { ActivityFacts } from '../activities.ts'
import type { BuildConstraints } from '../request/constraints.ts'

/** Everything a build is made from. The same input gives the same build. */
export interface BuildInput {
  readonly guardian: Pick<Guardian, 'weapons' | 'armor' | 'subclasses' | 'armorMods' | 'artifactLevel'> & {
    readonly characters: readonly Pick<Character, 'id' | 'classType' | 'lastPlayed' | 'power'>[]
  }
  /** The version of the guardian's copy that the build is made from. */
  readonly snapshot: string
  readonly activity: ActivityFacts
  readonly constraints: BuildConstraints
  /** Weapons and armor that must be in it, the last one pressed at the end. */
  readonly pinned: readonly string[]
  /** A subclass that must be it, by hash. */
  readonly subclass?: number
  readonly ability: (hash: number) => Ability | undefined
  readonly armorMod: (hash: number) => ArmorMod | undefined
  /** What the own perk of a piece of exotic armor says, by the piece's hash; absent where nobody can tell. */
  readonly exoticPerk?: (hash: number) => string | undefined
  /** How good a copy is for the activity's mode, out of 10, at its best or with these traits; undefined where nothing is known. */
  readonly scoreOf: (weapon: Weapon, traits?: readonly Plug[]) => number | undefined
  /** How good it is as a gun there, out of 10: its roll and its standing together; without this, its roll alone. */
  readonly overallOf?: (weapon: Weapon) => number | undefined
  /** Hashes of the traits with which it is at its best; without this, those that are on. */
  readonly bestTraits?: (weapon: Weapon) => readonly number[]
}

/** What stands in the way of a build, in words for the player: it is not owned, or the request leaves nothing of it. */
export class TooLittleGear extends Error {
  override readonly name = 'TooLittleGear'
  readonly missing: readonly string[]

  constructor(missing: readonly string[], why: 'not owned' | 'ruled out' = 'not owned') {
    const reason =
      why === 'not owned' ? 'You do not own that yet.' : 'The request rules out all that you have of it.'
    super(`A build needs ${missing.join(', ')}. ${reason}`)
    this.missing = missing
  }
}

/** A total order by a number, greatest first, then by name, so that equal inputs give equal builds. Each is judged once. */
export function bestFirst<T>(
  all: readonly T[],
  worthOf: (one: T) => number,
  nameOf: (one: T) => string | number,
): readonly T[] {
  const judged = all.map((one) => ({ one, worth: worthOf(one), name: nameOf(one) }))
  judged.sort((a, b) => b.worth - a.worth || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return judged.map(({ one }) => one)
}
