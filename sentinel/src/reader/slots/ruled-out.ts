/**
 * Whether the words around a mention rule it out, by phrases that mean nothing else: 'anything but void', 'not counting
 * rockets', 'neither arc nor stasis', 'the helmet stays', 'exotics excepted'. A list is ruled out as one.
 */
import type { Mention, Reach } from '../mentions.ts'

const phrases = (text: string): ReadonlySet<string> => new Set(text.split(',').map((each) => each.trim()))

const BEFORE = phrases(
  `no, not, non, nicht, without, except, except for, excepting, excluding, excluded, exclude, excludes, besides, beside, other than,
  apart from, apart of, aside from, outside of, anything but, everything but, anyone but, all but, minus, sans, ohne, kein, keine,
  keinen, ausser, sauf, sin, excepto, menos, senza, tranne, sem, pas de, pas les, aucun, aucune, ni, neither, nor, never, skip,
  skipping, ignore, ignoring, disregard, disregarding, avoid, avoiding, omit, omitting, leave out, leaving out, leave off, leave aside,
  leaving aside, setting aside, set aside, putting aside, spare me, dont count, do not count, doesnt count, not count, not counting,
  without counting, without to count, dont include, do not include, not including, without including, dont want, do not want, dont
  show, do not show, dont show me, dont list, do not list, dont give me, dont tell me about, dont suggest, do not suggest, dont
  recommend, dont touch, do not touch, not touching, without touching, not touch, dont use, do not use, not using, without using,
  without losing, not losing, without taking off, without dropping, without removing, without swapping, dont care about, dont care
  for, do not care about, do not care for, not interested in, no interest in, dont play, do not play, never play, never touch, never
  go near, never ever go near, never set foot in, never use, never run, cannot abide, cant abide, cant stand, cannot stand, hate, i
  hate, sick of, tired of, done with, bored of, bored with, weary of, forget, forget about, forgetting, never mind, nevermind, rather
  than, instead of, nothing with, nothing in, nothing from, nothing for, nothing like, none of, stay away from, keep away from, isnt,
  arent, is not, are not, thats not, not a, but not, and not, dont even look at, not talking about, not asking about, not about, not
  talking, dont mean, do not mean, i dont mean, refuse to use, wont use, wont touch, wont play, cant use, dont have, keep your hands
  off, hands off, lay off, dont need, do not need, no need for`,
)
const AFTER = phrases(
  `excluded, excepted, excluding, exempt, exempted, aside, apart, banned, barred, forbidden, verboten, ignored, ignore, spared, left
  out, off limits, off the table, out of the question, ruled out, dont count, do not count, doesnt count, does not count, not counted,
  not included, not allowed, not needed, not necessary, not wanted, not interested, dont interest me, do not interest me, no thanks,
  no thank you, need not apply, is out, are out, stays, stay, remains, remain, stays on, is staying, is sacred, is safe, are safe, not, no`,
)
/** Between what rules out and what is ruled out. */
const FILLERS = new Set(
  `a an the any my of your all those these them this that single kind sort from on in with more another more to to use using
  stuff even other ones one me their his her ever anything something single stupid damn de la le les el los las der die das den`.split(
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
const JOINS = new Set('and or nor n und oder et ou y e ni any the my also'.split(' '))
const FURTHEST_JOINED = 3
const LONGEST_LIST = 4

const isBroken = ({ tokens }: Reach, at: number): boolean => BREAKS.test(tokens[at]?.gap ?? '')

/** The phrase that rules out what begins at `from`. */
function cueBefore(reach: Reach, from: number): string | undefined {
  const { words, tokens } = reach
  for (let end = from; end > 0 && from - end <= MOST_FILLERS; end--) {
    if (isBroken(reach, end)) return undefined
    for (let length = Math.min(LONGEST, end); length > 0; length--) {
      const phrase = words.slice(end - length, end).join(' ')
      if (!BEFORE.has(phrase)) continue
      const isBut = words[end - length - 1] === 'nothing' && phrase === 'but'
      return isBut ? undefined : phrase
    }
    if (!FILLERS.has(words[end - 1] ?? '') || tokens[end]?.gap.includes(',')) return undefined
  }
  return undefined
}

/** The phrase behind that rules out what ends at `to`. */
function cueBehind(reach: Reach, to: number): string | undefined {
  const { words } = reach
  for (let begin = to; begin < words.length && begin - to <= MOST_FILLERS; begin++) {
    if (isBroken(reach, begin)) return undefined
    for (let length = Math.min(LONGEST, words.length - begin); length > 0; length--) {
      const phrase = words.slice(begin, begin + length).join(' ')
      const isShort = phrase === 'not' || phrase === 'no'
      // 'Rockets no': only at the end of what is asked.
      if (AFTER.has(phrase) && (!isShort || begin + 1 === words.length || isBroken(reach, begin + 1)))
        return phrase
    }
    if (!FILLERS_BEHIND.has(words[begin] ?? '')) return undefined
  }
  return undefined
}

const areJoined = (one: Mention, other: Mention, { words }: Reach): boolean =>
  other.from >= one.to &&
  other.from - one.to <= FURTHEST_JOINED &&
  words.slice(one.to, other.from).every((word) => JOINS.has(word))

export interface RuledOut {
  readonly by: string
  readonly is: 'before' | 'behind' | 'listed'
}

/** A mention is looked at once for each intent that it may be about; the words around it stay the same. */
const known = new WeakMap<Mention, RuledOut | typeof FREE>()
const FREE = Symbol('free')

export function ruledOut(mention: Mention, reach: Reach): RuledOut | undefined {
  const held = known.get(mention) ?? lookAround(mention, reach) ?? FREE
  known.set(mention, held)
  return held === FREE ? undefined : held
}

function lookAround(mention: Mention, reach: Reach): RuledOut | undefined {
  const before = cueBefore(reach, mention.from)
  if (before) return { by: before, is: 'before' }
  const behind = cueBehind(reach, mention.to)
  if (behind) return { by: behind, is: 'behind' }
  let first = mention
  for (let step = 0; step < LONGEST_LIST; step++) {
    const held = reach.mentions.findLast((other) => other !== first && areJoined(other, first, reach))
    if (!held || isBroken(reach, first.from)) break
    const by = cueBefore(reach, held.from)
    if (by) return { by, is: 'listed' }
    first = held
  }
  let last = mention
  for (let step = 0; step < LONGEST_LIST; step++) {
    const next = reach.mentions.find((other) => other !== last && areJoined(last, other, reach))
    if (!next || isBroken(reach, next.from)) break
    const by = cueBehind(reach, next.to)
    if (by) return { by, is: 'listed' }
    last = next
  }
  return undefined
}
