/** A thread that draws pictures, one at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import { giveWayToMainThread } from './async/give-way.ts'
import { READY } from './async/thread-pool.ts'
import { createTilePainter, type TileDrawing } from './atlas/tiles/paint-tile.ts'
import { type CardDrawing, cardPng } from './shares/card/card-png.ts'

type Task =
  | { readonly kind: 'tile'; readonly input: TileDrawing }
  | { readonly kind: 'card'; readonly input: CardDrawing }

giveWayToMainThread()

const { fonts } = workerData as { readonly fonts: readonly string[] }
const paintTile = createTilePainter(fonts)

parentPort?.on('message', ({ kind, input }: Task) => {
  const picture = kind === 'tile' ? paintTile(input) : cardPng(input, fonts)
  // In memory of its own, which is handed over instead of copied.
  const bytes = new Uint8Array(picture)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
parentPort?.postMessage(READY)
