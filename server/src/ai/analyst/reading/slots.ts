/** What a question speaks of besides names: weapon type, element, class, side, stat, span, ordinal ... */
import {
  ARMOR_STATS,
  type ArmorSlot,
  type ArmorStat,
  type ChampionType,
  type DamageType,
  type GuardianClass,
  WEAPON_TYPES,
  type WeaponSlot,
  type WeaponType,
} from '@ai-vault/game/items.ts'
import { hasBegunSpan, MONTHS, type Span, WEEKDAYS } from '../../tools/account/spans.ts'
import { datesIn, THIS_SEASON, withoutDates } from './dates.ts'

const ACTIVITIES = [
  'grandmaster',
  'trials',
  'iron-banner',
  'raid',
  'dungeon',
  'nightfall',
  'crucible',
  'gambit',
] as const

export interface Slots {
  readonly type?: WeaponType
  readonly element?: DamageType
  readonly slot?: WeaponSlot
  readonly armorSlot?: ArmorSlot
  readonly ammo?: 'primary' | 'special' | 'heavy'
  readonly rarity?: 'exotic' | 'legendary' | 'rare'
  /** Shaped at the enclave; a weapon with an open pattern is not. */
  readonly crafted?: true
  /** Never used, as the dashboard counts it. */
  readonly unused?: true
  readonly classType?: GuardianClass
  readonly side?: 'pve' | 'pvp'
  readonly activity?: (typeof ACTIVITIES)[number]
  readonly stats: readonly { readonly stat: ArmorStat; readonly value?: number }[]
  readonly champions: readonly ChampionType[]
  readonly span?: Span
  /** How much time there is: 0.5 for "half an hour". */
  readonly hours?: number
  /** "my three best", "top 5". */
  readonly most?: number
  /** "I need 50 free places": so many are to go. */
  readonly places?: number
  /** 1 for "the first one"; -1 for "the last one". */
  readonly ordinal?: number
}

/** The longest first: a linear fusion rifle is no fusion rifle. */
const TYPES: readonly (readonly [RegExp, WeaponType])[] = WEAPON_TYPES.toSorted(
  (one, other) => other.length - one.length,
).map((type) => [new RegExp(`\\b${type.replaceAll('-', ' ')}s?\\b`), type])

const ELEMENTS: readonly DamageType[] = ['arc', 'solar', 'void', 'stasis', 'strand', 'kinetic']
const CLASS_WORDS: readonly (readonly [RegExp, GuardianClass])[] = [
  [/\btitans?\b/, 'titan'],
  [/\bhunters?\b/, 'hunter'],
  [/\bwarlocks?\b/, 'warlock'],
]
const ARMOR_SLOT_WORDS: readonly (readonly [RegExp, ArmorSlot])[] = [
  [/\b(?:helmets?|helms?)\b/, 'helmet'],
  [/\b(?:gauntlets?|gloves)\b/, 'gauntlets'],
  [/\b(?:chests?|chestplates?)\b/, 'chest'],
  [/\b(?:legs?|boots|greaves)\b/, 'legs'],
  [/\bclass items?\b/, 'class-item'],
]
/** Also by the colours that the game gives them. */
const GEAR = '(?:s|(?= (?:items?|weapons?|armou?r|gear|stuff|ones?|things?|drops?)\\b))'
const RARITIES: readonly (readonly [RegExp, NonNullable<Slots['rarity']>])[] = [
  [new RegExp(`\\bexotics?\\b|\\b(?:yellow|gold(?:en)?)${GEAR}`), 'exotic'],
  [new RegExp(`\\blegendar(?:y|ies)\\b|\\bpurple${GEAR}`), 'legendary'],
  [new RegExp(`\\b(?:rare|blue)${GEAR}`), 'rare'],
]
/** What could be crafted is not crafted yet. */
const CRAFTED =
  /(?<!\b(?:be|not|never|yet|get) )\b(?:crafted|shaped)\b|\b(?:did|have) i (?:already |ever )?(?:craft|shape)\b/
const UNUSED =
  /\bunused\b|\b(?:(?:have|had|did|do) (?:i )?(?:not|never)|(?:have|had|did|i|was|were|been) never)(?: yet| ever| once)? (?:been )?(?:used?|tried|fired|touched|played(?: with)?)\b(?! again)|\bnever (?:been )?used\b/
const CHAMPIONS: readonly (readonly [RegExp, ChampionType])[] = [
  [/\b(?:anti ?)?barriers?\b/, 'barrier'],
  [/\boverloads?\b/, 'overload'],
  [/\bunstoppable\b/, 'unstoppable'],
]
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|top) (?:one|weapon|copy|roll|of (?:those|them|these))?/, 1],
  [/\b(?:second|2nd)\b/, 2],
  [/\b(?:third|3rd)\b/, 3],
  [/\b(?:fourth|4th)\b/, 4],
  [/\b(?:fifth|5th)\b/, 5],
  [/\blast one\b|\bthe last of\b/, -1],
  [/\bnumber (\d)\b|#(\d)/, 0],
]
const WORD_NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}

const firstOf = <T>(text: string, table: readonly (readonly [RegExp, T])[]): T | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** `unnamed` is the question without the names in it: Pulse Monitor is no pulse rifle. */
export function readSlots(text: string, unnamed: string = text): Slots {
  const type = firstOf(unnamed, TYPES)
  const element = ELEMENTS.find((each) => new RegExp(`\\b${each}\\b(?! slot)`).test(text))
  const side = /\b(?:pvp|crucible|trials|competitive|comp|iron banner|duels?)\b/.test(text)
    ? 'pvp'
    : /\b(?:pve|raids?|dungeons?|nightfalls?|grandmaster|strikes?|add clear|boss|endgame|master)\b/.test(text)
      ? 'pve'
      : undefined
  const activity = ACTIVITIES.find((each) => new RegExp(`\\b${each.replace('-', ' ')}s?\\b`).test(text))
  const ammo = /\bheavy\b|\bpower weapons?\b/.test(text)
    ? 'heavy'
    : /\bspecials?\b/.test(text)
      ? 'special'
      : /\bprimary\b/.test(text)
        ? 'primary'
        : undefined
  const slot = /\bkinetic slot\b|\btop slot\b/.test(text)
    ? 'kinetic'
    : /\benergy (?:slot|weapons?)\b/.test(text)
      ? 'energy'
      : undefined
  const hours = hoursIn(text)
  // "On the 3rd of November" points at no third one.
  const ordinal = ordinalIn(withoutDates(text))
  const most = mostIn(text)
  const places = placesIn(text)
  const classType = firstOf(text, CLASS_WORDS)
  const rarity = firstOf(unnamed, RARITIES)
  const armorSlot = firstOf(unnamed, ARMOR_SLOT_WORDS)
  return {
    ...(type ? { type } : {}),
    ...(element ? { element } : {}),
    ...(slot ? { slot } : {}),
    ...(armorSlot ? { armorSlot } : {}),
    ...(ammo ? { ammo } : {}),
    ...(rarity ? { rarity } : {}),
    ...(CRAFTED.test(text) ? { crafted: true } : {}),
    ...(UNUSED.test(text) ? { unused: true } : {}),
    ...(classType ? { classType } : {}),
    ...(side ? { side } : {}),
    ...(activity ? { activity } : {}),
    stats: statsIn(text, type),
    champions: CHAMPIONS.filter(([pattern]) => pattern.test(text)).map(([, champion]) => champion),
    ...spanIn(text),
    ...(hours ? { hours } : {}),
    ...(ordinal === undefined ? {} : { ordinal }),
    ...(most ? { most } : {}),
    ...(places ? { places } : {}),
  }
}

const AMOUNT = `(\\d{1,3}(?:\\.\\d+)?|${Object.keys(WORD_NUMBERS).join('|')})`
const HOURS = new RegExp(`\\b${AMOUNT} ?h(?:ours?|rs?)?(?=\\d|\\b)`)
const MINUTES = new RegExp(`\\b${AMOUNT} ?m(?:in(?:ute)?s?)?\\b|(?<=\\dh)(\\d{1,2})(?:m(?:ins?)?)?\\b`)
const AND_HALF = new RegExp(`\\b${AMOUNT}(?: hours?)? and (?:a )?half(?: hours?)?\\b`)

/** "2 hours", "90 min", "1h30", "an hour and a half", "half an hour". */
function hoursIn(text: string): number | undefined {
  const amount = (said: string | undefined) => (said ? (WORD_NUMBERS[said] ?? Number(said)) : 0)
  const half = AND_HALF.exec(text)
  if (half && /\bhours?\b/.test(half[0])) return amount(half[1]) + 0.5
  if (/\bhalf (?:an? )?hour\b/.test(text)) return 0.5
  const minutes = MINUTES.exec(text)
  return amount(HOURS.exec(text)?.[1]) + amount(minutes?.[1] ?? minutes?.[2]) / 60 || undefined
}

const NUMBER = '(\\d{1,2}|two|three|four|five)'
const BEST = '(?:best|strongest|top|worst)'
const MOST = new RegExp(`\\b${NUMBER} ${BEST}\\b|\\b${BEST} ${NUMBER}\\b`)
const MOST_LISTED = 10

function mostIn(text: string): number | undefined {
  const match = MOST.exec(text)
  const said = match?.[1] ?? match?.[2]
  if (!said) return undefined
  return Math.min(MOST_LISTED, WORD_NUMBERS[said] ?? Number(said)) || undefined
}

const PLACES =
  /\b(\d{1,3}) (?:more |free |empty |open |vault )*(?:places?|slots?|spots?|spaces?)\b|\b(?:room for|dismantle|get rid of|free up|clear(?: out)?) (?:at least |about |exactly |another )?(\d{1,3})\b/

function placesIn(text: string): number | undefined {
  const match = PLACES.exec(text)
  return Number(match?.[1] ?? match?.[2] ?? 0) || undefined
}

function ordinalIn(text: string): number | undefined {
  for (const [pattern, place] of ORDINALS) {
    const match = pattern.exec(text)
    if (match) return place || Number(match[1] ?? match[2])
  }
  return undefined
}

const AGO = new RegExp(`\\b${AMOUNT} (day|week|month|year)s? ago\\b`)
const LAST_FEW = new RegExp(`\\b(?:last|past|previous) ${AMOUNT} (day|week|month|year)s?\\b`)
const DAYS_IN: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }
const WEEKDAY = new RegExp(`\\b(${WEEKDAYS.join('|')})s?\\b`)
const AHEAD = new RegExp(
  `\\btomorrows?\\b|\\b(?:next|coming|upcoming) (?:day|week|weekend|month|year|${WEEKDAYS.join('|')}|${MONTHS.join('|')})s?\\b`,
)
/** "Since Monday", "from 3 November until today": up to now. */
const UP_TO_NOW = /\bsince\b|\bfrom\b.*\b(?:onwards?|(?:until|till|to) (?:now|today))\b/

function spanIn(text: string): Pick<Slots, 'span'> {
  const span = namedSpan(text)
  if (span === undefined) return {}
  return { span: UP_TO_NOW.test(text) && hasBegunSpan(span) ? `since-${span}` : span }
}

function namedSpan(text: string): Span | undefined {
  const amountOf = (said: string) => Math.floor(WORD_NUMBERS[said] ?? Number(said))
  if (AHEAD.test(text)) return 'ahead'
  const [, ago, unit] = AGO.exec(text) ?? []
  if (ago && unit) return `${amountOf(ago)}-${unit as 'day' | 'week' | 'month' | 'year'}s-ago`
  const [, few, each] = LAST_FEW.exec(text) ?? []
  if (few && each) return `last-${amountOf(few) * (DAYS_IN[each] ?? 1)}-days`
  const date = datesIn(text)
  if (date) return date
  if (/\b(?:last|previous) week\b/.test(text)) return '1-weeks-ago'
  if (/\b(?:last|previous) month\b/.test(text)) return '1-months-ago'
  if (/\b(?:last|previous) year\b/.test(text)) return '1-years-ago'
  if (/\bpast year\b/.test(text)) return 'last-365-days'
  if (/\bthis year\b/.test(text)) return '0-years-ago'
  if (/\bday before yesterday\b/.test(text)) return '2-days-ago'
  const weekday = WEEKDAYS.find((day) => day === WEEKDAY.exec(text)?.[1])
  if (weekday) return weekday
  if (/\b(?:last|past|previous) weekends?\b/.test(text)) return 'last-weekend'
  if (/\bweekends?\b/.test(text)) return 'weekend'
  if (/\blast nights?\b|\byesterday (?:night|evening)\b/.test(text)) return 'last-night'
  if (/\byesterdays?\b/.test(text)) return 'yesterday'
  if (/\btodays?\b|\btonights?\b|\bthis (?:morning|afternoon|evening)\b/.test(text)) return 'today'
  if (/\blast (?:24|day)\b|\bpast day\b/.test(text)) return 'day'
  if (/\bweeks?\b/.test(text)) return 'week'
  if (THIS_SEASON.test(text)) return 'season'
  if (/\bpast month\b/.test(text)) return 'month'
  if (/\bmonths?\b/.test(text)) return '0-months-ago'
  if (/\bever\b|\blifetime\b|\ball time\b|\btotal\b/.test(text)) return 'all'
  return undefined
}

/** "100 grenade", "grenade to 100", "grenade and melee at 90": a number belongs to the stats beside it. */
function statsIn(text: string, type: WeaponType | undefined): Slots['stats'] {
  const found = ARMOR_STATS.flatMap((stat) => {
    if (stat === 'weapons' && !/\bweapons? (?:stat|\d)|\d+ weapons?\b(?! (?:with|i|in))/.test(text)) return []
    if (stat === 'class' && !/\bclass (?:stat|ability|\d)|\d+ class\b/.test(text)) return []
    if (stat === 'grenade' && type === 'grenade-launcher') return []
    const pattern = new RegExp(
      `(?:(\\d{2,3})\\s+(?:in |of )?)?\\b${stat}\\b(?:\\s+(?:stat\\s+)?(?:to|at|of|is|=)?\\s*(\\d{2,3}))?`,
    )
    const match = pattern.exec(text)
    if (!match) return []
    const value = match[1] ?? match[2]
    return [value ? { stat, value: Math.min(200, Number(value)) } : { stat }]
  })
  const shared = found.find(({ value }) => value !== undefined)?.value
  return found.length > 1 && shared !== undefined
    ? found.map(({ stat, value }) => ({ stat, value: value ?? shared }))
    : found
}
