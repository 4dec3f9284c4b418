import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { PROTECTIONS } from '@ai-vault/game/cleanup/protections.ts'
import { type CsvValue, writeCsv } from '@ai-vault/game/csv.ts'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import type { Notes } from '../../../../items/notes/use-notes.ts'
import { idOf, type WeaponItem } from '../../../../items/weapon-item.ts'

const decidedAs = (weapons: readonly WeaponItem[], decisions: Decisions, decision: Decision) =>
  weapons.filter((item) => decisions.get(idOf(item)) === decision)

/** Destiny Item Manager finds exactly these copies; empty where there are none. */
export function dimSearch(weapons: readonly WeaponItem[], decisions: Decisions, decision: Decision): string {
  return decidedAs(weapons, decisions, decision)
    .map((item) => `id:${idOf(item)}`)
    .join(' or ')
}

/** Names and words as Destiny Item Manager's own import reads them. */
const DIM_TAGS: Readonly<Record<Decision, string>> = { keep: 'keep', review: '', dismantle: 'junk' }

const COLUMNS: readonly (readonly [
  string,
  (item: WeaponItem, decision: Decision, note: string) => CsvValue,
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
  ['Kills', ({ item }) => item.kills ?? ''],
  ['Advice', ({ verdict }) => verdict?.reason ?? ''],
  ['Protections', ({ verdict }) => (verdict?.protections ?? []).map((name) => PROTECTIONS[name]).join('; ')],
  ['Notes', (_, __, note) => note],
  ['Perks', ({ perks }) => perks.join('; ')],
]

/** Every decided copy that is still there, one a line. */
export function reviewsCsv(weapons: readonly WeaponItem[], decisions: Decisions, notes: Notes): string {
  const rows = weapons.flatMap((item) => {
    const decision = decisions.get(idOf(item))
    return decision ? [COLUMNS.map(([, read]) => read(item, decision, notes.get(idOf(item)) ?? ''))] : []
  })
  return writeCsv([COLUMNS.map(([head]) => head), ...rows])
}
