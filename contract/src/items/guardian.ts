/** Of the game's guardian.ts: what travels with an inventory. */
import type { Character, Loadout, Withheld } from '@ai-vault/game/guardian.ts'
import * as z from 'zod/mini'
import type { ShapeOf } from '../service/shape-of.ts'
import { guardianClassSchema, statLineSchema } from './items.ts'

export const characterSchema = z.object({
  id: z.string(),
  classType: guardianClassSchema,
  race: z.optional(z.string()),
  power: z.number(),
  minutesPlayed: z.number(),
  lastPlayed: z.string(),
  emblem: z.optional(z.string()),
  emblemBackground: z.optional(z.string()),
  stats: statLineSchema,
  title: z.optional(z.string()),
  currentActivity: z.optional(z.number()),
} satisfies ShapeOf<Character>)

export const loadoutSchema = z.object({
  id: z.string(),
  characterId: z.string(),
  index: z.number(),
  name: z.string(),
  itemIds: z.array(z.string()),
} satisfies ShapeOf<Loadout>)

export const vaultSchema = z.object({ used: z.number(), capacity: z.number() })

/** What privacy settings or a missing scope kept from us (G-46). */
export const withheldSchema = z.enum([
  'profile',
  'vault',
  'currencies',
  'characters',
  'characterInventories',
  'equipment',
  'progressions',
  'activities',
  'loadouts',
  'records',
  'collectibles',
  'metrics',
  'itemDetails',
] satisfies readonly Withheld[])
