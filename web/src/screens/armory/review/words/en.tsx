import type { ReactNode } from 'react'

/** What the review of weapons says. */
export const en = {
  decisions: {
    keep: { act: 'Keep', done: 'Decided: keep' },
    review: { act: 'Review', done: 'Decided: review again' },
    dismantle: { act: 'Dismantle', done: 'Decided: dismantle' },
  },
  decision: 'Your decision',
  tryAgain: 'Try again',
  entry: {
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
