import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import { createAccessTokenStore } from './access-token-store.ts'
import { type AccessTokensDeps, createAccessTokens } from './access-tokens.ts'
import { accessTokenMigrations } from './migrations.ts'
import { accessTokenRoutes } from './routes.ts'

interface Needs extends Pick<Base, 'query' | 'now'> {
  readonly sessions: AccessTokensDeps['sessions']
}

export const accessTokensFeature = defineFeature({
  name: 'access-tokens',
  migrations: accessTokenMigrations,
  create({ query, sessions, now }: Needs) {
    const accessTokens = createAccessTokens({ store: createAccessTokenStore(query), sessions, now })
    return {
      services: { accessTokens },
      routes: (app) => accessTokenRoutes(app, { accessTokens }),
      forget: accessTokens.forget,
      exportOf: async (membershipId) => ({ tokens: await accessTokens.list(membershipId) }),
    }
  },
})
