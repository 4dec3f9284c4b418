import { formatCount } from '../../../../ui/figures/count.ts'

/** What the review of weapons says. */
export const en = {
  entry: {
    cleanUp: (count: number) => `Clean up ${count === 1 ? '1 weapon' : `${formatCount(count)} weapons`}`,
    because: (all: number, reasons: string) => ` of ${formatCount(all)} that could go: ${reasons}`,
    /** On the button, below how many it picks. */
    leaves: (count: number) => `without ${formatCount(count)} last of ${count === 1 ? 'its' : 'their'} kind`,
    cleanUpShown: (count: number) => `Clean up ${formatCount(count)} of those shown`,
    /** Why the clean-up leaves weapons to a press of their own. */
    leftOut: {
      last: (count: number) =>
        count === 1
          ? '1 legendary is the last of its kind'
          : `${formatCount(count)} legendaries are the last of their kind`,
      goodElsewhere: (count: number, activity: string) =>
        count === 1 ? `1 is good in ${activity}` : `${formatCount(count)} are good in ${activity}`,
    },
    review: (count: number) => `Review ${formatCount(count)}`,
    reviewMore: (count: number) => `Review ${formatCount(count)} undecided`,
    seeDecided: (count: number) => `See ${formatCount(count)} decided`,
    ofWholeVault: ' of the whole vault',
    oneByOne: ' one by one',
  },
}
