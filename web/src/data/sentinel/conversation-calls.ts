import { doneSchema } from '@ai-vault/contract/account/session.ts'
import {
  conversationDetailSchema,
  conversationListSchema,
  conversationSchema,
  sentinelConnectionSchema,
} from '@ai-vault/contract/advice/sentinel.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, fetchFile } from '../api/api-client.ts'
import type { SignedIn } from '../session/session-check.ts'

const PATH = '/api/sentinel/conversations'

export const conversationsQuery = ({ membershipId }: SignedIn, words: string) =>
  queryOptions({
    queryKey: ['sentinel', membershipId, 'conversations', words],
    queryFn: ({ signal }) =>
      callApi({
        path: PATH,
        query: words ? { q: words } : {},
        schema: conversationListSchema,
        personal: true,
        signal,
      }),
    staleTime: 10_000,
  })

export const readConversation = (id: string, signal?: AbortSignal) =>
  callApi({
    path: `${PATH}/${encodeURIComponent(id)}`,
    schema: conversationDetailSchema,
    personal: true,
    ...(signal ? { signal } : {}),
  })

export const renameConversation = (id: string, title: string) =>
  callApi({
    path: `${PATH}/${encodeURIComponent(id)}`,
    method: 'PATCH',
    body: { title },
    schema: conversationSchema,
    personal: true,
  })

export const deleteConversation = (id: string) =>
  callApi({
    path: `${PATH}/${encodeURIComponent(id)}`,
    method: 'DELETE',
    schema: doneSchema,
    personal: true,
  })

export const exportConversation = (id: string, format: 'md' | 'json') =>
  fetchFile({ path: `${PATH}/${encodeURIComponent(id)}/export`, query: { format } })

/** Where the socket of the live conversation is. */
export const locateSocket = () =>
  callApi({ path: '/api/sentinel/connection', schema: sentinelConnectionSchema, personal: true })
