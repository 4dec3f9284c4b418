import { armorSetsAnswerSchema } from '@ai-vault/contract/armor.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { App } from '../http/fastify-app.ts'

export interface ArmorRoutesDeps {
  readonly platform: Pick<Platform, 'manifest'>
}

const tags = ['armor']

export function armorRoutes(app: App, { platform }: ArmorRoutesDeps) {
  app.get(
    '/api/armor/sets',
    {
      schema: {
        tags,
        summary: 'Every armor set with its bonuses',
        response: { 200: armorSetsAnswerSchema },
      },
    },
    async () => armorSetsAnswerSchema.parse({ sets: platform.manifest.armorSets() }),
  )
}
