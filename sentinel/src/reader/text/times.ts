/** Spans of time, minutes, places in a list and amounts, as mentions. */

import { wordsOf } from '../lexicon/lexicon.ts'
import type { Mention } from '../mention.ts'
import type { NumberAt } from './numbers.ts'
import periods from './periods.json' with { type: 'json' }

const PERIODS = new Map(
  Object.entries(periods).flatMap(([value, phrases]) =>
    phrases.split(',').map((phrase) => [wordsOf(phrase).join(' '), value] as const),
  ),
)
const LONGEST = Math.max(...[...PERIODS.keys()].map((key) => key.split(' ').length))

function periodsIn(words: readonly string[]): Mention[] {
  const found: Mention[] = []
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(LONGEST, words.length - from); length > 0; length--) {
      const value = PERIODS.get(words.slice(from, from + length).join(' '))
      if (value === undefined) continue
      found.push({ slot: 'period', value, from, to: from + length, by: 'word' })
      from += length - 1
      break
    }
  }
  return found
}

const MINUTES_OF = new Map([
  ...[
    'h',
    'hr',
    'hrs',
    'hour',
    'hours',
    'stunde',
    'stunden',
    'heure',
    'heures',
    'hora',
    'horas',
    'our',
    'ours',
  ].map((unit) => [unit, 60] as const),
  ...['m', 'min', 'mins', 'minute', 'minutes', 'minuten', 'minuto', 'minutos', 'minuets'].map(
    (unit) => [unit, 1] as const,
  ),
])
const DAYS_OF = new Map([
  ...['d', 'day', 'days', 'tage', 'tagen', 'jours', 'dias'].map((unit) => [unit, 1] as const),
  ...['week', 'weeks', 'wochen', 'semaines', 'semanas', 'wk', 'wks'].map((unit) => [unit, 7] as const),
  ...['month', 'months', 'monate', 'monaten', 'mois', 'meses'].map((unit) => [unit, 30] as const),
  ...['fortnight', 'fortnights'].map((unit) => [unit, 14] as const),
])
/** Every word of a span of time: none of them is a misspelling. */
export const TIME_WORDS: ReadonlySet<string> = new Set(
  [...PERIODS.keys(), ...MINUTES_OF.keys(), ...DAYS_OF.keys()].flatMap((key) => key.split(' ')),
)
const NUMBER_WORDS = new Set(['number', 'no', 'nr', 'numero', 'nummer'])
const LOADOUT_WORDS = new Set(['loadout', 'loadouts', 'loadot', 'set', 'setup', 'slot', 'build', 'lo'])

const FEW = [
  ['2', 'two'],
  ['3', 'three'],
  ['4', 'four'],
] as const

/** 'The first two': the places behind the first that are meant too. */
function followingPlaces(first: number, after: string): number[] {
  const count = FEW.findIndex((words) => (words as readonly string[]).includes(after))
  return first === 1 && count >= 0 ? Array.from({ length: count + 1 }, (_, at) => at + 2) : []
}

function mentionsOf(number: NumberAt, words: readonly string[]): Mention[] {
  const mention = (slot: string, value: number | string, to = number.to, from = number.from): Mention => ({
    slot,
    value: String(value),
    from,
    to,
    by: 'number',
  })
  const before = words[number.from - 1] ?? ''
  const after = words[number.to] ?? ''
  if (number.is === 'ordinal')
    return [
      mention('ordinal', number.value),
      ...followingPlaces(number.value, after).map((place) => mention('ordinal', place, number.to + 1)),
      ...(LOADOUT_WORDS.has(after) ? [mention('loadout', number.value, number.to + 1)] : []),
      // 'My third titan loadout'.
      ...(!LOADOUT_WORDS.has(after) && words[number.to + 1] === 'loadout'
        ? [mention('loadout', number.value, number.to + 2)]
        : []),
    ]
  const unit = number.unit ?? after
  const end = number.unit ? number.to : number.to + 1
  const minutes = MINUTES_OF.get(unit)
  if (minutes !== undefined) {
    const isAndAHalf = words.slice(end, end + 3).join(' ') === 'and a half'
    return [
      mention(
        'time_minutes',
        Math.round(number.value * minutes + (isAndAHalf ? minutes / 2 : 0)),
        isAndAHalf ? end + 3 : end,
      ),
    ]
  }
  // 'Three quarters of an hour'.
  const quarters = words.slice(number.to, number.to + 4).join(' ')
  if (/^quarters? of an hour$/.test(quarters) && number.value <= 3)
    return [mention('time_minutes', number.value * 15, number.to + 4)]
  // 'Half an hour', 'a couple of hours'.
  const apart = MINUTES_OF.get(words[number.to + 1] ?? '')
  if (apart !== undefined && ['an', 'of', 'a', 'more', 'full', 'whole', 'good'].includes(after))
    return [mention('time_minutes', Math.round(number.value * apart), number.to + 2)]
  const days = DAYS_OF.get(unit)
  if (days !== undefined && number.value >= 1)
    return [mention('period', `${Math.round(number.value * days)}_days`, end)]
  const daysApart = DAYS_OF.get(words[number.to + 1] ?? '')
  if (daysApart !== undefined && after === 'of' && number.value >= 1)
    return [mention('period', `${Math.round(number.value * daysApart)}_days`, number.to + 2)]
  if (!Number.isInteger(number.value)) return []
  const counts = [mention('limit', number.value), mention('stat_value', number.value)]
  const isLoadout =
    LOADOUT_WORDS.has(before) || (NUMBER_WORDS.has(before) && LOADOUT_WORDS.has(words[number.from - 2] ?? ''))
  if (isLoadout) counts.push(mention('loadout', number.value))
  if (NUMBER_WORDS.has(before) || before === 'option') counts.push(mention('ordinal', number.value))
  if (before === 'loadout' || before === 'load') counts.push(mention('loadout', number.value))
  return counts
}

const AN_HOUR = new Set(['an hour', 'one hour', 'eine stunde', 'une heure', 'una hora', 'an our', '1 hour'])

function hoursIn(words: readonly string[]): Mention[] {
  return words.flatMap((_, at): Mention[] => {
    if (!AN_HOUR.has(words.slice(at, at + 2).join(' ')) || ['half', 'of'].includes(words[at - 1] ?? ''))
      return []
    const isAndAHalf = words.slice(at + 2, at + 5).join(' ') === 'and a half'
    return [
      {
        slot: 'time_minutes',
        value: isAndAHalf ? '90' : '60',
        from: at,
        to: at + (isAndAHalf ? 5 : 2),
        by: 'number',
      },
    ]
  })
}

const LAST_ONES = new Set(['last', 'bottom'])

const NEXT_ONES = new Set(['runner up', 'next best', 'next one'])

/** 'The last one', 'the top one', 'the runner-up'. */
function placesIn(words: readonly string[]): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    if (NEXT_ONES.has(`${word} ${words[at + 1]}`))
      return [{ slot: 'ordinal', value: '2', from: at, to: at + 2, by: 'number' }]
    if (words[at + 1] !== 'one') return []
    if (LAST_ONES.has(word)) return [{ slot: 'ordinal', value: '-1', from: at, to: at + 2, by: 'number' }]
    return word === 'top' ? [{ slot: 'ordinal', value: '1', from: at, to: at + 2, by: 'number' }] : []
  })
}

export function timesIn(words: readonly string[], numbers: readonly NumberAt[]): Mention[] {
  const times = periodsIn(words)
  const isTaken = (at: number) => times.some(({ from, to }) => at >= from && at < to)
  return [
    ...times,
    ...numbers.filter(({ from }) => !isTaken(from)).flatMap((number) => mentionsOf(number, words)),
    ...hoursIn(words),
    ...placesIn(words),
  ]
}
