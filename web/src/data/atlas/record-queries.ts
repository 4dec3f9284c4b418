import {
  type Planner,
  plannerSchema,
  progressAnswerSchema,
  receivedCollectiblesSchema,
  receivedTriumphsSchema,
} from '@ai-vault/contract/atlas/records.ts'
import { queryOptions } from '@tanstack/react-query'
import { callForCopy, callOwn } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'
import { namedAnswer } from '../language/named-answers.ts'
import { loggedRead } from './logged-read.ts'

/** Triumphs, collectibles and their sums; each is a call of its own, so that one that fails leaves the others (F-206). */
export const triumphsQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'triumphs'],
    queryFn: async ({ signal }) => {
      const { answer, age } = await loggedRead(
        'atlas-triumphs',
        signal,
        callForCopy({
          path: '/api/atlas/triumphs',
          query: languageQuery(),
          schema: receivedTriumphsSchema,
          personal: true,
          signal,
        }),
      )
      return { ...answer, ...age }
    },
    ...namedAnswer(),
    meta: { snapshot: true, named: true },
  })

export const collectiblesQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'collectibles'],
    queryFn: ({ signal }) =>
      loggedRead(
        'atlas-collectibles',
        signal,
        callOwn('/api/atlas/collectibles', receivedCollectiblesSchema, { query: languageQuery(), signal }),
      ),
    ...namedAnswer(),
    meta: { snapshot: true, named: true },
  })

export const progressQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'progress'],
    queryFn: ({ signal }) =>
      loggedRead('atlas-progress', signal, callOwn('/api/atlas/progress', progressAnswerSchema, { signal })),
    meta: { snapshot: true },
  })

export const plannerQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'planner'],
    queryFn: ({ signal }) =>
      loggedRead('atlas-planner', signal, callOwn('/api/atlas/planner', plannerSchema, { signal })),
    meta: { snapshot: true },
  })

export const keepPlanner = (planner: Planner): Promise<Planner> =>
  callOwn('/api/atlas/planner', plannerSchema, { method: 'PUT', body: planner })
