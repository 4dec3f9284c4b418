import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import { indexWishLists, type WishListIndex } from '@ai-vault/game/weapons/wish-list/wish-list-index.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { createListCache, sourceName } from './read-list.ts'

interface KeptLists {
  readonly folder: string
  readonly sources: readonly string[]
}

/** The index of the lists as they were last kept on disk; unknown where one of them is not there. */
export async function indexKeptLists(
  { folder, sources }: KeptLists,
  manifest: Pick<Manifest, 'weapon' | 'plug'>,
): Promise<WishListIndex | undefined | 'unknown'> {
  if (sources.length === 0) return undefined
  const cache = createListCache(folder)
  const texts = await Promise.all(sources.map(cache.read))
  if (texts.includes(undefined)) return 'unknown'
  const lists = texts.map((text, at) => ({
    title: sourceName(sources[at] ?? ''),
    ...parseWishList(text ?? ''),
  }))
  return indexWishLists(lists, {
    item: (hash) => manifest.weapon(hash)?.name,
    perk: (hash) => manifest.plug(hash)?.name,
  })
}
