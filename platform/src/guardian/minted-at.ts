/** Clocks of two machines differ a little; a mint further ahead than this is not a mint. */
const TOLERANCE_MS = 5 * 60_000

/**
 * When the platform minted an answer. A time that cannot be read or lies in the future would keep every later copy
 * from replacing this one, so the moment of reading stands in for it.
 */
export function mintedAt(claimed: string | undefined, readAt: number): string {
  const time = Date.parse(claimed ?? '')
  const usable = Number.isFinite(time) && time <= readAt + TOLERANCE_MS
  return usable && claimed !== undefined ? claimed : new Date(readAt).toISOString()
}
