import { idOf } from '../../../../items/weapon-item.ts'
import type { GridPlace, GridRow } from './grid-rows.ts'

const PAGE_ROWS = 4
type ItemsRow = Extract<GridRow, { kind: 'items' }>

/** Where a key leads from a place: the id of the weapon there, or nothing where the key means nothing or leads nowhere. */
export function moveInGrid(
  rows: readonly GridRow[],
  from: GridPlace,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
): string | undefined {
  const lines = rows.flatMap((row, at) => (row.kind === 'items' ? [{ row, at }] : []))
  const line = lines.findIndex(({ at }) => at === from.row)
  const idAt = (row: ItemsRow | undefined, column: number) => {
    const item = row?.items[Math.min(column, row.items.length - 1)]
    return item && idOf(item)
  }
  const rowAt = (index: number) => lines[Math.max(0, Math.min(lines.length - 1, index))]?.row
  const here = lines[line]?.row
  if (!here) return undefined
  switch (key) {
    case 'ArrowRight':
      return from.column + 1 < here.items.length ? idAt(here, from.column + 1) : idAt(lines[line + 1]?.row, 0)
    case 'ArrowLeft':
      return from.column > 0
        ? idAt(here, from.column - 1)
        : idAt(lines[line - 1]?.row, Number.MAX_SAFE_INTEGER)
    case 'ArrowDown':
      return idAt(lines[line + 1]?.row, from.column)
    case 'ArrowUp':
      return idAt(lines[line - 1]?.row, from.column)
    case 'PageDown':
      return idAt(rowAt(line + PAGE_ROWS), from.column)
    case 'PageUp':
      return idAt(rowAt(line - PAGE_ROWS), from.column)
    case 'Home':
      return idAt(ctrlKey ? rowAt(0) : here, 0)
    case 'End':
      return idAt(ctrlKey ? rowAt(lines.length - 1) : here, Number.MAX_SAFE_INTEGER)
    default:
      return undefined
  }
}
