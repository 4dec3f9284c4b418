/** Whether a title is still to be had: it is not earned, and its year is not over. */
export const isTitleOpen = ({
  earned,
  legacy,
}: {
  readonly earned: boolean
  readonly legacy?: boolean | undefined
}): boolean => !earned && !legacy

/**
 * Whether a title can be worked on now: it is not earned, its year is not over, and a triumph that is left is one that
 * the game shows. What is left of some titles is secret, and nobody can be told what to do for it.
 */
export const isTitleToEarn = (title: {
  readonly earned: boolean
  readonly legacy?: boolean | undefined
  /** Its triumphs that can be done, the best to do next first. */
  readonly open: readonly number[]
}): boolean => isTitleOpen(title) && title.open.length > 0
