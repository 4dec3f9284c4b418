import * as z from 'zod/mini'

/** What an account can learn from: lists, and their characters together. A list of the whole community is half of that. */
export const MOST_OWN_LISTS = 20
export const LARGEST_OWN_LISTS = 8_000_000
const LONGEST_NAME = 200

const ownListSchema = z.object({
  name: z.string().check(z.maxLength(LONGEST_NAME)),
  /** In DIM's format. */
  text: z.string().check(z.maxLength(LARGEST_OWN_LISTS)),
})
export type OwnListText = z.infer<typeof ownListSchema>

/** The lists that the player has switched on, on the device that speaks; without learning none. */
export const ownListsRequestSchema = z.object({
  learn: z.boolean(),
  lists: z.array(ownListSchema).check(z.maxLength(MOST_OWN_LISTS)),
})
export type OwnListsRequest = z.infer<typeof ownListsRequestSchema>

/** What the ratings rest on that was learned from wish lists. */
export const learnedSchema = z.object({
  lists: z.int(),
  weapons: z.int(),
  rolls: z.int(),
  at: z.iso.datetime(),
})

export const ownLearningSchema = z.object({
  /** `off`: by the player; `unavailable`: by whoever runs the installation. */
  learning: z.enum(['on', 'under-way', 'off', 'unavailable']),
  learned: z.optional(learnedSchema),
})
export type OwnLearning = z.infer<typeof ownLearningSchema>
