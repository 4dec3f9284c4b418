import {
  type ArchiveProgress,
  activityReportSchema,
  archiveOverviewSchema,
  receivedArchiveListSchema,
} from '@ai-vault/contract/archives.ts'
import type { RunOrder, RunType, Timeframe } from '@ai-vault/game/history/run-filters.ts'
import { hashKey, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callOwn } from '../api/api-client.ts'
import { timeZone } from '../clock.ts'
import { languageQuery } from '../language/language.ts'
import { namedAnswer } from '../language/named-answers.ts'

/** The post-game report of one activity; it never changes, and says who of the players is asking. */
export const activityReportQuery = (membershipId: string, instanceId: string) =>
  queryOptions({
    queryKey: ['archives', membershipId, 'activities', instanceId],
    queryFn: ({ signal }) =>
      callOwn(`/api/archives/activities/${instanceId}`, activityReportSchema, {
        query: languageQuery(),
        signal,
      }),
    ...namedAnswer(Number.POSITIVE_INFINITY),
    meta: { named: true },
  })

export interface ArchiveFilter {
  readonly timeframe: Timeframe
  readonly type: RunType
}

export interface ListFilter extends ArchiveFilter {
  readonly order: RunOrder
  /** One day of the calendar instead of the timeframe. */
  readonly day: string | undefined
}

const FRESH_MS = 30_000
/** Days and hours of the day are those of the player's clock. */
export const clockQuery = () => ({ time_zone: timeZone() })
/** While the history is being fetched, this often the page asks how far it is. */
const WATCH_MS = 1_500

const isGrowing = (progress: ArchiveProgress | undefined) =>
  progress !== undefined && progress.state !== 'done'

const listKey = (membershipId: string, { order, ...span }: Omit<ListFilter, 'day'>, day = '') =>
  ['archives', membershipId, 'list', { ...span, day }, order] as const

/** Whether two lists hold the same runs, at most in another order. */
const areOfSameRuns = (one: ReturnType<typeof listKey>, other: ReturnType<typeof listKey>) =>
  hashKey(one.slice(0, -1)) === hashKey(other.slice(0, -1))

/** The player's own runs, a page at a time. */
export const archiveListQuery = (membershipId: string, { day, ...filter }: ListFilter) =>
  infiniteQueryOptions({
    queryKey: listKey(membershipId, filter, day),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      callOwn('/api/archives/activities', receivedArchiveListSchema, {
        query: {
          ...languageQuery(),
          ...clockQuery(),
          ...filter,
          ...(day ? { day } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (isGrowing(state.data?.pages[0]?.progress) ? WATCH_MS : false),
    // Only another order may wait under what stands there: the numbers of one span are never shown as another's.
    placeholderData: (before, query) =>
      query && areOfSameRuns(query.queryKey, listKey(membershipId, filter, day)) ? before : undefined,
    // Days and orders are too many to keep each on the device.
    meta: { named: true, snapshot: day === undefined && filter.order === 'newest' },
  })

/** What they add up to. */
export const archiveOverviewQuery = (membershipId: string, filter: ArchiveFilter) =>
  queryOptions({
    queryKey: ['archives', membershipId, 'overview', filter],
    queryFn: ({ signal }) =>
      callOwn('/api/archives/overview', archiveOverviewSchema, {
        query: { ...languageQuery(), ...clockQuery(), ...filter },
        signal,
      }),
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (isGrowing(state.data?.progress) ? 2 * WATCH_MS : false),
    meta: { named: true, snapshot: true },
  })
