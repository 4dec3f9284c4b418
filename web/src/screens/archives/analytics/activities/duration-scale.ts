/** Minutes between two lines of the chart; the last one serves any longer run as a multiple. */
const STEPS = [5, 10, 20, 30, 40, 60, 90, 120] as const
const LINES = 3
const LONGEST_STEP = 120

/** The chart's lines in minutes: three of them, the highest at or above the longest run. */
export function durationLines(longestSeconds: number): readonly number[] {
  const wanted = longestSeconds / 60 / LINES
  const step = STEPS.find((minutes) => minutes >= wanted) ?? LONGEST_STEP * Math.ceil(wanted / LONGEST_STEP)
  return Array.from({ length: LINES }, (_, at) => step * (at + 1))
}
