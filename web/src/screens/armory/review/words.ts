import { formatCount } from '../../../ui/figures/count.ts'
import { counted } from '../../../words/formats.ts'

/** What the review of weapons says. */
export const words = {
  entry: {
    cleanUp: (count: number) => `Clean up ${counted(count, { one: 'item', other: 'items' })}`,
    review: (count: number) => `Review ${formatCount(count)}`,
    reviewMore: (count: number) => `Review ${formatCount(count)} undecided`,
    seeDecided: (count: number) => `See ${formatCount(count)} decided`,
    ofWholeVault: ' of the whole vault',
    oneByOne: ' one by one',
  },
}
