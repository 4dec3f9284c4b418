/** How a trait's bar is drawn, by its score: the specification's section 9. */
export type TraitColour = 'green' | 'yellow' | 'orange' | 'red'

export function traitColour(score: number): TraitColour {
  if (score >= 8) return 'green'
  if (score >= 6) return 'yellow'
  return score >= 4 ? 'orange' : 'red'
}
