import { wishListReportSchema } from '@ai-vault/contract/items/weapons.ts'
import type { App } from '../http/fastify-app.ts'
import type { WishLists } from './wish-lists.ts'

export function wishListRoutes(app: App, { wishLists }: { readonly wishLists: WishLists }) {
  app.get(
    '/api/wish-lists',
    {
      config: { auth: 'public' },
      schema: {
        tags: ['weapons'],
        summary: 'Which wish lists are in use, and what was wrong with them',
        response: { 200: wishListReportSchema },
      },
    },
    async () => wishLists.report(),
  )
}
