import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import { countInWords, listInWords } from '@ai-vault/game/in-words.ts'
import type { Ask } from '../../ask.ts'
import type { Farm, FarmWish, GameWeapon } from '../../facts.ts'
import { isThing } from '../../rows/names.ts'
import { copiesOf, gameLink, placeInWords } from '../../rows/owned.ts'
import { GAME_WEAPONS } from '../../rows/tagged.ts'
import { sourceInWords, unknownName } from '../../words/shared-words.ts'
import { inWords, nameOf, sentence, sideInWords, wished } from '../../words/slot-words.ts'
import { clean, counted, linkTo, marked } from '../../words/text.ts'
import { lengthInWords } from '../../words/time.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import { type Answered, GEAR, type Intent } from '../intent.ts'
import { whoCanRoll } from '../rolls/who-can-roll.ts'
import { buildAround, godRoll, suggest } from '../suggest.ts'

const comesFrom = (name: string, source: string): Voiced =>
  voiced(`${name}: ${source}`, `You get ${name} here: ${source}`, `Source of ${name}: ${source}`)

const sourceUntold = (name: string): Voiced =>
  voiced(
    `The game’s data does not say where ${name} comes from.`,
    `The game’s data does not say where ${name} comes from, and I would rather not guess.`,
    `${name}: source not in the game’s data.`,
  )

const paysMost = (name: string, traits: string, where: string, place: string): Voiced =>
  voiced(
    `${where} farm ${name} with ${traits}, from ${place}.`,
    `${where} I would farm ${name} with ${traits}: nothing pays more for your time. It comes from ${place}.`,
    `Farm ${name} with ${traits} at ${place}. ${where} it pays most.`,
  )

const nothingToFarm = (what: string): Voiced =>
  voiced(
    `No ${what} would be better than what you have, as far as your runs tell.`,
    `At the places that you play I find no ${what} that would be better than yours.`,
    `No ${what} worth farming: yours are as good.`,
  )

export const whereFrom: Intent = {
  label: 'where from',
  about: 'where it comes from, how to farm it, what to farm',
  slots: [...GEAR, 'limit', 'scope', 'item', 'perk', 'currency', 'mode', 'activity', 'time_minutes'],
  ofGame: true,
  async answer(ask) {
    const thing = ask.slot('item')
    if (thing) return ofThing(ask, thing)
    const currency = ask.slot('currency')
    if (currency)
      return {
        lead: sourceUntold(marked(inWords(currency))),
        unanswered: 'sources of materials are not told',
      }
    return ask.slots.perk ? whoCanRoll.answer(ask) : farming(ask)
  },
}

async function ofThing(ask: Ask, thing: Thing): Promise<Answered> {
  const found = await ask.tryRead(ask.facts.rolls(thing))
  const owned = await alreadyOwned(ask, thing)
  if (found) {
    const { weapon, random, rolls } = found
    const odds = rolls[0]?.oneIn
    const suggestions = [
      random ? godRoll(weapon.name, weapon.hash) : buildAround(weapon.name, weapon.hash),
      suggest('What should I farm?', 'where_from'),
    ]
    const facts = [
      ...owned,
      ...(odds
        ? [{ title: '', lines: [`Both of the best traits: about one drop in ${countInWords(odds)}`] }]
        : []),
    ]
    return weapon.source
      ? {
          lead: comesFrom(gameLink(weapon), marked(sentence(sourceInWords(weapon.source)))),
          facts,
          suggestions,
          list: [{ name: weapon.name, hash: weapon.hash }],
        }
      : { lead: sourceUntold(gameLink(weapon)), facts, suggestions, unanswered: 'the source is not told' }
  }
  const collected = await ask.tryRead(ask.facts.collections())
  const piece = collected?.find(({ name, hash }) => isThing(thing, { name, hash }))
  if (!piece) {
    if (!collected) await ask.read(ask.facts.rolls(thing))
    return owned.length > 0
      ? { lead: sourceUntold(marked(nameOf(thing))), facts: owned, unanswered: 'the source is not told' }
      : { lead: unknownName(thing), unanswered: 'nothing is known by that name' }
  }
  const name = linkTo(piece.name, '/atlas?tab=collectibles')
  if (!piece.obtainable) ask.note('Your collections say that it cannot be had any more.')
  return piece.source
    ? {
        lead: comesFrom(name, marked(sentence(sourceInWords(piece.source)))),
        facts: owned,
        suggestions: [buildAround(piece.name, piece.hash)],
      }
    : { lead: sourceUntold(name), facts: owned, unanswered: 'the source is not told' }
}

/** Whoever asks for it may not know that it lies in the vault. */
async function alreadyOwned(ask: Ask, thing: Thing): Promise<readonly Fact[]> {
  const vault = await ask.tryRead(ask.facts.vault())
  const copies = vault ? copiesOf(thing, vault) : []
  const [first] = copies
  if (!first || !vault) return []
  const where = listInWords([...new Set(copies.map(({ place }) => placeInWords(place, vault)))])
  return [{ title: '', lines: [`You have ${counted(copies.length, 'copy', 'copies')} already, ${where}`] }]
}

/** No name: what pays most to farm, as the prophecy lists it. */
async function farming(ask: Ask): Promise<Answered> {
  const side = ask.slot('mode') ?? (ask.isExcluded('pvp') ? 'pve' : ask.isExcluded('pve') ? 'pvp' : undefined)
  const kinds = ['weapon_type', 'element', 'slot', 'ammo', 'rarity'] as const
  const isNarrow = kinds.some((name) => ask.slots[name] !== undefined) || ask.exclude.length > 0
  const wish: FarmWish = {
    side,
    ...(isNarrow ? { accepts: (weapon: GameWeapon) => ask.narrow([weapon], GAME_WEAPONS).length > 0 } : {}),
  }
  // Where nothing is worth farming, nothing was held against the question's kinds: they were gone by all the same.
  ask.narrow([], GAME_WEAPONS, ['item_kind'])
  const all = await ask.read(ask.facts.farming(wish))
  const minutes = ask.slot('time_minutes')
  const farms =
    minutes === undefined
      ? all
      : all.toSorted((one, other) => Number(other.hours * 60 <= minutes) - Number(one.hours * 60 <= minutes))
  const [first] = farms
  if (!first)
    return {
      lead: nothingToFarm(wished(ask.query, 1)),
      suggestions: [
        { label: 'Show the best that I own', query: { ...ask.query, intent: 'best_owned_slot', unread: [] } },
      ],
    }
  const where = side ? `For ${sideInWords(side)}` : 'By what you play'
  ask.note('The order: what the roll gains, times its odds, by the hour at your own pace.')
  return {
    lead: paysMost(
      gameLink({ name: first.weapon, hash: first.hash }),
      marked(listInWords(first.traits)),
      where,
      marked(first.place),
    ),
    facts: farms.slice(0, ask.limit(farms.length)).map(farmFact),
    total: farms.length,
    list: farms.map(({ weapon, hash }) => ({ name: weapon, hash })),
    suggestions: [
      godRoll(first.weapon, first.hash),
      ...(['pve', 'pvp'] as const)
        .filter((other) => other !== side)
        .map((other) => suggest(`For ${sideInWords(other)}?`, 'where_from', { mode: other })),
    ],
  }
}

const farmFact = ({ weapon, hash, traits, place, gain, oneRunIn, minutesARun }: Farm): Fact => ({
  title: weapon,
  href: `/forge/${hash}`,
  item: { hash },
  lines: [listInWords([...traits]), `one run in ${oneRunIn}, ${lengthInWords(minutesARun)} each`],
  value: `+${gain.toFixed(1)}`,
  place: clean(place),
})
