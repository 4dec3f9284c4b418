/**
 * What decides whether a mention is ruled out: 'no rockets', 'anything but void', 'exotics are off the table', 'the void one,
 * not the arc one'. The words left and right of it count as they are, and by what they say ('hate', 'tired of' and 'cannot
 * stand' are all averse); every other mention is one sign. So a way to rule out is learned once for all slots.
 */
import senses from '../lexicon/ruling-words.json' with { type: 'json' }
import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'
import type { Block } from '../model/linear.ts'
import { wordSet } from '../word-set.ts'

const SENSES: ReadonlyMap<string, string> = new Map(
  Object.entries(senses).flatMap(([sense, words]) => words.split(' ').map((word) => [word, sense] as const)),
)
const FILLERS = wordSet(
  `a an the any my of your all those these them this that to me with in on for from it its one ones stuff is are was be
  de la le les el los las der die das den des du mes mis meine`,
)
const JOINS = wordSet('and or nor n und oder et ou y e o ni any the my also of a neither')
const SENTENCE_END = /[.!?;:]/
const COMMA = /[,()–—-]/
const FARTHEST = 7
const LONGEST_LIST = 4
const FARTHEST_JOINED = 3

/** One step away from a mention: a word, a sign between words, or another mention. */
interface Step {
  readonly text: string
  readonly sense?: string | undefined
}
type Direction = 'left' | 'right'

const END: Step = { text: '|', sense: '|' }
const signOf = ({ sense, text }: Step): string => sense ?? text

const covers = new WeakMap<Reach, readonly (Mention | undefined)[]>()

/** The longest mention on each word. */
function coverOf(reach: Reach): readonly (Mention | undefined)[] {
  const held = covers.get(reach)
  if (held) return held
  const cover: (Mention | undefined)[] = reach.words.map(() => undefined)
  for (const mention of reach.mentions.filter(({ slot }) => slot !== 'free'))
    for (let at = mention.from; at < mention.to; at++) {
      const other = cover[at]
      if (!other || mention.to - mention.from > other.to - other.from) cover[at] = mention
    }
  covers.set(reach, cover)
  return cover
}

/** What stands on one side of a mention, the nearest first, up to the end of the sentence. */
function stepsFrom(reach: Reach, { from, to }: Mention, direction: Direction): Step[] {
  const { words, tokens } = reach
  const cover = coverOf(reach)
  const steps: Step[] = []
  let at = direction === 'left' ? from - 1 : to
  while (steps.length < FARTHEST) {
    const gap = tokens[direction === 'left' ? at + 1 : at]?.gap ?? ''
    if (at < 0 || at >= words.length || SENTENCE_END.test(gap)) return [...steps, END]
    if (COMMA.test(gap)) steps.push({ text: ',', sense: 'comma' })
    const word = words[at] ?? ''
    const sense = SENSES.get(word)
    const mention = sense ? undefined : cover[at]
    steps.push(mention ? { text: `<${mention.slot}>`, sense: 'thing' } : { text: word, sense })
    if (direction === 'left') at = (mention?.from ?? at) - 1
    else at = mention?.to ?? at + 1
  }
  return steps
}

const withoutFillers = (steps: readonly Step[]): Step[] => steps.filter(({ text }) => !FILLERS.has(text))

/** The first one, the first two, and so on. */
const runs = (mark: string, texts: readonly string[], most: number): string[] =>
  texts.slice(0, most).map((_, at) => `${mark} ${texts.slice(0, at + 1).join(' ')}`)

function sideFeatures(mark: string, steps: readonly Step[], slot: string): string[] {
  const content = withoutFillers(steps)
  const withSense = steps.filter(({ sense }) => sense !== undefined)
  return [
    ...runs(
      `${mark} words`,
      steps.map(({ text }) => text),
      4,
    ),
    ...runs(
      `${mark} content`,
      content.map(({ text }) => text),
      4,
    ),
    ...runs(`${mark} signs`, content.map(signOf), 4),
    ...runs(`${mark} senses`, withSense.map(signOf), 4),
    `${mark} next ${slot} ${content[0] && signOf(content[0])}`,
  ]
}

/** The words of one side by how far they are, and how much stands between. */
function distanceFeatures(mark: string, steps: readonly Step[]): string[] {
  const found: string[] = []
  let [commas, things, words] = [0, 0, 0]
  for (const step of steps) {
    const { text, sense } = step
    if (sense === 'comma') commas++
    else if (sense === 'thing') things++
    if (sense === 'comma' || sense === 'thing' || step === END) continue
    if (!FILLERS.has(text)) words++
    const near = words <= 1 ? 'next' : words <= 3 ? 'near' : 'far'
    found.push(`${mark} ${text}`, `${mark} ${text} ${near}`)
    if (!sense) continue
    found.push(`${mark} is ${sense}`, `${mark} is ${sense} ${near}`)
    found.push(`${mark} is ${sense} ${Math.min(2, commas)} ${Math.min(2, things)}`)
  }
  return found
}

const isJoined = (one: Mention, other: Mention, { words, tokens }: Reach): boolean =>
  other.slot !== 'free' &&
  one.slot !== 'free' &&
  other.from >= one.to &&
  other.from - one.to <= FARTHEST_JOINED &&
  !SENTENCE_END.test(tokens[other.from]?.gap ?? '') &&
  words.slice(one.to, other.from).every((word) => JOINS.has(word))

/** The end of the list that a mention is in: 'no bows, autos or swords', 'bows and swords are out'. */
function endOfList(mention: Mention, reach: Reach, direction: Direction): Mention {
  let end = mention
  for (let step = 0; step < LONGEST_LIST; step++) {
    const next = reach.mentions.find((other) =>
      direction === 'left' ? isJoined(other, end, reach) : isJoined(end, other, reach),
    )
    if (!next) break
    end = next
  }
  return end
}

/** What stands before the first and behind the last of a list. */
function listFeatures(mention: Mention, reach: Reach): string[] {
  const sides = (['left', 'right'] as const).flatMap((direction) => {
    const end = endOfList(mention, reach, direction)
    if (end === mention) return [`end ${direction}`]
    const content = withoutFillers(stepsFrom(reach, end, direction))
    const join = reach.words[direction === 'left' ? mention.from - 1 : mention.to] ?? ''
    const isAlike = end.slot === mention.slot
    return [
      `listed ${direction}`,
      `listed ${direction} ${isAlike}`,
      ...runs(
        `list ${direction}`,
        content.map(({ text }) => text),
        3,
      ),
      ...runs(`list signs ${direction}`, content.map(signOf), 3),
      `list join ${JOINS.has(join) ? join : '_'} ${content[0] && signOf(content[0])} ${isAlike}`,
    ]
  })
  return sides
}

const MOST_WORDS = 30

/** What is said in the part of the question that it stands in. */
function clauseFeatures({ from, slot }: Mention, { clauses, words, mentions }: Reach): string[] {
  const index = clauses.findIndex((clause) => from >= clause.from && from < clause.to)
  const clause = clauses[index]
  if (!clause) return []
  const own = words.slice(clause.from, Math.min(clause.to, clause.from + MOST_WORDS))
  const isIn = (each: Mention) => each.from >= clause.from && each.to <= clause.to
  const things = Math.min(3, new Set(mentions.filter(isIn).map((each) => each.from)).size)
  const last = clauses.length - 1
  const place = last === 0 ? 'only' : index === last ? 'last' : index === 0 ? 'first' : 'middle'
  const found = [
    `place ${place}`,
    `place ${place} ${clause.isQuestion}`,
    `place ${place} of ${things}`,
    `things ${things}`,
    `length ${Math.min(5, Math.ceil(own.length / 3))} ${things}`,
    `in ${slot}`,
    ...runs('begins', own, 3),
    ...runs(
      'begins signs',
      own.map((word) => SENSES.get(word) ?? '_'),
      4,
    ),
  ]
  const ownSenses = new Set(own.flatMap((word) => SENSES.get(word) ?? []))
  if (ownSenses.size === 0) found.push('says nothing')
  for (const sense of ownSenses)
    found.push(
      `says ${sense}`,
      `says ${sense} ${place}`,
      `says ${sense} ${slot}`,
      `says ${sense} ${things} ${clause.isQuestion}`,
    )
  return found
}

export function scopeFeatures(mention: Mention, reach: Reach, isFollowUp: boolean): Block[] {
  const { slot, value, from, to, by } = mention
  const left = stepsFrom(reach, mention, 'left')
  const right = stepsFrom(reach, mention, 'right')
  const [before, after] = [left, right].map((steps) => signOf(withoutFillers(steps)[0] ?? END))
  const own = [
    `slot ${slot}`,
    `value ${value}`,
    `phrase ${reach.words.slice(from, to).join(' ')}`,
    `follows ${isFollowUp}`,
    `follows ${isFollowUp} ${slot}`,
    `by ${by} ${slot}`,
    `between ${before} ${after}`,
    `between ${before} ${after} ${slot}`,
  ]
  return [
    { weight: 1, features: sideFeatures('left', left, slot) },
    { weight: 1, features: sideFeatures('right', right, slot) },
    { weight: 1, features: [...distanceFeatures('before', left), ...distanceFeatures('behind', right)] },
    { weight: 1, features: listFeatures(mention, reach) },
    { weight: 0.7, features: clauseFeatures(mention, reach) },
    { weight: 0.7, features: own },
  ]
}
