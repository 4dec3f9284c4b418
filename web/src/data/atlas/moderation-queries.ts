import {
  type Decision,
  decisionAnswerSchema,
  type editRequestSchema,
  queueAnswerSchema,
} from '@ai-vault/contract/atlas/moderation.ts'
import { historyAnswerSchema, pointAnswerSchema, standingSchema } from '@ai-vault/contract/atlas/points.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callOwn } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'

export const standingQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'standing'],
    queryFn: ({ signal }) => callOwn('/api/atlas/standing', standingSchema, { signal }),
  })

export const queueQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'queue'],
    queryFn: ({ signal }) =>
      callOwn('/api/atlas/moderation/queue', queueAnswerSchema, { query: languageQuery(), signal }),
    staleTime: 0,
    // Another moderator may be at work.
    refetchInterval: 30_000,
  })

/** The newest first, a page at a time. */
export const auditQuery = (membershipId: string) =>
  infiniteQueryOptions({
    queryKey: ['atlas', membershipId, 'audit'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ signal, pageParam }) =>
      callOwn('/api/atlas/audit', historyAnswerSchema, {
        ...(pageParam === undefined ? {} : { query: { before: String(pageParam) } }),
        signal,
      }),
    getNextPageParam: ({ changes, more }) => (more ? changes.at(-1)?.id : undefined),
    staleTime: 0,
  })

export const decidePoints = (ids: readonly string[], action: Decision, reason?: string) =>
  callOwn('/api/atlas/moderation/decisions', decisionAnswerSchema, {
    method: 'POST',
    body: { ids, action, ...(reason ? { reason } : {}) },
  })

export const editPoint = (id: string, changes: z.infer<typeof editRequestSchema>) =>
  callOwn(`/api/atlas/map/points/${encodeURIComponent(id)}`, pointAnswerSchema, {
    method: 'PATCH',
    query: languageQuery(),
    body: changes,
  })

export const revertChange = (pointId: string, changeId: number) =>
  callOwn(`/api/atlas/map/points/${encodeURIComponent(pointId)}/revert`, pointAnswerSchema, {
    method: 'POST',
    query: languageQuery(),
    body: { change_id: changeId },
  })
