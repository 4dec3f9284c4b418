/** Ranks that rise by playing: name, hash (0: ours), steps, points a step. */
export const RANKS: readonly (readonly [name: string, hash: number, steps: number, points: number])[] = [
  ['Vanguard Rank', 457612306, 16, 600],
  ['Crucible Rank', 2083746873, 16, 600],
  ['Competitive Division', 3696598664, 21, 500],
  ['Trials Rank', 2755675426, 16, 500],
  ['Gambit Rank', 3008065600, 16, 600],
  ['Iron Banner Rank', 0, 16, 500],
  ['Gunsmith Rank', 0, 16, 450],
  ['Strange Favor', 0, 16, 450],
  ['Kepler Standing', 0, 20, 400],
  ['Frontier Standing', 0, 20, 400],
]
