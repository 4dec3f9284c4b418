/** How much of the whole a part is, 0 to 100. A whole of zero is 0 percent (G-40). */
export function percentOf(part: number, whole: number): number {
  if (!(whole > 0) || !Number.isFinite(part)) return 0
  return Math.min(100, Math.max(0, (part / whole) * 100))
}
