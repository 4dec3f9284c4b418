import { formatCount } from '../../../../ui/figures/count.ts'

/** What the review of weapons says. */
export const en = {
  entry: {
    cleanUp: (count: number) => `Clean up ${count === 1 ? '1 weapon' : `${formatCount(count)} weapons`}`,
    /** On the button, below how many it picks. */
    leaves: (count: number) => `without ${formatCount(count)} last of ${count === 1 ? 'its' : 'their'} kind`,
    cleanUpShown: (count: number) => `Clean up ${formatCount(count)} of those shown`,
    review: (count: number) => `Review ${formatCount(count)}`,
    reviewMore: (count: number) => `Review ${formatCount(count)} undecided`,
    seeDecided: (count: number) => `See ${formatCount(count)} decided`,
    ofWholeVault: ' of the whole vault',
    oneByOne: ' one by one',
  },
}
