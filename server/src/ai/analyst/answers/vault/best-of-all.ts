/** The best where no type is named, where only kills count, and where nothing is rated. */
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { weaponUsage } from '../../../tools/account/weapon-usage.ts'
import { itemDetail } from '../../../tools/vault/item-detail.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import type { Slots } from '../../reading/slots.ts'
import { grandmasterPoints, isForGrandmaster } from '../account/grandmaster.ts'
import { type Ask, bare, couldNotRead, count, type Draft, namesOf } from '../draft.ts'
import { rateMine, suggestionsFor } from '../suggestions.ts'
import { rollInWords, scoreInWords } from './copy-words.ts'
import { wishInWords } from './filters.ts'

const MOST_KILLS =
  /\b(?:most|highest|top|many)\b.*\bkills?\b|\bkill(?:ed|s)?\b(?! me\b).*\bmost\b|\bmost (?:used|played)\b|\b(?:did|do|have) i used?\b.*\bmost\b/i

export const asksMostKills = (question: string): boolean => MOST_KILLS.test(question)

/**
 * By the weapon history of the platform, as the dashboard tells it; where it tells nothing of what was asked for, and for
 * one side of the game, by the trackers of the weapons themselves.
 */
export async function mostKills(ask: Ask, query: string): Promise<Draft> {
  const { tools, slots, turn } = ask
  const result = await tools.use(searchInventory, { query, sort: 'kills', limit: slots.most ?? MOST_TOLD })
  if (!result) return couldNotRead('your weapons')
  const rows = (result.rows as readonly WeaponRow[]).filter(({ kills }) => kills)
  const [first] = rows
  const ofHistory = await mostInHistory(ask, first)
  if (ofHistory) return ofHistory
  if (!first) {
    return {
      lead: `None of your ${wishInWords(slots)} that I see tells its kills.`,
      suggestions: suggestionsFor(turn),
    }
  }
  const told = {
    points: rows.map((row) => `${row.ref}: ${row.kills} kills, ${row.place}.`),
    suggestions: [rateMine(first.name), 'The second one, why?'],
    list: rows.map(({ ref }) => bare(ref)),
    focus: bare(first.ref),
  }
  const most = `${first.ref} has the most kills of your ${count(result.total, wishInWords(slots, false))}`
  if (slots.side) {
    return {
      ...told,
      lead: `${await killsOnSide(ask, slots.side)} Over all activities ${most} by its own tracker: ${first.kills}.`,
      guess: 'trackers do not tell activities apart',
    }
  }
  return {
    ...told,
    lead: `${most} by its own tracker: ${first.kills}.`,
    background: 'A weapon counts its own kills; those of a copy that is gone are gone with it.',
  }
}

const MOST_TOLD = 5

/** Undefined where the history tells nothing of it: it knows no copies, so neither their perks nor who crafted them. */
async function mostInHistory(ask: Ask, tracked: WeaponRow | undefined): Promise<Draft | undefined> {
  const { tools, slots } = ask
  const { type, element, ammo, slot, rarity, crafted, unused, side, most = MOST_TOLD } = slots
  if (side || crafted || unused || namesOf(ask, 'perk').length > 0) return undefined
  const usage = await tools.use(weaponUsage, { type, element, ammo, slot, rarity, limit: most })
  const rows = usage?.weapons ?? []
  const [first, second] = rows
  if (!first) return undefined
  return {
    lead: `${first.ref} has the most kills of all ${wishInWords(slots)} in the history of the platform, as on the dashboard: ${first.kills}.`,
    points: [
      ...rows.map(({ ref, kills, place }) => `${ref}: ${count(kills, 'kill')}${place ? `, ${place}` : ''}.`),
      ...(tracked
        ? [
            `A tracker counts for its own copy alone: there ${tracked.ref} has the most with ${tracked.kills} kills.`,
          ]
        : []),
    ],
    background: 'The platform counts every copy there ever was, also those without a tracker.',
    suggestions: [
      first.place ? rateMine(first.name) : `Where do I get ${first.name}?`,
      ...(second?.place ? ['The second one, why?'] : []),
    ],
    list: rows.map(({ ref }) => bare(ref)),
    focus: bare(first.ref),
  }
}

/** What the platform tells apart is the type of weapon. */
async function killsOnSide({ tools, slots }: Ask, side: 'pve' | 'pvp'): Promise<string> {
  const where = side === 'pve' ? 'PvE' : 'PvP'
  const usage = await tools.use(weaponUsage, { side, ...(slots.type ? { type: slots.type } : {}), limit: 3 })
  const types = (usage?.types ?? []).map(({ type, kills }) => `${type.replaceAll('-', ' ')}s ${kills}`)
  const split = types.length > 0 ? ` The platform counts by type for ${where}: ${listInWords(types)}.` : ''
  return `A tracker counts the kills of all activities together, so I cannot say which weapon has the most in ${where}.${split}`
}

/** Nothing to tell them by: said, instead of calling one the best. */
export function unrated(rows: readonly WeaponRow[], total: number, slots: Slots): Draft {
  const [first] = rows
  return {
    lead:
      total === 1
        ? `${first?.ref} is your only ${wishInWords(slots, false)}, ${first?.place}. ${first?.reason.ref ?? ''}`
        : `None of your ${total} ${wishInWords(slots)} has a roll to rate, so I call none of them the best.`,
    points: total === 1 ? [] : rows.map((row) => `${row.ref}${rollInWords(row)}, ${row.place}.`),
    suggestions: rows.slice(0, 2).map(({ name }) => `Build around ${name}`),
    list: rows.map(({ ref }) => bare(ref)),
    ...(first ? { focus: bare(first.ref) } : {}),
  }
}

const EACH_SLOT = [
  ['kinetic', 'is:kineticslot'],
  ['energy', 'is:energy'],
  ['power', 'is:power'],
] as const

/** The best of everything would be three heavy weapons, of which one can be carried. */
export async function bestOfEachSlot(ask: Ask, side: 'pve' | 'pvp'): Promise<Draft> {
  const { tools, turn, slots } = ask
  const best: WeaponRow[] = []
  const points: string[] = []
  for (const [slot, query] of EACH_SLOT) {
    const found = await tools.use(searchInventory, { query, sort: side, limit: 1 })
    const [row] = (found?.rows ?? []) as readonly WeaponRow[]
    if (row?.[side] === undefined) continue
    const detail = (await tools.use(itemDetail, { item: bare(row.ref), activity: side }))?.rows[0]
    const reason = detail && 'main_reason' in detail ? detail.main_reason.ref : undefined
    best.push(row)
    points.push(
      `${capitalized(slot)}: ${row.ref}${rollInWords(row, side)}: ${scoreInWords(row, side)}, ${row.place}.${reason ? ` ${reason}` : ''}`,
    )
  }
  const [first] = best
  if (!first)
    return { lead: 'I see no weapon of yours with a roll to rate.', suggestions: suggestionsFor(turn) }
  const forGrandmaster = isForGrandmaster(slots)
  return {
    lead: `${forGrandmaster ? 'A roll has no score for Grandmaster Nightfall alone. ' : ''}These are the best of your weapons for ${side === 'pve' ? 'PvE' : 'PvP'}, slot by slot.`,
    points: [...points, ...(forGrandmaster ? await grandmasterPoints(ask) : [])],
    suggestions: [
      `And for ${side === 'pve' ? 'PvP' : 'PvE'}?`,
      'The second one, why?',
      `Where do I get ${first.name}?`,
    ],
    list: best.map(({ ref }) => bare(ref)),
    focus: bare(first.ref),
  }
}
