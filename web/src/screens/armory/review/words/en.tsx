import type { ReactNode } from 'react'

/** What the review of weapons says. */
export const en = {
  tryAgain: 'Try again',
  entry: {
    cleanUp: (count: number, all: number) =>
      count === all ? `Clean up ${count}` : `Clean up ${count} of ${all}`,
    cleanUpShown: (count: number) => `Clean up ${count} of those shown`,
    review: (count: number) => `Review ${count} one by one`,
    decided: (counts: ReactNode) => <>You decided: {counts}</>,
    keep: (count: number) => `${count} to keep`,
    reviewAgain: (count: number) => `${count} to review again`,
    dismantle: (count: number) => `${count} to dismantle`,
    unsaved: (count: number, again: ReactNode) => (
      <>
        {count} not saved yet, kept on this device. {again}
      </>
    ),
  },
}
