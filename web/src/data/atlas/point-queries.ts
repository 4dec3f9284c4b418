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
import { callApi } from '../api/api-client.ts'
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
        callApi({
          path: '/api/atlas/map/destinations',
          query: languageQuery(),
          schema: mapDestinationsAnswerSchema,
          personal: true,
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
        callApi({
          path: '/api/atlas/map/points',
          query: {
            ...(destinationHash === undefined ? {} : { destinationHash: String(destinationHash) }),
            ...languageQuery(),
          },
          schema: receivedPointsSchema,
          personal: true,
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
  callApi({
    path: '/api/atlas/map/points',
    method: 'POST',
    query: languageQuery(),
    body: submission,
    schema: pointAnswerSchema,
    personal: true,
  })

export const votePoint = (id: string, direction: Direction) =>
  callApi({
    path: addressOf(id, '/vote'),
    method: 'POST',
    body: { direction },
    schema: voteAnswerSchema,
    personal: true,
  })

export const reportPoint = (id: string, report: z.infer<typeof reportRequestSchema>) =>
  callApi({
    path: addressOf(id, '/report'),
    method: 'POST',
    body: report,
    schema: doneSchema,
    personal: true,
  })

export const appealForPoint = (id: string, text: string) =>
  callApi({
    path: addressOf(id, '/appeal'),
    method: 'POST',
    body: { text },
    schema: doneSchema,
    personal: true,
  })

export const markFound = (id: string, found: boolean) =>
  callApi({
    path: addressOf(id, '/found'),
    method: 'PUT',
    body: { found },
    schema: doneSchema,
    personal: true,
  })

export const withdrawPoint = (id: string) =>
  callApi({ path: addressOf(id), method: 'DELETE', schema: doneSchema, personal: true })

export const pointHistoryQuery = (membershipId: string, id: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'history', id],
    queryFn: ({ signal }) =>
      callApi({ path: addressOf(id, '/history'), schema: historyAnswerSchema, personal: true, signal }),
    staleTime: 0,
  })

export const readGeoJson = (destinationHash: number | undefined) =>
  callApi({
    path: '/api/atlas/map/points.geojson',
    query: {
      ...(destinationHash === undefined ? {} : { destinationHash: String(destinationHash) }),
      ...languageQuery(),
    },
    schema: geoJsonSchema,
    personal: true,
  })
