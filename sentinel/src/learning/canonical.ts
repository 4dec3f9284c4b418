/**
 * When two queries ask the same. Authors label loosely where the scheme leaves room, so slots are compared in one form:
 * - lists are sets; `item` and `item2` are one set of items;
 * - names are compared without article and plural, and a shorter name equals a longer one that contains it
 *   ('hung jury', 'Hung Jury SR4');
 * - `term`, `ability` and `effect` (so the authors from `r` on) are one slot, and what an `explain` is about (perk, item, term,
 *   ability, stat) is one slot too;
 * - a heavy weapon is one of the power slot, what is worn is the equipped loadout, a seal is a title, all classes is all
 *   of the account, a role that is a purpose is that purpose, 'competitive' is a playlist of the Crucible;
 * - what follows from the rest is left out: all of the account where nothing narrows it, one where one is asked for, PvP in the Crucible, grandmaster in a grandmaster Nightfall, armor of an armor
 *   slot and in `stat_gap`, a weapon of a weapon type or ammo, exotic where exotics are asked for, boss damage in `dps_option`, the worn
 *   loadout in `improve_loadout`, 'recent' in `new_since_last`, the kind of a triumph that is named, the vault where it
 *   means all that is owned;
 * - a search of the armory counts for the activity that it says gear is from; authors have no slot for the rest of it;
 * - without PvP is PvE, and the other way round, where the answer goes by the side of play alone; what is ruled out
 *   beside another value of its slot is ruled out by that value ('the void one, not the arc one');
 * - what is to be done and is ruled out ('do not dismantle it') is another intent: it is honoured by not answering that one.
 */
import { INTENTS, type Intent, type Query } from '@ai-vault/contract/advice/query.ts'
import { FIRST_LISTED } from '../listed.ts'
import { carriedOf } from '../reader/slots/query-of.ts'
import { PVP_ACTIVITIES } from '../reader/slots/sides.ts'
import { VOCABULARY } from '../rows/tagged.ts'

/** Slot and value in the one form, as 'slot=value'. */
export interface Pair {
  readonly slot: string
  readonly value: string
}

const ARMOR_SLOTS = new Set(['helmet', 'gauntlets', 'chest', 'legs', 'class_item'])
const PURPOSES = new Set(['add_clear', 'boss_dps', 'burst_dps', 'survive', 'support', 'speed'])
/** Intents that are about weapons whether or not it is written. */
const ABOUT_WEAPONS = new Set([
  'find_by_perk',
  'who_can_roll',
  'patterns_craft',
  'god_roll_for',
  'dps_option',
])
/** Intents that go by all that is owned, wherever it lies (`Ask.everywhere`). */
const ABOUT_ALL_OWNED = new Set([
  'dismantle_review',
  'dupes',
  'dps_option',
  'infuse_power',
  'patterns_craft',
  'best_owned_slot',
])
/** Intents that go by the side of play (`Ask.side`), which is PvE without PvP. */
const BY_SIDE = new Set([
  'best_owned_slot',
  'compare',
  'dismantle_review',
  'do_i_have',
  'dupes',
  'exotic_choice',
  'find_by_perk',
  'god_roll_for',
  'improve_loadout',
  'rate_roll',
])
const OTHER_SIDE = new Map([
  ['pvp', 'pve'],
  ['pve', 'pvp'],
])
/** Slots whose values narrow what is answered: what has one of them has no other. */
const NARROWING = ['item_kind', 'weapon_type', 'rarity', 'element', 'slot', 'ammo', 'class', 'mode'] as const
const ROLES: Readonly<Record<string, string>> = {
  dps: 'boss_dps',
  healer: 'support',
  tank: 'survive',
  damage: 'boss_dps',
}

export function pairOf(intent: string, slot: string, value: string): Pair {
  if (
    intent === 'explain' &&
    ['perk', 'item', 'item2', 'term', 'ability', 'effect', 'stat', 'champion', 'activity'].includes(slot)
  )
    return { slot: 'about', value: value.replace(/_stat$/, '') }
  if (slot === 'item2') return { slot: 'item', value }
  if (slot === 'term' || slot === 'ability') return { slot: 'effect', value }
  if (slot === 'slot' && value === 'power') return { slot: 'ammo', value: 'heavy' }
  if (slot === 'place' && value === 'equipped') return { slot: 'loadout', value }
  if (slot === 'kind' && value === 'seal') return { slot, value: 'title' }
  if (slot === 'class' && value === 'all') return { slot: 'scope', value }
  if (slot === 'activity' && value === 'competitive') return { slot, value: 'crucible' }
  if (slot === 'role') {
    const purpose = ROLES[value] ?? value
    if (PURPOSES.has(purpose)) return { slot: 'purpose', value: purpose }
  }
  if (slot === 'vendor' && value === 'tess_everis') return { slot, value: 'eververse' }
  return { slot, value }
}

const NAMED_SLOTS = new Set([
  'item',
  'perk',
  'effect',
  'about',
  'triumph',
  'destination',
  'activity',
  'vendor',
  'currency',
])

const plain = (name: string): string =>
  name
    .replace(/^(?:the|a)_/, '')
    .split('_')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '').replace(/e$/, '') : word))
    .join('_')

function sameName(one: string, other: string): boolean {
  const [short, long] = [plain(one), plain(other)].sort((a, b) => a.length - b.length) as [string, string]
  return (
    short === long ||
    short.replaceAll('_', '') === long.replaceAll('_', '') ||
    `_${long}_`.includes(`_${short}_`)
  )
}

/** Terms are free words: 'suppression' is 'suppress', 'weapon surge' is 'surge mod'. */
const stemsOf = (term: string): string[] =>
  term
    .split('_')
    .filter(
      (word) => word.length >= 4 && !['weapon', 'weapons', 'armor', 'stat', 'rounds', 'perk'].includes(word),
    )
    .map((word) => word.slice(0, 5))

const sameTerm = (one: string, other: string): boolean => {
  const stems = stemsOf(other)
  return stemsOf(one).some((stem) => stems.includes(stem))
}

export const samePair = (one: Pair, other: Pair): boolean =>
  one.slot === other.slot &&
  (one.value === other.value ||
    (NAMED_SLOTS.has(one.slot) && sameName(one.value, other.value)) ||
    ((one.slot === 'about' || one.slot === 'effect') && sameTerm(one.value, other.value)))

/** Without what follows from the rest. */
export function withoutImplied(intent: string, pairs: readonly Pair[]): Pair[] {
  const has = (slot: string, test: (value: string) => boolean = () => true) =>
    pairs.some((pair) => pair.slot === slot && test(pair.value))
  const isImplied = ({ slot, value }: Pair): boolean => {
    if (slot === 'mode' && value === 'pvp') return has('activity', (each) => PVP_ACTIVITIES.has(each))
    if (slot === 'difficulty' && value === 'grandmaster')
      return has('activity', (each) => each === 'grandmaster_nightfall')
    if (slot === 'item_kind' && value === 'armor')
      return intent === 'stat_gap' || has('slot', (each) => ARMOR_SLOTS.has(each))
    if (slot === 'item_kind' && value === 'weapon')
      return (
        ABOUT_WEAPONS.has(intent) ||
        has('weapon_type') ||
        has('ammo') ||
        has('slot', (each) => !ARMOR_SLOTS.has(each))
      )
    if (slot === 'rarity' && value === 'exotic')
      return intent === 'exotic_choice' || intent === 'missing_exotics'
    if (slot === 'purpose' && value === 'boss_dps') return intent === 'dps_option'
    if (slot === 'loadout' && value === 'equipped') return intent === 'improve_loadout'
    if (slot === 'period' && value === 'recent')
      return intent === 'new_since_last' || intent === 'history_stats'
    if (slot === 'place' && value === 'vault') return ABOUT_ALL_OWNED.has(intent)
    if (slot === 'scope' || (slot === 'limit' && value === '1')) return true
    if (slot === 'kind' && value !== 'catalyst') return has('triumph')
    return false
  }
  return pairs.filter(
    (pair, at) => !isImplied(pair) && pairs.findIndex((other) => samePair(pair, other)) === at,
  )
}

/** With the side that is left where the other one is ruled out. */
export function withSide(intent: string, pairs: readonly Pair[], exclude: readonly Pair[]): readonly Pair[] {
  const side = exclude.map(({ value }) => OTHER_SIDE.get(value)).find((value) => value !== undefined)
  const hasMode = pairs.some(({ slot }) => slot === 'mode' || slot === 'activity')
  return side && !hasMode && BY_SIDE.has(intent) ? [...pairs, { slot: 'mode', value: side }] : pairs
}

/** Whether something is ruled out, by itself or by another value of its slot. */
export const isRuledOut = (out: Pair, pairs: readonly Pair[], exclude: readonly Pair[]): boolean =>
  exclude.some((each) => samePair(each, out)) ||
  NARROWING.some((slot) => {
    const values = pairs.flatMap((pair) => (pair.slot === slot ? pair.value : []))
    const isOfSlot = (VOCABULARY[slot] as readonly string[]).includes(out.value)
    return isOfSlot && values.length > 0 && !values.includes(out.value)
  })

const asName = (value: string): Pair => ({ slot: 'item', value })

const INTENTS_OF_ACTION: Readonly<Record<string, readonly Intent[]>> = {
  dismantle: ['dismantle_review'],
  build: ['build_for_activity', 'build_around'],
  move: ['move_equip_plan'],
  equip: ['move_equip_plan'],
  compare: ['compare'],
  explain: ['explain'],
}

/** The intents that a word which is ruled out stands for: an intent's own name, or what is to be done. */
export const intentsRuledOut = (value: string): readonly string[] =>
  INTENTS_OF_ACTION[value] ?? INTENTS.filter((intent) => intent === value)

export function exclusionsOfQuery({ exclude, slots }: Query): Pair[] {
  const sources = sourcesIn(slots.filter ?? '', true).map(({ value }) => asName(value))
  return [
    ...exclude
      .filter(({ value }) => value !== FIRST_LISTED && intentsRuledOut(value).length === 0)
      .map(({ value }) => asName(value)),
    ...sources,
  ]
}

/** Of a search the scheme has one thing: the activity that gear is from, or is not from. */
const sourcesIn = (search: string, isOut: boolean) =>
  [...search.matchAll(/(-?)source:"([^"]+)"/g)]
    .filter(([, sign]) => (sign === '-') === isOut)
    .map(([, , name = '']) => ({
      slot: 'activity',
      value: name.replace(/['’]/g, '').replace(/[^\p{L}\p{N}]+/gu, '_'),
    }))

export function pairsOfQuery(query: Query): readonly Pair[] {
  const pairs = carriedOf(query)
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap((each) => (each.slot === 'filter' ? sourcesIn(each.value, false) : [each]))
    .map(({ slot, value }) => pairOf(query.intent, slot, slot === 'player' ? value.toLowerCase() : value))
  return withSide(query.intent, withoutImplied(query.intent, pairs), exclusionsOfQuery(query))
}

export const sameSet = (one: readonly Pair[], other: readonly Pair[]): boolean =>
  one.every((pair) => other.some((each) => samePair(pair, each))) &&
  other.every((pair) => one.some((each) => samePair(pair, each)))
