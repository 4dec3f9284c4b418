import type { Decision } from '@ai-vault/contract/reviews.ts'
import { PROTECTIONS } from '@ai-vault/game/weapons/protection.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'
import type { Decisions } from './decisions.ts'

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

const COLUMNS: readonly (readonly [string, (item: WeaponItem, decision: Decision) => string | number])[] = [
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
  ['Advice', ({ verdict }) => verdict?.reason ?? ''],
  ['Protections', ({ verdict }) => (verdict?.protections ?? []).map((name) => PROTECTIONS[name]).join('; ')],
  ['Perks', ({ perks }) => perks.join('; ')],
]

/** Every decided copy that is still there, one a line. */
export function reviewsCsv(weapons: readonly WeaponItem[], decisions: Decisions): string {
  const rows = weapons.flatMap((item) => {
    const decision = decisions.get(idOf(item))
    return decision ? [COLUMNS.map(([, read]) => read(item, decision))] : []
  })
  return `${[COLUMNS.map(([head]) => head), ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/**
 * Quoted where it must be. A text that a spreadsheet would take for a formula gets an apostrophe in front, as names come
 * from elsewhere. An id of nineteen digits wears quotes of its own, because a spreadsheet would round the number; Destiny
 * Item Manager writes and reads it the same way.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  if (/^\d{16,}$/.test(value)) return `"""${value}"""`
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
