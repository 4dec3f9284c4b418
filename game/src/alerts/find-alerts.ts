/**
 * What is worth telling a player once a newer copy of the account is there. Only what changed between two copies counts:
 * whoever signs in for the first time is not told of a thousand weapons.
 */
import type { Guardian, Withheld } from '../guardian.ts'
import { nextWeeklyReset, weeklyMatrix } from '../scores/week/weekly-matrix.ts'
import type { Searchable, SearchFacts } from '../search/filters/filter.ts'
import { compileSearch } from '../search/search-items.ts'
import type { AlertRule } from './alert-settings.ts'

/** A character's postmaster has 21 places; what comes after pushes the oldest out. */
const POSTMASTER_PLACES = 21
const POSTMASTER_FULL = 20
const NAMES_TOLD = 3
/** The last day of a week. */
const WEEKLY_HOURS = 24
/** Without these an item that was there all the time would look new. */
const ITEMS_COME_FROM: readonly Withheld[] = ['vault', 'characterInventories', 'equipment']

export type ComparedGuardian = Pick<Guardian, 'weapons' | 'armor' | 'others' | 'characters' | 'withheld'>
type Facts = Omit<SearchFacts, 'copies' | 'all'>

/** What the player got between the two copies; empty where one of them does not show everything. */
export function newItems(before: ComparedGuardian, after: ComparedGuardian): readonly Searchable[] {
  const hidden = [...before.withheld, ...after.withheld]
  if (ITEMS_COME_FROM.some((part) => hidden.includes(part))) return []
  const known = new Set([...before.weapons, ...before.armor].map(({ instanceId }) => instanceId))
  return [...after.weapons, ...after.armor].filter(({ instanceId }) => !known.has(instanceId))
}

/** One sentence for each rule that something new matches. */
export function ruleAlerts(
  rules: readonly AlertRule[],
  fresh: readonly Searchable[],
  after: ComparedGuardian,
  facts: Facts,
): readonly string[] {
  if (fresh.length === 0) return []
  const all = [...after.weapons, ...after.armor]
  return rules.flatMap(({ name, query }) => {
    const { matches, errors } = compileSearch(query, all, facts)
    if (errors.length > 0) return []
    const found = fresh.filter(matches)
    return found.length === 0 ? [] : [`${name}: ${namesOf(found)}.`]
  })
}

function namesOf(items: readonly Searchable[]): string {
  const told = items.slice(0, NAMES_TOLD).map(({ name }) => name)
  const more = items.length - told.length
  return more > 0 ? `${told.join(', ')} and ${more} more` : told.join(', ')
}

/** For each character whose postmaster has just become full. */
export function postmasterAlerts(before: ComparedGuardian, after: ComparedGuardian): readonly string[] {
  return after.characters.flatMap(({ id, classType }) => {
    const waiting = atPostmaster(after, id)
    if (waiting < POSTMASTER_FULL || atPostmaster(before, id) >= POSTMASTER_FULL) return []
    const bearer = classType.charAt(0).toUpperCase() + classType.slice(1)
    return [
      `The postmaster of your ${bearer} holds ${waiting} of ${POSTMASTER_PLACES} items: what comes next pushes the oldest out.`,
    ]
  })
}

const atPostmaster = ({ weapons, armor, others }: ComparedGuardian, characterId: string) =>
  [...weapons, ...armor, ...others].filter(
    ({ place }) => place.in === 'postmaster' && place.characterId === characterId,
  ).length

/** In the last day before the reset, where something of the week is still open on every character. */
export function weeklyAlert(
  after: Pick<Guardian, 'characters' | 'milestones'>,
  now: number,
): string | undefined {
  const hours = Math.ceil((nextWeeklyReset(now) - now) / 3_600_000)
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
  return compileSearch(query, []).errors[0]?.message
}
