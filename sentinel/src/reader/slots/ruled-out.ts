/**
 * Whether the words around a mention rule it out, by phrases that mean nothing else: 'anything but void', 'not counting
 * rockets', 'neither arc nor stasis', 'the helmet stays', 'exotics excepted'. A list is ruled out as one.
 */

import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'

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
  off, hands off, lay off, dont need, do not need, no need for, bar, barring, save for, nothing, off limits for, without using up,
  without wasting, without burning, without sacrificing, without spending, without giving up, without resorting to, without waiting
  for, stop showing, stop showing me, stop giving me, stop suggesting, stop recommending, stop telling me about, refuse to, refuse to
  play, refuse to touch, i refuse, dont look at, do not look at, dont use as fuel, not by, not on, not in, not with, not for, not
  from, not via, as well as not, rid of, retired from, weary of, grown weary of, fed up with, fed up of, allergic to, dont like, do
  not like, dont care much for, dont much care for, do not much care for, dont own, do not own, no longer have,
  hold the, nix, nix the, scratch, scratch the, cut out, cutting out, cut the, drop the, ditch, ditch the,
  ditching, lose the, strike the, cross off, rule out, ruling out, ruled out, veto, ban, banning, blacklist, disregard any, discount, discounting,
  with the exception of, to the exclusion of, exclusive of, not inclusive of, but for, other then, others than, different from, short of,
  anywhere but, anywhere except, anything except, everything except, anything other than, everything other than, anybody but, everybody but,
  anything that isnt, anything that is not, that isnt, that arent, that is not, that are not, which isnt, which is not, who isnt, whos not, as long as its not,
  as long as it isnt, provided its not, if its not, just not, only not, please not, please no, absolutely no, absolutely not, definitely not, certainly not, literally no,
  no more, enough of, enough with, had enough of, have had enough of, over it with, im over, i am over, quit with, stop with, steer clear of, steering clear of, clear of, keep clear of,
  keeping clear of, do away with, away with, do without, doing without, can do without, could do without, go without, going without, live without, pass on, passing on,
  hard pass on, opt out of, opting out of, sit out, sitting out, swear off, swore off, sworn off, gave up on, given up on, giving up on, quit, quit playing, stopped playing,
  stopped using, dont bother with, do not bother with, not bothering with, cant be bothered with, dont bring up, dont mention, do not mention, not a fan of, no fan of,
  not a big fan of, not keen on, not fond of, not into, not in the mood for, no patience for, no time for, no love for, no use for, couldnt care less about, could not care less about,
  despise, i despise, loathe, i loathe, detest, dislike, i dislike, cant bear, cannot bear, cant deal with, wont go near, wouldnt touch, would not touch, not going near,
  dont put, do not put, dont bring, do not bring, dont add, do not add, dont pick, do not pick, dont choose, do not choose, dont consider, do not consider, not considering,
  dont offer, do not offer, dont send me, do not send me, dont make me, dont force me into, dont need to hear about, dont wanna, dont wanna see, dont want to see, do not want to see,
  dont want to hear about, not looking for, im not looking for, not after, im not after, not here for, nothing to do with, nothing related to, nothing involving, nothing that needs,
  nothing that uses, not counting any, leave my, keep my, keep out, keeping out, keep off, kick out, throw out, throwing out, take out, taking out, filter out, filtering out, strip out,
  screw, to hell with, fuck, not even, far from, refrain from, turn down, turning down, reject, rejecting, shun, shunning, abstain from, missing out, hold off on, hold back on, lay off of, stay off, staying off, off of,
  kein bock auf, nichts mit, nichts von, auf keinen fall, bloss kein, bloss keine, nur kein, nur keine, nur nicht, lass, surtout pas, hormis, a part, plutot que, rien de, aucune, nada de, salvo, a excepcion de, pero no, quita`,
)
const AFTER = phrases(
  `excluded, excepted, exempt, exempted, aside, apart, banned, barred, forbidden, verboten, ignored, ignore, spared, left
  out, off limits, off the table, out of the question, ruled out, dont count, do not count, doesnt count, does not count, not counted,
  not included, not allowed, not needed, not necessary, not wanted, not interested, dont interest me, do not interest me, no thanks,
  no thank you, need not apply, is out, are out, stays, stay, remains, remain, stays on, is staying, is sacred, not, no, take it out, take them out, leave it out, leave them out,
  leave out, dont touch, dont touch them, dont count it, dont count them, dont put them, forget it, forget them, forget about it, not
  an option, isnt an option, this time no, not this time, no please, which i hate, that i hate, i hate, bore me, bores me, is boring,
  are boring, is leaving, keep out of it,
  is banned, are banned, is off, are off, is a no, are a no, is a no go, are a no go, no go, off the menu, off the list, off my list, out of the running,
  out of the picture, out of consideration, out of bounds, out of scope, out of it, out of this, can wait, can stay home, stays home, stay home, stays put, stay put, stays where it is, stay where they are,
  is staying, are staying, is safe, are safe, untouchable, is untouchable, are untouchable, protected, is dead to me, are dead to me, dont exist, doesnt exist, do not exist,
  doesnt interest me, does not interest me, not my thing, isnt my thing, arent my thing, not for me, is not for me, isnt for me, isnt welcome, arent welcome, not welcome, vetoed, taboo, blacklisted, disallowed, prohibited, verboten,
  doesnt matter, dont matter, is irrelevant, are irrelevant, irrelevant, wont do, isnt an option, arent an option, are not an option, is not an option, isnt on the table, arent on the table, not on the table,
  not on the list, shouldnt be included, should not be included, not to be touched, not to be used, make me sick, makes me sick, annoy me, annoys me, bored me, arent needed, isnt needed, arent allowed, isnt allowed,
  cant be used, cannot be used, are useless to me, i dont use, i do not use, i dont want, i do not want, i dont like, i do not like, i refuse, i cant stand, i can not stand, i dont play, i never play, i dont touch, i never touch, i never use,
  i already have, i dont care about, i dont own, i do not own, i dont have, need not bother, sit this out, sits this out, sit this one out, sits this one out, on the bench, benched, to one side, notwithstanding, not being an option,
  not included please, lieber nicht, zahlt nicht, zahlen nicht, nicht, exclu, exclue, exclus, exclues, non, prohibido, excluido, excluidos, fuera`,
)
/** These rule out what stands before them only where nothing follows: 'rockets no', 'exotics do not count'. */
const AT_THE_END = phrases(
  'not, no, non, nicht, dont count, do not count, stay, stays, remain, remains, dont touch, leave out, i hate, out of it, out of this, i dont have, i already have, i dont own, i do not own, i dont want, i dont use, can wait, protected, irrelevant, fuera',
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
  stuff even other come comes coming through by up every ones one me their his her ever anything something single stupid damn de la le les el los las der die das den`.split(
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
const JOINS = new Set('and or nor n und oder et ou y e ni any the my also of'.split(' '))
const FURTHEST_JOINED = 4
const LONGEST_LIST = 4
const WIDEST = 4

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
      const end = begin + length
      const isAtTheEnd = end === words.length || isBroken(reach, end) || reach.tokens[end]?.gap.includes(',')
      if (AFTER.has(phrase) && (!AT_THE_END.has(phrase) || isAtTheEnd)) return phrase
    }
    if (!FILLERS_BEHIND.has(words[begin] ?? '')) return undefined
  }
  return undefined
}

/** The words on both sides that rule out what is between them. */
function cueAround({ words }: Reach, { from, to }: Mention): string | undefined {
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

const areJoined = (one: Mention, other: Mention, { words }: Reach): boolean =>
  other.from >= one.to &&
  other.from - one.to <= FURTHEST_JOINED &&
  words.slice(one.to, other.from).every((word) => JOINS.has(word))

export interface RuledOut {
  readonly by: string
  /** 'Beside' is next to what is ruled out, without a sign between: 'no raid weapons'. */
  readonly is: 'before' | 'behind' | 'around' | 'listed' | 'beside'
  /** What stands at the other end of the list, right at the words that rule out. */
  readonly with?: Mention
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
  const around = cueAround(reach, mention)
  if (around) return { by: around, is: 'around' }
  let first = mention
  for (let step = 0; step < LONGEST_LIST; step++) {
    const held = reach.mentions.findLast((other) => other !== first && areJoined(other, first, reach))
    if (!held || isBroken(reach, first.from)) break
    const by = cueBefore(reach, held.from)
    if (by)
      return {
        by,
        is: held.to === mention.from && !reach.tokens[mention.from]?.gap ? 'beside' : 'listed',
        with: held,
      }
    first = held
  }
  let last = mention
  for (let step = 0; step < LONGEST_LIST; step++) {
    const next = reach.mentions.find((other) => other !== last && areJoined(last, other, reach))
    if (!next || isBroken(reach, next.from)) break
    const by = cueBehind(reach, next.to)
    if (by) return { by, is: 'listed', with: next }
    last = next
  }
  return undefined
}
