import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import { hasKnownStats } from '@ai-vault/game/armor/verdict/stands-in.ts'
import { compareForCleanup, freesPlaces, planCleanup } from '@ai-vault/game/cleanup/cleanup-plan.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { isAboutArmor } from '../../about-armor.ts'
import type { Ask } from '../../ask.ts'
import { armoryOf } from '../../chips.ts'
import type { Vault } from '../../facts.ts'
import { carriedBy } from '../../rows/carried-by.ts'
import { armorFact, copiesOf, linkOf, scoreOf, weaponFact } from '../../rows/owned.ts'
import { ARMOR, WEAPONS } from '../../rows/tagged.ts'
import { isGoing, stayOrGo } from '../../rows/verdicts.ts'
import { notOwned } from '../../words/shared-words.ts'
import { nameOf, sideInWords, wished } from '../../words/slot-words.ts'
import { counted, marked } from '../../words/text.ts'
import { type Answered, type Intent, OWNED_GEAR } from '../intent.ts'
import { noneFits } from '../none-fits.ts'
import { again, duplicates, otherSide, suggest, whereFrom } from '../suggest.ts'
import { canGo, carriesNone, makesRoom, nothingGoes, oneCopy, someCopies } from './dismantle-review-words.ts'

export const dismantleReview: Intent = {
  label: 'what can go',
  about: 'what can go, the vault is full',
  slots: OWNED_GEAR,
  async answer(ask) {
    const vault = await ask.vault()
    if (ask.slots.item) return namedCopies(ask, vault)
    const wanted = ask.slot('limit')
    if (wanted !== undefined) return places(ask, vault, wanted)
    return isAboutArmor(ask.query) ? armor(ask, vault) : weapons(ask, vault)
  },
}

const WEIGHED_TOGETHER = 'The advice weighs PvE and PvP together.'

function weapons(ask: Ask, vault: Vault): Answered {
  const all = ask.narrow(vault.weapons, WEAPONS, ask.placeSkipped())
  const rows = carriedBy(ask, all, vault)
  const side = ask.side()
  const { going, open, marked: decided } = planCleanup(rows, vault)
  const what = (amount: number) => wished(ask.query, amount)
  if (going.length === 0) {
    const { class: owner } = ask.slots
    return {
      lead:
        owner && rows.length === 0 && all.length > 0
          ? carriesNone(owner, what(2), all.length)
          : nothingGoes({ of: rows.length, what, space: vault.space }),
      suggestions: [duplicates, suggest('Which armor can go?', 'dismantle_review', { item_kind: 'armor' })],
    }
  }
  // What the player decided already needs no answer, unless nothing else is left.
  const left = open.length > 0 ? open : going
  const ordered = side
    ? left.toSorted((one, other) => (scoreOf(one, vault, side) ?? -1) - (scoreOf(other, vault, side) ?? -1))
    : left
  if (side) ask.note(`${WEIGHED_TOGETHER} The weakest in ${sideInWords(side)} come first.`)
  noteArmor(ask, vault)
  return {
    lead: canGo({ going: going.length, of: rows.length, what, marked: decided, space: vault.space }),
    facts: ordered.map((weapon) => weaponFact(weapon, vault, { side, lines: [stayOrGo(weapon, vault)] })),
    armory: armoryOf(ask.everywhere(), { q: 'is:dismantle', sort: 'cleanup' }),
    suggestions: [
      ...(ask.slots.item_kind ? [] : [again(ask, 'And armor?', { item_kind: 'armor', filter: undefined })]),
      duplicates,
      ...(side ? [otherSide(ask, side)] : []),
    ],
  }
}

/** Armor has none of these. */
function isOnlyWeapons({ query, slots }: Ask): boolean {
  const { item_kind: kind, weapon_type, ammo, element, slot, filter } = slots
  if (isAboutArmor(query)) return false
  return [kind, weapon_type, ammo, element, slot, filter].some((each) => each !== undefined)
}

/** Nobody said weapons: what can go of the armor is told as well. */
function noteArmor(ask: Ask, vault: Vault) {
  const pieces = isOnlyWeapons(ask) ? 0 : vault.armor.filter((piece) => isGoing(piece, vault)).length
  if (pieces > 0) ask.note(`Of your armor ${counted(pieces, 'piece')} can go as well.`)
}

/** As many places of the vault as are wanted, by the clean-up's own order: weapons and armor, unless one was asked for. */
function places(ask: Ask, vault: Vault, wanted: number): Answered {
  const { space } = vault
  const skip = ask.placeSkipped()
  const weapons = isAboutArmor(ask.query)
    ? []
    : carriedBy(ask, ask.narrow(vault.weapons, WEAPONS, skip), vault)
  const armor = isOnlyWeapons(ask) ? [] : ask.narrow(vault.armor, ARMOR, skip)
  const { going, open } = planCleanup([...weapons, ...armor], vault)
  const side = ask.side()
  if (side) ask.note(WEIGHED_TOGETHER)
  const free = freesPlaces(open.length > 0 ? open : going, (item) => item).filter(
    ({ instanceId }) => vault.marks.get(instanceId) !== 'review',
  )
  const picked = free.slice(0, wanted)
  const isWhole = !narrows(ask)
  return {
    lead: makesRoom({
      wanted,
      picked,
      left: free.length - picked.length,
      free: space && Math.max(0, space.capacity - space.used),
    }),
    facts: picked.map((item) =>
      item.kind === 'weapon'
        ? weaponFact(item, vault, { lines: [stayOrGo(item, vault)] })
        : pieceFact(item, vault),
    ),
    armory: isWhole
      ? `/armory?cleanup=plan&places=${wanted}`
      : armoryOf(ask.everywhere(), { q: 'is:dismantle is:invault', sort: 'cleanup' }),
    suggestions: [duplicates],
  }
}

/** Whether anything but the number of places picks among what can go. */
const narrows = ({ slots, exclude }: Ask): boolean =>
  exclude.length > 0 || Object.keys(slots).some((name) => !['limit', 'place', 'scope'].includes(name))

function armor(ask: Ask, vault: Vault): Answered {
  const rows = ask.narrow(vault.armor, ARMOR, ask.placeSkipped())
  const going = rows.filter((piece) => isGoing(piece, vault))
  const what = (amount: number) => wished(ask.query, amount)
  const known = rows.filter((piece) => hasKnownStats(piece) || isGoing(piece, vault)).length
  if (going.length === 0)
    return { lead: nothingGoes({ of: known, what, space: vault.space }), suggestions: [duplicates] }
  return {
    lead: canGo({ going: going.length, of: known, what, marked: 0, space: vault.space }),
    facts: going.slice(0, ask.limit(going.length)).map((piece) => pieceFact(piece, vault)),
    total: going.length,
    armory: armoryOf(ask.everywhere(), { q: 'is:dismantle' }),
    suggestions: [suggest('And weapons?', 'dismantle_review', { item_kind: 'weapon' })],
  }
}

const pieceFact = (piece: ArmorPiece, vault: Vault): Fact => {
  const fact = armorFact(piece, vault)
  return { ...fact, lines: [...fact.lines, stayOrGo(piece, vault)] }
}

/** The advice for every copy of one thing. */
function namedCopies(ask: Ask, vault: Vault): Answered {
  const thing = ask.slot('item') ?? { name: '' }
  const owned = copiesOf(thing, vault)
  const { weapons, armor } = ask.narrowGear(owned, ask.placeSkipped())
  const copies = [...weapons.toSorted(compareForCleanup(vault)), ...armor]
  const [first] = copies
  if (!first) {
    return (
      noneFits(owned, vault) ?? {
        lead: notOwned(marked(nameOf(thing)), vault.whole),
        suggestions: thing.hash === undefined ? [] : [whereFrom(thing.name, thing.hash)],
      }
    )
  }
  const going = copies.filter((item) => isGoing(item, vault)).length
  const advice = vault.verdicts.get(first.instanceId)?.recommendation
  return {
    lead:
      copies.length === 1
        ? oneCopy(linkOf(first), advice ?? 'review')
        : someCopies(linkOf(first), going, copies.length),
    facts: copies.map((item) =>
      item.kind === 'weapon'
        ? weaponFact(item, vault, { lines: [stayOrGo(item, vault)] })
        : pieceFact(item, vault),
    ),
    suggestions: [duplicates],
  }
}
