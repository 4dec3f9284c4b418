import type { QueryClient } from '@tanstack/react-query'
import type { ItemRef } from '../../items/find-item.ts'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'
import { MENU_SCREENS } from '../screen-list.ts'

/** One line of the command palette: somewhere to go. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  readonly note: string
  /** Another name it is found by. */
  readonly also?: string
  readonly group: 'screens' | 'weapons' | 'items' | 'triumphs'
  readonly glyph: GlyphName
  readonly to: string
  /** An item whose sheet opens over the present screen, instead of going anywhere. */
  readonly sheet?: ItemRef
}

const SCREENS: readonly PaletteEntry[] = MENU_SCREENS.map(({ path, words, glyph }) => ({
  id: path,
  label: words.name,
  note: words.purpose,
  group: 'screens',
  glyph,
  to: path,
}))

/** The part of an inventory item or triumph that the palette needs, whatever else the answer holds. */
interface Named {
  readonly key: string
  readonly name: string
  readonly also?: string
  readonly note: string
  /** What kind of item it is, where it is one. */
  readonly kind?: string
  readonly hash?: number
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textAt = (value: unknown, key: string) => {
  const found = isRecord(value) ? value[key] : undefined
  return typeof found === 'string' ? found : ''
}
const listAt = (value: unknown, key: string): readonly unknown[] => {
  const found = isRecord(value) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

function asItem(item: unknown): Named {
  const definition = isRecord(item) ? item.definition : undefined
  const display = isRecord(definition) ? definition.displayProperties : undefined
  return {
    key: String(isRecord(item) ? (item.itemInstanceId ?? item.itemHash) : ''),
    name: textAt(display, 'name'),
    note: textAt(definition, 'itemTypeDisplayName'),
    also: textAt(isRecord(item) ? item.item : undefined, 'englishName'),
    kind: textAt(isRecord(item) ? item.item : undefined, 'kind'),
    ...(isRecord(item) && typeof item.itemHash === 'number' ? { hash: item.itemHash } : {}),
  }
}

function asTriumph(triumph: unknown): Named {
  const definition = isRecord(triumph) ? triumph.definition : undefined
  return {
    key: String(isRecord(triumph) ? triumph.hash : ''),
    name: textAt(definition, 'name'),
    note: textAt(definition, 'description'),
  }
}

/** Screens, what the player owns and triumphs, as far as they have been read. */
export function paletteEntries(client: QueryClient): PaletteEntry[] {
  const cached = (feature: string) => client.getQueriesData({ queryKey: [feature] }).map(([, data]) => data)
  const owned = uniqueByName(cached('inventory').flatMap((data) => listAt(data, 'items').map(asItem)))
  const triumphs = cached('atlas').flatMap((data) => listAt(data, 'triumphs').map(asTriumph))
  return [
    ...SCREENS,
    ...owned.map(asEntry),
    ...uniqueByName(triumphs).map(({ key, name, note }): PaletteEntry => {
      const to = `/atlas?q=${encodeURIComponent(name)}`
      return { id: `triumph-${key}`, label: name, note, group: 'triumphs', glyph: 'i-triumph', to }
    }),
  ]
}

/** Weapons and armor lead to where all copies of that name are; anything else has a sheet of its own. */
function asEntry({ key, name, note, also = '', kind, hash }: Named): PaletteEntry {
  const asked = encodeURIComponent(name)
  const common = { id: `item-${key}`, label: name, note, also, glyph: 'i-armory' } as const
  if (kind === 'armor') {
    return { ...common, group: 'items', to: `/armory?tab=armor&pieces=all&find=${asked}` }
  }
  if (kind === 'other' && hash !== undefined) {
    return { ...common, group: 'items', to: '', sheet: { itemHash: hash } }
  }
  return { ...common, group: 'weapons', to: `/armory?q=${asked}` }
}

function uniqueByName(entries: readonly Named[]): readonly Named[] {
  return [...new Map(entries.filter(({ name }) => name !== '').map((entry) => [entry.name, entry])).values()]
}

const LIMIT = 24

/**
 * The entries that hold every word of the query, best first: a label that begins with it, then a word that does, then
 * anywhere, then in the note. Without a query: the screens.
 */
export function findEntries(entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return entries.filter(({ group }) => group === 'screens')
  const words = wanted.split(/\s+/)
  return entries
    .map((entry, order) => ({ entry, order, rank: rankOf(entry, wanted, words) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, LIMIT)
    .map(({ entry }) => entry)
}

function rankOf({ label, note, also = '' }: PaletteEntry, wanted: string, words: readonly string[]): number {
  const name = label.toLowerCase()
  if (name.startsWith(wanted)) return 0
  if (words.every((word) => name.split(/\s+/).some((part) => part.startsWith(word)))) return 1
  if (words.every((word) => name.includes(word))) return 2
  if (words.every((word) => `${name} ${note} ${also}`.toLowerCase().includes(word))) return 3
  return Number.POSITIVE_INFINITY
}
