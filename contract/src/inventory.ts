import type { Character, Loadout, Withheld } from '@ai-vault/game/guardian.ts'
import type { Item, Plug } from '@ai-vault/game/items.ts'
import { z } from 'zod'
import { copyAgeSchema } from './copy-age.ts'
import { type PackedItem, unpackItems } from './inventory-packing.ts'
import { itemRatingSchema, itemVerdictSchema } from './item-rating.ts'
import { gameWordsSchema, shownLanguage } from './languages.ts'

const anObject = (value: unknown) => typeof value === 'object' && value !== null

/** One item as the specification reads it (F-151), and its rating and verdict where it is a weapon. */
const itemFields = {
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
  rating: itemRatingSchema.optional(),
  verdict: itemVerdictSchema.optional(),
}

/**
 * On the wire `item` is the game's own description of the same copy with numbers for its plugs: places in `plugs`. The
 * server builds both from the same object, so the browser trusts `item` without checking every field of 1,000.
 */
const packedInventoryItemSchema = z.object({ ...itemFields, item: z.custom<PackedItem>(anObject) })

const packedItemsSchema = z.object({
  items: z.array(packedInventoryItemSchema),
  /** Every plug of every item, once. */
  plugs: z.array(z.custom<Plug>(anObject)),
})

const aroundItemsSchema = copyAgeSchema.extend({
  ...shownLanguage,
  words: gameWordsSchema.optional(),
  /** Names this content, whatever its age; `since` asks for what has changed from there on. */
  version: z.string().optional(),
  membership_id: z.string(),
  membership_type: z.string(),
  display_name: z.string(),
  characters: z.array(z.custom<Character>(anObject)),
  loadouts: z.array(z.custom<Loadout>(anObject)),
  vault: z.object({ used: z.number(), capacity: z.number() }).optional(),
  /** What privacy settings or a missing scope kept from us (G-46). */
  withheld: z.array(z.custom<Withheld>((value) => typeof value === 'string')),
  /** Items whose definition is not known yet. */
  unknown_items: z.number(),
})

/** What the server sends. */
export const packedInventoryAnswerSchema = aroundItemsSchema.extend(packedItemsSchema.shape)
export type PackedInventoryAnswer = z.infer<typeof packedInventoryAnswerSchema>
export type PackedInventoryItem = z.infer<typeof packedInventoryItemSchema>

/** What a reader works with: the same with whole items. */
export const inventoryAnswerSchema = packedInventoryAnswerSchema.transform(({ plugs, items, ...answer }) => ({
  ...answer,
  items: unpackItems(items, plugs),
}))
/** What it sends to a reader who has an earlier version: the items as runs of that one's and of new ones. */
export const packedInventoryChangesSchema = aroundItemsSchema.extend({
  changes: packedItemsSchema.extend({
    since: z.string(),
    /** Each is [from, count] in the earlier version's items; from -1, the next `count` of the new ones. */
    runs: z.array(z.tuple([z.number().int().min(-1), z.number().int().min(1)])),
  }),
})
export type PackedInventoryChanges = z.infer<typeof packedInventoryChangesSchema>

export const inventoryChangesSchema = packedInventoryChangesSchema.transform(({ changes, ...answer }) => ({
  ...answer,
  changes: { since: changes.since, runs: changes.runs, items: unpackItems(changes.items, changes.plugs) },
}))
export type InventoryChanges = z.infer<typeof inventoryChangesSchema>
export const inventoryReplySchema = z.union([inventoryChangesSchema, inventoryAnswerSchema])
export type InventoryReply = z.infer<typeof inventoryReplySchema>
export type InventoryAnswer = z.infer<typeof inventoryAnswerSchema>
export type InventoryItem = Omit<PackedInventoryItem, 'item'> & { readonly item: Item }

const inEnvelope = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data })
export const packedLiveInventoryAnswerSchema = inEnvelope(packedInventoryAnswerSchema)
export const liveInventoryAnswerSchema = inEnvelope(inventoryAnswerSchema)
