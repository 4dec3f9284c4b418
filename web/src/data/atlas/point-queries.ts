import { doneSchema } from '@ai-vault/contract/account/session.ts'
import {
  geoJsonSchema,
  historyAnswerSchema,
  mapDestinationsAnswerSchema,
  pointAnswerSchema,
  receivedPointsSchema,
  type reportRequestSchema,
  type Submission,
  voteAnswerSchema,
} from '@ai-vault/contract/atlas/points.ts'
import type { Direction } from '@ai-vault/game/atlas/point-rules.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callOwn } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'
import { namedAnswer } from '../language/named-answers.ts'
import { loggedRead } from './logged-read.ts'

const addressOf = (id: string, what = '') => `/api/atlas/map/points/${encodeURIComponent(id)}${what}`

export const destinationsQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'destinations'],
    queryFn: ({ signal }) =>
      loggedRead(
        'atlas-destinations',
        signal,
        callOwn('/api/atlas/map/destinations', mapDestinationsAnswerSchema, {
          query: languageQuery(),
          signal,
        }),
      ),
    ...namedAnswer(),
    meta: { snapshot: true, named: true },
  })

export const pointsKey = (membershipId: string) => ['atlas', membershipId, 'points'] as const

/** All of them where no destination is chosen; the parameter is left out then (F-362). Stale requests are given up. */
export const pointsQuery = (membershipId: string, destinationHash: number | undefined) =>
  queryOptions({
    queryKey: [...pointsKey(membershipId), destinationHash ?? 'all'],
    queryFn: ({ signal }) =>
      loggedRead(
        'atlas-points',
        signal,
        callOwn('/api/atlas/map/points', receivedPointsSchema, {
          query: {
            ...(destinationHash === undefined ? {} : { destinationHash: String(destinationHash) }),
            ...languageQuery(),
          },
          signal,
        }),
      ),
    // Another destination that fails leaves the points that are there (F-210).
    placeholderData: keepPreviousData,
    // Others change them: whoever opens the map sees it as it is now.
    ...namedAnswer(0),
    meta: { snapshot: true, named: true },
  })

export const submitPoint = (submission: Submission) =>
  callOwn('/api/atlas/map/points', pointAnswerSchema, {
    method: 'POST',
    query: languageQuery(),
    body: submission,
  })

export const votePoint = (id: string, direction: Direction) =>
  callOwn(addressOf(id, '/vote'), voteAnswerSchema, { method: 'POST', body: { direction } })

export const reportPoint = (id: string, report: z.infer<typeof reportRequestSchema>) =>
  callOwn(addressOf(id, '/report'), doneSchema, { method: 'POST', body: report })

export const appealForPoint = (id: string, text: string) =>
  callOwn(addressOf(id, '/appeal'), doneSchema, { method: 'POST', body: { text } })

export const markFound = (id: string, found: boolean) =>
  callOwn(addressOf(id, '/found'), doneSchema, { method: 'PUT', body: { found } })

export const withdrawPoint = (id: string) => callOwn(addressOf(id), doneSchema, { method: 'DELETE' })

export const pointHistoryQuery = (membershipId: string, id: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'history', id],
    queryFn: ({ signal }) => callOwn(addressOf(id, '/history'), historyAnswerSchema, { signal }),
    staleTime: 0,
  })

export const readGeoJson = (destinationHash: number | undefined) =>
  callOwn('/api/atlas/map/points.geojson', geoJsonSchema, {
    query: {
      ...(destinationHash === undefined ? {} : { destinationHash: String(destinationHash) }),
      ...languageQuery(),
    },
  })
