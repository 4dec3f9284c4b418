import type { AmmoType, WeaponStat, WeaponType } from '../../items.ts'
import { BASE_KNOWLEDGE } from './base-knowledge.ts'
import {
  type Activity,
  type Adjustments,
  type Frame,
  HIGHEST_WORTH,
  type Knowledge,
  LOWEST_WORTH,
  NEUTRAL_WORTH,
  type OriginKnowledge,
  PART_FAMILIES,
  type PartKnowledge,
  type StatChanges,
  type StatWorth,
  type TraitKnowledge,
  type TraitRole,
} from './knowledge.ts'
import { normalizeName, withoutEnhanced } from './roll-names.ts'
import { LOSS_FACTOR, STAT_WORTH } from './stat-worth.ts'

/**
 * Knowledge made fast: every perk gets a number once, and for every setting (weapon type, ammo, frame, how it
 * is played) the worth of every perk is worked out once into flat tables. Rating a weapon is then a few array
 * reads. Tables are made when first asked for; there are at most a few hundred settings.
 */

export interface FoundPerk {
  readonly kind: 'trait' | 'barrel' | 'magazine' | 'origin'
  readonly id: number
  /** The base perk's own spelling. */
  readonly name: string
  readonly enhanced: boolean
}

export type InputDevice = 'mnk' | 'controller'

export interface Setting {
  readonly type?: WeaponType
  readonly ammo?: AmmoType
  readonly frame?: Frame
  readonly input?: InputDevice
  /** Steps for a role, from activity and playstyle; `roleKey` names the map for the cache. */
  readonly roleKey: string
  readonly roleShift: Readonly<Partial<Record<TraitRole, number>>>
}

/** Distance from neutral, in steps, by perk number. */
export interface WorthTable {
  readonly trait: Float64Array
  readonly part: Float64Array
  readonly origin: Float64Array
  readonly stats: StatWorth
}

export interface SettingTables {
  readonly pve: WorthTable
  readonly pvp: WorthTable
}

const ENHANCED_BONUS = { trait: 0.2, barrel: 0.1, magazine: 0.1, origin: 0.1 } as const

export class CompiledKnowledge {
  readonly source: Knowledge
  readonly #byName = new Map<string, FoundPerk>()
  readonly #tables = new Map<string, SettingTables>()
  readonly #pairs = new Map<number, readonly [number, number]>()

  constructor(source: Knowledge) {
    this.source = source
    source.origins.forEach((origin, id) => {
      this.#learn('origin', id, origin.name)
    })
    source.parts.forEach((part, id) => {
      const kind = (PART_FAMILIES.barrel as readonly string[]).includes(part.family) ? 'barrel' : 'magazine'
      this.#learn(kind, id, part.name)
    })
    source.traits.forEach((trait, id) => {
      this.#learn('trait', id, trait.name)
    })
  }

  #learn(kind: FoundPerk['kind'], id: number, name: string): void {
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
    const key = `${setting.type}|${setting.ammo}|${setting.frame}|${setting.input}|${setting.roleKey}`
    let tables = this.#tables.get(key)
    if (!tables) {
      tables = { pve: this.#table(setting, 'pve'), pvp: this.#table(setting, 'pvp') }
      this.#tables.set(key, tables)
    }
    return tables
  }

  #table(setting: Setting, activity: Activity): WorthTable {
    const stats = statWorth(setting, activity)
    return {
      trait: Float64Array.from(
        this.source.traits,
        (trait) => traitWorth(trait, setting, activity) - NEUTRAL_WORTH,
      ),
      part: centred(this.source.parts, (part) => partWorth(part, stats, setting, activity)),
      origin: Float64Array.from(this.source.origins, (origin) => origin[activity] - NEUTRAL_WORTH),
      stats,
    }
  }

  /** Steps that two traits add together, as [PvE, PvP]. */
  pair(one: number, other: number): readonly [number, number] {
    const key = Math.min(one, other) * this.source.traits.length + Math.max(one, other)
    let worth = this.#pairs.get(key)
    if (!worth) {
      worth = pairWorth(this.pairRules(one, other))
      this.#pairs.set(key, worth)
    }
    return worth
  }

  pairRules(one: number, other: number) {
    return this.source.pairs.filter((rule) => {
      const fits = (a: TraitKnowledge, b: TraitKnowledge) =>
        rule.by === 'name'
          ? a.name === rule.one && b.name === rule.other
          : a.roles.includes(rule.one as TraitRole) && b.roles.includes(rule.other as TraitRole)
      return fits(this.trait(one), this.trait(other)) || fits(this.trait(other), this.trait(one))
    })
  }
}

export function enhancedBonus(kind: FoundPerk['kind']): number {
  return ENHANCED_BONUS[kind]
}

function entry<T>(list: readonly T[], id: number): T {
  const found = list[id]
  if (found === undefined) throw new RangeError(`no perk with number ${id}`)
  return found
}

function adjusted(worth: number, on: Adjustments | undefined, setting: Setting, activity: Activity): number {
  if (!on) return worth
  const side = activity === 'pve' ? 0 : 1
  const byType = setting.type ? (on[setting.type]?.[side] ?? 0) : 0
  const byAmmo = setting.ammo ? (on[setting.ammo]?.[side] ?? 0) : 0
  const byFrame = setting.frame ? (on[`frame:${setting.frame}`]?.[side] ?? 0) : 0
  return worth + byType + byAmmo + byFrame
}

function traitWorth(trait: TraitKnowledge, setting: Setting, activity: Activity): number {
  const worth = adjusted(trait[activity], trait.on, setting, activity)
  const shift = trait.roles.reduce((sum, role) => sum + (setting.roleShift[role] ?? 0), 0)
  return Math.min(HIGHEST_WORTH, Math.max(LOWEST_WORTH, worth + shift))
}

/** Controllers fight recoil, a mouse does not; what is left goes into reach. */
const INPUT_FACTORS: Readonly<Record<InputDevice, StatWorth>> = {
  mnk: { stability: 0.8, recoil: 0.7, range: 1.1, handling: 1.1 },
  controller: { stability: 1.2, recoil: 1.3, range: 0.95, 'aim-assist': 1.1 },
}

function statWorth(setting: Setting, activity: Activity): StatWorth {
  const base: StatWorth = setting.type ? STAT_WORTH[setting.type][activity] : {}
  if (!setting.input) return base
  const factors = INPUT_FACTORS[setting.input]
  return Object.fromEntries(
    Object.entries(base).map(([stat, worth]) => [stat, worth * (factors[stat as WeaponStat] ?? 1)]),
  )
}

/** Steps that a change of stats is worth. */
export function worthOfStats(changes: StatChanges, worth: StatWorth): number {
  let sum = 0
  for (const stat in changes) {
    const points = changes[stat as WeaponStat] ?? 0
    sum += (points / 10) * (worth[stat as WeaponStat] ?? 0) * (points < 0 ? LOSS_FACTOR : 1)
  }
  return sum
}

function partWorth(part: PartKnowledge, stats: StatWorth, setting: Setting, activity: Activity): number {
  const beyond = part.beyondStats
  const extra = beyond ? adjusted(beyond.worth[activity === 'pve' ? 0 : 1], beyond.on, setting, activity) : 0
  return worthOfStats(part.stats, stats) + extra
}

/** Every family of parts is measured against its own average, so that having none counts as an average one. */
function centred(parts: readonly PartKnowledge[], worth: (part: PartKnowledge) => number): Float64Array {
  const values = Float64Array.from(parts, worth)
  const sums = new Map<string, { sum: number; count: number }>()
  parts.forEach((part, id) => {
    const tally = sums.get(part.family) ?? { sum: 0, count: 0 }
    tally.sum += values[id] ?? 0
    tally.count += 1
    sums.set(part.family, tally)
  })
  return values.map((value, id) => {
    const tally = sums.get(entry(parts, id).family)
    return tally ? value - tally.sum / tally.count : value
  })
}

const MOST_PAIR_WORTH = 1

function pairWorth(
  rules: readonly { readonly worth: readonly [number, number] }[],
): readonly [number, number] {
  const sum = (side: 0 | 1) => {
    const total = rules.reduce((steps, rule) => steps + rule.worth[side], 0)
    return Math.max(-MOST_PAIR_WORTH, Math.min(MOST_PAIR_WORTH, total))
  }
  return [sum(0), sum(1)]
}

export const BASE = new CompiledKnowledge(BASE_KNOWLEDGE)
