import { systemStatusSchema } from '@ai-vault/contract/status.ts'
import type { App } from '../http/fastify-app.ts'
import type { Status } from './status.ts'

export function statusRoutes(app: App, { status }: { readonly status: Status }) {
  app.get(
    '/api/system-status',
    {
      schema: {
        tags: ['status'],
        summary: 'How the game platform is doing',
        response: { 200: systemStatusSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return status.current()
    },
  )
}
