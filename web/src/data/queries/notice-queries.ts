import { doneSchema } from '@ai-vault/contract/account/session.ts'
import { callApi } from '../api/api-client.ts'

/** To everybody; the server takes it from admins only. */
export const sendNotice = (content: string) =>
  callApi({
    path: '/api/admin/notices',
    method: 'POST',
    body: { content },
    schema: doneSchema,
    personal: true,
  })
