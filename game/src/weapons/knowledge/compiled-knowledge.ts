import type { WeaponType } from '../../items.ts'
import { BASE_KNOWLEDGE } from './base-knowledge.ts'
import {
  type Activity,
  type Knowledge,
  NEUTRAL_WORTH,
  type OriginKnowledge,
  PART_FAMILIES,
  type PairKnowledge,
  type PartKnowledge,
  type StatWorth,
  type TraitKnowledge,
  type TraitRole,
} from './knowledge.ts'
import { normalizeName, withoutEnhanced } from './roll-names.ts'
import { clamp, partWorth, type Setting, statWorth, traitWorth } from './worth.ts'

/**
 * Knowledge made fast: every perk gets a number once, and for every setting (weapon type, ammo, frame, how it
 * is played) the worth of every perk is worked out once into flat tables. Rating a weapon is then a few array
 * reads. Tables are made when first asked for; there are at most a few hundred settings.
 */

export type PerkKind = 'trait' | 'barrel' | 'magazine' | 'origin'

export interface FoundPerk {
  readonly kind: PerkKind
  readonly id: number
  /** The base perk's own spelling. */
  readonly name: string
  readonly enhanced: boolean
}

/** Distance from neutral, in steps, by perk number. */
export interface WorthTable {
  readonly trait: Float64Array
  readonly part: Float64Array
  readonly origin: Float64Array
  readonly stats: StatWorth
  /** What ten points of an average stat are worth: the measure for parts and masterworks of unknown name. */
  readonly averageStat: number
}

export type SettingTables = Readonly<Record<Activity, WorthTable>>

/** An enhanced perk is its base perk, slightly better. */
export const ENHANCED_STEPS: Readonly<Record<PerkKind, number>> = {
  trait: 0.2,
  barrel: 0.1,
  magazine: 0.1,
  origin: 0.1,
}

const MOST_PAIR_STEPS = 1

export class CompiledKnowledge {
  readonly source: Knowledge
  readonly #byName = new Map<string, FoundPerk>()
  readonly #tables = new Map<string, SettingTables>()
  readonly #pairs = new Map<number, readonly [number, number]>()
  readonly #sides = new Map<number, RuleSides>()

  constructor(source: Knowledge) {
    this.source = source
    source.origins.forEach((origin, id) => {
      this.#learn('origin', id, origin.name)
    })
    source.parts.forEach((part, id) => {
      this.#learn(partKind(part), id, part.name)
    })
    source.traits.forEach((trait, id) => {
      this.#learn('trait', id, trait.name)
    })
  }

  #learn(kind: PerkKind, id: number, name: string): void {
    const found = { kind, id, name, enhanced: false }
    this.#byName.set(name, found)
    this.#byName.set(normalizeName(name), found)
  }

  find(name: string): FoundPerk | undefined {
    const exact = this.#byName.get(name)
    if (exact) return exact
    const normal = normalizeName(name)
    const found = this.#byName.get(normal)
    if (found) return found
    const base = withoutEnhanced(normal)
    const enhanced = base === undefined ? undefined : this.#byName.get(base)
    return enhanced && { ...enhanced, enhanced: true }
  }

  trait(id: number): TraitKnowledge {
    return entry(this.source.traits, id)
  }

  part(id: number): PartKnowledge {
    return entry(this.source.parts, id)
  }

  origin(id: number): OriginKnowledge {
    return entry(this.source.origins, id)
  }

  tables(setting: Setting): SettingTables {
    const key = `${setting.type}|${setting.ammo}|${setting.frame}|${setting.input}|${setting.way.key}`
    let tables = this.#tables.get(key)
    if (!tables) {
      tables = { pve: this.#table(setting, 'pve'), pvp: this.#table(setting, 'pvp') }
      this.#tables.set(key, tables)
    }
    return tables
  }

  #table(setting: Setting, activity: Activity): WorthTable {
    const stats = statWorth(setting, activity)
    const worths = Object.values(stats)
    return {
      trait: Float64Array.from(
        this.source.traits,
        (trait) => traitWorth(trait, setting, activity) - NEUTRAL_WORTH,
      ),
      part: centred(this.source.parts, setting.type, (part) => partWorth(part, stats, setting, activity)),
      origin: Float64Array.from(this.source.origins, (origin) => origin[activity] - NEUTRAL_WORTH),
      stats,
      averageStat: worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length),
    }
  }

  /** Steps that two traits add together, as [PvE, PvP]. */
  pair(one: number, other: number): readonly [number, number] {
    const key = Math.min(one, other) * this.source.traits.length + Math.max(one, other)
    let steps = this.#pairs.get(key)
    if (!steps) {
      steps = this.#pairSteps(this.#sidesOf(one), this.#sidesOf(other))
      this.#pairs.set(key, steps)
    }
    return steps
  }

  #pairSteps(a: RuleSides, b: RuleSides): readonly [number, number] {
    const rules = this.source.pairs
    let pve = 0
    let pvp = 0
    for (let rule = 0; rule < rules.length; rule += 1) {
      if (!appliesTo(a, b, rule)) continue
      pve += rules[rule]?.worth[0] ?? 0
      pvp += rules[rule]?.worth[1] ?? 0
    }
    return [clamp(pve, -MOST_PAIR_STEPS, MOST_PAIR_STEPS), clamp(pvp, -MOST_PAIR_STEPS, MOST_PAIR_STEPS)]
  }

  /** Everything known about two traits together. */
  pairRules(one: number, other: number): readonly PairKnowledge[] {
    const [a, b] = [this.#sidesOf(one), this.#sidesOf(other)]
    return this.source.pairs.filter((_, rule) => appliesTo(a, b, rule))
  }

  /** For every pair rule, whether the trait fits its one side and its other side. */
  #sidesOf(id: number): RuleSides {
    let sides = this.#sides.get(id)
    if (!sides) {
      const trait = this.trait(id)
      const fits = (side: 'one' | 'other') =>
        Uint8Array.from(this.source.pairs, (rule) =>
          Number(
            rule.by === 'name' ? trait.name === rule[side] : trait.roles.includes(rule[side] as TraitRole),
          ),
        )
      sides = { one: fits('one'), other: fits('other') }
      this.#sides.set(id, sides)
    }
    return sides
  }
}

interface RuleSides {
  readonly one: Uint8Array
  readonly other: Uint8Array
}

function appliesTo(a: RuleSides, b: RuleSides, rule: number): boolean {
  return (a.one[rule] === 1 && b.other[rule] === 1) || (a.other[rule] === 1 && b.one[rule] === 1)
}

function partKind(part: PartKnowledge): 'barrel' | 'magazine' {
  return (PART_FAMILIES.barrel as readonly string[]).includes(part.family) ? 'barrel' : 'magazine'
}

function entry<T>(list: readonly T[], id: number): T {
  const found = list[id]
  if (found === undefined) throw new RangeError(`no perk with number ${id}`)
  return found
}

/** Whether a weapon of the type may carry the part without being a rarity. */
export function isUsualPart(part: PartKnowledge, type: WeaponType | undefined): boolean {
  return !part.rare && (!part.only || !type || part.only.includes(type))
}

/** Every family of parts is measured against its own average, so that having none counts as an average one. */
function centred(
  parts: readonly PartKnowledge[],
  type: WeaponType | undefined,
  worth: (part: PartKnowledge) => number,
): Float64Array {
  const values = Float64Array.from(parts, worth)
  const tallies = new Map<string, { sum: number; count: number }>()
  parts.forEach((part, id) => {
    if (!isUsualPart(part, type)) return
    const tally = tallies.get(part.family) ?? { sum: 0, count: 0 }
    tally.sum += values[id] ?? 0
    tally.count += 1
    tallies.set(part.family, tally)
  })
  return values.map((value, id) => {
    const tally = tallies.get(entry(parts, id).family)
    return tally ? value - tally.sum / tally.count : value
  })
}

export const BASE = new CompiledKnowledge(BASE_KNOWLEDGE)
