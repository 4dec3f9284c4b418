/** The canned replies (F-249, F-250, G-39): by keyword, without a network. Everything else is read and answered. */
import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { CANNED_BUILDS } from './words/builds.ts'
import { words } from './words/words.tsx'

export const MODES = ['assistant', 'analysis', 'tactical', 'training'] as const
export type Mode = (typeof MODES)[number]

export const SHORTEST_DELAY_MS = 1_000
export const LONGEST_DELAY_MS = 3_000

export const replyDelay = (random: () => number): number =>
  SHORTEST_DELAY_MS + Math.round(random() * (LONGEST_DELAY_MS - SHORTEST_DELAY_MS))

export type ReplyKind = 'builds' | 'features' | 'echo'

/** 'build' or 'loadout' wins over 'help' (G-39). */
export function kindOfReply(input: string): ReplyKind {
  const text = fold(input)
  if (/build|loadout/.test(text)) return 'builds'
  if (/help|what can you do/.test(text)) return 'features'
  return 'echo'
}

/** Undefined: no vault is saved on this device. */
type SavedItems = readonly InventoryItem[] | 'reading' | undefined

/** Undefined where the question is one to read. */
export function cannedReply(input: string, items: SavedItems): string | undefined {
  const kind = kindOfReply(input)
  if (kind === 'builds') return buildList(input, items)
  return kind === 'features' ? [words.features, ...words.featureList].join('\n') : undefined
}

/** What the question names comes first, then what is owned of it. */
function buildList(input: string, saved: SavedItems): string {
  const items = saved === 'reading' ? undefined : saved
  const asked = new Set(fold(input).match(/[a-z]+/g))
  const named = (name: string) => (fold(name).match(/[a-z]+/g) ?? []).filter((word) => asked.has(word)).length
  const owned = new Set((items ?? []).map(({ item }) => fold(item.englishName ?? item.name)))
  const has = (name: string) => owned.has(fold(name))
  const share = (needs: readonly string[]) => needs.filter(has).length / needs.length
  const builds = CANNED_BUILDS.toSorted(
    (one, other) => named(other.name) - named(one.name) || share(other.needs) - share(one.needs),
  )
  const lines = builds.map(({ name, needs, about }) =>
    words.build(name, needs.map((each) => (has(each) ? words.owned(each) : each)).join(', '), about),
  )
  const known = saved === 'reading' ? words.ownedLater : saved ? words.ownedFirst : words.ownedUnknown
  return [words.builds, lines.join('\n'), known].join('\n\n')
}
