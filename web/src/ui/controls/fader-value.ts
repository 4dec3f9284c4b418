/** A slider's value: whole, not below 0, not above the maximum. What is not a number becomes 0. */
export function clampStep(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(0, Math.round(value))) : 0
}
