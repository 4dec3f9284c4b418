/** What presses and keys do in the grid. */
import type { KeyboardEvent, MouseEvent } from 'react'
import { readSingleKeys } from '../../../../data/stored/storage.ts'
import type { RatingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf } from '../../../../items/weapon-item.ts'
import type { GridSelection } from '../../select/use-selection.ts'
import type { WeaponGroup } from '../query/group-weapons.ts'
import { clauseOfPart } from '../tile/tile-clauses.ts'
import type { useTileHints } from '../tile/use-tile-hints.ts'
import { moveInGrid } from './move-in-grid.ts'
import type { VisibleRows } from './use-visible-rows.ts'

/** The weapons of the grid, and what can be done with one. */
export interface GridActions {
  readonly groups: readonly WeaponGroup[]
  readonly ratingOf: RatingLookup
  readonly onOpen: (id: string) => void
  readonly onAnalyze: (id: string) => void
  /** More of the same: a mark of a tile was pressed with Shift, or chosen from its menu. */
  readonly onClause: (clause: string) => void
  readonly selection: GridSelection
}

type TileHints = ReturnType<typeof useTileHints>

/** What was pressed: a group's own button; of a weapon Analyze, its tile and there perhaps a mark, or another button. */
type Pressed =
  | { readonly kind: 'group'; readonly id: string }
  | { readonly kind: 'analyze'; readonly id: string; readonly isBusy: boolean }
  | { readonly kind: 'tile'; readonly id: string; readonly part: string | undefined }
  | { readonly kind: 'other'; readonly id: string }

const closest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

export const weaponAt = (target: EventTarget) => closest(target, '[data-weapon]')?.dataset.weapon

function readPress(target: EventTarget, hints: TileHints): Pressed | undefined {
  const group = closest(target, '[data-group]')?.dataset.group
  if (group !== undefined) return { kind: 'group', id: group }
  const id = hints.takePressed(target)
  const button = closest(target, 'button')
  if (id === undefined || !button) return undefined
  if (button.dataset.action === 'analyze') return { kind: 'analyze', id, isBusy: button.ariaBusy === 'true' }
  if (!button.hasAttribute('aria-pressed')) return { kind: 'other', id }
  return { kind: 'tile', id, part: closest(target, '[data-part]')?.dataset.part }
}

export function pressInGrid(event: MouseEvent, grid: GridActions, cells: VisibleRows, hints: TileHints) {
  const { groups, ratingOf, selection, onAnalyze, onClause, onOpen } = grid
  const { shiftKey, ctrlKey, metaKey } = event
  const pressed = readPress(event.target, hints)
  if (pressed?.kind === 'group') {
    selection.toggleAll(groups.find(({ id }) => id === pressed.id)?.items.map(idOf) ?? [])
    return
  }
  const item = pressed && cells.itemOf(pressed.id)
  if (!item || hints.isAfterLongPress()) return
  const { id } = pressed
  if (pressed.kind === 'analyze' && !pressed.isBusy) onAnalyze(id)
  if (pressed.kind !== 'tile') return
  if (selection.ids && shiftKey) selection.extendTo(id)
  else if (selection.ids || ctrlKey || metaKey) selection.toggle(id)
  else if (shiftKey) onClause(clauseOfPart(item, ratingOf(item), pressed.part))
  else onOpen(id)
}

/** X picks the weapon under the focus, Ctrl with A all that is shown. */
function selectByKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, id: string, grid: GridActions) {
  const { groups, selection } = grid
  const letter = key.toLowerCase()
  if (letter === 'a' && (ctrlKey || metaKey)) {
    selection.toggleAll(groups.flatMap(({ items }) => items.map(idOf)))
    return true
  }
  if (letter !== 'x' || ctrlKey || metaKey || altKey || !readSingleKeys()) return false
  selection.toggle(id)
  return true
}

export function moveByKey(event: KeyboardEvent, grid: GridActions, cells: VisibleRows, hints: TileHints) {
  const { selection } = grid
  const id = weaponAt(event.target)
  const place = id === undefined ? undefined : cells.places.get(id)
  if (event.key === 'Escape') {
    // One press, one thing: what lies above the grid goes first, the selection with the next.
    if (hints.hint) event.preventDefault()
    hints.hideHint()
  }
  if (id !== undefined && selectByKey(event, id, grid)) return event.preventDefault()
  const next = place && moveInGrid(cells.rows, place, event)
  if (next === undefined) return
  event.preventDefault()
  cells.goTo(next)
  if (event.shiftKey && selection.ids && id !== undefined) {
    if (selection.ids.size === 0) selection.toggle(id)
    selection.extendTo(next)
  }
}
