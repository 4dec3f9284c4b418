import { cleanLine, withoutInvisibleInLines } from '@ai-vault/game/invisible-signs.ts'
import { ARMOR_SLOTS, type ArmorSlot, DAMAGE_TYPES, RARITIES, WEAPON_TYPES } from '@ai-vault/game/items.ts'
import type {
  BuildDocument,
  ProfileDocument,
  ProphecyDocument,
  SharedArmor,
  SharedPlan,
  SharedSubclass,
  SharedWeapon,
} from '@ai-vault/game/shares/document.ts'
import { SHARE_KINDS, SHARE_TYPES } from '@ai-vault/game/shares/document.ts'
import { SHARE_PARTS } from '@ai-vault/game/shares/parts.ts'
import * as z from 'zod/mini'
import { guardianClassSchema, statLineSchema } from './items/items.ts'
import type { ShapeOf } from './service/shape-of.ts'

/** A share is made by hand: nobody makes a hundred by accident. */
export const MOST_SHARES = 100
/** Those taken back included: their addresses are nobody else's for ever. */
export const MOST_ADDRESSES = 400
/** The newest of a link are kept. */
export const MOST_VERSIONS = 50
export const MOST_NOTE_LETTERS = 600
export const MOST_NAME_LETTERS = 80

/** Whatever a player, a model or a game names; shown as text alone, without signs that nobody sees. */
const plain = () => z.string().check(z.overwrite(withoutInvisibleInLines))
const name = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(MOST_NAME_LETTERS))
const label = plain().check(z.maxLength(120))
const text = plain().check(z.maxLength(1_200))
const labels = z.array(label).check(z.maxLength(16))
const hash = z.int().check(z.gte(0), z.lte(0xffff_ffff))
const icon = z.optional(
  z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)[\w./-]+$/, 'must be a path of the platform')),
)
const rarity = z.enum(RARITIES)
const instanceId = z.optional(z.string().check(z.regex(/^\d{1,20}$/)))
const stats = statLineSchema.check(z.refine((line) => line.every((value) => value >= -100 && value <= 1_000)))
const fraction = z.number().check(z.gte(0), z.lte(1))

const weapon = z.object({
  slot: z.enum(['kinetic', 'energy', 'power']),
  hash,
  name: label,
  type: z.enum(WEAPON_TYPES),
  typeName: label,
  element: z.enum(DAMAGE_TYPES),
  rarity,
  icon,
  perks: z.array(z.object({ hash, name: label })).check(z.maxLength(12)),
  rating: z.optional(
    z.object({
      tier: z.enum(['God-Tier', 'Excellent', 'Good', 'Poor', 'Unrated']),
      score: z.optional(z.number().check(z.gte(0), z.lte(10))),
    }),
  ),
  source: z.optional(text),
  why: z.optional(text),
  instanceId,
} satisfies ShapeOf<SharedWeapon>)

const armor = z.object({
  slot: z.enum(ARMOR_SLOTS satisfies readonly ArmorSlot[]),
  hash,
  name: label,
  rarity,
  icon,
  tier: z.optional(z.literal([1, 2, 3, 4, 5])),
  set: z.optional(label),
  stats,
  mods: z.optional(z.array(label).check(z.maxLength(8))),
  instanceId,
} satisfies ShapeOf<SharedArmor>)

const subclass = z.object({
  name: label,
  element: z.enum([...DAMAGE_TYPES, 'prismatic']),
  superName: z.optional(label),
  abilities: labels,
  aspects: labels,
  fragments: labels,
} satisfies ShapeOf<SharedSubclass>)

const plan = z.object({
  members: z
    .array(
      z.object({
        name: z.optional(label),
        classType: z.optional(guardianClassSchema),
        power: z.optional(z.number()),
        role: z.optional(label),
      }),
    )
    .check(z.maxLength(12)),
  needs: z
    .array(z.object({ name: label, state: z.enum(['covered', 'one', 'missing', 'unknown']) }))
    .check(z.maxLength(30)),
} satisfies ShapeOf<SharedPlan>)

export const buildDocumentSchema = z.object({
  kind: z.literal('build'),
  type: z.enum(['build', 'loadout', 'fireteam']),
  name,
  summary: z.optional(text),
  classType: z.optional(guardianClassSchema),
  activity: z.optional(label),
  confidence: z.optional(fraction),
  subclass: z.optional(subclass),
  weapons: z.array(weapon).check(z.maxLength(3)),
  armor: z.array(armor).check(z.maxLength(5)),
  stats: z.optional(stats),
  bonus: z.optional(stats),
  modPoints: z.optional(stats),
  mods: z.array(label).check(z.maxLength(40)),
  strategy: z.optional(text),
  steps: z.optional(z.array(text).check(z.maxLength(12))),
  strengths: z.array(text).check(z.maxLength(12)),
  considerations: z.array(text).check(z.maxLength(12)),
  notes: z.optional(plain().check(z.maxLength(MOST_NOTE_LETTERS))),
  plan: z.optional(plan),
  forkedFrom: z.optional(z.string().check(z.maxLength(100))),
} satisfies ShapeOf<BuildDocument>)

const prophecyDocumentSchema = z.object({
  kind: z.literal('prophecy'),
  name,
  archetype: z.optional(label),
  confidence: z.optional(fraction),
  traits: z
    .array(z.object({ name: label, score: z.number().check(z.gte(0), z.lte(10)) }))
    .check(z.maxLength(12)),
  gems: z.array(z.object({ name: label, reason: text, tier: z.optional(label) })).check(z.maxLength(12)),
  farming: z.array(z.object({ name: label, reason: text })).check(z.maxLength(12)),
  meta: z.array(text).check(z.maxLength(12)),
} satisfies ShapeOf<ProphecyDocument>)

const profileDocumentSchema = z.object({
  kind: z.literal('profile'),
  name,
  score: z.optional(z.number()),
  characters: z.array(z.object({ classType: guardianClassSchema, power: z.number() })).check(z.maxLength(6)),
  archetype: z.optional(label),
  items: z.optional(z.number()),
  membershipType: z.optional(z.string().check(z.maxLength(4))),
} satisfies ShapeOf<ProfileDocument>)

export const shareDocumentSchema = z.discriminatedUnion('kind', [
  buildDocumentSchema,
  prophecyDocumentSchema,
  profileDocumentSchema,
])

const part = z.enum(SHARE_PARTS)
export const shareKindSchema = z.enum(SHARE_KINDS)
/** An id of digits, or the name of a build; anything else is at no address. */
export const shareSlugSchema = z.string().check(z.maxLength(100))

/** `POST /api/shares`: what is not in `parts` is cut off before anything is stored. */
export const createShareRequestSchema = z.object({
  document: shareDocumentSchema,
  parts: z.array(part).check(z.maxLength(SHARE_PARTS.length)),
})

/** Where a share is, or would be. */
export const shareAddressSchema = z.object({
  kind: shareKindSchema,
  slug: z.string(),
  /** Below our own address. */
  path: z.string(),
  version: z.int(),
})
export type ShareAddress = z.infer<typeof shareAddressSchema>

/** `GET /api/shares/{kind}/{slug}`: open to everybody. */
export const shareAnswerSchema = z.extend(shareAddressSchema, {
  created_at: z.iso.datetime(),
  versions: z.array(z.object({ version: z.int(), created_at: z.iso.datetime() })),
  author: z.object({ name: z.string(), profile: z.optional(z.string()) }),
  document: shareDocumentSchema,
})
export type ShareAnswer = z.infer<typeof shareAnswerSchema>

/** `GET /api/shares`: the player's own links. */
export const myShareSchema = z.extend(shareAddressSchema, {
  type: z.enum(SHARE_TYPES),
  title: z.string(),
  created_at: z.iso.datetime(),
  opened: z.int(),
  parts: z.array(part),
  revoked_at: z.optional(z.iso.datetime()),
})
export type MyShare = z.infer<typeof myShareSchema>
export const mySharesSchema = z.object({ shares: z.array(myShareSchema) })

/** `GET /api/shares/drafts/profile`: what a public profile could hold, made by the server from the player's own copy. */
export const profileDraftSchema = z.object({ document: profileDocumentSchema })
