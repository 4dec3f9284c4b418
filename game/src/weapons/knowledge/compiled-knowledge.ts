import type { Activity } from '../pve-and-pvp.ts'
import { BASE_KNOWLEDGE, type Knowledge } from './base-knowledge.ts'
import type { OriginKnowledge, PairKnowledge, PartKnowledge, TraitKnowledge, WorthPair } from './knowledge.ts'
import { pairKey } from './learned-worths.ts'
import { normalizeName, withoutEnhanced } from './roll-names.ts'
import { clamp, type Setting } from './worth.ts'
import { partKind, WorthTable } from './worth-table.ts'

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

const MOST_PAIR_STEPS = 1.5

export class CompiledKnowledge {
  readonly source: Knowledge
  readonly #byName = new Map<string, FoundPerk>()
  readonly #tables = new Map<string, SettingTables>()
  readonly #pairs = new Map<number, WorthPair>()
  readonly #rules: ReadonlyMap<string, PairKnowledge>

  constructor(source: Knowledge) {
    this.source = source
    this.#rules = new Map(source.pairs.map((rule) => [pairKey(rule.one, rule.other), rule]))
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
  pair(one: number, other: number): WorthPair {
    const key = Math.min(one, other) * this.source.traits.length + Math.max(one, other)
    let steps = this.#pairs.get(key)
    if (!steps) {
      steps = this.#pairSteps(one, other)
      this.#pairs.set(key, steps)
    }
    return steps
  }

  #pairSteps(one: number, other: number): WorthPair {
    const { scale, pairs } = this.source.learned
    let [pve, pvp] = [0, 0]
    for (const key of pairKeys(this.trait(one), this.trait(other))) {
      const rule = this.#rules.get(key)?.worth ?? [0, 0]
      const learned = pairs.get(key) ?? [0, 0]
      pve += scale.pair[0] * rule[0] + learned[0]
      pvp += scale.pair[1] * rule[1] + learned[1]
    }
    return [clamp(pve, -MOST_PAIR_STEPS, MOST_PAIR_STEPS), clamp(pvp, -MOST_PAIR_STEPS, MOST_PAIR_STEPS)]
  }

  /** What we can say about two traits together. */
  pairRules(one: number, other: number): readonly PairKnowledge[] {
    return [...pairKeys(this.trait(one), this.trait(other))].flatMap((key) => this.#rules.get(key) ?? [])
  }
}

/** What may be learned about two traits: their names together, and every role of the one with every role of the other. */
export function pairKeys(one: TraitKnowledge, other: TraitKnowledge): ReadonlySet<string> {
  const keys = new Set([pairKey(one.name, other.name)])
  for (const first of one.roles) for (const second of other.roles) keys.add(pairKey(first, second))
  return keys
}

function entry<T>(list: readonly T[], id: number): T {
  const found = list[id]
  if (found === undefined) throw new RangeError(`no perk with number ${id}`)
  return found
}

export const BASE = new CompiledKnowledge(BASE_KNOWLEDGE)

interface KnowledgeSource {
  readonly knowledge?: CompiledKnowledge | undefined
  readonly wishLists?: { readonly knowledge?: CompiledKnowledge | undefined } | undefined
}

/** What perks are worth in a context: as asked for, else as the loaded lists taught, else as we know it. */
export const knowledgeIn = ({ knowledge, wishLists }: KnowledgeSource): CompiledKnowledge =>
  knowledge ?? wishLists?.knowledge ?? BASE
