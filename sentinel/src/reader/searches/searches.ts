/**
 * Conditions that are a search of the armory: 'under 1700', 'with more than 500 kills', 'crafted ones', 'from raids'. What
 * answers by gear is narrowed by them; for any other question they are named as not used.
 */
import type { Intent } from '@ai-vault/contract/advice/query.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { lexicon, phraseKey } from '../lexicon/lexicon.ts'
import signs from '../lexicon/signs.json' with { type: 'json' }
import type { Mention } from '../mention.ts'
import type { NumberAt } from '../text/numbers.ts'
import type { Token } from '../text/tokens.ts'

export interface SearchAt {
  /** In the armory's own language; a bound of what nothing can be searched by has none: 'less than 5 hand cannons'. */
  readonly clause?: string
  /** The words that say it. */
  readonly from: number
  readonly to: number
  /** Holds only where it is ruled out: 'raid weapons' alone are weapons for a raid. */
  readonly onlyOut?: true
}

/** Intents whose answer is a choice among gear that is owned. */
export const ABOUT_GEAR: ReadonlySet<Intent> = new Set<Intent>([
  'dismantle_review',
  'dupes',
  'rate_roll',
  'do_i_have',
  'find_by_perk',
  'best_owned_slot',
  'dps_option',
  'exotic_choice',
  'champions',
  'compare',
  'new_since_last',
  'improve_loadout',
  'move_equip_plan',
])

type Sign = '<' | '<=' | '>' | '>='

const phrasesOf = (table: Readonly<Partial<Record<Sign, readonly string[]>>>): ReadonlyMap<string, Sign> =>
  new Map(
    Object.entries(table).flatMap(([sign, phrases]) =>
      phrases.map((phrase) => [phrase, sign as Sign] as const),
    ),
  )

const BEFORE = phrasesOf(signs.before)
const BEHIND = phrasesOf(signs.behind)
const LONGEST_SIGN = 3
const POWER = new Set(['power', 'light', 'pl', 'powerlevel'])
const KILLS = new Set(['kills', 'kill'])
const SCORES = new Set(['score', 'scores', 'rating', 'rated', 'scored'])
const TOTALS = new Set(['total', 'stats', 'points'])
const TIERS = new Set(['tier', 'tiers'])
/** How fast a weapon fires. */
const RATES = new Set(['rpm', 'minute'])
const LONGEST_RATE = 3
const FILLERS = new Set(['level', 'a', 'an', 'of', 'the', 'is', 'are', 'at', 'with', 'stat'])
/** Nothing else in the game is counted in thousands, unless it is said. */
const LEAST_POWER = 1000

/** '5 weapons' and '2 supers' are counted, and no stat: these are one where it is said. */
const COUNTED = new Set(['weapons', 'class', 'super'])

function statOf(word: string, isSaid: boolean): string | undefined {
  const meanings = lexicon.meanings.get(phraseKey([word])) ?? []
  return ARMOR_STATS.find(
    (stat) =>
      (isSaid || !COUNTED.has(stat)) && meanings.some(({ slot, value }) => slot === 'stat' && value === stat),
  )
}

/** What a number counts by the word next to it. */
function unitOf(word: string, next: string | undefined): string | undefined {
  if (POWER.has(word)) return 'power'
  if (KILLS.has(word)) return 'kills'
  if (SCORES.has(word)) return 'rating'
  if (TOTALS.has(word)) return 'basestat:total'
  if (TIERS.has(word)) return 'tier'
  const stat = statOf(word, next === 'stat')
  return stat && `basestat:${stat}`
}

/** The phrase of a table that ends before a place, or begins at it. */
function signAround(words: readonly string[], from: number, to: number) {
  for (let length = Math.min(LONGEST_SIGN, from); length > 0; length--) {
    const before = BEFORE.get(words.slice(from - length, from).join(' '))
    if (before) return { sign: before, from: from - length, to, unit: undefined }
  }
  for (let length = LONGEST_SIGN; length > 0; length--) {
    // '1,000 kills or less': what is counted stands between.
    for (const begin of [to, to + 1]) {
      const behind = BEHIND.get(words.slice(begin, begin + length).join(' '))
      if (behind && (begin === to || unitOf(words[to] ?? '', undefined)))
        return {
          sign: behind,
          from,
          to: begin + length,
          unit: begin === to ? undefined : unitOf(words[to] ?? '', undefined),
        }
    }
  }
  return undefined
}

/** '1700 power', 'under 1700 power', 'power under 1700', 'under 1700'. */
function boundAt(
  words: readonly string[],
  { value, from, to, unit: written }: NumberAt,
): SearchAt | undefined {
  if (written) return undefined
  const sign = signAround(words, from, to)
  const rate = words.slice(to, to + LONGEST_RATE).findIndex((word) => RATES.has(word))
  // '120 rpm', '600 rounds per minute': as many, where no sign says more or less.
  if (rate === 0 || (rate > 0 && words[to] === 'rounds'))
    return { clause: `stat:rpm:${sign?.sign ?? ''}${value}`, from: sign?.from ?? from, to: to + rate + 1 }
  if (!sign) return undefined
  if (sign.unit) return { clause: `${sign.unit}:${sign.sign}${value}`, from: sign.from, to: sign.to }
  const next = (at: number, step: 1 | -1) => {
    const place = FILLERS.has(words[at] ?? '') ? at + step : at
    const unit = unitOf(words[place] ?? '', words[place + 1])
    return unit === undefined ? undefined : { unit, place }
  }
  const behind = next(sign.to, 1)
  if (behind) return { clause: `${behind.unit}:${sign.sign}${value}`, from: sign.from, to: behind.place + 1 }
  const before = next(sign.from - 1, -1)
  if (before) return { clause: `${before.unit}:${sign.sign}${value}`, from: before.place, to: sign.to }
  const span = { from: sign.from, to: sign.to }
  if (value >= LEAST_POWER) return { clause: `power:${sign.sign}${value}`, ...span }
  // More than one is what a plural says, and 'at least one' is what any answer has.
  return (sign.sign === '>' || sign.sign === '>=') && value === 1 ? undefined : span
}

const STATES: Readonly<Record<string, string>> = {
  crafted: 'is:crafted',
  adept: 'is:adept',
  masterworked: 'is:masterwork',
  locked: 'is:locked',
  enhanced: 'is:enhanced',
  artifice: 'is:artifice',
  tier_1: 'tier:1',
  tier_2: 'tier:2',
  tier_3: 'tier:3',
  tier_4: 'tier:4',
  tier_5: 'tier:5',
}
const KINDS: ReadonlySet<string> = new Set([
  'weapon_type',
  'item_kind',
  'slot',
  'element',
  'rarity',
  'ammo',
  'item',
])
const NOUNS = new Set(
  'one ones copy copies roll rolls version versions stuff things gear piece pieces set'.split(' '),
)
const ONLY = new Set(['only', 'all', 'are'])
/** To be done, and not so yet. */
const VERBS = new Set(['masterwork', 'masterworks', 'locked in'])

/** 'My crafted hand cannons', 'only adept', 'tier 5 ones': said of the gear, and not to be done with it. */
function isOfGear({ from, to }: Mention, words: readonly string[], mentions: readonly Mention[]): boolean {
  if (VERBS.has(words.slice(from, to).join(' '))) return false
  const isKind = mentions.some((other) => other.from === to && KINDS.has(other.slot))
  return isKind || NOUNS.has(words[to] ?? '') || ONLY.has(words[from - 1] ?? '')
}

/** Kinds that the game's own words for a source name. */
const SOURCES = new Set(['raid', 'dungeon', 'trials', 'iron_banner', 'gambit', 'crucible', 'nightfall'])
const FROM = new Set(['from', 'out of'])

/** What comes from somewhere: 'no raid weapons'. */
const GEAR = new Set('weapon weapons gun guns gear armor armour loot stuff drops'.split(' '))

/** 'From raids', 'from the last wish'. */
function isFrom({ from }: Mention, words: readonly string[]): boolean {
  const at = ['the', 'my', 'a', 'any'].includes(words[from - 1] ?? '') ? from - 1 : from
  return FROM.has(words[at - 1] ?? '') || FROM.has(words.slice(at - 2, at).join(' '))
}

/** '1,700' is one number, and so is '7.5'. */
function wholeNumbers(tokens: readonly Token[], numbers: readonly NumberAt[]): readonly NumberAt[] {
  const whole: NumberAt[] = []
  for (const number of numbers.filter(({ is }) => is === 'count')) {
    const before = whole.at(-1)
    const joined = before?.to === number.from ? joinedTo(before, number, tokens) : undefined
    if (joined === undefined) whole.push(number)
    else whole.splice(-1, 1, { ...number, value: joined, from: (before ?? number).from })
  }
  return whole
}

/** The number that two parts are, by the sign between them. */
function joinedTo({ value, unit }: NumberAt, rest: NumberAt, tokens: readonly Token[]): number | undefined {
  const { text = '', gap = '' } = tokens[rest.from] ?? {}
  if (value >= LEAST_POWER || unit !== undefined || rest.to - rest.from > 1) return undefined
  if (value < 10 && /^\d{3}$/.test(text)) return value * 1000 + rest.value
  return gap === '.' && /^\d\d?$/.test(text) && Number.isInteger(value)
    ? Number(`${value}.${text}`)
    : undefined
}

export function searchesIn(
  { tokens, words }: { readonly tokens: readonly Token[]; readonly words: readonly string[] },
  mentions: readonly Mention[],
  numbers: readonly NumberAt[],
): readonly SearchAt[] {
  const bounds = wholeNumbers(tokens, numbers).flatMap((number) => boundAt(words, number) ?? [])
  const states = mentions.flatMap((mention): SearchAt[] => {
    const clause = mention.slot === 'attribute' ? STATES[mention.value] : undefined
    return clause && isOfGear(mention, words, mentions)
      ? [{ clause, from: mention.from, to: mention.to }]
      : []
  })
  const sources = mentions.flatMap((mention): SearchAt[] => {
    if (mention.slot !== 'activity' || !(mention.entry || SOURCES.has(mention.value))) return []
    const search = { clause: sourceClause(mention), from: mention.from, to: mention.to }
    if (isFrom(mention, words)) return [search]
    return GEAR.has(words[mention.to] ?? '') ? [{ ...search, onlyOut: true }] : []
  })
  return [...bounds, ...states, ...sources]
}

const sourceClause = ({ value, entry }: Mention): string =>
  `source:"${(entry?.name ?? value.replaceAll('_', ' ')).toLowerCase().replaceAll('"', '')}"`
