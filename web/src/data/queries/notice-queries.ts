import { receivedNoticesSchema } from '@ai-vault/contract/account/notices.ts'
import { doneSchema } from '@ai-vault/contract/account/session.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api/api-client.ts'

/** What the player was told before this page was opened, too. */
export const ownNoticesQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['notices', membershipId],
    queryFn: ({ signal }) =>
      callApi({ path: '/api/notices', schema: receivedNoticesSchema, personal: true, signal }),
    staleTime: 0,
  })

/** To everybody; the server takes it from admins only. */
export const sendNotice = (content: string) =>
  callApi({
    path: '/api/admin/notices',
    method: 'POST',
    body: { content },
    schema: doneSchema,
    personal: true,
  })
