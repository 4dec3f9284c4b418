import { receivedNoticesSchema } from '@ai-vault/contract/account/notices.ts'
import { doneSchema } from '@ai-vault/contract/account/session.ts'
import { queryOptions } from '@tanstack/react-query'
import { callOwn } from '../api/api-client.ts'

/** What the player was told before this page was opened, too. */
export const ownNoticesQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['notices', membershipId],
    queryFn: ({ signal }) => callOwn('/api/notices', receivedNoticesSchema, { signal }),
    staleTime: 0,
  })

/** To everybody; the server takes it from admins only. */
export const sendNotice = (content: string) =>
  callOwn('/api/admin/notices', doneSchema, { method: 'POST', body: { content } })
