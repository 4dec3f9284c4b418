import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { ArmorGroup } from './browse-armor.ts'

const pieceOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[data-piece]')?.dataset.piece

/** One place in the tab order for all tiles, and the arrow keys between them, as in the grid of weapons. */
export function useTileKeys(groups: readonly ArmorGroup[]) {
  const ref = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<string>()
  const ids = groups.flatMap(({ pieces }) => pieces.map(({ instanceId }) => instanceId))
  // A search may have taken the tile away: then the first one is it.
  const current = last !== undefined && ids.includes(last) ? last : ids[0]
  return {
    ref,
    current,
    onFocus: ({ target }: FocusEvent) => setLast((now) => pieceOf(target) ?? now),
    onKeyDown: (event: KeyboardEvent) => {
      const tiles = [...(ref.current?.querySelectorAll<HTMLElement>('[data-piece] button') ?? [])]
      const from = event.target instanceof HTMLElement ? tiles.indexOf(event.target) : -1
      const next = from < 0 ? undefined : tiles[moveAmong(tiles, from, event)]
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}

/** Where a key leads, by where the tiles stand; -1 where it leads nowhere. */
function moveAmong(
  tiles: readonly HTMLElement[],
  from: number,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): number {
  if (key === 'ArrowRight') return from + 1
  if (key === 'ArrowLeft') return from - 1
  if (ctrlKey && key === 'Home') return 0
  if (ctrlKey && key === 'End') return tiles.length - 1
  const boxes = tiles.map((tile) => tile.getBoundingClientRect())
  const here = boxes[from]
  if (!here) return -1
  const inRow = (top: number) => boxes.flatMap((box, at) => (box.top === top ? [at] : []))
  if (key === 'Home') return inRow(here.top)[0] ?? -1
  if (key === 'End') return inRow(here.top).at(-1) ?? -1
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return -1
  const tops = boxes.map(({ top }) => top)
  const top =
    key === 'ArrowDown'
      ? Math.min(...tops.filter((each) => each > here.top))
      : Math.max(...tops.filter((each) => each < here.top))
  const row = inRow(top)
  return row.toSorted((one, other) => distance(boxes, one, here) - distance(boxes, other, here))[0] ?? -1
}

const distance = (boxes: readonly DOMRect[], at: number, { left }: DOMRect) =>
  Math.abs((boxes[at]?.left ?? 0) - left)
