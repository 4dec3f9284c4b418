import { expectNoSlowText } from '@ai-vault/game/test-support/slow-texts.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FIXTURE_CLOCK, namesOfFixture } from '../test-support/phrase-files.ts'
import { learnedModels } from './learned.ts'
import { lexicon } from './lexicon/lexicon.ts'
import { MOST_MENTIONS, reachOf } from './mentions.ts'
import type { NameIndex } from './names/name-index.ts'
import { read, readWith } from './read.ts'
import { MOST_BYTES, tokensOf } from './text/tokens.ts'

const names = namesOfFixture()
const models = learnedModels()
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** How often a text makes the reader look something up, and how many mentions the models then have to judge. */
function stepsOf(text: string) {
  let lookups = 0
  let guesses = 0
  const counted = <Args extends unknown[], Result>(call: (...args: Args) => Result, count: () => void) => {
    return (...args: Args): Result => {
      count()
      return call(...args)
    }
  }
  const lookup = () => {
    lookups++
  }
  const countedNames: NameIndex = {
    longest: names.longest,
    find: counted(names.find, lookup),
    has: counted(names.has, lookup),
    guess: counted(names.guess, () => {
      guesses++
    }),
  }
  const speller = {
    has: counted(models.speller.has, lookup),
    isLanguage: counted(models.speller.isLanguage, lookup),
    isForm: counted(models.speller.isForm, lookup),
    isUsed: counted(models.speller.isUsed, lookup),
    mend: counted(models.speller.mend, lookup),
  }
  const { words, mentions } = reachOf(tokensOf(text), { names: countedNames, clock: FIXTURE_CLOCK, speller })
  return { lookups, guesses, mentions: mentions.length, words: words.length }
}

/** Twice over the text for phrases of up to seven words, guesses around strange words, and the spelling of each word. */
const LOOKUPS_A_WORD = 45
const MOST_GUESSES = 40

function expectFewSteps(text: string): void {
  const { lookups, guesses, mentions, words } = stepsOf(text)
  expect(lookups).toBeLessThanOrEqual(LOOKUPS_A_WORD * (words + 1))
  expect(guesses).toBeLessThanOrEqual(MOST_GUESSES)
  expect(mentions).toBeLessThanOrEqual(MOST_MENTIONS)
}

const HOSTILE = [
  'kd of ',
  'not ',
  'no exotics or ',
  'a ',
  'the the ',
  'gjalarhon ',
  'last week or ',
  'since june ',
  'void solar arc ',
  '5 ',
  'hndcnnon ',
  'rose vs thorn, ',
  'what? ',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '?!,.',
  "'''",
  'é́́́́',
]

it.each(HOSTILE)('takes as many steps as it has words, and no more: %j again and again', (unit) => {
  expectFewSteps(unit.repeat(667))
  const [half, whole] = [
    unit.repeat(Math.floor(500 / unit.length)),
    unit.repeat(Math.floor(1000 / unit.length)),
  ]
  expect(stepsOf(whole).lookups).toBeLessThanOrEqual(2.3 * stepsOf(half).lookups + LOOKUPS_A_WORD)
})

/** How often the model of fates looks up a feature while a text is read. */
function featuresOfFates(text: string): { readonly lookups: number; readonly intents: number } {
  let lookups = 0
  const { fate } = models
  const rows = new Map(fate.rows)
  rows.get = (key) => {
    lookups++
    return fate.rows.get(key)
  }
  const reading = readWith({ ...models, fate: { ...fate, rows } }, text, { names, ...FIXTURE_CLOCK })
  const intents = reading.is === 'ask' ? reading.readings.length : 1
  return { lookups, intents }
}

it('looks around each mention once, however many intents the text may ask', () => {
  const words = 'void hand cannon for crucible without frenzy, '.repeat(12)
  const found = HOSTILE.map((unit) => featuresOfFates(`${unit} ${words}`))
  const [several, one] = [
    found.filter(({ intents }) => intents === 3),
    found.filter(({ intents }) => intents === 1),
  ]
  expect([several.length > 0, one.length > 0]).toEqual([true, true])
  const most = (all: typeof found) => Math.max(...all.map(({ lookups }) => lookups))
  expect(most(several)).toBeLessThan(2 * most(one))
})

const pieces = fc.oneof(
  fc.constantFrom(...lexicon.words),
  fc.constantFrom(...HOSTILE),
  fc.string({ maxLength: 12 }),
  fc.constantFrom(...lexicon.words).map((word) => word.slice(1) + word.slice(0, 1)),
)

it('finds no text that takes more steps than its words allow', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 400 }),
      fc.constantFrom(' ', ', ', '-', ''),
      (found, between) => {
        expectFewSteps(found.join(between))
      },
    ),
  )
})

it('reads any text, and looks at no more than its first kilobyte', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (text) => {
      expect(['read', 'ask', 'out_of_scope']).toContain(read(text, { names, ...FIXTURE_CLOCK }).is)
      const { tokens } = tokensOf(text)
      expect(bytesOf(tokens.map(({ typed }) => typed).join(''))).toBeLessThanOrEqual(MOST_BYTES)
    }),
  )
})

it('takes no text out of proportion, whatever is repeated in it', () => {
  expectNoSlowText({
    words: [
      ...HOSTILE,
      'best ',
      'hand ',
      'cannon',
      'since ',
      'exotic ',
      'crucible',
      ', ',
      'frenzy ',
      '100 ',
      'hour ',
    ],
    length: MOST_BYTES,
    read: (text) => read(text, { names, ...FIXTURE_CLOCK }),
  })
})
