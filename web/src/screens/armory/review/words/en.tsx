import type { ReactNode } from 'react'
import { formatCount } from '../../../../ui/figures/count.ts'

/** What the review of weapons says. */
export const en = {
  tryAgain: 'Try again',
  entry: {
    cleanUp: (count: number, all: number) =>
      count === all
        ? `Clean up ${formatCount(count)}`
        : `Clean up ${formatCount(count)} of ${formatCount(all)}`,
    cleanUpShown: (count: number) => `Clean up ${formatCount(count)} of those shown`,
    review: (count: number) => `Review ${formatCount(count)}`,
    reviewAll: (count: number) => `Review ${formatCount(count)} of the whole vault`,
    oneByOne: ' one by one',
    decided: (counts: ReactNode) => <>You decided: {counts}</>,
    keep: (count: number) => `${formatCount(count)} to keep`,
    reviewAgain: (count: number) => `${formatCount(count)} to review again`,
    dismantle: (count: number) => `${formatCount(count)} to dismantle`,
    unsaved: (count: number, again: ReactNode) => (
      <>
        {formatCount(count)} not saved yet, kept on this device. {again}
      </>
    ),
  },
}
