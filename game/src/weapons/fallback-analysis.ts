/** What is stored when an analysis fails: the specified values, flagged, shown as Unrated, counted nowhere. */
export const FALLBACK_ANALYSIS = {
  overall_rating: 'B+',
  god_roll_score: 7.5,
  note: 'Analysis temporarily unavailable',
  fallback: true,
} as const
export type FallbackAnalysis = typeof FALLBACK_ANALYSIS
