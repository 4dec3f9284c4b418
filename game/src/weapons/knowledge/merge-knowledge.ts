import { WEAPON_TYPES } from '../../items.ts'
import {
  FRAMES,
  HIGHEST_WORTH,
  type Knowledge,
  LOWEST_WORTH,
  NEUTRAL_WORTH,
  type PartKnowledge,
  TRAIT_ROLES,
  type TraitKnowledge,
} from './knowledge.ts'
import { normalizeName } from './roll-names.ts'

/**
 * A player's own view of perks. The file names traits and what they should be worth; whatever it leaves out
 * stays as it was, and a trait we do not know is learned. Lines that make no sense are reported and skipped:
 * a file never breaks the ratings.
 */

export interface TraitCorrection {
  readonly name: string
  readonly pve?: number
  readonly pvp?: number
  readonly does?: string
  readonly roles?: TraitKnowledge['roles']
  readonly on?: TraitKnowledge['on']
}

/** Steps that a barrel or magazine gets on top of what its stats are worth. */
export interface PartCorrection {
  readonly name: string
  readonly pve?: number
  readonly pvp?: number
}

export interface KnowledgeCorrections {
  readonly traits?: readonly TraitCorrection[]
  readonly parts?: readonly PartCorrection[]
}

export function mergeKnowledge(base: Knowledge, corrections: KnowledgeCorrections): Knowledge {
  const traits = new Map(base.traits.map((trait) => [normalizeName(trait.name), trait]))
  for (const correction of corrections.traits ?? []) {
    const key = normalizeName(correction.name)
    const known = traits.get(key)
    traits.set(key, { ...(known ?? NEW_TRAIT), ...correction, name: known?.name ?? correction.name.trim() })
  }
  const wanted = new Map((corrections.parts ?? []).map((part) => [normalizeName(part.name), part]))
  const parts = base.parts.map((part): PartKnowledge => {
    const { pve = 0, pvp = 0 } = wanted.get(normalizeName(part.name)) ?? {}
    if (pve === 0 && pvp === 0) return part
    const [basePve, basePvp] = part.beyondStats?.worth ?? [0, 0]
    const why = part.beyondStats?.why ?? 'you value it differently'
    return { ...part, beyondStats: { ...part.beyondStats, why, worth: [basePve + pve, basePvp + pvp] } }
  })
  return { ...base, traits: [...traits.values()], parts }
}

const NEW_TRAIT: Omit<TraitKnowledge, 'name'> = {
  pve: NEUTRAL_WORTH,
  pvp: NEUTRAL_WORTH,
  roles: [],
  does: 'As you described it.',
}

/** Reads a corrections file that came as JSON. */
export function readCorrections(value: unknown): {
  readonly corrections: KnowledgeCorrections
  readonly problems: readonly string[]
} {
  if (!isRecord(value))
    return { corrections: {}, problems: ['expected an object with lists "traits" and "parts"'] }
  const traits = readList<TraitCorrection>(value.traits, 'trait', traitFlaw)
  const parts = readList<PartCorrection>(value.parts, 'part', partFlaw)
  return {
    corrections: { traits: traits.entries, parts: parts.entries },
    problems: [...traits.problems, ...parts.problems],
  }
}

function readList<T>(value: unknown, what: string, flawOf: (entry: unknown) => string | undefined) {
  if (value === undefined) return { entries: [], problems: [] }
  if (!Array.isArray(value)) return { entries: [], problems: [`"${what}s" is not a list`] }
  const flaws = value.map(flawOf)
  return {
    entries: value.filter((_, place) => flaws[place] === undefined) as T[],
    problems: flaws.flatMap((flaw, place) => (flaw === undefined ? [] : [`${what} ${place + 1}: ${flaw}`])),
  }
}

function partFlaw(entry: unknown): string | undefined {
  if (!isRecord(entry)) return 'not an object'
  if (typeof entry.name !== 'string' || entry.name.trim() === '') return 'has no name'
  const steps = [entry.pve, entry.pvp]
  const fine = steps.every(
    (step) => step === undefined || (typeof step === 'number' && Math.abs(step) <= MOST_STEPS),
  )
  return fine ? undefined : `"pve" and "pvp" are steps from -${MOST_STEPS} to ${MOST_STEPS}`
}

const MOST_STEPS = 3

function traitFlaw(entry: unknown): string | undefined {
  if (!isRecord(entry)) return 'not an object'
  const { name, pve, pvp, does, roles, on } = entry
  if (typeof name !== 'string' || name.trim() === '') return 'has no name'
  if (!isWorth(pve) || !isWorth(pvp)) return `worth is a number from ${LOWEST_WORTH} to ${HIGHEST_WORTH}`
  if (does !== undefined && typeof does !== 'string') return '"does" is a sentence'
  if (roles !== undefined && !isListOf(roles, TRAIT_ROLES)) return `roles are among ${TRAIT_ROLES.join(', ')}`
  return on === undefined || isAdjustments(on)
    ? undefined
    : '"on" maps weapon types, ammo or frames to two numbers'
}

function isWorth(value: unknown): boolean {
  return value === undefined || (typeof value === 'number' && value >= LOWEST_WORTH && value <= HIGHEST_WORTH)
}

function isListOf(value: unknown, allowed: readonly string[]): boolean {
  return Array.isArray(value) && value.every((word) => allowed.includes(word))
}

const PLACES: ReadonlySet<string> = new Set([
  ...WEAPON_TYPES,
  'primary',
  'special',
  'heavy',
  ...FRAMES.map((frame) => `frame:${frame}`),
])

function isAdjustments(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([place, steps]) =>
        PLACES.has(place) &&
        Array.isArray(steps) &&
        steps.length === 2 &&
        steps.every((step) => Number.isFinite(step)),
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
