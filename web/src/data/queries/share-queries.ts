import { doneSchema } from '@ai-vault/contract/account/session.ts'
import {
  mySharesSchema,
  profileDraftSchema,
  shareAddressSchema,
  shareAnswerSchema,
} from '@ai-vault/contract/shares.ts'
import type { ShareDocument, ShareKind } from '@ai-vault/game/shares/document.ts'
import type { SharePart } from '@ai-vault/game/shares/parts.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callOwn } from '../api/api-client.ts'

/** A shared page, open to everybody: no sign-in goes with the call. */
export const shareQuery = (kind: ShareKind, slug: string, version?: number) =>
  queryOptions({
    queryKey: ['share', kind, slug, version ?? 'newest'],
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/shares/${kind}/${encodeURIComponent(slug)}`,
        ...(version ? { query: { version: String(version) } } : {}),
        schema: shareAnswerSchema,
        signal,
      }),
  })

export const mySharesQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['shares', membershipId, 'mine'],
    queryFn: ({ signal }) => callOwn('/api/shares', mySharesSchema, { signal }),
    staleTime: 0,
  })

export const profileDraftQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['shares', membershipId, 'profile-draft'],
    queryFn: ({ signal }) => callOwn('/api/shares/drafts/profile', profileDraftSchema, { signal }),
  })

/** Where a share of this name would be. */
export const shareAddressQuery = (membershipId: string, kind: ShareKind, name: string) =>
  queryOptions({
    queryKey: ['shares', membershipId, 'address', kind, name],
    queryFn: ({ signal }) =>
      callOwn('/api/shares/address', shareAddressSchema, { query: { kind, name }, signal }),
    staleTime: 0,
  })

export const publishShare = (document: ShareDocument, parts: readonly SharePart[]) =>
  callOwn('/api/shares', shareAddressSchema, { method: 'POST', body: { document, parts } })

export const revokeShare = (kind: ShareKind, slug: string) =>
  callOwn(`/api/shares/${kind}/${encodeURIComponent(slug)}`, doneSchema, { method: 'DELETE' })
