import type { RecommendBuildAnswer } from '@ai-vault/contract/architect.ts'
import { toasts } from '../../ui/feedback/toasts.ts'
import { words } from './words/words.ts'

/** To the clipboard, and says so. */
export async function copyDimLoadout({ dim_loadout }: RecommendBuildAnswer): Promise<void> {
  try {
    await navigator.clipboard.writeText(JSON.stringify(dim_loadout, null, 2))
    toasts.show(words.result.copied, { glyph: 'i-copy' })
  } catch {
    toasts.show(words.result.copyRefused, { tone: 'bad', glyph: 'i-warn' })
  }
}
