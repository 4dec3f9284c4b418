/** "What would be better?": another weapon that is owned, another roll of this one, or one to farm. */
import { listInWords } from '@ai-vault/game/in-words.ts'
import { farmPriorities } from '../../../tools/account/farming.ts'
import { itemDetail } from '../../../tools/vault/item-detail.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import { shapeOf } from '../../reading/shape.ts'
import { asksBetter } from '../../understanding/follow-up.ts'
import { type Ask, bare, type Draft } from '../draft.ts'
import { betterInWords, rollInWords, scoreInWords } from './copy-words.ts'
import { searchFor } from './filters.ts'

const OWNED_TOLD = 3
const FARMS_TOLD = 2

/** "And for PvE?" after it asks the same of another side. */
export const isAboutBetter = ({ thread, entities }: Ask): boolean =>
  thread.split('\n').some((line) => asksBetter(shapeOf(line, entities)))

/** Undefined where the subject is no weapon of the player's. */
export async function betterThan(ask: Ask, subject: string): Promise<Draft | undefined> {
  const { tools, slots, turn } = ask
  const detail = await tools.use(itemDetail, {
    item: subject,
    ...(slots.side ? { activity: slots.side } : {}),
  })
  const [row] = detail?.rows ?? []
  if (!row || !('reasons' in row)) return undefined
  const weapon = turn.guardian.weapons.find(
    ({ instanceId }) => instanceId === turn.ledger.find(bare(row.ref))?.instanceId,
  )
  if (!weapon) return undefined
  const side = slots.side ?? row.rated_for
  const kind = weapon.type.replaceAll('-', ' ')
  const where = side === 'pvp' ? 'PvP' : 'PvE'
  const query = searchFor({ type: weapon.type, stats: [], champions: [] })
  const found = await tools.use(searchInventory, { query, sort: side, limit: OWNED_TOLD })
  const owned = ((found?.rows ?? []) as readonly WeaponRow[]).filter(
    (each) => each.ref !== row.ref && (each[side] ?? 0) > (row[side] ?? 0),
  )
  const farms = await tools.use(farmPriorities, { side, type: weapon.type, limit: FARMS_TOLD })
  const gap = row.best_roll?.gap
  const scored = row[side] === undefined ? 'which has no roll to rate' : scoreInWords(row, side)
  return {
    lead:
      owned.length > 0
        ? `For ${where} you own a better ${kind} than ${row.ref}${rollInWords(row, side)}, ${scored}:`
        : row[side] !== undefined
          ? `For ${where} ${row.ref}${rollInWords(row, side)}, ${scored}, is the best rated of your ${kind}s.`
          : `I see no rated ${kind} of yours to set against ${row.ref}, ${scored}.`,
    points: [
      ...owned.map(
        (each) => `${each.ref}${rollInWords(each, side)}: ${scoreInWords(each, side)}, ${each.place}.`,
      ),
      ...(gap !== undefined && gap > 0 && row.best_roll ? [betterInWords(row.best_roll, gap, where)] : []),
      ...(farms?.rows ?? []).map(
        (farm) =>
          `To farm: ${farm.ref} with ${listInWords(farm.traits.map(({ ref }) => ref))}, ${farm.points_more} points above the best of its kind in the vault for ${where}, from ${farm.where}.`,
      ),
    ],
    suggestions: [
      `And for ${side === 'pvp' ? 'PvE' : 'PvP'}?`,
      ...(row.best_roll ? [`God roll for ${row.name}`] : []),
      'What should I farm?',
    ],
    focus: bare(row.ref),
  }
}
