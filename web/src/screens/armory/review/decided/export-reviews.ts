import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { PROTECTIONS } from '@ai-vault/game/cleanup/protections.ts'
import { type CsvValue, writeCsv } from '@ai-vault/game/csv.ts'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import type { GearItem } from '../../../../items/gear-item.ts'
import type { Notes } from '../../../../items/notes/notes-query.ts'
import { idOf } from '../../../../items/weapon-item.ts'

export const decidedAs = <Item extends GearItem>(
  gear: readonly Item[],
  decisions: Decisions,
  decision: Decision,
): readonly Item[] => gear.filter((item) => decisions.get(idOf(item)) === decision)

/** Destiny Item Manager finds exactly these copies; empty where there are none. */
export const dimSearch = (gear: readonly GearItem[]): string =>
  gear.map((item) => `id:${idOf(item)}`).join(' or ')

export const csvBlob = (csv: string) => new Blob([csv], { type: 'text/csv;charset=utf-8' })

/** Names and words as Destiny Item Manager's own import reads them. */
const DIM_TAGS: Readonly<Record<Decision, string>> = { keep: 'keep', review: '', dismantle: 'junk' }

const COLUMNS: readonly (readonly [
  string,
  (item: GearItem, decision: Decision, note: string) => CsvValue,
])[] = [
  ['Decision', (_, decision) => decision],
  ['Tag', (_, decision) => DIM_TAGS[decision]],
  ['Name', ({ item }) => item.name],
  ['Id', ({ item }) => item.instanceId],
  ['Hash', ({ item }) => item.hash],
  ['Type', ({ item }) => item.typeName],
  ['Rarity', ({ item }) => item.rarity],
  ['Tier', ({ item }) => item.tier ?? ''],
  ['Power', ({ item }) => item.power ?? ''],
  ['Rating', ({ rating }) => rating?.tier ?? 'Unrated'],
  ['Score', ({ rating }) => rating?.score ?? ''],
  ['PvE', ({ rating }) => rating?.pve.score ?? ''],
  ['PvP', ({ rating }) => rating?.pvp.score ?? ''],
  ['Kills', ({ item }) => (item.kind === 'weapon' ? (item.kills ?? '') : '')],
  ['Stats', ({ item }) => (item.kind === 'armor' ? item.base.join('/') : '')],
  ['Place', ({ item: { place } }) => place.in],
  ['Advice', ({ verdict }) => verdict?.reason ?? ''],
  ['Protections', ({ verdict }) => (verdict?.protections ?? []).map((name) => PROTECTIONS[name]).join('; ')],
  ['Notes', (_, __, note) => note],
  ['Perks', ({ perks }) => perks.join('; ')],
]

/** Every decided copy that is still there, one a line. */
export function reviewsCsv(gear: readonly GearItem[], decisions: Decisions, notes: Notes): string {
  const rows = gear.flatMap((item) => {
    const decision = decisions.get(idOf(item))
    return decision ? [COLUMNS.map(([, read]) => read(item, decision, notes.get(idOf(item)) ?? ''))] : []
  })
  return writeCsv([COLUMNS.map(([head]) => head), ...rows])
}
