import type { ShareDocument } from '@ai-vault/game/shares/document.ts'
import { renderAsync } from '@resvg/resvg-js'
import { createByteLru } from '../../guardians/byte-lru.ts'
import { drawCard } from './draw-card.ts'

const CACHE_BYTES = 8 * 1024 * 1024

export interface CardRequest {
  readonly shareId: string
  readonly version: number
  readonly document: ShareDocument
  readonly author: string
}

export type Cards = ReturnType<typeof createCards>

/** Cards as pictures: a version never changes, so each is drawn once and kept by bytes. */
export function createCards(fonts: readonly string[]) {
  const ready = createByteLru<Buffer>(CACHE_BYTES)
  return {
    async get({ shareId, version, document, author }: CardRequest): Promise<Buffer> {
      const key = `${shareId} ${version}`
      const kept = ready.get(key)
      if (kept) return kept
      const picture = await renderAsync(drawCard(document, author), {
        font: { loadSystemFonts: false, fontFiles: [...fonts], defaultFontFamily: 'Saira Condensed' },
      })
      const bytes = picture.asPng()
      ready.set(key, bytes, bytes.length)
      return bytes
    },
    drop: (shareId: string) => ready.deleteWhere((key) => key.startsWith(`${shareId} `)),
  }
}
