import { formatCount } from '../../../../ui/figures/count.ts'

/** What the panel says that follows the analysis of everything shown. */
export const batchWords = {
  label: 'Analysis of everything shown',
  analyzing: (done: number, total: number) => `Analyzing ${formatCount(done)} of ${formatCount(total)}`,
  finished: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} analyzed.`,
  partly: (done: number, total: number, failed: number) =>
    `${formatCount(done)} of ${formatCount(total)} analyzed, ${failed} of them failed.`,
  cancelled: (done: number, total: number) =>
    `Cancelled after ${formatCount(done)} of ${formatCount(total)}.`,
  failing: (done: number, total: number) =>
    `Stopped after ${formatCount(done)} of ${formatCount(total)}: the analysis is temporarily unavailable. What failed is Unrated until a new try works.`,
  cancel: 'Cancel',
  close: 'Close',
}
