import { formatCount } from '../../../../ui/figures/count.ts'

/** Apart from the rest: they come with the figures of what is shown. */
export const triageWords = {
  label: 'Statistics of what is shown',
  shown: 'Shown',
  godRolls: 'God rolls',
  exotics: 'Exotics',
  power: 'Avg power',
  of: (total: number) => `of ${formatCount(total)}`,
  all: (average: number) => `all ${formatCount(average)}`,
  recommendation: 'Recommendation',
  moreToConsider: 'more to consider dismantling',
  decided: 'of those decided',
  wholeVault: 'Whole vault',
  godRollsOnly: 'God rolls only',
  optimizer: 'Build optimizer',
  how: 'How this is decided',
  lists: { keep: 'Keep', review: 'Review', dismantle: 'Consider dismantling' },
}
