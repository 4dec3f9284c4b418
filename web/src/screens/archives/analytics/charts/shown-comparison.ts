import type { ArchiveCompared } from '@ai-vault/contract/archives.ts'

const SHARES: ReadonlySet<string> = new Set(['completion', 'wins'])

/** As many digits as the figure itself shows. */
export const rounded = (value: number) => (value >= 20 ? Math.round(value) : Math.round(value * 10) / 10)

/** The span of the usual and the word for a figure, both of the figures as they are shown: what lies inside is as usual. */
export function shownComparison({ measure, value, usual, margin = 0, trend }: ArchiveCompared) {
  if (trend === 'unknown' || usual === undefined) return { trend: 'unknown' as const }
  const most = SHARES.has(measure) ? 100 : Number.POSITIVE_INFINITY
  const band = [rounded(Math.max(0, usual - margin)), rounded(Math.min(most, usual + margin))] as const
  const [low, high] = band
  const isInside = rounded(value) >= low && rounded(value) <= high
  return { band, trend: isInside ? ('usual' as const) : trend }
}
