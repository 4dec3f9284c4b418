/**
 * Whether a title can be worked on now: it is not earned, its year is not over, and a triumph that is left is one that
 * the game shows. What is left of some titles is secret, and nobody can be told what to do for it.
 */
export const isTitleToEarn = ({
  earned,
  legacy,
  open,
}: {
  readonly earned: boolean
  readonly legacy?: boolean | undefined
  /** Its triumphs that can be done, the best to do next first. */
  readonly open: readonly number[]
}): boolean => !earned && !legacy && open.length > 0
