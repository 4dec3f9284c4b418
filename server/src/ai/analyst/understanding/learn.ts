/**
 * How much each word, pair of words and cue says for each intent: multinomial logistic regression over the tuning phrases.
 * It is learned when the first question comes (about a tenth of a second), so no file of numbers can go stale.
 */
import { INTENT_NAMES, INTENTS, type Intent } from '../intents/intents.ts'
import { TUNING } from '../phrases/tuning.ts'
import { shapeOfMarked } from '../reading/shape.ts'

const ROUNDS = 15
const PACE = 0.35
/** Keeps single words from deciding alone. */
const DECAY = 0.002
const BELOW_NOTICE = 0.005

const STOP = new Set(['a', 'an', 'the', 'please', 'to', 'of', 'is', 'are', 'me', 'it', 'and'])

/** Words that say the same in a question about a vault. */
const SAME: Readonly<Record<string, string>> = {
  own: 'have',
  got: 'have',
  possess: 'have',
  hold: 'have',
  grind: 'farm',
  chase: 'farm',
  hunt: 'farm',
  strongest: 'best',
  top: 'best',
  greatest: 'best',
  setup: 'loadout',
  kit: 'loadout',
  obtain: 'get',
  acquire: 'get',
  earn: 'get',
  lack: 'miss',
  nearly: 'almost',
  near: 'almost',
  squad: 'fireteam',
  team: 'fireteam',
  stuff: 'item',
  thing: 'item',
  run: 'use',
  bring: 'use',
  play: 'use',
}

const stem = (word: string) => {
  if (word.startsWith('_')) return word
  const bare = word.replace(/(?:ing|ed|es|s)$/, '')
  return SAME[word] ?? SAME[bare] ?? bare
}

const CUES = INTENT_NAMES.flatMap((intent) =>
  INTENTS[intent].cues.map((cue, at) => ({ name: `#${intent} ${at}`, intent, pattern: cue })),
)

interface Feature {
  readonly name: string
  readonly value: number
}

/** Words and pairs say most; parts of words catch forms that were never seen, cues what stands between the words. */
const VALUE = { word: 1, pair: 1, first: 1, part: 0.3, cue: 0.5, intent: 1 } as const
const PART = 4

function featuresOf(shape: string): readonly Feature[] {
  const words = shape
    .split(/\s+/)
    .filter((word) => word && !STOP.has(word))
    .map(stem)
  const features = new Map<string, number>()
  for (const word of words) {
    features.set(word, VALUE.word)
    if (word.startsWith('_') || word.length < PART) continue
    const padded = `<${word}>`
    for (let at = 0; at + PART <= padded.length; at++)
      features.set(`~${padded.slice(at, at + PART)}`, VALUE.part)
  }
  for (const [at, word] of words.slice(1).entries()) features.set(`${words[at]} ${word}`, VALUE.pair)
  features.set(`^ ${words[0]}`, VALUE.first)
  for (const { name, intent, pattern } of CUES) {
    if (!pattern.test(shape)) continue
    features.set(name, VALUE.cue)
    features.set(`# ${intent}`, VALUE.intent)
  }
  return [...features].map(([name, value]) => ({ name, value }))
}

/** Features by their row in the table of weights, which holds one number an intent. */
interface Known {
  readonly rows: Int32Array
  readonly values: Float64Array
}

interface Learned {
  readonly rowOf: ReadonlyMap<string, number>
  readonly weights: Float64Array
}

const COUNT = INTENT_NAMES.length
let learned: Learned | undefined

/** How likely each intent is meant, in the order of `INTENT_NAMES`; what `isPossible` refuses gets nothing. */
export function likelihoods(shape: string, isPossible: (intent: Intent) => boolean): readonly number[] {
  learned ??= learn()
  const { rowOf, weights } = learned
  const features = featuresOf(shape).filter(({ name }) => rowOf.has(name))
  const likely = new Float64Array(COUNT)
  weigh(weights, knownBy(features, rowOf), likely)
  for (const [at, intent] of INTENT_NAMES.entries()) if (!isPossible(intent)) likely[at] = -Infinity
  share(likely)
  return [...likely]
}

const knownBy = (features: readonly Feature[], rowOf: ReadonlyMap<string, number>): Known => ({
  rows: Int32Array.from(features, ({ name }) => rowOf.get(name) ?? 0),
  values: Float64Array.from(features, ({ value }) => value),
})

function learn(): Learned {
  const rowOf = new Map<string, number>()
  const lessons = INTENT_NAMES.flatMap((intent, meant) =>
    [...INTENTS[intent].examples, ...TUNING[intent]].map((phrase) => {
      const features = featuresOf(shapeOfMarked(phrase))
      for (const { name } of features) if (!rowOf.has(name)) rowOf.set(name, rowOf.size)
      return { meant, known: knownBy(features, rowOf) }
    }),
  )
  const weights = new Float64Array(rowOf.size * COUNT)
  const guess = new Float64Array(COUNT)
  for (let round = 0; round < ROUNDS; round++) {
    const pace = PACE / (1 + round / 15)
    for (const { meant, known } of lessons) {
      weigh(weights, known, guess)
      share(guess)
      correct(weights, known, guess, meant, pace)
    }
  }
  return { rowOf, weights }
}

/** Moves the weights of what was seen towards what was meant, and away from what was guessed instead. */
function correct(
  weights: Float64Array,
  { rows, values }: Known,
  guess: Float64Array,
  meant: number,
  pace: number,
) {
  const kept = 1 - pace * DECAY
  for (let intent = 0; intent < COUNT; intent++) {
    const missed = (intent === meant ? 1 : 0) - (guess[intent] as number)
    if (Math.abs(missed) < BELOW_NOTICE) continue
    for (let each = 0; each < rows.length; each++) {
      const at = (rows[each] as number) * COUNT + intent
      weights[at] = (weights[at] as number) * kept + pace * missed * (values[each] as number)
    }
  }
}

function weigh(weights: Float64Array, { rows, values }: Known, totals: Float64Array) {
  totals.fill(0)
  for (let each = 0; each < rows.length; each++) {
    const from = (rows[each] as number) * COUNT
    const value = values[each] as number
    for (let intent = 0; intent < COUNT; intent++) {
      totals[intent] = (totals[intent] as number) + value * (weights[from + intent] as number)
    }
  }
}

/** Softmax, in place. */
function share(totals: Float64Array) {
  let most = -Infinity
  for (const total of totals) if (total > most) most = total
  let whole = 0
  for (let at = 0; at < totals.length; at++) {
    const power = Math.exp((totals[at] as number) - most)
    totals[at] = power
    whole += power
  }
  for (let at = 0; at < totals.length; at++) totals[at] = (totals[at] as number) / whole
}
