import type { WeaponType } from '../../items.ts'
import type { Activity } from '../pve-and-pvp.ts'
import type { Knowledge } from './base-knowledge.ts'
import {
  HIGHEST_WORTH,
  LOWEST_WORTH,
  NEUTRAL_WORTH,
  PART_FAMILIES,
  type PartFamily,
  type PartKnowledge,
  type Place,
  type StatWorth,
  type TraitKnowledge,
  type TraitRole,
} from './knowledge.ts'
import type { LearnedKind } from './learned-worths.ts'
import {
  clamp,
  placesOf,
  type Setting,
  shiftOf,
  sideOf,
  statWorth,
  traitSteps,
  worthOfStats,
} from './worth.ts'

/**
 * How far every perk stands from neutral in one setting and activity, by perk number. A worth is worked out
 * when it is first asked for and then kept, because a vault touches few of the thousands of combinations.
 */
export class WorthTable {
  readonly stats: StatWorth
  /** What ten points of an average stat are worth: the measure for parts and masterworks of unknown name. */
  readonly averageStat: number
  readonly setting: Setting
  readonly activity: Activity
  readonly #knowledge: Knowledge
  readonly #places: readonly Place[]
  readonly #traits: Float64Array
  readonly #parts: Float64Array
  readonly #averageParts = new Map<PartFamily, number>()

  constructor(knowledge: Knowledge, setting: Setting, activity: Activity) {
    this.setting = setting
    this.activity = activity
    this.#knowledge = knowledge
    this.#places = placesOf(setting)
    this.#traits = new Float64Array(knowledge.traits.length).fill(Number.NaN)
    this.#parts = new Float64Array(knowledge.parts.length).fill(Number.NaN)
    this.stats = statWorth(setting, activity)
    this.averageStat = average(Object.values(this.stats))
  }

  trait(id: number): number {
    const known = this.#traits[id] as number
    if (!Number.isNaN(known)) return known
    const trait = this.#knowledge.traits[id]
    const scale = this.#knowledge.learned.scale.trait[sideOf(this.activity)]
    const steps = trait
      ? scale * traitSteps(trait, this.setting, this.activity) +
        this.#learned('perks', trait.name) +
        this.#ofRoles(trait) +
        shiftOf(trait, this.setting, this.activity)
      : 0
    const bounded = clamp(steps, LOWEST_WORTH - NEUTRAL_WORTH, HIGHEST_WORTH - NEUTRAL_WORTH)
    this.#traits[id] = bounded
    return bounded
  }

  /** Parts are measured against the average of their family, so that having none counts as an average one. */
  part(id: number): number {
    const known = this.#parts[id] as number
    if (!Number.isNaN(known)) return known
    const part = this.#knowledge.parts[id]
    const steps = part ? this.#partSteps(part) : 0
    this.#parts[id] = steps
    return steps
  }

  origin(id: number): number {
    return (this.#knowledge.origins[id]?.[this.activity] ?? NEUTRAL_WORTH) - NEUTRAL_WORTH
  }

  /** Steps that wished rolls add here to a perk, or to whatever has a role or changes a stat. */
  #learned(kind: LearnedKind, name: string): number {
    const worth = this.#knowledge.learned[kind].get(name)
    if (!worth) return 0
    const side = sideOf(this.activity)
    return this.#places.reduce((sum, place) => sum + (worth.on.get(place)?.[side] ?? 0), worth.all[side])
  }

  #ofRoles({ roles }: TraitKnowledge): number {
    return roles.reduce((sum, role) => sum + roleShare(roles) * this.#learned('roles', role), 0)
  }

  #ofStats({ stats }: PartKnowledge): number {
    return Object.entries(stats).reduce(
      (sum, [stat, points]) => sum + (points / 10) * this.#learned('stats', stat),
      0,
    )
  }

  #partSteps(part: PartKnowledge): number {
    const scale = this.#knowledge.learned.scale[partKind(part)][sideOf(this.activity)]
    return (
      scale * (this.#statSteps(part) - this.#averageOf(part.family)) +
      this.#learned('perks', part.name) +
      this.#ofStats(part)
    )
  }

  #statSteps({ stats, worth }: PartKnowledge): number {
    return worthOfStats(stats, this.stats) + (worth?.[sideOf(this.activity)] ?? 0)
  }

  #averageOf(family: PartFamily): number {
    let mean = this.#averageParts.get(family)
    if (mean === undefined) {
      const usual = this.#knowledge.parts.filter(
        (part) => part.family === family && isUsualPart(part, this.setting.type),
      )
      mean = average(usual.map((part) => this.#statSteps(part)))
      this.#averageParts.set(family, mean)
    }
    return mean
  }
}

/** What each role of a trait counts: many roles make no trait better than few. */
export const roleShare = (roles: readonly TraitRole[]): number => 1 / Math.sqrt(roles.length)

export function partKind({ family }: PartKnowledge): 'barrel' | 'magazine' {
  return (PART_FAMILIES.barrel as readonly string[]).includes(family) ? 'barrel' : 'magazine'
}

/** Whether a weapon of the type may carry the part without being a rarity. */
export function isUsualPart(part: PartKnowledge, type: WeaponType | undefined): boolean {
  return !part.rare && (!part.only || !type || part.only.includes(type))
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
