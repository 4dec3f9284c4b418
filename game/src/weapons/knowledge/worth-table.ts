import type { WeaponType } from '../../items.ts'
import {
  type Activity,
  type Knowledge,
  NEUTRAL_WORTH,
  type PartFamily,
  type PartKnowledge,
  type StatWorth,
} from './knowledge.ts'
import { partWorth, type Setting, statWorth, traitWorth } from './worth.ts'

/**
 * How far every perk stands from neutral in one setting and activity, by perk number. A worth is worked out
 * when it is first asked for and then kept, because a vault touches few of the thousands of combinations.
 */
export class WorthTable {
  readonly stats: StatWorth
  /** What ten points of an average stat are worth: the measure for parts and masterworks of unknown name. */
  readonly averageStat: number
  readonly #knowledge: Knowledge
  readonly #setting: Setting
  readonly #activity: Activity
  readonly #traits: Float64Array
  readonly #parts: Float64Array
  readonly #averageParts = new Map<PartFamily, number>()

  constructor(knowledge: Knowledge, setting: Setting, activity: Activity) {
    this.#knowledge = knowledge
    this.#setting = setting
    this.#activity = activity
    this.#traits = new Float64Array(knowledge.traits.length).fill(Number.NaN)
    this.#parts = new Float64Array(knowledge.parts.length).fill(Number.NaN)
    this.stats = statWorth(setting, activity)
    this.averageStat = average(Object.values(this.stats))
  }

  trait(id: number): number {
    const known = this.#traits[id] as number
    if (!Number.isNaN(known)) return known
    const trait = this.#knowledge.traits[id]
    const steps = trait ? traitWorth(trait, this.#setting, this.#activity) - NEUTRAL_WORTH : 0
    this.#traits[id] = steps
    return steps
  }

  /** Parts are measured against the average of their family, so that having none counts as an average one. */
  part(id: number): number {
    const known = this.#parts[id] as number
    if (!Number.isNaN(known)) return known
    const part = this.#knowledge.parts[id]
    const steps = part ? this.#partWorth(part) - this.#averageOf(part.family) : 0
    this.#parts[id] = steps
    return steps
  }

  origin(id: number): number {
    return (this.#knowledge.origins[id]?.[this.#activity] ?? NEUTRAL_WORTH) - NEUTRAL_WORTH
  }

  #partWorth(part: PartKnowledge): number {
    return partWorth(part, this.stats, this.#setting, this.#activity)
  }

  #averageOf(family: PartFamily): number {
    let mean = this.#averageParts.get(family)
    if (mean === undefined) {
      const usual = this.#knowledge.parts.filter(
        (part) => part.family === family && isUsualPart(part, this.#setting.type),
      )
      mean = average(usual.map((part) => this.#partWorth(part)))
      this.#averageParts.set(family, mean)
    }
    return mean
  }
}

/** Whether a weapon of the type may carry the part without being a rarity. */
export function isUsualPart(part: PartKnowledge, type: WeaponType | undefined): boolean {
  return !part.rare && (!part.only || !type || part.only.includes(type))
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
