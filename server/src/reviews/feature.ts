import type { Base } from '../frame/base.ts'
import { defineFeature } from '../frame/feature.ts'
import type { SessionGuard } from '../sessions/session-guard.ts'
import { reviewMigrations } from './migrations.ts'
import { createReviewStore } from './review-store.ts'
import { reviewRoutes } from './routes.ts'

interface Needs extends Pick<Base, 'query' | 'now'> {
  readonly guard: SessionGuard
}

export const reviewsFeature = defineFeature({
  name: 'reviews',
  migrations: reviewMigrations,
  create({ query, now, guard }: Needs) {
    const reviews = createReviewStore(query)
    return {
      services: {},
      routes: (app) => reviewRoutes(app, { guard, reviews, now }),
      forget: reviews.forget,
      exportOf: async (membershipId) => ({ decisions: await reviews.list(membershipId) }),
    }
  },
})
