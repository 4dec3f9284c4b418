/**
 * How long the built-in reader takes for texts that were made to be slow: 1,000 of them, each a kilobyte and more of words
 * that mean something, names, misspellings, dates, numbers and signs, in heaps. Stated is the processor time of the worst
 * one (the best of three readings, so that a collection of garbage does not count) and of the usual question; at most 20 ms
 * are allowed. With REAL_DATA_DIR the names are those of the whole game.
 */
import { lexicon } from '@ai-vault/sentinel/reader/lexicon/lexicon.ts'
import { read } from '@ai-vault/sentinel/reader/read.ts'
import { FIXTURE_CLOCK, namesOfFixture, readCorpus } from '@ai-vault/sentinel/test-support/phrase-files.ts'
import { namesOfRealGame } from '../support/real-names.ts'

const ALLOWED_MS = 20
const TEXTS = 1000
const BYTES = 2000

/** A linear congruential generator: the same texts on every run. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const { phrases } = readCorpus()
const words = [...lexicon.words]
const random = generator(11)
const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T
const misspelt = (word: string) => {
  const at = random(word.length)
  return word.slice(0, at) + word.slice(at + 1)
}
const PIECES = [
  () => pick(words),
  () => misspelt(pick(words)),
  () => `${pick(words)} ${pick(words)}`,
  () =>
    pick([
      'kd of',
      'not',
      'no',
      'without',
      'or',
      'since june',
      'last tuesday',
      '5',
      '2h',
      'first',
      ',',
      '?',
      '-',
    ]),
  () => pick(phrases).phrase,
  () => String.fromCharCode(97 + random(26)).repeat(1 + random(30)),
]
/** One heap of a few pieces again and again, or many different pieces. */
function text(): string {
  const few = random(2) === 0 ? Array.from({ length: 1 + random(4) }, () => pick(PIECES)()) : undefined
  let made = ''
  while (made.length < BYTES) made += `${few ? pick(few) : pick(PIECES)()}${pick([' ', ' ', ', ', '. '])}`
  return made
}

const context = { names: namesOfFixture(namesOfRealGame()), ...FIXTURE_CLOCK }
function milliseconds(question: string): number {
  const before = process.cpuUsage()
  read(question, context)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
const best = (question: string) =>
  Math.min(milliseconds(question), milliseconds(question), milliseconds(question))

for (const { phrase } of phrases.slice(0, 300)) read(phrase, context)
const texts = ['kd of '.repeat(667), ...Array.from({ length: TEXTS - 1 }, text)]
const slow = texts
  .map((question) => ({ question, ms: best(question) }))
  .sort((one, other) => other.ms - one.ms)
const usual = phrases.map(({ phrase }) => milliseconds(phrase)).sort((one, other) => one - other)
const at = (list: readonly number[], share: number) => (list[Math.floor(list.length * share)] ?? 0).toFixed(1)
console.log(`usual questions: median ${at(usual, 0.5)} ms, 95 of 100 within ${at(usual, 0.95)} ms`)
console.log(
  `hostile texts: median ${at(slow.map(({ ms }) => ms).reverse(), 0.5)} ms, worst ${slow[0]?.ms.toFixed(1)} ms`,
)
console.log(`worst: ${slow[0]?.question.slice(0, 100)}`)
if ((slow[0]?.ms ?? 0) > ALLOWED_MS) process.exitCode = 1
