/** What the filter sheet offers: each option is a clause of the search language; within a group any may hold, of the groups all must. */

import type { Character } from '@ai-vault/game/guardian.ts'
import { CLASSES, DAMAGE_TYPES, WEAPON_TYPES } from '@ai-vault/game/items.ts'

export const FILTER_GROUPS = {
  quality: ['god-tier', 'excellent', 'good', 'poor'],
  tier: ['tier-5', 'tier-4', 'tier-3', 'tier-2', 'tier-1'],
  place: ['vault', ...CLASSES],
  element: DAMAGE_TYPES,
  rarity: ['exotic', 'legendary', 'rare', 'uncommon', 'common'],
  kind: WEAPON_TYPES,
  state: ['can-go', 'crafted', 'masterworked', 'locked', 'in-loadout', 'twice'],
} as const

export type FilterGroup = keyof typeof FILTER_GROUPS
export type Filter = (typeof FILTER_GROUPS)[FilterGroup][number]

export const GROUP_NAMES = Object.keys(FILTER_GROUPS) as readonly FilterGroup[]
const ALL_FILTERS: readonly Filter[] = GROUP_NAMES.flatMap((group) => FILTER_GROUPS[group])
const OWN_CLAUSES: Partial<Record<Filter, string>> = {
  'god-tier': 'is:godroll',
  vault: 'is:invault',
  'can-go': 'is:dismantle',
  masterworked: 'is:masterwork',
  'in-loadout': 'is:inloadout',
  twice: 'is:dupe',
}
/** How the language names the characters: by who played last. */
const WITH_CHARACTER = ['is:inleftchar', 'is:inmiddlechar', 'is:inrightchar']

type Characters = readonly Pick<Character, 'classType' | 'lastPlayed'>[]

/** The filters of an address: `filter=god-tier,arc`; what nobody knows, and the specified `all`, asks for nothing. */
export function readFilters(text: string | undefined): readonly Filter[] {
  const asked = new Set(text?.split(','))
  return ALL_FILTERS.filter((filter) => asked.has(filter))
}

export const writeFilters = (filters: readonly Filter[]): string | undefined => filters.join(',') || undefined

export const chosenIn = (filters: readonly Filter[], group: FilterGroup): readonly Filter[] =>
  filters.filter((filter) => (FILTER_GROUPS[group] as readonly Filter[]).includes(filter))

export const withoutGroup = (filters: readonly Filter[], group: FilterGroup): readonly Filter[] =>
  filters.filter((filter) => !(FILTER_GROUPS[group] as readonly Filter[]).includes(filter))

/** In the order of the sheet, so that the same choice has one address. */
export const toggleFilter = (filters: readonly Filter[], filter: Filter): readonly Filter[] =>
  ALL_FILTERS.filter((each) => (each === filter) !== filters.includes(each))

export const usedGroups = (filters: readonly Filter[]): readonly FilterGroup[] =>
  GROUP_NAMES.filter((group) => chosenIn(filters, group).length > 0)

/** What a group asks for, as a search; where a chosen class has no character, nothing can match. */
export function groupClause(filters: readonly Filter[], group: FilterGroup, characters: Characters): string {
  const clauses = chosenIn(filters, group).flatMap((filter) => clausesOf(filter, characters))
  if (clauses.length < 2) return clauses[0] ?? ''
  return `(${clauses.join(' or ')})`
}

/** All that the filters ask for, as a search. */
export const filtersAsSearch = (filters: readonly Filter[], characters: Characters): string =>
  usedGroups(filters)
    .map((group) => groupClause(filters, group, characters))
    .join(' ')

function clausesOf(filter: Filter, characters: Characters): readonly string[] {
  if ((CLASSES as readonly string[]).includes(filter)) {
    const byLastPlayed = characters.toSorted((one, other) => other.lastPlayed.localeCompare(one.lastPlayed))
    const theirs = WITH_CHARACTER.filter((_, at) => byLastPlayed[at]?.classType === filter)
    return theirs.length > 0 ? theirs : ['-is:equipment']
  }
  const tier = /^tier-(\d)$/.exec(filter)?.[1]
  if (tier) return [`tier:${tier}`]
  return [OWN_CLAUSES[filter] ?? `is:${filter.replaceAll('-', '')}`]
}
