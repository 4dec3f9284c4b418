import { formatCount } from '../../../../ui/figures/count.ts'

/** What the choice of an analysis says. */
export const analysisWords = {
  activity: 'Activity',
  playstyle: 'Playstyle',
  input: 'Input',
  all: (count: number) => `Analyze ${formatCount(count)} shown here`,
}
