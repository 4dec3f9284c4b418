import type { Character, Loadout, Withheld } from '@ai-vault/game/guardian.ts'
import type { Item } from '@ai-vault/game/items.ts'
import { z } from 'zod'

const anObject = (value: unknown) => typeof value === 'object' && value !== null

/**
 * One item as the specification reads it, and under `item` the game's own description of the same copy. The
 * server builds both from the same object, so the browser trusts `item` without checking every field of 1,000.
 */
export const inventoryItemSchema = z.object({
  itemHash: z.number(),
  /** Absent on stacks; the key that tells two copies apart. */
  itemInstanceId: z.string().optional(),
  definition: z.object({
    displayProperties: z.object({ name: z.string(), icon: z.string() }),
    itemTypeDisplayName: z.string(),
    inventory: z.object({ tierTypeName: z.string() }),
  }),
  instance: z.object({ primaryStat: z.object({ value: z.number() }) }).optional(),
  /** Names of what is active on this copy. */
  perks: z.array(z.string()),
  item: z.custom<Item>(anObject),
})
export type InventoryItem = z.infer<typeof inventoryItemSchema>

/** How old an answer about a guardian is, and why it is not newer. */
export const copyAgeSchema = z.object({
  /** When the platform made the copy (ISO). */
  minted_at: z.string(),
  /** When this server last heard from the platform that there is nothing newer (ISO). */
  fetched_at: z.string(),
  /** Whole minutes, in seconds; the `Age` header has it to the second. */
  age_seconds: z.number(),
  /** True when the platform failed and this is the last good copy. */
  stale: z.boolean(),
  /** Why: `maintenance`, `throttled`, `unavailable`, `timeout`, ... */
  stale_reason: z.string().optional(),
})
export type CopyAge = z.infer<typeof copyAgeSchema>

export const inventoryAnswerSchema = copyAgeSchema.extend({
  membership_id: z.string(),
  membership_type: z.string(),
  display_name: z.string(),
  items: z.array(inventoryItemSchema),
  characters: z.array(z.custom<Character>(anObject)),
  loadouts: z.array(z.custom<Loadout>(anObject)),
  vault: z.object({ used: z.number(), capacity: z.number() }).optional(),
  /** What privacy settings or a missing scope kept from us (G-46). */
  withheld: z.array(z.custom<Withheld>((value) => typeof value === 'string')),
  /** Items whose definition is not known yet. */
  unknown_items: z.number(),
})
export type InventoryAnswer = z.infer<typeof inventoryAnswerSchema>

export const liveInventoryAnswerSchema = z.object({ success: z.literal(true), data: inventoryAnswerSchema })
