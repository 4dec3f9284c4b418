import {
  readNumber,
  readNumbers,
  readPair,
  readRecord,
  readRows,
  readText,
  readWord,
  row,
} from '../../data-rows.ts'
import { WEAPON_STATS, WEAPON_TYPES } from '../../items.ts'
import {
  type OriginKnowledge,
  PART_FAMILIES,
  type PairKnowledge,
  type PartKnowledge,
  PLACES,
  type Place,
  TRAIT_ROLES,
  type TraitKnowledge,
  type WorthPair,
} from './knowledge.ts'
import learned from './learned.json' with { type: 'json' }
import { type LearnedWorths, readLearned } from './learned-worths.ts'
import origins from './origins.json' with { type: 'json' }
import pairs from './pairs.json' with { type: 'json' }
import parts from './parts.json' with { type: 'json' }
import traits from './traits.json' with { type: 'json' }

/**
 * The rows of data/ as knowledge. Traits: name, PvE and PvP worth to begin with, roles, what it does, places. Parts: name,
 * family, stats, and where the stats do not tell all, steps and why. Origin traits: name, PvE, PvP, what it does. Pairs:
 * two roles or two names, PvE and PvP steps, why.
 */

/** What we wrote down, where learning begins, and what was learned from wished rolls on top of it. */
export interface Knowledge {
  readonly traits: readonly TraitKnowledge[]
  readonly parts: readonly PartKnowledge[]
  readonly origins: readonly OriginKnowledge[]
  readonly pairs: readonly PairKnowledge[]
  readonly learned: LearnedWorths
}

const FAMILIES = [...PART_FAMILIES.barrel, ...PART_FAMILIES.magazine]

function placesOf(value: unknown): Pick<TraitKnowledge, 'on'> {
  if (value === undefined) return {}
  const entries = Object.entries(readRecord(value, 'places'))
  const on = entries.map(([place, worth]): [Place, WorthPair] => [readWord(place, PLACES), readPair(worth)])
  return { on: Object.fromEntries(on) }
}

const readTrait = ([name, pve, pvp, roles, does, places]: readonly unknown[]): TraitKnowledge => ({
  name: readText(name),
  pve: readNumber(pve),
  pvp: readNumber(pvp),
  roles: readText(roles)
    .split(' ')
    .map((role) => readWord(role, TRAIT_ROLES)),
  does: readText(does),
  ...placesOf(places),
})

function readPart([name, family, stats, beyond]: readonly unknown[]): PartKnowledge {
  const { worth, why, only, rare } = readRecord(beyond ?? {}, 'part')
  return {
    name: readText(name),
    family: readWord(family, FAMILIES),
    stats: readNumbers(stats, WEAPON_STATS),
    ...(worth === undefined ? {} : { worth: readPair(worth) }),
    ...(why === undefined ? {} : { why: readText(why) }),
    ...(only === undefined ? {} : { only: row(only).map((type) => readWord(type, WEAPON_TYPES)) }),
    ...(rare === true ? { rare } : {}),
  }
}

const readOrigin = ([name, pve, pvp, does]: readonly unknown[]): OriginKnowledge => ({
  name: readText(name),
  pve: readNumber(pve),
  pvp: readNumber(pvp),
  does: readText(does),
})

const readPairRule = ([one, other, pve, pvp, why]: readonly unknown[]): PairKnowledge => ({
  one: readText(one),
  other: readText(other),
  worth: [readNumber(pve), readNumber(pvp)],
  why: readText(why),
})

export const BASE_KNOWLEDGE: Knowledge = {
  traits: readRows(traits, 'traits.json', readTrait),
  parts: readRows(parts, 'parts.json', readPart),
  origins: readRows(origins, 'origins.json', readOrigin),
  pairs: readRows(pairs, 'pairs.json', readPairRule),
  learned: readLearned(learned),
}
