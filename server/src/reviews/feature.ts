import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { TaughtOf } from '../wish-lists/own-lists.ts'
import { reviewMigrations } from './migrations.ts'
import { noteRoutes } from './note-routes.ts'
import { createNoteStore } from './note-store.ts'
import { readMarks } from './player-marks.ts'
import { createReviewStore } from './review-store.ts'
import { reviewRoutes } from './routes.ts'

interface Needs extends Pick<Base, 'query' | 'now'> {
  readonly taughtOf: TaughtOf
}

export const reviewsFeature = defineFeature({
  name: 'reviews',
  migrations: reviewMigrations,
  create({ query, now, taughtOf }: Needs) {
    const reviews = createReviewStore(query)
    const notes = createNoteStore(query)
    return {
      /** For every feature that advises: marks change what it says. */
      services: { marksOf: readMarks(reviews, taughtOf) },
      routes: (app) => {
        reviewRoutes(app, { reviews, now })
        noteRoutes(app, { notes, now })
      },
      async forget(membershipId) {
        await reviews.forget(membershipId)
        await notes.forget(membershipId)
      },
      exportOf: async (membershipId) => ({
        decisions: await reviews.list(membershipId),
        notes: await notes.list(membershipId),
      }),
    }
  },
})
