import { ITEM_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'

/** A name in the player's language, with the English one beside it where they differ. */
export function shownName({ hash, name }: { readonly hash: number; readonly name: string }, names?: Names) {
  const shown = names?.nameOf(ITEM_TABLE, hash)
  return shown && shown !== name ? { name: shown, english_name: name } : { name }
}
