import type { PlayedRun, RecentRuns } from './tools/turn.ts'

/**
 * The latest runs of all characters, newest first, from one page of each. A page as long as was asked for ends
 * somewhere: what that character played before is not in it.
 */
export function joinPages(
  pages: readonly (readonly PlayedRun[])[],
  pageSize: number,
): Omit<RecentRuns, 'readAt'> {
  const ends = pages
    .filter((page) => page.length >= pageSize)
    .map((page) => Math.min(...page.map(({ period }) => Date.parse(period))))
  return {
    runs: pages.flat().toSorted((one, other) => other.period.localeCompare(one.period)),
    ...(ends.length > 0 && { completeSince: Math.max(...ends) }),
  }
}
