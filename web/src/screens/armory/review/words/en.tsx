import type { ReactNode } from 'react'
import { formatCount } from '../../../../ui/figures/count.ts'

export const lastOfKind = (count: number) =>
  count === 1 ? '1 is the last of its kind' : `${formatCount(count)} are the last of their kind`

/** What the review of weapons says. */
export const en = {
  tryAgain: 'Try again',
  entry: {
    cleanUp: (count: number) => `Clean up ${count === 1 ? '1 weapon' : `${formatCount(count)} weapons`}`,
    because: (all: number, reasons: string) => ` of ${formatCount(all)} that could go: ${reasons}`,
    cleanUpShown: (count: number) => `Clean up ${formatCount(count)} of those shown`,
    /** Why the clean-up leaves weapons to a press of their own. */
    leftOut: {
      last: lastOfKind,
      goodElsewhere: (count: number, activity: string) =>
        count === 1 ? `1 is good in ${activity}` : `${formatCount(count)} are good in ${activity}`,
    },
    review: (count: number) => `Review ${formatCount(count)}`,
    reviewMore: (count: number) => `Review ${formatCount(count)} undecided`,
    seeDecided: (count: number) => `See ${formatCount(count)} decided`,
    ofWholeVault: ' of the whole vault',
    oneByOne: ' one by one',
    decided: (counts: ReactNode) => <>You decided: {counts}</>,
    keep: (count: number) => `${formatCount(count)} to keep`,
    reviewAgain: (count: number) => `${formatCount(count)} to review again`,
    dismantle: (count: number) => `${formatCount(count)} to dismantle`,
    export: 'Export: DIM search, CSV',
    unsaved: (count: number, again: ReactNode) => (
      <>
        {formatCount(count)} not saved yet, kept on this device. {again}
      </>
    ),
  },
}
