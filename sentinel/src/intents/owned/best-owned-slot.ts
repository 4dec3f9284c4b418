import type { Slots } from '@ai-vault/contract/advice/query.ts'
import { CLEAR } from '@ai-vault/game/builds/weapon-uses.ts'
import { capitalized, countInWords, listInWords } from '@ai-vault/game/in-words.ts'
import { ARMOR_STATS, type ArmorPiece, type ArmorStat, type Weapon } from '@ai-vault/game/items.ts'
import { isAboutArmor } from '../../about-armor.ts'
import type { Ask } from '../../ask.ts'
import { armoryOf } from '../../chips.ts'
import type { Side, Vault } from '../../facts.ts'
import { armorFact, bestFirst, linkOf, scoreInWords, scoreOf, statSum, weaponFact } from '../../rows/owned.ts'
import { ARMOR, slotType, WEAPONS } from '../../rows/tagged.ts'
import { AS_WORN, noneOf } from '../../words/shared-words.ts'
import { inWords, sideInWords, slotInWords, wished } from '../../words/slot-words.ts'
import { dpsOption } from '../builds/dps-option.ts'
import { type Answered, GEAR, type Intent } from '../intent.ts'
import { otherSide, rate, whatToFarm, whereFrom } from '../suggest.ts'
import { bestArmor, bestBySlot, bestIs, noneRated, onlyOneFits } from './best-owned-slot-words.ts'

export const bestOwnedSlot: Intent = {
  label: 'best owned',
  about: 'the best of mine for a slot, type, purpose or activity',
  slots: [
    ...GEAR,
    'limit',
    'scope',
    'class',
    'mode',
    'activity',
    'purpose',
    'champion',
    'perk',
    'place',
    'stat',
    'filter',
  ],
  async answer(ask) {
    const vault = await ask.vault()
    if (isAboutArmor(ask.query)) return bestPieces(ask, vault)
    // The best for a boss is what its own rating says, not the rating of a whole side.
    return isFor(ask, 'boss_dps') ? dpsOption.answer(ask) : bestWeapons(ask, vault)
  },
}

const isFor = ({ slots: { purpose, mode } }: Ask, wanted: NonNullable<Slots['purpose']>[number]) =>
  mode !== 'pvp' && purpose !== undefined && purpose.every((each) => each === wanted)

/** For crowds: of the types that builds take for them, where no type is named. */
function forCrowds(ask: Ask, weapons: readonly Weapon[]): readonly Weapon[] {
  if (!isFor(ask, 'add_clear') || ask.slots.weapon_type) return weapons
  const able = weapons.filter(({ type }) => CLEAR.includes(type))
  if (able.length === 0) return weapons
  ask.slot('purpose')
  ask.note(`For crowds: ${listInWords(CLEAR.map((type) => `${inWords(slotType(type))}s`))}.`)
  return able
}

const NARROWING = ['weapon_type', 'rarity', 'element', 'slot', 'ammo', 'champion', 'perk'] as const

function bestWeapons(ask: Ask, vault: Vault): Answered {
  const side = ask.side() ?? 'pve'
  // Every class can use every weapon.
  ask.slot('class')
  const rows = forCrowds(ask, ask.narrow(vault.weapons, WEAPONS, ask.placeSkipped()))
  const rated = rows
    .filter((weapon) => scoreOf(weapon, vault, side) !== undefined)
    .toSorted(bestFirst(vault, side))
  const [best] = rated
  if (!best) {
    if (rows.length === 0) return { lead: noneOf(wished(ask.query), vault.whole), suggestions: [whatToFarm] }
    return {
      lead: noneRated(wished(ask.query, rows.length), countInWords(rows.length)),
      facts: rows.map((weapon) => weaponFact(weapon, vault, { side })),
      armory: armoryOf(ask.everywhere()),
    }
  }
  const isNarrow = NARROWING.some((name) => ask.slots[name] !== undefined)
  if (!isNarrow && ask.slots.limit === undefined) return bestOfEachSlot(ask, vault, rated, side)
  const unrated = rows.length - rated.length
  if (unrated > 0)
    ask.note(`${unrated} more without a roll to rate ${unrated === 1 ? 'is' : 'are'} not compared.`)
  const shown = rated.slice(0, ask.limit(rated.length))
  const words = [linkOf(best), scoreInWords(best, vault, side) ?? '', sideInWords(side)] as const
  return {
    lead: rows.length === 1 ? onlyOneFits(...words) : bestIs(...words),
    facts: shown.map((weapon) => weaponFact(weapon, vault, { side })),
    total: shown.length,
    armory: armoryOf(ask.everywhere()),
    suggestions: [otherSide(ask, side), rate(best.name, best.hash), whereFrom(best.name, best.hash)],
  }
}

/** The best of everything would be three heavy weapons, of which one can be carried. */
function bestOfEachSlot(ask: Ask, vault: Vault, rated: readonly Weapon[], side: Side): Answered {
  const slots = ['kinetic', 'energy', 'power'] as const
  const best = slots.flatMap((slot) => rated.find((weapon) => weapon.slot === slot) ?? [])
  if (best.filter(({ rarity }) => rarity === 'exotic').length > 1)
    ask.note('Only one exotic weapon can be equipped at a time.')
  return {
    lead: bestBySlot(sideInWords(side)),
    facts: best.map((weapon) => {
      const fact = weaponFact(weapon, vault, { side })
      return { ...fact, lines: [`${capitalized(weapon.slot)} slot`, ...fact.lines] }
    }),
    suggestions: [otherSide(ask, side), ...best.slice(0, 1).map(({ name, hash }) => rate(name, hash))],
  }
}

/** Armor has no rating of its own: the most of the stats that were named, else of all together. */
function bestPieces(ask: Ask, vault: Vault): Answered {
  const stats = ask.slot('stat')
  const wanted: readonly ArmorStat[] = stats ?? ARMOR_STATS
  const worth = ({ stats: line }: ArmorPiece) =>
    wanted.reduce((sum, stat) => sum + (line[ARMOR_STATS.indexOf(stat)] ?? 0), 0)
  const rows = ask
    .narrow(vault.armor, ARMOR, ask.placeSkipped())
    .toSorted((one, other) => worth(other) - worth(one) || statSum(other) - statSum(one))
  ask.note(AS_WORN)
  const [best] = rows
  if (!best) return { lead: noneOf(wished(ask.query), vault.whole) }
  const by = stats ? slotInWords('stat', ask.slots) : 'in all stats together'
  return {
    lead: bestArmor(linkOf(best), countInWords(worth(best)), by),
    facts: rows
      .slice(0, ask.limit(rows.length))
      .map((piece) => armorFact(piece, vault, { value: countInWords(worth(piece)) })),
    total: rows.length,
    armory: armoryOf(ask.everywhere()),
  }
}
