/** Weapons that are found by their perks, or by when they came. */
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import { type WeaponRow, weaponRow } from '../../../tools/vault/weapon-rows.ts'
import { type Answerer, bare, couldNotRead, count, namesOf } from '../draft.ts'
import { besidesRating, rollInWords, scoreInWords } from './copy-words.ts'
import { searchFor, wishInWords } from './filters.ts'

export const findByPerk: Answerer = async (ask) => {
  const { tools, slots, turn } = ask
  const perks = namesOf(ask, 'perk')
  const query = searchFor(
    slots,
    perks.map(({ name }) => name),
  )
  const result = await tools.use(searchInventory, { query, sort: slots.side ?? 'both', limit: 8 })
  if (!result) return couldNotRead('your weapons')
  const rows = result.rows as readonly WeaponRow[]
  const wanted = perks.map(({ name }) => `{{${turn.ledger.perk({ name })}}}`).join(' and ')
  if (rows.length === 0) {
    return turn.assessment.whole
      ? {
          lead: `You have no ${wishInWords(slots, false)} with ${wanted}.`,
          suggestions: perks.map(({ name }) => `What weapons can roll ${name}?`),
        }
      : { lead: `Among what I can see nothing has ${wanted}; a part of your account is private.` }
  }
  return {
    lead: `${count(result.total, wishInWords(slots, false))} of yours can use ${wanted}.`,
    points: rows.map(
      (row) => `${row.ref}${rollInWords(row, slots.side)}: ${scoreInWords(row, slots.side)}, ${row.place}.`,
    ),
    suggestions: ['Which is the best for PvP?', ...perks.map(({ name }) => `What does ${name} do?`)],
    list: rows.map(({ ref }) => bare(ref)),
  }
}

export const newSinceLast: Answerer = async ({ tools, turn }) => {
  // Instance ids grow with time: the platform hands them out in order and dates nothing.
  const result = await tools.use(searchInventory, { query: '', sort: 'both', limit: 1 })
  if (!result) return couldNotRead('your weapons')
  const newest = turn.guardian.weapons
    .toSorted((one, other) => compareIds(other.instanceId, one.instanceId))
    .slice(0, 6)
  if (newest.length === 0) return { lead: 'I see no weapons at all.' }
  const rows = newest.map((weapon) => weaponRow(weapon, turn))
  turn.ledger.noteResult(rows)
  return {
    lead: 'These are your newest weapons, the latest drop first.',
    points: rows.map(
      (row) =>
        `${row.ref}${rollInWords(row)} is ${row.tier === 'Unrated' ? 'not rated' : `rated ${row.tier}: ${scoreInWords(row)}`}. ${besidesRating(row, turn)}`,
    ),
    background: 'The platform does not date drops, so the order comes from the ids it gives to new items.',
    suggestions: ['Rate the first one', 'Is the second one better than what I have?'],
    list: rows.map(({ ref }) => bare(ref)),
  }
}

function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)
}
