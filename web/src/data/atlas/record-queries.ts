import {
  collectiblesAnswerSchema,
  type Planner,
  plannerSchema,
  progressAnswerSchema,
  triumphsAnswerSchema,
} from '@ai-vault/contract/atlas/records.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callForCopy } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'
import { namedAnswer } from '../language/named-answers.ts'

/** Triumphs, collectibles and their sums; each is a call of its own, so that one that fails leaves the others (F-206). */
export const triumphsQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'triumphs'],
    queryFn: async ({ signal }) => {
      const { answer, age } = await callForCopy({
        path: '/api/atlas/triumphs',
        query: languageQuery(),
        schema: triumphsAnswerSchema,
        personal: true,
        signal,
      })
      return { ...answer, ...age }
    },
    ...namedAnswer(),
    meta: { logged: 'atlas-triumphs', snapshot: true, named: true },
  })

export const collectiblesQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'collectibles'],
    queryFn: ({ signal }) =>
      callApi({
        path: '/api/atlas/collectibles',
        query: languageQuery(),
        schema: collectiblesAnswerSchema,
        personal: true,
        signal,
      }),
    ...namedAnswer(),
    meta: { logged: 'atlas-collectibles', snapshot: true, named: true },
  })

export const progressQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'progress'],
    queryFn: ({ signal }) =>
      callApi({ path: '/api/atlas/progress', schema: progressAnswerSchema, personal: true, signal }),
    meta: { logged: 'atlas-progress', snapshot: true },
  })

export const plannerQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['atlas', membershipId, 'planner'],
    queryFn: ({ signal }) =>
      callApi({ path: '/api/atlas/planner', schema: plannerSchema, personal: true, signal }),
    meta: { logged: 'atlas-planner', snapshot: true },
  })

export const keepPlanner = (planner: Planner): Promise<Planner> =>
  callApi({ path: '/api/atlas/planner', method: 'PUT', body: planner, schema: plannerSchema, personal: true })
