import { BASE_KNOWLEDGE } from './base-knowledge.ts'
import {
  type Activity,
  type Knowledge,
  type OriginKnowledge,
  PART_FAMILIES,
  type PairKnowledge,
  type PartKnowledge,
  type TraitKnowledge,
} from './knowledge.ts'
import { normalizeName, withoutEnhanced } from './roll-names.ts'
import { clamp, type Setting } from './worth.ts'
import { WorthTable } from './worth-table.ts'

/**
 * Knowledge made fast: every perk gets a number once, and for every setting (weapon type, ammo, frame, how it
 * is played) there is one table of what perks are worth by number. Rating a weapon is then a few array reads.
 * Tables are made when first asked for; there are at most a few hundred settings.
 */

export type PerkKind = 'trait' | 'barrel' | 'magazine' | 'origin'

export interface FoundPerk {
  readonly kind: PerkKind
  readonly id: number
  /** The base perk's own spelling. */
  readonly name: string
  readonly enhanced: boolean
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
  readonly #rulesByOne: ReadonlyMap<string, readonly number[]>
  readonly #rulesByOther: ReadonlyMap<string, readonly number[]>

  constructor(source: Knowledge) {
    this.source = source
    this.#rulesByOne = rulesBy(source.pairs, 'one')
    this.#rulesByOther = rulesBy(source.pairs, 'other')
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
      tables = {
        pve: new WorthTable(this.source, setting, 'pve'),
        pvp: new WorthTable(this.source, setting, 'pvp'),
      }
      this.#tables.set(key, tables)
    }
    return tables
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
    for (const rule of a.any) {
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
      const { name, roles } = this.trait(id)
      const marks = (rules: ReadonlyMap<string, readonly number[]>) => {
        const fits = new Uint8Array(this.source.pairs.length)
        for (const key of [name, ...roles]) for (const rule of rules.get(key) ?? []) fits[rule] = 1
        return fits
      }
      const [one, other] = [marks(this.#rulesByOne), marks(this.#rulesByOther)]
      sides = {
        one,
        other,
        any: this.source.pairs.flatMap((_, rule) => (one[rule] || other[rule] ? [rule] : [])),
      }
      this.#sides.set(id, sides)
    }
    return sides
  }
}

/** Pair rules by the trait name or the role on one of their sides; names are capitalised, roles are not. */
function rulesBy(
  pairs: readonly PairKnowledge[],
  side: 'one' | 'other',
): ReadonlyMap<string, readonly number[]> {
  const rules = new Map<string, number[]>()
  pairs.forEach((pair, rule) => {
    rules.set(pair[side], [...(rules.get(pair[side]) ?? []), rule])
  })
  return rules
}

interface RuleSides {
  readonly one: Uint8Array
  readonly other: Uint8Array
  /** The rules that it fits at all. */
  readonly any: readonly number[]
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

export const BASE = new CompiledKnowledge(BASE_KNOWLEDGE)
