import * as z from 'zod/mini'

/** Where a number comes from; every number of the dashboard says it. */
export const sourceSchema = z.enum(['live', 'estimated', 'sample'])

/** An item that a sentence speaks of. */
export const citedItemSchema = z.object({
  item_hash: z.number(),
  item_instance_id: z.optional(z.string()),
  name: z.string(),
  /** A path below the platform's image origin, as everywhere. */
  icon: z.optional(z.string()),
})
export type CitedItem = z.infer<typeof citedItemSchema>

/** 0 to 100. */
export const percentSchema = z.number().check(z.gte(0), z.lte(100))
/** High, Medium or Low; the word stands for a bar of 85, 65 or 45 (F-093). */
export const prioritySchema = z.enum(['High', 'Medium', 'Low'])
