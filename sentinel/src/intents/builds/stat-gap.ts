import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { ARMOR_STATS, type ArmorPiece, type ArmorStat } from '@ai-vault/game/items.ts'
import type { Ask } from '../../ask.ts'
import { changeQuery } from '../../change-query.ts'
import { armoryOf } from '../../chips.ts'
import type { Vault } from '../../facts.ts'
import { isThing } from '../../rows/names.ts'
import { armorFact, lastPlayed, linkOf, slotName } from '../../rows/owned.ts'
import { ARMOR } from '../../rows/tagged.ts'
import { AS_WORN, noneOf, noSuchClass } from '../../words/shared-words.ts'
import { wished } from '../../words/slot-words.ts'
import { voiced } from '../../words/voices.ts'
import type { Answered, Intent } from '../intent.ts'
import { again, suggest } from '../suggest.ts'
import { fallsShort, mostIs, noFive, pieceWithMost, reaches } from './stat-gap-words.ts'

export const statGap: Intent = {
  label: 'reach a stat',
  about: 'reach a value of a stat, the best armor for a stat',
  needs: ['stat', 'stat_value'],
  asksFor: voiced(
    'Which stat: weapons, health, class, super, grenade or melee?',
    'Which stat matters to you: weapons, health, class, super, grenade or melee?',
    'Name the stat: weapons, health, class, super, grenade or melee.',
  ),
  slots: ['stat', 'stat_value', 'class', 'item', 'slot', 'rarity', 'perk', 'limit', 'scope'],
  async answer(ask) {
    const vault = await ask.vault()
    ask.everywhere()
    if (ask.slots.item_kind === 'armor') ask.slot('item_kind')
    const wanted = ask.slot('class')
    const character =
      wanted && wanted !== 'all'
        ? vault.characters.find(({ classType }) => classType === wanted)
        : lastPlayed(vault)
    if (!character) return { lead: noSuchClass(wanted && wanted !== 'all' ? wanted : 'character') }
    const stats = ask.slot('stat')
    if (ask.slots.slot && stats) return pieces(ask, vault, stats)
    return wholeSet(ask, vault, character.classType, character.stats)
  },
}

/** "Best helmet for health": single pieces, the most first. */
function pieces(ask: Ask, vault: Vault, stats: readonly ArmorStat[]): Answered {
  const points = ({ stats: line }: ArmorPiece) =>
    stats.reduce((sum, stat) => sum + (line[ARMOR_STATS.indexOf(stat)] ?? 0), 0)
  const rows = ask
    .narrow(vault.armor, ARMOR, ['place', 'item_kind'])
    .toSorted((one, other) => points(other) - points(one))
  const [best] = rows
  if (!best)
    return {
      lead: noneOf(wished({ ...ask.query, slots: { ...ask.slots, item_kind: 'armor' } }), vault.whole),
    }
  ask.note(AS_WORN)
  const named = listInWords(stats)
  return {
    lead: pieceWithMost(linkOf(best), points(best), named),
    facts: rows
      .slice(0, ask.limit(rows.length))
      .map((piece) => armorFact(piece, vault, { value: `${points(piece)} ${named}` })),
    total: rows.length,
    armory: armoryOf(changeQuery(ask.everywhere(), 'item_kind', 'armor')),
  }
}

async function wholeSet(
  ask: Ask,
  vault: Vault,
  owner: Vault['characters'][number]['classType'],
  worn: Vault['characters'][number]['stats'],
): Promise<Answered> {
  const stats = ask.slots.stat ?? []
  const value = ask.slot('stat_value')
  const thing = ask.slot('item')
  const isNamed = (piece: ArmorPiece) => thing !== undefined && isThing(thing, ARMOR.tagged(piece))
  const exotic = vault.armor.find((piece) => piece.rarity === 'exotic' && isNamed(piece))
  const allowed = new Set(ask.narrow(vault.armor, ARMOR, ['class', 'place', 'item_kind', 'slot']))
  const set = await ask.read(
    ask.facts.armorSet({
      class: owner,
      targets: Object.fromEntries(stats.map((stat) => [stat, value ?? 200])),
      exotic: exotic?.hash,
      accepts: (piece) => allowed.has(piece),
    }),
  )
  if (!set) return { lead: noFive(owner) }
  ask.note(set.assumes)
  const have = (line: Readonly<Record<ArmorStat, number>>) =>
    listInWords(stats.map((stat) => `${line[stat]} ${stat}`))
  const now = Object.fromEntries(ARMOR_STATS.map((stat, at) => [stat, worn[at] ?? 0])) as Record<
    ArmorStat,
    number
  >
  const wanted = listInWords(stats.map((stat) => `${value} ${stat}`))
  const short = Object.entries(set.missing).map(([stat, points]) => `${points} short in ${stat}`)
  const lead =
    value === undefined
      ? mostIs(owner, have(set.stats), have(now))
      : set.reached
        ? reaches(owner, wanted, have(now))
        : fallsShort(owner, wanted, listInWords(short), have(now))
  return {
    lead,
    facts: [
      { title: 'The set', lines: [ARMOR_STATS.map((stat) => `${stat} ${set.stats[stat]}`).join(', ')] },
      ...set.pieces.map((piece) => ({
        ...armorFact(piece, vault),
        lines: [capitalized(slotName(piece.slot))],
      })),
    ],
    list: set.pieces.map(({ name, hash, instanceId }) => ({ name, hash, instance_id: instanceId })),
    armory: '/armory?tab=armor',
    suggestions: [
      ...(value === undefined
        ? []
        : stats
            .slice(0, 1)
            .map((stat) =>
              suggest(`The most ${stat} I can reach`, 'stat_gap', { stat: [stat], class: owner }),
            )),
      ...vault.characters
        .filter(({ classType }) => classType !== owner)
        .slice(0, 1)
        .map(({ classType }) => again(ask, `And on my ${classType}?`, { class: classType })),
    ],
  }
}
