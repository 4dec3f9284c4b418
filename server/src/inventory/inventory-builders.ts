import { defineViewBuilder } from '../guardians/workers/view-builder.ts'
import { openedThere, type ShownElsewhere } from '../languages/shown-elsewhere.ts'
import type { PlayerMarks } from '../reviews/player-marks.ts'
import { inventoryContent } from './inventory-answer.ts'
import { inventoryComparison } from './inventory-digests.ts'

export interface InventoryInput {
  readonly shown: ShownElsewhere
  readonly marks: PlayerMarks
}

/** The answers of the routes, made in a thread. */
export const liveInventoryBuilder = defineViewBuilder<InventoryInput>({
  content: (guardian, { shown, marks }, { assessments, namesIn }) =>
    inventoryContent(guardian, assessments.of(guardian, marks), openedThere(shown, namesIn)),
})

export const inventoryBuilder = { ...liveInventoryBuilder, comparison: inventoryComparison }
