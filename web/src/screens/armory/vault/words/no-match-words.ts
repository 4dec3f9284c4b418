import { formatCount } from '../../../../ui/figures/count.ts'
import { counted } from '../../../../words/formats.ts'

/** Why no weapon was found, and what to do. */
export const noMatchWords = {
  blame: (clause: string, excluded: number, total: number) =>
    `“${clause}” alone excludes ${formatCount(excluded)} of ${formatCount(total)} weapons.`,
  clear: 'Clear filters',
  leaveOut: (clause: string) => `Leave out “${clause}”`,
  armor: (count: number) =>
    `Here are weapons alone; ${counted(count, { one: 'piece of armor matches', other: 'pieces of armor match' })}.`,
  didYouMean: (search: string) => `Did you mean “${search}”?`,
  askSentinel: (question: string) => `Ask Sentinel: “${question}”`,
  showArmor: 'Show the armor',
}
