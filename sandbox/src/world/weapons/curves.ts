/** How the game shows an invested value, point by point; between two points it is a straight line. */
export type Curve = readonly (readonly [invested: number, shown: number])[]

/** Halves go to the even neighbour, as the platform rounds. */
const roundToEven = (value: number): number => {
  const below = Math.floor(value)
  const rest = value - below
  if (rest === 0.5) return below % 2 === 0 ? below : below + 1
  return rest < 0.5 ? below : below + 1
}

const HIGHEST = 100

/** The shown value of an invested one; beyond the curve's ends it stands still. */
export const shownOn = (curve: Curve | undefined, invested: number): number => {
  const value = Math.min(HIGHEST, Math.max(0, invested))
  if (!curve) return value
  const at = curve.findIndex(([point]) => point > value)
  const [start, end] = [curve[at - 1], curve[at]]
  if (!end) return curve.at(-1)?.[1] ?? 0
  if (!start) return end[1]
  const share = (value - start[0]) / (end[0] - start[0])
  return roundToEven(start[1] + share * (end[1] - start[1]))
}

/** What has to be invested for a value to be shown; between two points, where the line passes it. */
export const investedFor = (curve: Curve | undefined, shown: number): number => {
  if (!curve) return shown
  const exact = curve.find(([, weight]) => weight === shown)
  if (exact) return exact[0]
  for (const [place, end] of curve.entries()) {
    const start = curve[place - 1]
    if (!start || (start[1] - shown) * (end[1] - shown) >= 0) continue
    return Math.round(start[0] + ((shown - start[1]) / (end[1] - start[1])) * (end[0] - start[0]))
  }
  throw new Error(`no investment shows ${shown}`)
}
