/** What a guardian owns, as it travels and as it is stored: the types of the game's items.ts and packing.ts as schemas. */
import type { PackedArmor, PackedColumn, PackedWeapon } from '@ai-vault/game/inventory/packing.ts'
import {
  type AmmoType,
  ARMOR_SLOTS,
  ARMOR_STATS,
  type ChampionType,
  CLASSES,
  type ColumnKind,
  DAMAGE_TYPES,
  type Masterwork,
  type OtherItem,
  type Plug,
  RARITIES,
  WEAPON_STATS,
  WEAPON_TYPES,
  type WeaponSlot,
} from '@ai-vault/game/items.ts'
import * as z from 'zod/mini'
import type { ShapeOf } from '../service/shape-of.ts'

const named = { name: z.string(), englishName: z.optional(z.string()) }
const hash = z.number()
/** A place in the table of plugs that travels beside the items. */
const plugPlace = z.number()

export const statLineSchema = z.tuple([
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
])
const armorStat = z.enum(ARMOR_STATS)
export const guardianClassSchema = z.enum(CLASSES)
const weaponStats = z.partialRecord(z.enum(WEAPON_STATS), z.number())
const rarity = z.enum(RARITIES)

export const plugSchema = z.object({
  ...named,
  hash,
  description: z.string(),
  icon: z.optional(z.string()),
  enhanced: z.boolean(),
  stats: z.optional(weaponStats),
} satisfies ShapeOf<Plug>)

const place = z.discriminatedUnion('in', [
  z.object({ in: z.literal('vault') }),
  z.object({ in: z.literal('character'), characterId: z.string(), equipped: z.boolean() }),
  z.object({ in: z.literal('postmaster'), characterId: z.string() }),
])

/** What weapons and armor have in common. */
const owned = {
  ...named,
  instanceId: z.string(),
  hash,
  icon: z.string(),
  watermark: z.optional(z.string()),
  typeName: z.string(),
  englishTypeName: z.optional(z.string()),
  rarity,
  tier: z.optional(z.literal([1, 2, 3, 4, 5])),
  power: z.optional(z.number()),
  place,
  locked: z.boolean(),
  masterworked: z.boolean(),
  loadouts: z.array(z.string()),
  source: z.optional(z.string()),
}

const columnSchema = z.object({
  kind: z.enum(['barrel', 'magazine', 'trait', 'origin'] satisfies readonly ColumnKind[]),
  socketIndex: z.number(),
  active: z.optional(plugPlace),
  selectable: z.array(plugPlace),
} satisfies ShapeOf<PackedColumn>)

const masterworkSchema = z.object({
  ...named,
  hash,
  stat: z.optional(z.enum(WEAPON_STATS)),
  level: z.number(),
} satisfies ShapeOf<Masterwork>)

/** Perks are places in the table of plugs. */
export const packedWeaponSchema = z.object({
  ...owned,
  kind: z.literal('weapon'),
  type: z.enum(WEAPON_TYPES),
  slot: z.enum(['kinetic', 'energy', 'power'] satisfies readonly WeaponSlot[]),
  ammo: z.enum(['primary', 'special', 'heavy'] satisfies readonly AmmoType[]),
  element: z.enum(DAMAGE_TYPES),
  frame: z.optional(plugPlace),
  columns: z.array(columnSchema),
  masterwork: z.optional(masterworkSchema),
  catalyst: z.optional(z.object({ ...named, hash, complete: z.boolean() })),
  stats: weaponStats,
  champion: z.optional(z.enum(['barrier', 'overload', 'unstoppable'] satisfies readonly ChampionType[])),
  crafted: z.boolean(),
  enhanced: z.boolean(),
  deepsight: z.boolean(),
  level: z.optional(z.number()),
  kills: z.optional(z.number()),
  usedAt: z.optional(z.string()),
  inCollections: z.optional(z.literal(true)),
} satisfies ShapeOf<PackedWeapon>)

export const tuningSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('directional'), plus: armorStat, minus: armorStat }),
  z.object({ kind: z.literal('balanced') }),
])

/** Mods are places in the table of plugs. */
export const packedArmorSchema = z.object({
  ...owned,
  kind: z.literal('armor'),
  slot: z.enum(ARMOR_SLOTS),
  classType: z.optional(guardianClassSchema),
  archetype: z.optional(z.string()),
  base: statLineSchema,
  stats: statLineSchema,
  masterworkLevel: z.number(),
  energy: z.object({ capacity: z.number(), used: z.number() }),
  armor3: z.boolean(),
  artifice: z.boolean(),
  tunable: z.optional(z.enum([...ARMOR_STATS, 'any'])),
  tuning: z.optional(tuningSchema),
  set: z.optional(z.object({ ...named, hash })),
  setWildcard: z.boolean(),
  exoticPerks: z.array(z.string()),
  mods: z.array(plugPlace),
} satisfies ShapeOf<PackedArmor>)

export const otherItemSchema = z.object({
  ...named,
  kind: z.literal('other'),
  instanceId: z.optional(z.string()),
  hash,
  icon: z.string(),
  typeName: z.string(),
  englishTypeName: z.optional(z.string()),
  rarity,
  quantity: z.number(),
  place,
  power: z.optional(z.number()),
  bounty: z.optional(z.literal(true)),
  objectives: z.optional(z.array(z.object({ progress: z.number(), completionValue: z.number() }))),
  expiresAt: z.optional(z.string()),
} satisfies ShapeOf<OtherItem>)

export const packedItemSchema = z.discriminatedUnion('kind', [
  packedWeaponSchema,
  packedArmorSchema,
  otherItemSchema,
])
