/** Numbers of a question and what they count: minutes, days, places in a list, a stat's value, a loadout. */
import type { Token } from './tokens.ts'

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const NAMED = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.flatMap((word, ten) => (word ? [[word, ten * 10] as const] : [])),
  ['couple', 2],
  ['dozen', 12],
  ['half', 0.5],
])
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)$/
const DIGITS = /^\d{1,4}$/
const OWNS = /^(\d{1,2})['’]s$/
const WITH_UNIT = /^(\d{1,3})(h|hr|hrs|m|min|mins|d|x)$/

export interface NumberAt {
  readonly value: number
  readonly from: number
  readonly to: number
  readonly is: 'count' | 'ordinal'
  /** The unit that is written to the number: '2h', '3x'. */
  readonly unit?: string
}

export function ordinalOf(word: string): number | undefined {
  const written = ORDINALS.indexOf(word)
  if (written > 0) return written
  const digits = ORDINAL.exec(word)
  return digits ? Number(digits[1]) : undefined
}

/** '200', 'two hundred', 'a hundred and fifty', 'an hour and a half' is left to who knows hours. */
export function numbersIn(tokens: readonly Token[]): NumberAt[] {
  const found: NumberAt[] = []
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.text ?? ''
    const ordinal = ordinalOf(word)
    if (ordinal !== undefined) {
      found.push({ value: ordinal, from: at, to: at + 1, is: 'ordinal' })
      continue
    }
    if (DIGITS.test(word)) {
      found.push({ value: Number(word), from: at, to: at + 1, is: 'count' })
      continue
    }
    // 'Loadout 3's the one': '3s' without the sign is three against three.
    const shortened = OWNS.exec(tokens[at]?.typed ?? '')
    if (shortened) {
      found.push({ value: Number(shortened[1]), from: at, to: at + 1, is: 'count' })
      continue
    }
    const joined = WITH_UNIT.exec(word)
    if (joined) {
      found.push({ value: Number(joined[1]), from: at, to: at + 1, is: 'count', unit: joined[2] ?? '' })
      continue
    }
    const begins = NAMED.get(word) ?? (word === 'hundred' ? 100 : undefined)
    if (begins === undefined) continue
    let value = begins
    let to = at + 1
    if (value < 100 && tokens[to]?.text === 'hundred') {
      value *= 100
      to++
    }
    const joins = tokens[to]?.text === 'and' ? to + 1 : to
    const more = NAMED.get(tokens[joins]?.text ?? '')
    if (
      more !== undefined &&
      more >= 1 &&
      ((value >= 100 && more < 100) || (value >= 20 && value < 100 && more < 10 && joins === to))
    ) {
      value += more
      to = joins + 1
      const last = NAMED.get(tokens[to]?.text ?? '')
      if (value >= 100 && more >= 20 && last !== undefined && last > 0 && last < 10) {
        value += last
        to++
      }
    }
    found.push({ value, from: at, to, is: 'count' })
    at = to - 1
  }
  return found
}
