import type { StatLine } from '../items.ts'

/** All six stats together. */
export const statTotal = (line: StatLine): number => line.reduce((sum, points) => sum + points, 0)
