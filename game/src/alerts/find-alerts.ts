/**
 * What is worth telling a player once a newer copy of the account is there. Only what changed between two copies counts:
 * whoever signs in for the first time is not told of a thousand weapons.
 */
import type { Guardian, Withheld } from '../guardian.ts'
import { capitalized } from '../in-words.ts'
import { nextWeeklyReset, weeklyMatrix } from '../scores/week/weekly-matrix.ts'
import type { Searchable, SearchFacts } from '../search/filters/filter.ts'
import { compileSearch } from '../search/search-items.ts'
import type { AlertRule } from './alert-settings.ts'

/** A character's postmaster has 21 places; what comes after pushes the oldest out. */
const POSTMASTER_PLACES = 21
const POSTMASTER_FULL = 20
const NAMES_SHOWN = 3
/** The last day of a week. */
const WEEKLY_HOURS = 24
/** Without these an item that was there all the time would look new. */
const ITEMS_COME_FROM: readonly Withheld[] = ['vault', 'characterInventories', 'equipment']

export type ComparedGuardian = Pick<Guardian, 'weapons' | 'armor' | 'others' | 'characters' | 'withheld'>
type Facts = Omit<SearchFacts, 'copies' | 'all'>

/** `key` says what it is about: two servers that see the same change give it the same. */
export interface Alert {
  readonly key: string
  readonly content: string
}

const showBoth = (before: ComparedGuardian, after: ComparedGuardian, parts: readonly Withheld[]) =>
  !parts.some((part) => before.withheld.includes(part) || after.withheld.includes(part))

/** What the player got between the two copies; empty where one of them does not show everything. */
export function newItems(before: ComparedGuardian, after: ComparedGuardian): readonly Searchable[] {
  if (!showBoth(before, after, ITEMS_COME_FROM)) return []
  const known = new Set([...before.weapons, ...before.armor].map(({ instanceId }) => instanceId))
  return [...after.weapons, ...after.armor].filter(({ instanceId }) => !known.has(instanceId))
}

/** One sentence for each rule that something new matches. */
export function ruleAlerts(
  rules: readonly AlertRule[],
  fresh: readonly Searchable[],
  after: ComparedGuardian,
  facts: Facts,
): readonly Alert[] {
  if (fresh.length === 0) return []
  const all = [...after.weapons, ...after.armor]
  return rules.flatMap(({ id, name, query }) => {
    const { matches, errors } = compileSearch(query, all, facts)
    if (errors.length > 0) return []
    const found = fresh.filter(matches)
    if (found.length === 0) return []
    const ids = found.map(({ instanceId }) => instanceId).sort()
    return [{ key: `rule ${id} ${ids.join(' ')}`, content: `${name}: ${namesOf(found)}.` }]
  })
}

function namesOf(items: readonly Searchable[]): string {
  const names = items.slice(0, NAMES_SHOWN).map(({ name }) => name)
  const more = items.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}

/** For each character whose postmaster has just become full. */
export function postmasterAlerts(before: ComparedGuardian, after: ComparedGuardian): readonly Alert[] {
  if (!showBoth(before, after, ['characterInventories'])) return []
  return after.characters.flatMap(({ id, classType }) => {
    const waiting = atPostmaster(after, id)
    if (waiting < POSTMASTER_FULL || atPostmaster(before, id) >= POSTMASTER_FULL) return []
    const bearer = capitalized(classType)
    const content = `The postmaster of your ${bearer} holds ${waiting} of ${POSTMASTER_PLACES} items: what comes next pushes the oldest out.`
    return [{ key: `postmaster ${id}`, content }]
  })
}

const atPostmaster = ({ weapons, armor, others }: ComparedGuardian, characterId: string) =>
  [...weapons, ...armor, ...others].filter(
    ({ place }) => place.in === 'postmaster' && place.characterId === characterId,
  ).length

/** For the last day before the reset, where something of the week is still open on every character. `at`: when it is told. */
export function weeklyAlert(
  after: Pick<Guardian, 'characters' | 'milestones'>,
  at: number,
): string | undefined {
  const hours = Math.ceil((nextWeeklyReset(at) - at) / 3_600_000)
  if (hours > WEEKLY_HOURS) return undefined
  const characterIds = after.characters.map(({ id }) => id)
  const open = weeklyMatrix(after.milestones, characterIds).filter(
    ({ cells }) => cells.some((cell) => cell !== undefined) && !cells.some((cell) => cell?.complete),
  )
  if (open.length === 0) return undefined
  const [first] = open
  const named = open.length === 1 ? `${first?.name} is` : `${open.length} weekly challenges are`
  return `${named} still open, and the weekly reset is in ${hours === 1 ? 'an hour' : `${hours} hours`}.`
}

/** What a rule means is checked before it is kept: the first mistake, or nothing. */
export function mistakeIn(query: string): string | undefined {
  // The names of loadouts are known once an account is looked at.
  return compileSearch(query, [], { loadoutName: () => undefined }).errors[0]?.message
}
