/**
 * A question after another one as a change to the last query: whether it follows up at all, whether it asks the same again
 * with other values, and what of the last query stays.
 */

import type { Intent, Query, SlotName } from '@ai-vault/contract/advice/query.ts'
import { ARMOR_PLACES, isAboutArmor } from '../about-armor.ts'
import { FIRST_LISTED } from '../listed.ts'
import type { Mention } from './mention.ts'
import type { Reach } from './mentions.ts'
import { featuresOf, unitsOf } from './model/features.ts'
import { type Block, type LinearModel, probabilityOf } from './model/linear.ts'
import { needsOf } from './needs.ts'
import { ABOUT_GEAR } from './searches/searches.ts'
import type { Fate } from './slots/candidate-features.ts'
import { type Carried, carryFeatures } from './slots/carry-features.ts'
import { carriedOf } from './slots/query-of.ts'
import { PVP_ACTIVITIES } from './slots/sides.ts'
import { wordSet } from './word-set.ts'

/** After an answer most questions are about it; below this one stands for itself. */
export const FOLLOWS_FROM = 0.2

export const followsUp = (reach: Reach, model: LinearModel): number =>
  probabilityOf(model, followFeatures(reach), 'yes')

const REFERS = wordSet(
  `it its that those them these this they one ones same other others another instead also too else both either again next rest there
  then and or but what how ok okay nah no yes yeah wait actually now only just first second third last previous above`,
)

/** Words that point back, where they stand, and how little else is there. */
export function followFeatures(reach: Reach): Block[] {
  const { words, mentions } = reach
  const refers = words.filter((word) => REFERS.has(word))
  const slots = new Set(mentions.map(({ slot }) => slot))
  const length = Math.min(9, Math.ceil(words.length / 2))
  const found = [
    `length ${length}`,
    `mentions ${Math.min(4, slots.size)}`,
    `length mentions ${length} ${Math.min(3, slots.size)}`,
    `begins ${words[0]}`,
    `ends ${words.at(-1)}`,
    `refers ${Math.min(3, refers.length)} ${length}`,
    `has ${slots.has('item') || slots.has('perk') || slots.has('player')}`,
    ...new Set(refers.map((word) => `word ${word}`)),
  ]
  return [...featuresOf(reach), { weight: 1, features: found }]
}

/** Whether the last question is asked again with other values: 'and for my hunter?'. */
export function sameFeatures(reach: Reach, previous: Query): Block[] {
  const { words, mentions } = reach
  const units = ['^', ...unitsOf(reach), '$']
  const runs = units.flatMap((unit, at) => [`u ${unit}`, `b ${unit} ${units[at + 1]}`])
  const begins = [
    `begins ${units[1]}`,
    `begins ${units[1]} ${units[2]}`,
    `begins ${units[1]} ${units[2]} ${units[3]}`,
  ]
  const slots = new Set(mentions.map(({ slot }) => slot))
  const changed = [...slots].filter((slot) => previous.slots[slot as SlotName] !== undefined)
  const length = Math.min(8, words.length)
  const found = [
    `before ${previous.intent}`,
    `length ${length}`,
    `length ${length} ${Math.min(2, changed.length)}`,
    `slots ${Math.min(3, slots.size)} ${Math.min(2, changed.length)}`,
    `bare ${Math.min(6, words.length - mentions.length)} ${changed.length > 0}`,
  ]
  for (const slot of slots) {
    const how = changed.includes(slot) ? 'changes' : 'adds'
    found.push(`${how} ${slot}`, how, `${how} ${slot} ${previous.intent}`)
  }
  return [
    { weight: 1, features: runs },
    { weight: 0.7, features: begins },
    { weight: 1, features: found },
  ]
}

/** Slots whose other value asks the same again. */
const CHANGED = new Set(
  `class weapon_type element rarity slot ammo mode activity purpose period stat champion item_kind difficulty solo destination
  vendor metric attribute`.split(/\s+/),
)
const SAYS_NO_MORE = wordSet(
  `and for my the a in on of only just now ok okay but not no nothing none what how about with without please pls then also too instead same again
  und fur nur aber nicht ohne et pour mon ma mes seulement mais sans y para mi mis solo pero sin or same`,
)

/** Nothing but other values: 'for my hunter', 'and void ones', 'not exotic'. */
export const onlyChanges = (reach: Reach): boolean => isAllOf(reach, CHANGED)

const KINDS = wordSet('weapon_type element rarity slot ammo item_kind mode class')

/** 'Nothing exotic', 'hand cannons': it narrows a question, and asks none. */
export const isOnlyAKind = (reach: Reach): boolean => isAllOf(reach, KINDS)

function isAllOf({ words, mentions }: Reach, slots: ReadonlySet<string>): boolean {
  const changes = mentions.filter(({ slot }) => slots.has(slot))
  const isChange = (at: number) => changes.some(({ from, to }) => at >= from && at < to)
  return (
    changes.length > 0 && words.every((word, at) => isChange(at) || SAYS_NO_MORE.has(word) || word === 'ones')
  )
}
const TURNED_DOWN = wordSet(
  `i do have own got that it this one these those not dont no nah nope without except besides never any another other else something
  different but please then want like use`,
)

/** Nothing but a no to what was chosen: 'not that one', 'I do not have that'. */
export const onlyTurnsDown = (reach: Reach, { intent }: Query): boolean =>
  isTurnedDown(reach, intent) && reach.words.every((word) => TURNED_DOWN.has(word))

/** As sure as words can make it that the last question is asked again. */
export const SURELY = 0.97

/** How much the answer to 'is the same asked again' weighs against the reading of the words. */
const SAME_WEIGHS = 0.75

/** The probabilities of the intents, moved to the last one or away from it. */
export function afterSame(probabilities: Float64Array, before: number, isSame: number): Float64Array {
  const moved = probabilities.map(
    (likely, at) => likely * Math.max(1e-4, at === before ? isSame : 1 - isSame) ** SAME_WEIGHS,
  )
  const sum = moved.reduce((total, each) => total + each, 0)
  return moved.map((each) => each / sum)
}

/** A slot that is likelier than this to stay does: a dropped one is missed more often than a kept one disturbs. */
const KEEPS = 0.35
/** Intents about one thing: another thing takes its place. */
const OF_SEVERAL_THINGS = new Set<Intent>(['compare', 'dupes', 'build_around', 'fireteam', 'move_equip_plan'])
const REPLACED = new Set([
  'stat',
  'ordinal',
  'weapon_type',
  'perk',
  'metric',
  'activity',
  'element',
  'champion',
])
const ADDS = wordSet('also too both plus add adding include included including well with together vs than')
/** One thing goes for another one: 'swap the first for Riskrunner', 'Cloudstrike instead'. */
const SWAPS = wordSet('swap swapped replace replaced trade switch exchange')
const IN_PLACE = wordSet('instead rather')
const FORMER = wordSet('former first')
const LATTER = wordSet('latter second last instead rather')
const isItem = (slot: string): boolean => slot === 'item' || slot === 'item2'

/** The question has a value of its own that cannot stand beside the last one: PvE after Trials, another weapon. */
function isReplaced(
  { slot, value, isExcluded }: Carried,
  own: ReadonlyMap<string, readonly string[]>,
  { words }: Reach,
  now: Intent,
): boolean {
  if (isExcluded) return false
  const mode = own.get('mode')?.[0]
  if (slot === 'activity' && mode) return PVP_ACTIVITIES.has(value) !== (mode === 'pvp')
  const activity = own.get('activity')?.[0]
  if (slot === 'mode' && activity) return PVP_ACTIVITIES.has(activity) !== (value === 'pvp')
  const adds = words.some((word) => ADDS.has(word))
  if (slot === 'activity' && own.has('destination')) return true
  if (isItem(slot) && (own.get('item')?.length ?? 0) > 1) return true
  // 'Any sniper rifles?' after Ace of Spades, 'which triumphs?' after a title: a kind takes the place of a thing.
  if (isItem(slot) && !OF_SEVERAL_THINGS.has(now))
    return (own.has('item') && !adds) || own.has('weapon_type') || own.has('item_kind')
  if (slot === 'triumph' && own.has('kind')) return true
  if (isItem(slot)) return false
  return REPLACED.has(slot) && own.has(slot) && !adds
}

/** What stands right behind 'instead of' or 'rather than'. */
const isReplacedByName = ({ from }: Mention, words: readonly string[]): boolean =>
  ['instead of', 'rather than'].includes(words.slice(from - 2, from).join(' '))

/** The thing of the last query that another one takes the place of: 'swap the former for Riskrunner'. */
function swappedOut(previous: Query, { words, mentions }: Reach): string | undefined {
  const before = carriedOf(previous)
    .filter(({ slot, isExcluded }) => isItem(slot) && !isExcluded)
    .map(({ value }) => value)
  const items = mentions.filter(({ slot }) => slot === 'item')
  const named = new Set(items.map(({ value }) => value))
  const isSwap = words.some((word) => SWAPS.has(word))
  if (before.length === 0 || [...named].every((value) => before.includes(value))) return undefined
  const out = items.filter((each) => before.includes(each.value) && (isSwap || isReplacedByName(each, words)))
  if (out.length > 0) return out.length === 1 ? out[0]?.value : undefined
  // 'Rose or Hawkmoon instead?' and 'compare it with Thorn instead' name all that is meant.
  const isOne = named.size === 1 && !words.some((word) => ADDS.has(word))
  if (!isSwap && !(isOne && words.some((word) => IN_PLACE.has(word)))) return undefined
  if (words.some((word) => FORMER.has(word))) return before[0]
  return words.some((word) => LATTER.has(word)) ? before.at(-1) : undefined
}

/** Without what is swapped out: it is named, and not asked about. */
export function withoutSwapped(
  reach: Reach,
  previous: Query,
  fates: ReadonlyMap<Mention, Fate>,
): Map<Mention, Fate> {
  const gone = swappedOut(previous, reach)
  return new Map([...fates].filter(([{ slot, value }]) => !isItem(slot) || value !== gone))
}

/** Intents that choose among things: what was chosen can be turned down. */
const CHOOSES = new Set<Intent>([
  'best_owned_slot',
  'build_around',
  'build_for_activity',
  'champions',
  'dps_option',
  'exotic_choice',
  'fireteam',
  'improve_loadout',
])
const TURNS_DOWN = wordSet('not without dont except besides never havent cant wont')
/** Between what turns down and what is turned down: 'I do not have that', 'don't want to use it'. */
const HOLDS = wordSet('do have own got want like to use even actually')
const THAT = wordSet('that it this those these')
/** 'Not that for a raid', 'don't use it in PvP': only where it is used is turned down. */
const ONLY_THERE = wordSet('for in on at with during')

/** 'Not that one', 'I do not have that': the thing of the last question is ruled out. */
function isTurnedDown({ words, mentions }: Reach, now: Intent): boolean {
  if (!CHOOSES.has(now) || mentions.some(({ slot }) => isItem(slot))) return false
  return words.some((word, at) => {
    if (!TURNS_DOWN.has(word)) return false
    const behind = words.slice(at + 1)
    const that = behind.findIndex((next) => !HOLDS.has(next))
    return THAT.has(behind[that] ?? '') && !ONLY_THERE.has(behind[that + 1] ?? '')
  })
}

/** Armor after weapons, or weapons after armor. */
function isOtherKind(previous: Query, own: ReadonlyMap<string, readonly string[]>): boolean {
  const kind = own.get('item_kind')?.[0]
  const isWeapon = kind === 'weapon' || own.has('weapon_type') || own.has('ammo')
  const isArmor = kind === 'armor' || ARMOR_PLACES.has(own.get('slot')?.[0] ?? '')
  return isAboutArmor(previous) ? isWeapon : isArmor
}

/** 'What does Frenzy do?', 'do I own something with it?': what the new question cannot do without stays as well. */
function withNeeded(
  kept: Carried[],
  all: readonly Carried[],
  own: ReadonlyMap<string, readonly string[]>,
  now: Intent,
): Carried[] {
  const [need = []] = needsOf(now)
  const isMet = ({ slot, isExcluded }: Carried) => !isExcluded && need.some((name) => name === slot)
  if (need.some((slot) => own.has(slot)) || kept.some(isMet)) return kept
  const found = need.find((name) => all.some(({ slot, isExcluded }) => slot === name && !isExcluded))
  return [...kept, ...all.filter(({ slot, isExcluded }) => slot === found && !isExcluded)]
}

/** What stays of the last query. */
export function staying(
  previous: Query,
  { reach, now, follows }: { readonly reach: Reach; readonly now: Intent; readonly follows: number },
  fates: ReadonlyMap<Mention, Fate>,
  model: LinearModel,
): Carried[] {
  const own = ownOf(fates)
  const intents = { before: previous.intent, now }
  const gone = swappedOut(previous, reach)
  const isDown = isTurnedDown(reach, now)
  const turned = carriedOf(previous)
    .filter(({ slot, value }) => !isItem(slot) || value !== gone)
    .map((each) => (isDown && isItem(each.slot) ? { ...each, isExcluded: true } : each))
  const isOfList = isDown && !turned.some(({ slot }) => isItem(slot))
  const isChanged = now === previous.intent && onlyChanges(reach)
  const stays = (carried: Carried): boolean => {
    // 'And for a raid?': what was ruled out is ruled out still.
    if (isChanged && carried.isExcluded) return ![...own.values()].some((all) => all.includes(carried.value))
    // What is turned down is ruled out, and what is not swapped out stays beside the new one.
    if ((isDown || gone !== undefined) && isItem(carried.slot)) return true
    // A search narrows as long as it is gear of the same kind that is asked about; its chip takes it out.
    if (carried.slot === 'filter') return ABOUT_GEAR.has(now) && !isOtherKind(previous, own)
    if (isReplaced(carried, own, reach, now)) return false
    return probabilityOf(model, carryFeatures(carried, reach, { ...intents, follows }, own), 'keep') >= KEEPS
  }
  const kept = withNeeded(turned.filter(stays), turned, own, now)
  return isOfList ? [...kept, { slot: 'exclude', value: FIRST_LISTED, isExcluded: true }] : kept
}

/** Slots and values that the question itself has. */
export function ownOf(fates: ReadonlyMap<Mention, Fate>): Map<string, string[]> {
  const own = new Map<string, string[]>()
  for (const [{ slot, value }, fate] of fates)
    if (fate === 'in') own.set(slot, [...(own.get(slot) ?? []), value])
  return own
}

/** Slots that hold a number, and the mentions that a bare number makes. */
const NUMBERED = ['loadout', 'limit', 'time_minutes', 'stat_value'] as const
const BARE = new Set(['limit', 'stat_value', 'ordinal'])

/**
 * A bare number stands for the one that the last query has: 'now the 5' is the fifth loadout after the third, 'make it
 * twenty' a longer list. Where another question is asked, it points into the last list instead.
 */
export function numberAsBefore(
  { mentions }: Reach,
  { slots }: Query,
  fates: ReadonlyMap<Mention, Fate>,
): Map<Mention, Fate> {
  const found = new Map(fates)
  const slot = NUMBERED.find((name) => typeof slots[name] === 'number')
  const isAsked = [...fates].some(([mention, fate]) => fate === 'in' && mention.slot === slot)
  const number = mentions.find((mention) => mention.by === 'number' && BARE.has(mention.slot))
  if (!slot || isAsked || !number || (slot !== 'loadout' && number.slot === 'ordinal')) return found
  for (const mention of mentions)
    if (mention.from < number.to && number.from < mention.to) {
      if (fates.get(mention) === 'in' && !BARE.has(mention.slot)) return new Map(fates)
      found.set(mention, 'none')
    }
  return found.set({ ...number, slot }, 'in')
}
