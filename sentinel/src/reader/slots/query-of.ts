/** A query from mentions and from what stays of the last query. */
import {
  type Exclusion,
  type Intent,
  NAMED_PERIODS,
  type Period,
  type Query,
  querySchema,
  type Slots,
  slotsSchema,
  type Thing,
} from '@ai-vault/contract/advice/query.ts'
import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'
import type { Fate } from './candidate-features.ts'
import type { Carried } from './carry-features.ts'
import { filterOf } from './filter-of.ts'
import { unreadIn } from './unread.ts'

/** A value of a slot before it is typed: what the lexicon, the names or the last query say. */
interface Raw {
  readonly slot: string
  readonly value: string
  readonly thing?: Thing
}

const SEVERAL = new Set([
  'perk',
  'weapon_type',
  'element',
  'activity',
  'purpose',
  'stat',
  'champion',
  'ordinal',
])
const THINGS = new Set(['item', 'item2', 'perk', 'triumph', 'destination', 'activity', 'term'])
const NUMBERS = new Set(['stat_value', 'limit', 'time_minutes'])

export const periodOf = (value: string): Period | undefined => {
  const named = NAMED_PERIODS.find((name) => name === value)
  if (named) return { is: 'named', name: named }
  const days = /^(\d+)_days$/.exec(value)
  if (days) return { is: 'last_days', days: Number(days[1]) }
  const [from, until] = value.split('..')
  return from && until ? { is: 'dates', from, until } : undefined
}

export const periodName = (period: Period): string =>
  period.is === 'named'
    ? period.name
    : period.is === 'last_days'
      ? `${period.days}_days`
      : `${period.from}..${period.until}`

const thingOf = ({ value, entry }: Mention): Thing => ({
  name: entry?.name ?? value,
  ...(entry?.hash === undefined ? {} : { hash: entry.hash }),
  ...(entry?.instance_id === undefined ? {} : { instance_id: entry.instance_id }),
})

/** A kind of activity and the activity of that name are one; the one that is known by its hash stays. */
const onceEach = (things: readonly Thing[]): Thing[] => [
  ...new Map(
    things
      .toSorted((one, other) => Number(one.hash !== undefined) - Number(other.hash !== undefined))
      .map((thing) => [nameKey(thing.name), thing]),
  ).values(),
]

function typed(slot: string, raws: readonly Raw[]): unknown {
  const first = raws[0] as Raw
  const things = raws.map(({ value, thing }) => thing ?? { name: value })
  if (slot === 'perk' || slot === 'activity') return onceEach(things).slice(0, 8)
  if (THINGS.has(slot)) return things[0]
  if (slot === 'ordinal') return raws.map(({ value }) => Number(value)).slice(0, 8)
  if (SEVERAL.has(slot)) return [...new Set(raws.map(({ value }) => value))].slice(0, 8)
  if (NUMBERS.has(slot)) return Number(first.value)
  if (slot === 'loadout') return /^\d+$/.test(first.value) ? Number(first.value) : first.value
  if (slot === 'solo') return true
  if (slot === 'period') return periodOf(first.value)
  if (slot === 'player') return first.thing?.name ?? first.value
  return first.value
}

/** Items in the order of the question: a second one is what the first is compared or paired with. */
function withSecondItem(raws: readonly Raw[]): Raw[] {
  let count = 0
  const seen = new Set<string>()
  return raws.flatMap((raw): Raw[] => {
    if (raw.slot !== 'item' && raw.slot !== 'item2') return [raw]
    if (seen.has(raw.value) || count === 2) return []
    seen.add(raw.value)
    return [{ ...raw, slot: count++ === 0 ? 'item' : 'item2' }]
  })
}

function slotsFrom(raws: readonly Raw[]): Slots {
  const bySlot = Map.groupBy(withSecondItem(raws), ({ slot }) => slot)
  const slots: Record<string, unknown> = {}
  for (const [slot, found] of bySlot) {
    const value = typed(slot, found)
    const schema = slotsSchema.shape[slot as keyof Slots]
    if (schema?.safeParse(value).success) slots[slot] = value
  }
  return slots
}

/** Slots that hold one value: a question with two of them is two queries. */
const isSingle = (slot: string): boolean =>
  !SEVERAL.has(slot) && slot !== 'item' && slot !== 'item2' && slot !== 'limit'
const MOST_QUERIES = 3

/** A question as the queries that answer it, and what is one query too many. */
interface Parts {
  readonly parts: readonly (readonly Raw[])[]
  readonly left: readonly Raw[]
}

/** The values apart, where a slot of one value has several: 'glimmer and bright dust'. */
function apart(raws: readonly Raw[]): Parts {
  const bySlot = Map.groupBy(raws, ({ slot }) => slot)
  const several = [...bySlot].find(
    ([slot, found]) => isSingle(slot) && new Set(found.map(({ value }) => withoutArticle(value))).size > 1,
  )
  if (!several) return { parts: [raws], left: [] }
  const [slot, found] = several
  return perValue(raws, slot, found)
}

/** 'moon' of the lexicon and 'The Moon' of the game are one place. */
const withoutArticle = (value: string): string => value.replace(/^the_/, '')

/** A query for each value of a slot. */
function perValue(raws: readonly Raw[], slot: string, found: readonly Raw[]): Parts {
  const values = [...new Map(found.map((raw) => [withoutArticle(raw.value), raw])).values()]
  return {
    parts: values
      .slice(0, MOST_QUERIES)
      .map((value) => raws.filter((raw) => raw.slot !== slot || raw === value)),
    left: values.slice(MOST_QUERIES),
  }
}

/** What is asked of all the game: 'owned' picks a part of it, where other answers are of what is owned anyway. */
const PICKS_OWNED = new Set<Intent>([
  'who_can_roll',
  'where_from',
  'god_roll_for',
  'missing_exotics',
  'patterns_craft',
])
/** 'Rampage or Kill Clip': either of them, where 'and' means both. */
const ALTERNATIVES = new Set<Intent>(['find_by_perk', 'do_i_have', 'who_can_roll'])

function arePerksAlternatives(intent: Intent, { words }: Reach, fates: ReadonlyMap<Mention, Fate>): boolean {
  const perks = [...fates].flatMap(([each, fate]) => (fate === 'in' && each.slot === 'perk' ? each : []))
  const [first, last] = [perks[0], perks.at(-1)]
  if (!ALTERNATIVES.has(intent) || !first || !last || first === last) return false
  const between = words.slice(first.to, last.from)
  return between.some((word) => OR.has(word)) && !between.includes('and')
}
const OR = new Set(['or', 'oder', 'ou', 'o'])

/** A triumph is often named like a thing: it is asked about where triumphs are. */
const ABOUT_TRIUMPHS = new Set<Intent>([
  'closest_to_done',
  'explain',
  'history_stats',
  'where_from',
  'weekly_plan',
])

function isThingInstead(intent: Intent, mention: Mention, fates: ReadonlyMap<Mention, Fate>): boolean {
  if (mention.slot !== 'triumph' || ABOUT_TRIUMPHS.has(intent)) return false
  return [...fates].some(
    ([other, fate]) =>
      fate === 'in' && other.slot === 'item' && other.from < mention.to && mention.from < other.to,
  )
}

export function queriesOf(
  intent: Intent,
  reach: Reach,
  fates: Map<Mention, Fate>,
  kept: readonly Carried[],
): Query[] {
  const own: Raw[] = []
  const out: Exclusion[] = []
  const { filter, applied } = filterOf(intent, reach, fates)
  // '140 rpm' is a search, and says of what type the weapon is.
  const isSearched = ({ from, to, slot }: Mention) =>
    slot !== 'weapon_type' && applied.some((each) => from >= each.from && to <= each.to)
  if (filter) own.push({ slot: 'filter', value: filter })
  for (const [mention, fate] of fates) {
    if (isSearched(mention) || isThingInstead(intent, mention, fates)) continue
    const thing = mention.entry || THINGS.has(mention.slot) ? thingOf(mention) : undefined
    if (fate === 'in') own.push({ slot: mention.slot, value: mention.value, ...(thing ? { thing } : {}) })
    if (fate === 'out' && !out.some(({ value }) => value === mention.value))
      out.push({ value: mention.value, ...(mention.entry && thing ? { thing } : {}) })
  }
  const has = new Set(own.map(({ slot }) => slot))
  const stays = kept.filter(({ isExcluded, slot }) => !isExcluded && !(isSingle(slot) && has.has(slot)))
  for (const { value, thing } of kept.filter((each) => each.isExcluded))
    if (!out.some((each) => each.value === value)) out.push({ value, ...(thing ? { thing } : {}) })
  const isOut = new Set(out.map(({ value }) => value))
  const raws = [...own, ...stays].filter(({ value }) => !isOut.has(value))
  const perks = raws.filter(({ slot }) => slot === 'perk')
  const { parts, left } = arePerksAlternatives(intent, reach, fates)
    ? perValue(raws, 'perk', perks)
    : apart(raws)
  const unread = [
    ...unreadIn(reach, fates, {
      applied,
      picksOwned: PICKS_OWNED.has(intent),
      countsRuns: intent === 'history_stats',
    }),
    ...left.map(({ value, thing }) => thing?.name ?? value.replaceAll('_', ' ')),
  ].slice(0, 20)
  return parts.map((raws) =>
    querySchema.parse({ intent, slots: slotsFrom(raws), exclude: out.slice(0, 8), unread }),
  )
}

/** The slots of a query one by one. */
export function carriedOf({ slots, exclude }: Query): Carried[] {
  const found: Carried[] = []
  for (const [slot, value] of Object.entries(slots)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each === 'object' && each !== null && 'is' in each)
        found.push({ slot, value: periodName(each as Period), isExcluded: false })
      else if (typeof each === 'object' && each !== null)
        found.push({ slot, value: nameKey((each as Thing).name), isExcluded: false, thing: each as Thing })
      else found.push({ slot, value: String(each), isExcluded: false })
    }
  }
  for (const { value, thing } of exclude)
    found.push({ slot: 'exclude', value, isExcluded: true, ...(thing ? { thing } : {}) })
  return found
}

const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
