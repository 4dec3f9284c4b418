import type { PointChange } from '@ai-vault/contract/atlas/points.ts'

/** What only adds to the log, and what is gone for good, leaves nothing to take back. */
const FINAL: ReadonlySet<PointChange['action']> = new Set(['withdraw', 'report', 'appeal'])

export const isRevertible = ({ before, action }: PointChange): boolean =>
  before !== undefined && !FINAL.has(action)
