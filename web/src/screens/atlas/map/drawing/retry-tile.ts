/** A busy server refuses tiles for a moment, and Leaflet leaves a hole where one failed. */
const PAUSES_MS = [2_000, 4_000, 8_000]

const tries = new WeakMap<HTMLElement, number>()

/** Asks for the tile again after each pause, while the map still shows its place. */
export function retryTile({ tile }: { readonly tile: HTMLElement }) {
  const tried = tries.get(tile) ?? 0
  const pause = PAUSES_MS[tried]
  if (pause === undefined || !(tile instanceof HTMLImageElement)) return
  tries.set(tile, tried + 1)
  const { src } = tile
  setTimeout(() => {
    if (tile.isConnected) tile.src = src
  }, pause)
}
