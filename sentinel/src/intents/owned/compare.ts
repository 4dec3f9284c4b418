import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import { exoticFact } from '@ai-vault/game/builds/exotics/exotic-facts.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import { countInWords, listInWords } from '@ai-vault/game/in-words.ts'
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import type { Ask } from '../../ask.ts'
import type { Side, Vault } from '../../facts.ts'
import {
  armorFact,
  armorIn,
  bestFirst,
  copiesOf,
  copyLabel,
  hrefOf,
  linkOf,
  type OwnedItem,
  scoreOf,
  statSum,
  statsInWords,
  weaponFact,
  weaponsIn,
} from '../../rows/owned.ts'
import { gameType } from '../../rows/tagged.ts'
import { AS_WORN, notOwned, unknownName } from '../../words/shared-words.ts'
import { inWords, nameOf, sideInWords } from '../../words/slot-words.ts'
import { linkTo, marked } from '../../words/text.ts'
import { voiced } from '../../words/voices.ts'
import { type Answered, GEAR, type Intent } from '../intent.ts'
import { noneFits } from '../none-fits.ts'
import { dismantle, otherSide, whereFrom } from '../suggest.ts'
import {
  asGood,
  betterIn,
  both,
  eachDoes,
  eachOne,
  moreStats,
  noScore,
  onlyOneCopy,
  onlyOneOwned,
} from './compare-words.ts'

const whichTwo = voiced(
  'Which two?',
  'Which two should I compare? Tell me their names.',
  'Name the two to compare.',
)

export const compare: Intent = {
  label: 'compare',
  about: 'one thing against another',
  needs: ['item', 'item2', 'weapon_type', 'perk'],
  asksFor: whichTwo,
  slots: [...GEAR, 'item', 'item2', 'mode', 'activity', 'champion', 'place', 'perk', 'filter'],
  async answer(ask) {
    const vault = await ask.vault()
    const side = ask.side()
    const things = [ask.slot('item'), ask.slot('item2')].filter(
      (thing): thing is Thing => thing !== undefined,
    )
    const [one, other] = things.map((thing) => ({
      thing,
      copies: ordered(ask, copiesOf(thing, vault), vault, side),
    }))
    if (!one) return compareTypes(ask, vault, side ?? 'pve')
    if (!other) return copiesOfOne(ask, vault, one, side)
    const missing = [one, other].filter(({ copies }) => copies.length === 0).map(({ thing }) => thing)
    if (missing.length > 0) return notBoth(vault, [...one.copies, ...other.copies], missing)
    return sideBySide(
      ask,
      vault,
      [one, other].map(({ copies }) => copies[0] as OwnedItem),
      side,
    )
  },
}

interface Compared {
  readonly thing: Thing
  readonly copies: readonly OwnedItem[]
}

/** The best first. */
const ordered = (
  ask: Ask,
  items: readonly OwnedItem[],
  vault: Vault,
  side: Side | undefined,
): readonly OwnedItem[] => {
  const { weapons, armor } = ask.narrowGear(items, ['weapon_type', ...ask.placeSkipped()])
  return [
    ...weapons.toSorted(bestFirst(vault, side)),
    ...armor.toSorted((one, other) => statSum(other) - statSum(one)),
  ]
}

const isUnknown = ({ hash, instance_id: id }: Thing) => hash === undefined && id === undefined

function notBoth(vault: Vault, owned: readonly OwnedItem[], missing: readonly Thing[]): Answered {
  const unfit = noneFits(
    missing.flatMap((thing) => copiesOf(thing, vault)),
    vault,
  )
  if (unfit) return unfit
  const unknown = missing.find(isUnknown)
  if (unknown) return { lead: unknownName(unknown), unanswered: 'nothing is known by that name' }
  const [first] = owned
  const names = listInWords(
    missing.map((thing) => marked(nameOf(thing))),
    'or',
  )
  return {
    lead: first && vault.whole ? onlyOneOwned(linkOf(first), names) : notOwned(names, vault.whole),
    facts: owned.slice(0, 1).map((item) => fact(item, vault)),
    suggestions: missing.flatMap(({ name, hash }) => (hash === undefined ? [] : [whereFrom(name, hash)])),
  }
}

function fact(item: OwnedItem, vault: Vault, side?: Side): Fact {
  if (item.kind === 'weapon') return weaponFact(item, vault, { side })
  const does = item.rarity === 'exotic' ? exoticFact(inEnglish(item))?.does : undefined
  return armorFact(item, vault, {
    lines: [...(does ? [does] : []), statsInWords(item)],
    value: countInWords(statSum(item)),
  })
}

function copiesOfOne(ask: Ask, vault: Vault, { thing, copies }: Compared, side: Side | undefined): Answered {
  const [only, second] = copies
  if (only && second) return sideBySide(ask, vault, copies, side)
  if (only)
    return {
      lead: onlyOneCopy(linkOf(only)),
      facts: [fact(only, vault, side)],
      unanswered: 'there is nothing to compare it with',
    }
  const unfit = noneFits(copiesOf(thing, vault), vault)
  if (unfit) return unfit
  return isUnknown(thing)
    ? { lead: unknownName(thing), unanswered: 'nothing is known by that name' }
    : { lead: notOwned(marked(nameOf(thing)), vault.whole) }
}

function sideBySide(ask: Ask, vault: Vault, items: readonly OwnedItem[], side: Side | undefined): Answered {
  const isSame = items.every(({ name }) => name === items[0]?.name)
  const link = (item: OwnedItem) => (isSame ? linkTo(copyLabel(item), hrefOf(item)) : linkOf(item))
  const facts = items.map((item) => fact(item, vault, side))
  const weapons = weaponsIn(items)
  if (weapons.length === 0) return pieces(ask, armorIn(items), link, facts)
  const isRated =
    weapons.length === items.length && weapons.every((weapon) => scoreOf(weapon, vault, side) !== undefined)
  if (!isRated) return { lead: noScore(listInWords(items.map(link))), facts, guess: 'no score compares them' }
  const order = (by: Side) =>
    weapons.toSorted((one, other) => (scoreOf(other, vault, by) ?? -1) - (scoreOf(one, vault, by) ?? -1)) as [
      Weapon,
      Weapon,
    ]
  const shown = (weapon: Weapon, by: Side) => scoreText(scoreOf(weapon, vault, by) ?? 0)
  const suggestions = [otherSide(ask, side ?? 'pvp'), dismantle]
  if (!side) {
    const [[pve, second], [pvp]] = [order('pve'), order('pvp')]
    return {
      lead: pve === pvp ? both(link(pve), link(second)) : eachOne(link(pve), link(pvp)),
      facts,
      suggestions,
    }
  }
  const [first, second] = order(side)
  const [score, less] = [shown(first, side), shown(second, side)]
  return {
    lead:
      score === less
        ? asGood(link(first), link(second))
        : betterIn(link(first), score, link(second), less, sideInWords(side)),
    facts: order(side).map((weapon) => fact(weapon, vault, side)),
    suggestions,
  }
}

function pieces(
  ask: Ask,
  armor: readonly ArmorPiece[],
  link: (item: OwnedItem) => string,
  facts: readonly Fact[],
): Answered {
  const [more, less] = armor.toSorted((one, other) => statSum(other) - statSum(one)) as [
    ArmorPiece,
    ArmorPiece,
  ]
  ask.note(AS_WORN)
  const does = (piece: ArmorPiece) =>
    piece.rarity === 'exotic' ? exoticFact(inEnglish(piece))?.does : undefined
  const [one, other] = [does(more), does(less)]
  // Exotics are worn for what they do; their stats come second.
  if (one && other && more.hash !== less.hash) {
    return {
      lead: eachDoes(link(more), one, link(less), other),
      facts,
      guess: 'what an exotic does has no score',
    }
  }
  return {
    lead: moreStats(link(more), countInWords(statSum(more)), link(less), countInWords(statSum(less))),
    facts,
  }
}

/** "Auto rifles or SMGs": the best of each that is owned. */
function compareTypes(ask: Ask, vault: Vault, side: Side): Answered {
  const types = ask.slot('weapon_type') ?? []
  if (types.length < 2) return { lead: whichTwo, unanswered: 'only one thing to compare was named' }
  const bests = types.flatMap(
    (type) =>
      vault.weapons.filter((weapon) => weapon.type === gameType(type)).toSorted(bestFirst(vault, side))[0] ??
      [],
  )
  ask.note('Types have no rating: the best of each that you own are compared.')
  if (bests.length < 2)
    return { lead: notOwned(`both ${listInWords(types.map((type) => `${inWords(type)}s`))}`, vault.whole) }
  return sideBySide(ask, vault, bests, side)
}
