import { formatCount } from '../../../ui/figures/count.ts'
import { counted } from '../../../words/formats.ts'

/** What the review mode says, and what a decision asks. */
export const modeWords = {
  mode: {
    title: 'Review',
    which: 'What to review',
    shown: 'What is shown',
    cleanup: 'Clean-up order',
    close: 'Close the review',
    progress: (decided: number, all: number, place: string) =>
      `${formatCount(decided)} of ${formatCount(all)} decided · ${place}`,
    at: (name: string, place: number, all: number) => `${name}, ${formatCount(place)} of ${formatCount(all)}`,
    body: 'What is under review',
    end: 'The end of this list',
    soFar: 'What you decided so far',
    of: {
      shown: (count: number) => counted(count, { one: 'weapon is shown', other: 'weapons are shown' }),
      cleanup: (count: number) => `${formatCount(count)} in this clean-up: advised to go, or decided by you`,
    },
    place: (place: number) => `number ${formatCount(place)}`,
    leftAt: (place: number) => `left at number ${formatCount(place)}`,
    allSeen: 'all seen',
  },
  card: {
    onlyCopy: 'Your only copy',
    onlyCopyRead: 'The only copy that could be read',
    copies: (count: number) => `${formatCount(count)} copies`,
  },
  controls: {
    back: 'Back',
    undo: 'Undo',
    skip: 'Skip',
    finish: 'Finish',
    promise: 'Decisions are notes of yours. Nothing is ever moved or deleted: AI Vault only reads.',
  },
  forget: {
    title: 'Forget all decisions',
    cancel: 'Cancel',
    press: (count: number) => `Forget ${formatCount(count)}`,
    about: (count: number) =>
      `All ${formatCount(count)} decisions of this account are removed from the server and from this device. Your gear stays as it is.`,
    failed: (message: string) => `${message} Nothing was removed.`,
  },
  summary: {
    nothing: 'There is nothing to review here.',
    hint: 'Nothing matches: change the filter, or choose the other list above.',
    keep: 'Keep',
    review: 'Review again',
    dismantle: 'Dismantle',
    take: (count: number) => `Take ${formatCount(count)} to DIM`,
  },
  export: {
    label: 'Export',
    title: 'Export all your decisions',
    which: 'Which decisions',
    dim: 'Copy DIM search',
    csv: 'Download CSV',
    about: (count: number) =>
      `The search finds these copies in Destiny Item Manager, where you can tag or lock them. The CSV holds all ${formatCount(count)} decided items.`,
    copied: 'The search was copied.',
    refused: 'The browser did not allow copying.',
  },
  saving: {
    waiting: (count: number) => counted(count, { one: 'decision waits', other: 'decisions wait' }),
    saved: 'All decisions are saved.',
    unread: (message: string) => `Decisions of other devices could not be read: ${message} `,
    offline: (waiting: string) =>
      `Offline: ${waiting} on this device and will be saved when the network is back.`,
    saving: 'Saving...',
    failed: (message: string, waiting: string) => `Not saved yet: ${message} ${waiting} on this device. `,
  },
}
