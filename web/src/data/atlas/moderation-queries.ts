import {
  type Decision,
  decisionAnswerSchema,
  type editRequestSchema,
  queueAnswerSchema,
} from '@ai-vault/contract/atlas/moderation.ts'
import { historyAnswerSchema, pointAnswerSchema, standingSchema } from '@ai-vault/contract/atlas/points.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callApi } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'

export const standingQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'standing'],
    queryFn: ({ signal }) =>
      callApi({ path: '/api/atlas/standing', schema: standingSchema, personal: true, signal }),
  })

export const queueQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'queue'],
    queryFn: ({ signal }) =>
      callApi({
        path: '/api/atlas/moderation/queue',
        query: languageQuery(),
        schema: queueAnswerSchema,
        personal: true,
        signal,
      }),
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
      callApi({
        path: '/api/atlas/audit',
        ...(pageParam === undefined ? {} : { query: { before: String(pageParam) } }),
        schema: historyAnswerSchema,
        personal: true,
        signal,
      }),
    getNextPageParam: ({ changes, more }) => (more ? changes.at(-1)?.id : undefined),
    staleTime: 0,
  })

export const decidePoints = (ids: readonly string[], action: Decision, reason?: string) =>
  callApi({
    path: '/api/atlas/moderation/decisions',
    method: 'POST',
    body: { ids, action, ...(reason ? { reason } : {}) },
    schema: decisionAnswerSchema,
    personal: true,
  })

export const editPoint = (id: string, changes: z.infer<typeof editRequestSchema>) =>
  callApi({
    path: `/api/atlas/map/points/${encodeURIComponent(id)}`,
    method: 'PATCH',
    query: languageQuery(),
    body: changes,
    schema: pointAnswerSchema,
    personal: true,
  })

export const revertChange = (pointId: string, changeId: number) =>
  callApi({
    path: `/api/atlas/map/points/${encodeURIComponent(pointId)}/revert`,
    method: 'POST',
    query: languageQuery(),
    body: { change_id: changeId },
    schema: pointAnswerSchema,
    personal: true,
  })
