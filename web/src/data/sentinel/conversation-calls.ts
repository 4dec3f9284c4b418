import { doneSchema } from '@ai-vault/contract/account/session.ts'
import {
  conversationDetailSchema,
  conversationListSchema,
  conversationSchema,
  sentinelConnectionSchema,
} from '@ai-vault/contract/advice/sentinel.ts'
import { queryOptions } from '@tanstack/react-query'
import { callOwn, fetchFile } from '../api/api-client.ts'
import type { SignedIn } from '../session/session-check.ts'

const PATH = '/api/sentinel/conversations'

export const conversationsQuery = ({ membershipId }: SignedIn, words: string) =>
  queryOptions({
    queryKey: ['sentinel', membershipId, 'conversations', words],
    queryFn: ({ signal }) =>
      callOwn(PATH, conversationListSchema, { query: words ? { q: words } : {}, signal }),
    staleTime: 10_000,
  })

export const readConversation = (id: string, signal?: AbortSignal) =>
  callOwn(`${PATH}/${encodeURIComponent(id)}`, conversationDetailSchema, { ...(signal ? { signal } : {}) })

export const renameConversation = (id: string, title: string) =>
  callOwn(`${PATH}/${encodeURIComponent(id)}`, conversationSchema, { method: 'PATCH', body: { title } })

export const deleteConversation = (id: string) =>
  callOwn(`${PATH}/${encodeURIComponent(id)}`, doneSchema, { method: 'DELETE' })

export const exportConversation = (id: string, format: 'md' | 'json') =>
  fetchFile({ path: `${PATH}/${encodeURIComponent(id)}/export`, query: { format } })

/** Where the socket of the live conversation is. */
export const locateSocket = () => callOwn('/api/sentinel/connection', sentinelConnectionSchema)
