import { accessTokenListSchema, newAccessTokenSchema } from '@ai-vault/contract/account/access-tokens.ts'
import { profileAnswerSchema, storedDataSchema } from '@ai-vault/contract/account/profile.ts'
import { doneSchema, sessionListSchema } from '@ai-vault/contract/account/session.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, fetchFile } from '../api/api-client.ts'

/** What the profile asks and does. Each list is a query of its own, so that one that fails leaves the others. */

export const profileQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['profile', membershipId, 'account'],
    queryFn: ({ signal }) =>
      callApi({ path: '/api/profile', schema: profileAnswerSchema, personal: true, signal }),
  })

export const storedDataQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['profile', membershipId, 'stored'],
    queryFn: ({ signal }) =>
      callApi({ path: '/api/profile/stored', schema: storedDataSchema, personal: true, signal }),
  })

export const sessionsQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['profile', membershipId, 'sessions'],
    queryFn: ({ signal }) =>
      callApi({ path: '/api/bungie/sessions', schema: sessionListSchema, personal: true, signal }),
    staleTime: 0,
  })

export const accessTokensQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['profile', membershipId, 'access-tokens'],
    queryFn: ({ signal }) =>
      callApi({ path: '/api/access-tokens', schema: accessTokenListSchema, personal: true, signal }),
    staleTime: 0,
  })

export const endSession = (id: string) =>
  callApi({
    path: `/api/bungie/sessions/${encodeURIComponent(id)}`,
    method: 'DELETE',
    schema: doneSchema,
    personal: true,
  })

/** Here too: whoever calls this signs out next. */
export const endAllSessions = () =>
  callApi({ path: '/api/bungie/sessions', method: 'DELETE', schema: doneSchema, personal: true })

export const makeAccessToken = (name: string) =>
  callApi({
    path: '/api/access-tokens',
    method: 'POST',
    body: { name },
    schema: newAccessTokenSchema,
    personal: true,
  })

export const revokeAccessToken = (id: string) =>
  callApi({
    path: `/api/access-tokens/${encodeURIComponent(id)}`,
    method: 'DELETE',
    schema: doneSchema,
    personal: true,
  })

export const fetchExport = () => fetchFile({ path: '/api/profile/export' })

export const deleteEverything = (confirm: string) =>
  callApi({
    path: '/api/profile/delete',
    method: 'POST',
    body: { confirm },
    schema: doneSchema,
    personal: true,
  })
