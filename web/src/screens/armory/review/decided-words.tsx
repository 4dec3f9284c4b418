import type { ReactNode } from 'react'
import { formatCount } from '../../../ui/figures/count.ts'

/** What is said of decisions, and of those that are not saved. */
export const decidedWords = {
  tryAgain: 'Try again',
  decided: (counts: ReactNode) => <>You decided: {counts}</>,
  keep: (count: number) => `${formatCount(count)} to keep`,
  reviewAgain: (count: number) => `${formatCount(count)} to review again`,
  dismantle: (count: number) => `${formatCount(count)} to dismantle`,
  export: 'Export: DIM search, CSV',
  unsaved: (count: number, again: ReactNode) => (
    <>
      {formatCount(count)} not saved yet, kept on this device. {again}
    </>
  ),
}
