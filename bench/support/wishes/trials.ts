import type { Draw, Use, WishedWeapon } from './wished-weapons.ts'

/** Listed rolls of a weapon beside random ones, and how well a score tells them apart. */

/** One use of one weapon: what the list wishes for it, and random rolls of the same weapon. */
export interface Trial {
  readonly use: Use
  readonly listed: readonly (readonly string[])[]
  readonly random: readonly (readonly string[])[]
}

const USES: readonly Use[] = ['pve', 'pvp', 'any']
const MOST_LISTED = 400
const RANDOM_ROLLS = 300

export function trialsOf(weapon: WishedWeapon, draw: Draw): readonly Trial[] {
  const columns = [...weapon.columns.values()]
  const listed =
    weapon.rolls.length > MOST_LISTED
      ? Array.from({ length: MOST_LISTED }, () => draw(weapon.rolls))
      : weapon.rolls
  return USES.flatMap((use) => {
    const rolls = listed.filter((roll) => roll.use === use)
    if (rolls.length === 0) return []
    const random = Array.from({ length: RANDOM_ROLLS }, () => columns.map((names) => draw(names)))
    return [{ use, listed: rolls.map(({ perks }) => perks), random }]
  })
}

/** The area under the ROC curve: the chance that a listed roll scores above a random one, ties counting half. */
export function areaUnderCurve(listed: readonly number[], random: readonly number[]): number {
  const sorted = Float64Array.from(random).sort()
  const rank = (value: number, inclusive: boolean) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      const at = sorted[middle] ?? 0
      if (inclusive ? at <= value : at < value) low = middle + 1
      else high = middle
    }
    return low
  }
  const wins = listed.reduce((sum, value) => sum + (rank(value, false) + rank(value, true)) / 2, 0)
  return wins / (listed.length * sorted.length)
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
