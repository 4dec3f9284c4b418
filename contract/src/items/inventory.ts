import type { Character, Loadout } from '@ai-vault/game/guardian.ts'
import type { PackedItem } from '@ai-vault/game/inventory/packing.ts'
import type { Item, Plug } from '@ai-vault/game/items.ts'
import * as z from 'zod/mini'
import type { CopyAge } from '../service/copy-age.ts'
import { gameWordsSchema, shownLanguage } from '../service/languages.ts'
import { characterSchema, loadoutSchema, vaultSchema, withheldSchema } from './guardian.ts'
import { itemRatingSchema, itemVerdictSchema } from './item-rating.ts'
import { packedItemSchema, plugSchema } from './items.ts'

/** One item as the specification reads it (F-151), a weapon's rating, and the verdict on weapons and armor. */
const itemFields = {
  itemHash: z.number(),
  /** Absent on stacks; the key that tells two copies apart. */
  itemInstanceId: z.optional(z.string()),
  definition: z.object({
    displayProperties: z.object({ name: z.string(), icon: z.string() }),
    itemTypeDisplayName: z.string(),
    inventory: z.object({ tierTypeName: z.string() }),
  }),
  instance: z.optional(z.object({ primaryStat: z.object({ value: z.number() }) })),
  /** Names of what is active on this copy. */
  perks: z.array(z.string()),
  rating: z.optional(itemRatingSchema),
  verdict: z.optional(itemVerdictSchema),
}

/** `item` is the game's own description of the same copy, with numbers for its plugs: places in `plugs`. */
const packedInventoryItemSchema = z.object({ ...itemFields, item: packedItemSchema })

const packedItems = {
  items: z.array(packedInventoryItemSchema),
  /** Every plug of every item, once. */
  plugs: z.array(plugSchema),
}
/** The long lists of a reply, for a reader who takes them piece by piece. */
export const packedItemsSchema = z.object(packedItems)

const aroundItemsSchema = z.object({
  ...shownLanguage,
  words: z.optional(gameWordsSchema),
  /** Names this content, whatever its age; `since` asks for what has changed from there on. */
  version: z.optional(z.string()),
  membership_id: z.string(),
  membership_type: z.string(),
  display_name: z.string(),
  characters: z.array(characterSchema),
  loadouts: z.array(loadoutSchema),
  vault: z.optional(vaultSchema),
  withheld: z.array(withheldSchema),
  /** Items whose definition is not known yet. */
  unknown_items: z.number(),
})

/** The whole inventory. Readers unpack it (game/inventory/packing.ts). */
export const packedInventoryAnswerSchema = z.extend(aroundItemsSchema, packedItems)

type InGameTerms<Answer> = Omit<Answer, 'characters' | 'loadouts' | 'items' | 'plugs'> & {
  readonly characters: readonly Character[]
  readonly loadouts: readonly Loadout[]
}
export type PackedInventoryItem = Omit<z.infer<typeof packedInventoryItemSchema>, 'item'> & {
  readonly item: PackedItem
}
export type PackedInventoryAnswer = InGameTerms<z.infer<typeof packedInventoryAnswerSchema>> & {
  readonly items: readonly PackedInventoryItem[]
  readonly plugs: readonly Plug[]
}

/** What a reader who has an earlier version is sent (game/inventory/changes.ts). */
export const packedInventoryChangesSchema = z.extend(aroundItemsSchema, {
  changes: z.object({
    ...packedItems,
    since: z.string(),
    /** Each is [from, count] in the earlier version's items; from -1, the next `count` of the new ones. */
    runs: z.array(z.tuple([z.int().check(z.gte(-1)), z.int().check(z.gte(1))])),
  }),
})

export const inventoryReplySchema = z.union([packedInventoryChangesSchema, packedInventoryAnswerSchema])
export type InventoryReply = z.infer<typeof inventoryReplySchema>

/** The same with whole items and its age, as readers work with it. */
export type InventoryItem = Omit<PackedInventoryItem, 'item'> & { readonly item: Item }
export type InventoryAnswer = InGameTerms<PackedInventoryAnswer> &
  CopyAge & { readonly items: readonly InventoryItem[] }

export const packedLiveInventoryAnswerSchema = z.object({
  success: z.literal(true),
  data: packedInventoryAnswerSchema,
})
