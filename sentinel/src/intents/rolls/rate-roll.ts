import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import type { Ask } from '../../ask.ts'
import type { RollReasons, Side, Vault } from '../../facts.ts'
import {
  armorFact,
  armorIn,
  bestFirst,
  copiesOf,
  linkOf,
  scoreInWords,
  statSum,
  statsInWords,
  tierFor,
  weaponFact,
  weaponsIn,
} from '../../rows/owned.ts'
import { ARMOR, WEAPONS } from '../../rows/tagged.ts'
import { betterPiece, isGoing, stayOrGo } from '../../rows/verdicts.ts'
import { AS_WORN, notOwned, unknownName } from '../../words/shared-words.ts'
import { nameOf, sideInWords } from '../../words/slot-words.ts'
import { marked } from '../../words/text.ts'
import { voiced } from '../../words/voices.ts'
import { type Answered, GEAR, type Intent } from '../intent.ts'
import { noneFits } from '../none-fits.ts'
import { buildAround, godRoll, otherSide, whereFrom } from '../suggest.ts'
import { fixedPerks, noCopyWith, ratedArmor, ratedOne, ratedSeveral, unrated } from './rate-roll-words.ts'

export const rateRoll: Intent = {
  label: 'rate a roll',
  about: 'is my copy good, keep it?',
  needs: ['item', 'perk', 'weapon_type'],
  asksFor: voiced(
    'Which one should I rate?',
    'Gladly! Which weapon or piece of armor do you mean?',
    'Name the weapon or piece to rate.',
  ),
  slots: [...GEAR, 'item', 'class', 'champion', 'perk', 'mode', 'activity', 'place', 'filter'],
  async answer(ask) {
    const vault = await ask.vault()
    const thing = ask.slot('item')
    const found = thing ? copiesOf(thing, vault) : vault.weapons
    const weapons = weaponsIn(found)
    const pieces = armorIn(found)
    if (pieces.length > 0) return ratePieces(ask, vault, pieces)
    const meant = ask.narrow(weapons, WEAPONS, ask.placeSkipped())
    if (meant.length > 0) return rateCopies(ask, vault, meant)
    if (!thing) return { lead: notOwned('such a weapon', vault.whole) }
    const perks = ask.slots.perk ?? []
    const unfit =
      perks.length > 0 && weapons.length > 0 ? withoutPerks(perks, vault, weapons) : noneFits(weapons, vault)
    if (unfit) return unfit
    if (thing.hash === undefined)
      return { lead: unknownName(thing), unanswered: 'nothing is known by that name' }
    return {
      lead: notOwned(marked(nameOf(thing)), vault.whole),
      suggestions: [godRoll(thing.name, thing.hash), whereFrom(thing.name, thing.hash)],
    }
  },
}

/** The perks that were named are on no copy. */
function withoutPerks(perks: readonly Thing[], vault: Vault, copies: readonly Weapon[]): Answered {
  const ordered = copies.toSorted(bestFirst(vault))
  const first = ordered[0] as Weapon
  return {
    lead: noCopyWith(linkOf(first), marked(listInWords(perks.map(nameOf)))),
    facts: ordered.map((copy) => weaponFact(copy, vault)),
    suggestions: [godRoll(first.name, first.hash)],
  }
}

async function rateCopies(ask: Ask, vault: Vault, found: readonly Weapon[]): Promise<Answered> {
  const side = ask.side()
  const copies = found.toSorted(bestFirst(vault, side))
  const best = copies[0] as Weapon
  const rating = vault.ratings.get(best.instanceId)
  const ratedFor = side ?? rating?.activity ?? 'pve'
  const suggestions = [
    rating?.fixed ? buildAround(best.name, best.hash) : godRoll(best.name, best.hash),
    otherSide(ask, ratedFor),
    whereFrom(best.name, best.hash),
  ]
  if (rating?.fixed) return { lead: fixedPerks(linkOf(best)), facts: [weaponFact(best, vault)], suggestions }
  const score = scoreInWords(best, vault, side)
  const isOne = copies.length === 1
  const facts = copies.map((copy) =>
    weaponFact(copy, vault, { side, lines: isOne ? [] : [stayOrGo(copy, vault)] }),
  )
  if (!score) return { lead: unrated(linkOf(best)), facts, suggestions }
  const why = await ask.tryRead(ask.facts.reasons(best.instanceId, side))
  const rated = {
    name: linkOf(best),
    rating: `${[tierFor(best, vault, side), score].filter(Boolean).join(', ')}${side ? ` in ${sideInWords(side)}` : ''}`,
    advice: vault.verdicts.get(best.instanceId)?.recommendation ?? 'review',
  } as const
  const going = copies.filter((copy) => isGoing(copy, vault)).length
  return {
    lead: isOne ? ratedOne(rated) : ratedSeveral(rated, copies.length, going),
    facts: [...facts, ...reasonFacts(why), ...betterRoll(why?.best, ratedFor)],
    suggestions,
  }
}

const reasonFacts = (why: RollReasons | undefined): readonly Fact[] =>
  (why?.reasons ?? []).map((text) => ({ title: '', lines: [text] }))

function betterRoll(best: RollReasons['best'], side: Side): readonly Fact[] {
  if (!best || best.gap <= 0) return []
  const [gap, where] = [best.gap.toFixed(1), sideInWords(side)]
  const odds = best.oneIn ? `, about one drop in ${best.oneIn}` : ''
  const line = best.hasTraits
    ? `Has the best traits for ${where}; another barrel, magazine or masterwork adds up to ${gap}`
    : `The best roll for ${where} has ${listInWords(best.traits)}: ${gap} more${odds}`
  return [{ title: '', lines: [line] }]
}

function ratePieces(ask: Ask, vault: Vault, pieces: readonly ArmorPiece[]): Answered {
  const ordered = ask
    .narrow(pieces, ARMOR, ask.placeSkipped())
    .toSorted((one, other) => statSum(other) - statSum(one))
  const [best] = ordered
  if (!best) return noneFits(pieces, vault) ?? { lead: notOwned('such a piece', vault.whole) }
  ask.note(AS_WORN)
  const by = isGoing(best, vault) ? betterPiece(best, vault) : undefined
  return {
    lead: ratedArmor(linkOf(best), statSum(best), by && linkOf(by)),
    facts: ordered.map((piece) =>
      armorFact(piece, vault, {
        lines: [statsInWords(piece), stayOrGo(piece, vault)],
        value: `${statSum(piece)} in all`,
      }),
    ),
    suggestions: [buildAround(best.name, best.hash)],
  }
}
