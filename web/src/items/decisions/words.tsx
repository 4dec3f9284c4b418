import type { ReactNode } from 'react'

/** What is said about a player's decision on a copy. */
export const words = {
  decisions: {
    keep: { act: 'Keep', done: 'Decided: keep' },
    review: { act: 'Review', done: 'Decided: review again' },
    dismantle: { act: 'Dismantle', done: 'Decided: dismantle' },
  },
  decision: 'Your decision',
  decisionOn: (copy: string) => `Your decision on ${copy}`,
  protected: {
    title: 'This copy is protected',
    mark: 'Mark it anyway',
    leave: 'Leave it',
    because: (name: ReactNode, reasons: string) => (
      <>
        {name} is protected because {reasons}.
      </>
    ),
    note: 'Marking it for dismantling is only a note of yours: nothing is moved or deleted.',
  },
}
