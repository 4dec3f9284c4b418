import { createSingleFlight } from '@ai-vault/platform/single-flight.ts'
import { LRUCache } from 'lru-cache'
import { deleteWhere } from '../../caches/delete-where.ts'
import type { CardDrawing } from './card-png.ts'

const CACHE_BYTES = 8 * 1024 * 1024

export interface CardRequest extends CardDrawing {
  /** Whose share it is. */
  readonly membershipId: string
  readonly shareId: string
  readonly version: number
}

export type CardCache = ReturnType<typeof createCardCache>

/** Cards as pictures: a version never changes, so each is drawn once, however many ask at a time, and kept by bytes. */
export function createCardCache(draw: (key: string, card: CardDrawing) => Promise<Buffer>) {
  const ready = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  })
  const drawing = createSingleFlight<Buffer>()

  async function drawAndKeep(key: string, { document, author }: CardRequest): Promise<Buffer> {
    const bytes = await draw(key, { document, author })
    // One that was taken back while it was drawn is not kept.
    if (drawing.has(key)) ready.set(key, bytes)
    return bytes
  }

  return {
    async get(request: CardRequest): Promise<Buffer> {
      const key = `${request.membershipId} ${request.shareId} ${request.version}`
      return ready.get(key) ?? drawing.run(key, () => drawAndKeep(key, request))
    },
    /** All of a player's, or those of one share. */
    drop(membershipId: string, shareId?: string) {
      const prefix = `${membershipId} ${shareId === undefined ? '' : `${shareId} `}`
      const isDropped = (key: string) => key.startsWith(prefix)
      deleteWhere(ready, isDropped)
      drawing.forget(isDropped)
    },
  }
}
