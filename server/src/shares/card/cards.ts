import type { ShareDocument } from '@ai-vault/game/shares/document.ts'
import { renderAsync } from '@resvg/resvg-js'
import { limitConcurrency } from '../../async/limit-concurrency.ts'
import { createByteLru } from '../../guardians/byte-lru.ts'
import { drawCard } from './draw-card.ts'

const CACHE_BYTES = 8 * 1024 * 1024
/** Drawing takes a whole processor: a link that many open must leave others some. */
const AT_ONCE = 2

export interface CardRequest {
  /** Whose share it is. */
  readonly membershipId: string
  readonly shareId: string
  readonly version: number
  readonly document: ShareDocument
  readonly author: string
}

export type Cards = ReturnType<typeof createCards>
export type DrawPicture = (svg: string) => Promise<Buffer>

const drawWith =
  (fonts: readonly string[]): DrawPicture =>
  async (svg) => {
    const picture = await renderAsync(svg, {
      font: { loadSystemFonts: false, fontFiles: [...fonts], defaultFontFamily: 'Saira Condensed' },
    })
    return picture.asPng()
  }

/** Cards as pictures: a version never changes, so each is drawn once, however many ask at a time, and kept by bytes. */
export function createCards(fonts: readonly string[], draw: DrawPicture = drawWith(fonts)) {
  const ready = createByteLru<Buffer>(CACHE_BYTES)
  const drawing = new Map<string, Promise<Buffer>>()
  const limited = limitConcurrency(AT_ONCE)

  async function drawAndKeep(key: string, { document, author }: CardRequest): Promise<Buffer> {
    try {
      const bytes = await limited(() => draw(drawCard(document, author)))
      // One that was taken back while it was drawn is not kept.
      if (drawing.has(key)) ready.set(key, bytes, bytes.length)
      return bytes
    } finally {
      drawing.delete(key)
    }
  }

  return {
    async get(request: CardRequest): Promise<Buffer> {
      const key = `${request.membershipId} ${request.shareId} ${request.version}`
      const kept = ready.get(key)
      if (kept) return kept
      const started = drawing.get(key) ?? drawAndKeep(key, request)
      drawing.set(key, started)
      return started
    },
    /** All of a player's, or those of one share. */
    drop(membershipId: string, shareId?: string) {
      const prefix = `${membershipId} ${shareId === undefined ? '' : `${shareId} `}`
      ready.deleteWhere((key) => key.startsWith(prefix))
      for (const key of drawing.keys()) if (key.startsWith(prefix)) drawing.delete(key)
    },
  }
}
