/** Questions about what a character wears, and about moving it. */
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import { type Answerer, bare, couldNotRead, namesOf } from '../draft.ts'
import { wornInWords } from '../vault/copy-words.ts'
import { classOf } from './account.ts'
import { classNotPlayed } from './character.ts'

export const improveLoadout: Answerer = async (ask) => {
  const { tools, turn, slots } = ask
  const nobody = classNotPlayed(ask)
  if (nobody) return nobody
  const classType = classOf(ask)
  const character = turn.guardian.characters.find((each) => each.classType === classType)
  if (!character) return { lead: 'I see no character whose loadout I could judge.' }
  const result = await tools.use(searchInventory, {
    query: 'is:equipped',
    sort: slots.side ?? 'both',
    limit: 12,
  })
  if (!result) return couldNotRead('what you wear')
  const worn = (result.rows as readonly WeaponRow[]).filter(
    ({ place }) => place === `equipped by the ${classType}`,
  )
  if (worn.length === 0) return { lead: `I cannot see what your ${classType} has equipped.` }
  const side = slots.side ?? 'pve'
  const points: string[] = []
  for (const row of worn) {
    const weapon = turn.guardian.weapons.find(
      ({ instanceId }) => instanceId === turn.ledger.find(bare(row.ref))?.instanceId,
    )
    if (!weapon || weapon.rarity === 'exotic') {
      points.push(`${wornInWords(row, side)}: keep it, exotics are not rated as rolls.`)
      continue
    }
    const better = turn.guardian.weapons
      .filter(
        (other) => other.slot === weapon.slot && other.type === weapon.type && other.rarity !== 'exotic',
      )
      .toSorted((one, other) => score(other.instanceId) - score(one.instanceId))[0]
    const gain =
      better &&
      better.instanceId !== weapon.instanceId &&
      score(better.instanceId) - score(weapon.instanceId) >= 0.5
    points.push(
      gain
        ? `${wornInWords(row, side)}; {{${turn.ledger.ownedItem(better)}}} of the same type is rated higher.`
        : `${wornInWords(row, side)}; nothing of that type that I can see is clearly better.`,
    )
  }
  return {
    lead: `This is what your ${classType} has equipped, against the rest of your weapons for ${side === 'pve' ? 'PvE' : 'PvP'}.`,
    points,
    suggestions: [
      `And for ${side === 'pve' ? 'PvP' : 'PvE'}?`,
      `Build for a Grandmaster with my ${classType}`,
      'Do I cover champions?',
    ],
    list: worn.map(({ ref }) => bare(ref)),
  }

  function score(instanceId: string): number {
    return turn.assessment.ratings.get(instanceId)?.[side].score ?? -1
  }
}

export const moveEquip: Answerer = async (ask) => {
  const [named] = namesOf(ask, 'weapon', 'armor')
  const result = named
    ? await ask.tools.use(searchInventory, {
        query: `name:"${named.name.toLowerCase()}"`,
        kind: named.kind === 'armor' ? 'armor' : 'weapons',
        limit: 1,
      })
    : undefined
  const [row] = result?.rows ?? []
  return {
    lead: 'I can only read: nothing in this app moves, equips, locks or dismantles anything.',
    ...(row ? { points: [`${row.ref} is ${row.place}.`] } : {}),
    advice: 'Do it in the game or in an item manager; I can tell you where a thing is and which one to take.',
    suggestions: ['What is wrong with my loadout?', 'Best hand cannon for PvP'],
    ...(row ? { focus: bare(row.ref) } : {}),
  }
}
