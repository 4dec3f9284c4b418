import type { Plug, StatCurve, StatScale, WeaponStat } from '../../items.ts'

/**
 * What perks do to the stats that the game shows. A perk adds to an invested value; a curve of the weapon turns that into
 * the shown one (a magazine stat of 60 may be 12 rounds). What else sits on a copy, such as mods, is not known perk by
 * perk: it is what remains between the curve and the value that the platform shows, and it stays when perks change.
 */

export type StatValues = Readonly<Partial<Record<WeaponStat, number>>>

const HIGHEST = 100

/** Halves go to the even neighbour, as the platform rounds. */
function roundToEven(value: number): number {
  const below = Math.floor(value)
  const rest = value - below
  if (rest === 0.5) return below % 2 === 0 ? below : below + 1
  return rest < 0.5 ? below : below + 1
}

/** The shown value of an invested one; beyond the curve's ends it stands still. */
export function shownOn(curve: StatCurve | undefined, invested: number): number {
  const value = Math.min(HIGHEST, Math.max(0, invested))
  if (!curve || curve.length === 0) return value
  const at = curve.findIndex(([point]) => point > value)
  const [start, end] = [curve[at - 1], curve[at]]
  if (!end) return curve.at(-1)?.[1] ?? 0
  if (!start) return end[1]
  const share = (value - start[0]) / (end[0] - start[0])
  return roundToEven(start[1] + share * (end[1] - start[1]))
}

export type StatGiver = Pick<Plug, 'stats'>

const given = (givers: readonly StatGiver[], stat: WeaponStat): number =>
  givers.reduce((sum, { stats }) => sum + (stats?.[stat] ?? 0), 0)

/** The stats of the plain weapon with these perks. */
export function statsWith(scale: StatScale, perks: readonly StatGiver[]): StatValues {
  return Object.fromEntries(
    statsOf(scale).map((stat) => [
      stat,
      shownOn(scale.curves[stat], (scale.invested[stat] ?? 0) + given(perks, stat)),
    ]),
  )
}

/** A copy's shown stats after its active perks were exchanged for others. */
export function statsAfter(
  shown: StatValues,
  scale: StatScale,
  active: readonly StatGiver[],
  chosen: readonly StatGiver[],
): StatValues {
  const before = statsWith(scale, active)
  const after = statsWith(scale, chosen)
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => {
      const stat = name as WeaponStat
      return [stat, Math.max(0, value + (after[stat] ?? 0) - (before[stat] ?? 0))]
    }),
  )
}

const statsOf = ({ invested, curves }: StatScale): readonly WeaponStat[] =>
  [...new Set([...Object.keys(invested), ...Object.keys(curves)])] as WeaponStat[]
