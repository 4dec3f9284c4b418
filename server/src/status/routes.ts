import { systemStatusSchema } from '@ai-vault/contract/service/status.ts'
import { statusHistorySchema } from '@ai-vault/contract/service/status-history.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import type { Status } from './status.ts'

export function statusRoutes(app: App, { status }: { readonly status: Status }) {
  app.get(
    '/api/system-status',
    allow('public', {
      tags: ['status'],
      summary: 'How the game platform is doing',
      response: { 200: systemStatusSchema },
    }),
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return status.current()
    },
  )
  app.get(
    '/api/system-status/history',
    allow('public', {
      tags: ['status'],
      summary: 'The incidents of the last 30 days, as this installation saw them',
      response: { 200: statusHistorySchema },
    }),
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return status.history()
    },
  )
}
