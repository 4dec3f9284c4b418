import { accessTokenListSchema, newAccessTokenSchema } from '@ai-vault/contract/account/access-tokens.ts'
import { profileAnswerSchema, storedDataSchema } from '@ai-vault/contract/account/profile.ts'
import { doneSchema, sessionListSchema } from '@ai-vault/contract/account/session.ts'
import { queryOptions } from '@tanstack/react-query'
import { callOwn, fetchFile } from '../api/api-client.ts'

/** What the profile asks and does. Each list is a query of its own, so that one that fails leaves the others. */

export const profileQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['profile', membershipId, 'account'],
    queryFn: ({ signal }) => callOwn('/api/profile', profileAnswerSchema, { signal }),
  })

export const storedDataQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['profile', membershipId, 'stored'],
    queryFn: ({ signal }) => callOwn('/api/profile/stored', storedDataSchema, { signal }),
  })

export const sessionsQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['profile', membershipId, 'sessions'],
    queryFn: ({ signal }) => callOwn('/api/bungie/sessions', sessionListSchema, { signal }),
    staleTime: 0,
  })

export const accessTokensQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['profile', membershipId, 'access-tokens'],
    queryFn: ({ signal }) => callOwn('/api/access-tokens', accessTokenListSchema, { signal }),
    staleTime: 0,
  })

export const endSession = (id: string) =>
  callOwn(`/api/bungie/sessions/${encodeURIComponent(id)}`, doneSchema, { method: 'DELETE' })

/** Here too: whoever calls this signs out next. */
export const endAllSessions = () => callOwn('/api/bungie/sessions', doneSchema, { method: 'DELETE' })

export const makeAccessToken = (name: string) =>
  callOwn('/api/access-tokens', newAccessTokenSchema, { method: 'POST', body: { name } })

export const revokeAccessToken = (id: string) =>
  callOwn(`/api/access-tokens/${encodeURIComponent(id)}`, doneSchema, { method: 'DELETE' })

export const fetchExport = () => fetchFile({ path: '/api/profile/export' })

export const deleteEverything = (confirm: string) =>
  callOwn('/api/profile/delete', doneSchema, { method: 'POST', body: { confirm } })
