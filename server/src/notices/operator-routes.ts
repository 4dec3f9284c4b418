import { noticeRequestSchema } from '@ai-vault/contract/account/notices.ts'
import { doneSchema } from '@ai-vault/contract/account/session.ts'
import type { App } from '../http/fastify-app.ts'
import type { Notices } from './notices.ts'

/** What those who run the installation tell everybody who has a page open, or opens one within the day. */
export function operatorRoutes(app: App, { notices }: { readonly notices: Pick<Notices, 'publish'> }) {
  app.post(
    '/api/admin/notices',
    {
      config: { auth: 'admin' },
      schema: {
        tags: ['notices'],
        summary: 'Send a notice to everybody',
        body: noticeRequestSchema,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await notices.publish(request.body)
      return { success: true as const }
    },
  )
}
