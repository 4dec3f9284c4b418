/** A score as every screen writes it. What a search compares is this number, not the decimals behind it. */
export const shownScore = (score: number): string => score.toFixed(1)
