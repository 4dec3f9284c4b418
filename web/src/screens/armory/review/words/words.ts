import { formatCount } from '../../../../ui/figures/count.ts'

/** What the review of weapons says. */
export const words = {
  entry: {
    cleanUp: (count: number) => `Clean up ${formatCount(count)}`,
    review: (count: number) => `Review ${formatCount(count)}`,
    reviewMore: (count: number) => `Review ${formatCount(count)} undecided`,
    seeDecided: (count: number) => `See ${formatCount(count)} decided`,
    ofWholeVault: ' of the whole vault',
    oneByOne: ' one by one',
  },
}
