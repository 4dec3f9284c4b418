import type { GameWords } from '@ai-vault/contract/languages.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import { WEAPON_STAT_BY_HASH } from '@ai-vault/platform/manifest/stat-hashes.ts'

/** The game's own words for what our code knows by a key: "void" is "Leere". What has no name is left out. */
export function gameWords(manifest: Pick<Manifest, 'hashes' | 'named'>, names: Names): GameWords {
  const byEnglishName = (table: string) =>
    manifest
      .hashes(table)
      .map((hash) => [manifest.named(table, hash)?.name.toLowerCase(), names.nameOf(table, hash)])
  const stats = [...WEAPON_STAT_BY_HASH].map(([hash, stat]) => [
    stat,
    names.nameOf('DestinyStatDefinition', hash),
  ])
  return {
    elements: known(byEnglishName('DestinyDamageTypeDefinition')),
    rarities: known(byEnglishName('DestinyItemTierTypeDefinition')),
    weapon_stats: known(stats),
  }
}

const known = (words: readonly (readonly (string | undefined)[])[]): Record<string, string> =>
  Object.fromEntries(words.flatMap(([key, word]) => (key && word ? [[key, word]] : [])))
