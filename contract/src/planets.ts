import * as z from 'zod/mini'
import { shownLanguage } from './service/languages.ts'

/** GET /api/planets/destinations (F-340, F-360). */
export const destinationsSchema = z.object({
  ...shownLanguage,
  destinations: z.array(z.object({ hash: z.number(), name: z.string(), zones: z.number() })),
})

/** GET /api/planets/destinations/{hash}. Zone labels are told once each; blank ones are left out. */
export const destinationSchema = z.object({
  ...shownLanguage,
  destination: z.object({
    hash: z.number(),
    name: z.string(),
    description: z.string(),
    bubbleSettings: z.array(z.string()),
  }),
})
