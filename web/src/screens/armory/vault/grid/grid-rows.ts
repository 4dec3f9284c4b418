/**
 * The grid as rows. Every row has a height that follows from the width alone, so that the browser only ever draws the
 * rows in sight and the scroll bar still tells the truth.
 */
import { idOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import type { WeaponGroup } from '../query/group-weapons.ts'

export type GridRow =
  | { readonly kind: 'head'; readonly key: string; readonly group: WeaponGroup }
  | { readonly kind: 'items'; readonly key: string; readonly items: readonly WeaponItem[] }

export interface GridMeasure {
  readonly columns: number
  /** Of a row of tiles, the gap below it included. */
  readonly rowHeight: number
}

const TILE = { desk: { least: 92, gap: 10 }, phone: { least: 80, gap: 8 } } as const
/** Below the picture: rating and two lines of name, and what lies between and below them. */
const BELOW_ART = { text: 13 + 33, gaps: 5 + 5 + 14 } as const
export const HEAD_HEIGHT = 52
/** A list's rows are measured once they are drawn; this is the guess until then. */
export const LIST_MEASURE: GridMeasure = { columns: 1, rowHeight: 77 }

/** `scale` is how much larger than usual the player reads: what holds words grows with them. */
export function measureGrid(width: number, phone: boolean, scale: number): GridMeasure {
  const { least, gap } = phone ? TILE.phone : TILE.desk
  const columns = Math.max(1, Math.floor((width + gap) / (least * scale + gap)))
  const tile = (width - gap * (columns - 1)) / columns
  return { columns, rowHeight: Math.ceil(tile + BELOW_ART.text * scale) + BELOW_ART.gaps }
}

export function layOutRows(groups: readonly WeaponGroup[], columns: number): readonly GridRow[] {
  return groups.flatMap((group): GridRow[] => {
    const rows: GridRow[] = [{ kind: 'head', key: `head ${group.id}`, group }]
    for (let at = 0; at < group.items.length; at += columns) {
      rows.push({ kind: 'items', key: `${group.id} ${at}`, items: group.items.slice(at, at + columns) })
    }
    return rows
  })
}

export interface GridPlace {
  readonly row: number
  readonly column: number
}

export function placesOf(rows: readonly GridRow[]): ReadonlyMap<string, GridPlace> {
  const places = new Map<string, GridPlace>()
  for (const [row, line] of rows.entries()) {
    if (line.kind === 'head') continue
    for (const [column, item] of line.items.entries()) places.set(idOf(item), { row, column })
  }
  return places
}
