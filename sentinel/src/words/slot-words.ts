/** The values of a query in the words of a player: on chips, in answers, and where something is ruled out. */
import type { Exclusion, Period, Query, SlotName, Slots, Thing } from '@ai-vault/contract/advice/query.ts'
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { isAboutArmor } from '../about-armor.ts'
import { VOCABULARY } from '../rows/tagged.ts'
import { clean } from './text.ts'

const NAMES: Readonly<Record<string, string>> = {
  pve: 'PvE',
  pvp: 'PvP',
  power: 'power slot',
  energy: 'energy slot',
  class_item: 'class item',
  chest: 'chest armor',
  legs: 'leg armor',
  grandmaster_nightfall: 'Grandmaster Nightfall',
  iron_banner: 'Iron Banner',
  trials: 'Trials',
  crucible: 'Crucible',
  gambit: 'Gambit',
  portal: 'the Portal',
  add_clear: 'clearing crowds',
  boss_dps: 'boss damage',
  burst_dps: 'burst damage',
  survive: 'staying alive',
  support: 'support',
  speed: 'speed',
  kd: 'K/D',
  kda: 'K/D/A',
  time_played: 'time played',
  equipped: 'equipped now',
  vault: 'in the vault',
  postmaster: 'at the postmaster',
}

export const inWords = (value: string): string => NAMES[value] ?? value.replaceAll('_', ' ')

/** A name as it is written; one that was only read from words with capitals. */
export const nameOf = ({ name, hash, instance_id }: Thing): string => {
  const isKind = NAMES[name] !== undefined || /^[a-z]+(_[a-z]+)*$/.test(name)
  return clean(hash === undefined && instance_id === undefined && isKind ? inWords(name) : name)
}

const PERIODS: Readonly<Record<Extract<Period, { is: 'named' }>['name'], string>> = {
  today: 'today',
  this_week: 'this week',
  last_week: 'last week',
  last_night: 'last night',
  since_yesterday: 'since yesterday',
  until_reset: 'until the reset',
  weekend: 'the weekend',
  month: 'the last 30 days',
  last_month: 'last month',
  season: 'this season',
  since_last_visit: 'since the last visit',
  recent: 'lately',
  all_time: 'all time',
}

export function periodInWords(period: Period): string {
  if (period.is === 'named') return PERIODS[period.name]
  if (period.is === 'last_days') return `the last ${period.days === 1 ? '24 hours' : `${period.days} days`}`
  return period.from === period.until ? period.from : `${period.from} to ${period.until}`
}

const LABELS: Readonly<Partial<{ [Name in SlotName]: (value: NonNullable<Slots[Name]>) => string }>> = {
  filter: (filter) => clean(filter),
  item: nameOf,
  item2: nameOf,
  triumph: nameOf,
  destination: nameOf,
  term: nameOf,
  perk: (perks) => `with ${listInWords(perks.map(nameOf))}`,
  activity: (all) => listInWords(all.map(nameOf)),
  period: periodInWords,
  weapon_type: (types) => listInWords(types.map(inWords), 'or'),
  element: (elements) => listInWords(elements.map(inWords), 'or'),
  purpose: (all) => listInWords(all.map(inWords)),
  stat: (stats) => listInWords(stats),
  champion: (all) => listInWords(all),
  stat_value: (value) => `at least ${value}`,
  slot: (slot) => (slot === 'kinetic' ? 'kinetic slot' : inWords(slot)),
  ammo: (ammo) => `${ammo} ammo`,
  class: (name) => (name === 'all' ? 'all characters' : name),
  loadout: (loadout) =>
    loadout === 'equipped'
      ? 'what I have equipped'
      : typeof loadout === 'number'
        ? `loadout ${loadout}`
        : clean(loadout),
  limit: (limit) => `${limit} of them`,
  time_minutes: (minutes) => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`),
  solo: () => 'alone',
  scope: () => 'all of them',
  item_kind: (kind) => (kind === 'weapon' ? 'weapons' : 'armor'),
  ordinal: (all) => all.map((at) => (at < 0 ? 'the last one' : `number ${at}`)).join(', '),
}

export function slotInWords<Name extends SlotName>(name: Name, slots: Slots): string {
  const value = slots[name]
  if (value === undefined) return ''
  const label = LABELS[name] as ((value: unknown) => string) | undefined
  return label ? label(value) : clean(inWords(String(value)))
}

export const exclusionInWords = ({ value, thing }: Exclusion): string =>
  thing ? nameOf(thing) : clean(inWords(value))

/** "void hand cannons", "exotic helmets": what is asked for, as one noun. */
export function wished({ slots, exclude }: Query, amount = 2, noun = 'weapon'): string {
  const { rarity, element, weapon_type: types, ammo, slot, champion } = slots
  const isArmor = isAboutArmor({ slots, exclude })
  const thing = types
    ? listInWords(
        types.map((type) => `${inWords(type)}${amount === 1 ? '' : 's'}`),
        'or',
      )
    : isArmor
      ? armorNoun(slot, amount)
      : `${noun}${amount === 1 ? '' : 's'}`
  return [
    rarity,
    element && listInWords(element, 'or'),
    !isArmor && slot === 'kinetic' ? 'kinetic-slot' : !isArmor && slot ? slot : '',
    ammo,
    champion && !isArmor ? `${listInWords(champion)}-stunning` : '',
    thing,
    slots.filter && `that match “${clean(slots.filter)}”`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The same with the perks that are asked for and with what is ruled out: "hand cannons with Frenzy that are not exotic". */
export function wishedExactly(query: Query, amount = 2, noun = 'weapon'): string {
  const { slots, exclude } = query
  const out = exclude.flatMap((each) => ruledOutOf(each, amount) ?? [])
  const isNot = amount === 1 ? 'is not' : 'are not'
  return [
    wished(query, amount, noun),
    slots.perk && slotInWords('perk', slots),
    out.length > 0 && `${slots.filter ? 'and' : 'that'} ${isNot} ${listInWords(out, 'or')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

const ADJECTIVES: ReadonlySet<string> = new Set([
  ...VOCABULARY.rarity,
  ...VOCABULARY.element,
  ...VOCABULARY.state,
])
const TYPES: ReadonlySet<string> = new Set(VOCABULARY.weapon_type)

/** What gear is not: "exotic", "shotguns"; nothing where it is not said of gear. */
function ruledOutOf(exclusion: Exclusion, amount: number): string | undefined {
  const { value } = exclusion
  if (TYPES.has(value)) return amount === 1 ? `a ${inWords(value)}` : `${inWords(value)}s`
  return ADJECTIVES.has(value) ? inWords(value) : undefined
}

const PIECES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  helmet: ['helmet', 'helmets'],
  gauntlets: ['pair of gauntlets', 'pairs of gauntlets'],
  chest: ['chest piece', 'chest pieces'],
  legs: ['leg piece', 'leg pieces'],
  class_item: ['class item', 'class items'],
}

function armorNoun(slot: Slots['slot'], amount: number): string {
  const [one, many] = PIECES[slot ?? ''] ?? ['piece of armor', 'pieces of armor']
  return amount === 1 ? one : many
}

export const sideInWords = (side: 'pve' | 'pvp'): string => (side === 'pve' ? 'PvE' : 'PvP')

export const sentence = (text: string): string => {
  const whole = capitalized(text.trim())
  return /[.!?:]$/.test(whole) ? whole : `${whole}.`
}
