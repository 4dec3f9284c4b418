import { BASE_KNOWLEDGE } from '@ai-vault/game/weapons/knowledge/base-knowledge.ts'
import { CompiledKnowledge } from '@ai-vault/game/weapons/knowledge/compiled-knowledge.ts'
import type { LearnedWorths } from '@ai-vault/game/weapons/knowledge/learned-worths.ts'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import type { WishList } from '@ai-vault/game/weapons/wish-list/wish-list.ts'
import { indexWishLists, type WishListIndex } from '@ai-vault/game/weapons/wish-list/wish-list-index.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { readLearnedFile } from './learned-file.ts'
import { createListCache, sourceName } from './read-list.ts'

export interface KeptLists {
  readonly folder: string
  readonly sources: readonly string[]
}

/** The lists as they were last kept on disk; undefined where one of them is not there. */
export async function readKeptLists({ folder, sources }: KeptLists): Promise<WishList[] | undefined> {
  const cache = createListCache(folder)
  const texts = await Promise.all(sources.map(cache.read))
  if (texts.includes(undefined)) return undefined
  return texts.map((text, at) => ({ title: sourceName(sources[at] ?? ''), ...parseWishList(text ?? '') }))
}

/** Their index, with what was learned under this name; unknown where a file of these is not there. */
export async function indexKeptLists(
  kept: KeptLists,
  learnedName: string | undefined,
  manifest: Pick<Manifest, 'weapon' | 'plug'>,
): Promise<WishListIndex | undefined | 'unknown'> {
  if (kept.sources.length === 0) return undefined
  const lists = await readKeptLists(kept)
  const learned = learnedName === undefined ? undefined : await readLearnedFile(kept.folder, learnedName)
  if (!lists || (learnedName !== undefined && !learned)) return 'unknown'
  return indexLists(lists, learned?.worths, manifest)
}

/** Without definitions wishes are matched by number alone. */
export function indexLists(
  lists: readonly WishList[],
  learned: LearnedWorths | undefined,
  manifest: Pick<Manifest, 'weapon' | 'plug'> | undefined,
): WishListIndex {
  const names = manifest && {
    item: (hash: number) => manifest.weapon(hash)?.name,
    perk: (hash: number) => manifest.plug(hash)?.name,
  }
  return indexWishLists(lists, names, learned && new CompiledKnowledge({ ...BASE_KNOWLEDGE, learned }))
}
