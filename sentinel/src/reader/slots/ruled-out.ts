/**
 * Whether the words around a mention rule it out, by phrases that mean nothing else: 'anything but void', 'not counting
 * rockets', 'neither arc nor stasis', 'the helmet stays', 'exotics excepted'. A list is ruled out as one.
 */

import cues from '../lexicon/ruled-out.json' with { type: 'json' }
import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'

const phrases = (text: string): ReadonlySet<string> => new Set(text.split(',').map((each) => each.trim()))

const BEFORE: ReadonlySet<string> = new Set(cues.before)
const AFTER: ReadonlySet<string> = new Set(cues.after)
/** These rule out what stands before them only where nothing follows: 'rockets no', 'exotics do not count'. */
const AT_THE_END: ReadonlySet<string> = new Set(cues.atTheEnd)
/** No slip of another word. */
export const CUE_WORDS: readonly string[] = Object.values(cues).flatMap((all) =>
  all.flatMap((cue) => cue.split(' ')),
)
/** What is ruled out stands between the two: 'leave exotics alone', 'any element but solar'. */
const AROUND: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [
    phrases('leave, leaving, left'),
    phrases(
      'out, alone, be, in peace, aside, as it is, as is, where it is, where they are, ones out, ones alone, items alone',
    ),
  ],
  [phrases('take, taking, took, keep, keeping'), phrases('off, out, out of it, out of this, off the table')],
  [phrases('put, putting, set, setting'), phrases('aside, to one side')],
]
const WIDE = phrases('any, anything, every, everything, everyone, anyone, all, whatever, no one, nobody')
/** Between what rules out and what is ruled out. */
const FILLERS = new Set(
  `a an the any my of your all those these them this that single kind sort from on in with more another more to to use using
  stuff even other come comes coming through by up every ones one me their his her ever anything something single stupid damn whatever what at once need needs needing require requires requiring locked behind is are involve involves involving in going into near aux au des du mes ma mon ta mein meine meinen meinem meiner mis mi los alle toutes tous todas todos near de la le les el los las der die das den`.split(
    /\s+/,
  ),
)
const FILLERS_BEHIND = new Set(
  `is are was one ones stuff weapons guns things please completely entirely totally this these that those time all both should must has have to be
  gear piece pieces types type matches games modes mode play players on and then will`.split(/\s+/),
)
const BREAKS = /[.;:!?]/
const MOST_FILLERS = 4
const LONGEST = 5
const JOINS = new Set('and or nor n a an und oder et ou y e ni any the my also of'.split(' '))
const FURTHEST_JOINED = 4
const LONGEST_LIST = 4
const WIDEST = 4

const isBroken = ({ tokens }: Reach, at: number): boolean => BREAKS.test(tokens[at]?.gap ?? '')

type Span = Pick<Mention, 'from' | 'to'>

interface Cue extends Span {
  readonly phrase: string
}

/** The phrase that rules out what begins at `from`. */
function cueBefore(reach: Reach, from: number): Cue | undefined {
  const { words, tokens } = reach
  for (let end = from; end > 0 && from - end <= MOST_FILLERS; end--) {
    if (isBroken(reach, end)) return undefined
    for (let length = Math.min(LONGEST, end); length > 0; length--) {
      const phrase = words.slice(end - length, end).join(' ')
      if (!BEFORE.has(phrase)) continue
      const isBut = words[end - length - 1] === 'nothing' && phrase === 'but'
      return isBut ? undefined : { phrase, from: end - length, to: end }
    }
    if (!FILLERS.has(words[end - 1] ?? '') || tokens[end]?.gap.includes(',')) return undefined
  }
  return undefined
}

/** The phrase behind that rules out what ends at `to`. */
function cueBehind(reach: Reach, to: number): Cue | undefined {
  const { words } = reach
  for (let begin = to; begin < words.length && begin - to <= MOST_FILLERS; begin++) {
    if (isBroken(reach, begin)) return undefined
    for (let length = Math.min(LONGEST, words.length - begin); length > 0; length--) {
      const phrase = words.slice(begin, begin + length).join(' ')
      const end = begin + length
      const isAtTheEnd = end === words.length || isBroken(reach, end) || reach.tokens[end]?.gap.includes(',')
      if (AFTER.has(phrase) && (!AT_THE_END.has(phrase) || isAtTheEnd))
        return { phrase, from: begin, to: end }
    }
    if (!FILLERS_BEHIND.has(words[begin] ?? '')) return undefined
  }
  return undefined
}

/** The words on both sides that rule out what is between them. */
function cueAround({ words }: Reach, { from, to }: Span): string | undefined {
  const before = words.slice(Math.max(0, from - WIDEST), from)
  const behind = Array.from({ length: LONGEST }, (_, length) => words.slice(to, to + length + 1).join(' '))
  for (const [begins, ends] of AROUND)
    if (before.some((word) => begins.has(word)) && behind.some((phrase) => ends.has(phrase))) return 'leave'
  const but = before.lastIndexOf('but')
  const isOnlyFilled = before.slice(but + 1).every((word) => FILLERS.has(word))
  return but > 0 && isOnlyFilled && before.slice(0, but).some((word) => WIDE.has(word))
    ? 'any but'
    : undefined
}

const areJoined = (one: Span, other: Span, { words }: Reach): boolean =>
  other.from >= one.to &&
  other.from - one.to <= FURTHEST_JOINED &&
  words.slice(one.to, other.from).every((word) => JOINS.has(word))

export interface RuledOut {
  readonly by: string
  /** 'Beside' is next to what is ruled out, without a sign between: 'no raid weapons'. */
  readonly is: 'before' | 'behind' | 'around' | 'listed' | 'beside'
  /** What stands at the other end of the list, right at the words that rule out. */
  readonly with?: Mention
  /** Where the words stand that rule out, before or behind. */
  readonly at?: Span
}

/** What is looked at once for each intent that it may be about; the words around it stay the same. */
const known = new WeakMap<Span, RuledOut | typeof FREE>()
const FREE = Symbol('free')

export function ruledOut(span: Span, reach: Reach): RuledOut | undefined {
  const held = known.get(span) ?? lookAround(span, reach) ?? FREE
  known.set(span, held)
  return held === FREE ? undefined : held
}

function lookAround(span: Span, reach: Reach): RuledOut | undefined {
  const before = cueBefore(reach, span.from)
  if (before) return { by: before.phrase, is: 'before', at: before }
  const behind = cueBehind(reach, span.to)
  if (behind) return { by: behind.phrase, is: 'behind', at: behind }
  const around = cueAround(reach, span)
  if (around) return { by: around, is: 'around' }
  let first = span
  for (let step = 0; step < LONGEST_LIST; step++) {
    const held = reach.mentions.findLast((other) => other !== first && areJoined(other, first, reach))
    if (!held || isBroken(reach, first.from)) break
    const by = cueBefore(reach, held.from)?.phrase
    if (by)
      return {
        by,
        is: held.to === span.from && !reach.tokens[span.from]?.gap ? 'beside' : 'listed',
        with: held,
      }
    first = held
  }
  let last = span
  for (let step = 0; step < LONGEST_LIST; step++) {
    const next = reach.mentions.find((other) => other !== last && areJoined(last, other, reach))
    if (!next || isBroken(reach, next.from)) break
    const by = cueBehind(reach, next.to)?.phrase
    if (by) return { by, is: 'listed', with: next }
    last = next
  }
  return undefined
}
