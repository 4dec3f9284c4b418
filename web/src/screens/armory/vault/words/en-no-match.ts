import { formatCount } from '../../../../ui/figures/count.ts'

/** Where nothing fits the filters. */
export const en = {
  title: 'No weapons match your current filters.',
  blame: (clause: string, excluded: number, total: number) =>
    `“${clause}” alone excludes ${formatCount(excluded)} of ${formatCount(total)} weapons.`,
  clear: 'Clear filters',
  leaveOut: (clause: string) => `Leave out “${clause}”`,
}
