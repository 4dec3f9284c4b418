/** The boxes at the present threshold, in the terms of every bound: renewed whenever the threshold rises. */

import { NO_FLOOR } from '../goal.ts'
import { type Box, boxesAbove, MOST_BOXES } from './boxes.ts'
import type { Bounds } from './choose-cuts.ts'
import { type Cut, type GoalBounds, NOTHING } from './cuts.ts'
import type { RoundedCut } from './rounded-cuts.ts'

export class Level {
  readonly bounds: Bounds
  boxes: readonly Box[] = []
  /** Counts how often the threshold rose. */
  version = 0
  /** Box by box: what the values of every cut must add up to. */
  readonly required: Float64Array
  /** Box by box: what each stat must reach without bonus. */
  readonly aims: Int32Array
  /** Box by box: whether a rounded cut speaks of stats with aims only. */
  readonly applies: Uint8Array
  /** Box by box: what a rounded cut must reach of the total. */
  readonly requiredRounded: Int32Array
  private readonly goalBounds: GoalBounds

  private readonly bar: number

  /** Choices at or below the bar are of no interest. */
  constructor(goalBounds: GoalBounds, bounds: Bounds, bar: number) {
    this.bar = bar
    this.goalBounds = goalBounds
    this.bounds = bounds
    this.required = new Float64Array(MOST_BOXES * bounds.cuts.length)
    this.aims = new Int32Array(MOST_BOXES * 6)
    this.applies = new Uint8Array(MOST_BOXES * bounds.rounded.length)
    this.requiredRounded = new Int32Array(MOST_BOXES * bounds.rounded.length)
    this.raise(bar)
  }

  /** Only choices above the threshold, and the bar, are of interest from now on. */
  raise(threshold: number): void {
    if (threshold < this.bar) return
    const { cuts, rounded } = this.bounds
    this.boxes = boxesAbove(this.goalBounds.goal, threshold)
    this.version++
    const { space, goal, sunk } = this.goalBounds
    for (let k = 0; k < this.boxes.length; k++) {
      const box = this.boxes[k] as Box
      for (let c = 0; c < cuts.length; c++) {
        const { weights, shares } = cuts[c] as Cut
        this.required[k * cuts.length + c] = this.goalBounds.needOf(weights, shares, box)
      }
      let aimed = 0
      for (let i = 0; i < 6; i++) {
        const aim = box.aims[i] as number
        if (aim === NO_FLOOR) this.aims[k * 6 + i] = NO_FLOOR
        else {
          this.aims[k * 6 + i] = aim - (space.bonus[i] as number) - (goal.soft ? (sunk[i] as number) : 0)
          aimed |= 1 << i
        }
      }
      for (let r = 0; r < rounded.length; r++) {
        const { mask, shares } = rounded[r] as RoundedCut
        this.applies[k * rounded.length + r] = (mask & aimed) === mask ? 1 : 0
        this.requiredRounded[k * rounded.length + r] = shares === NOTHING ? 0 : this.totalNeed(box, shares)
      }
    }
  }

  private totalNeed({ total }: Box, shares: Float64Array): number {
    const { space, sunk } = this.goalBounds
    return shares.reduce((need, w, i) => need - w * ((space.bonus[i] as number) + (sunk[i] as number)), total)
  }
}
