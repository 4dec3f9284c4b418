import * as z from 'zod/mini'
import { withheldSchema } from '../items/guardian.ts'

/** Who gets to see a part of the account at the platform; `partly` where its components differ, `unknown` where it was not told. */
export const AUDIENCES = ['everyone', 'you', 'hidden', 'partly', 'unknown'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The platform's components in the groups a player thinks in. */
export const PRIVACY_PARTS = [
  'identity',
  'worn',
  'carried',
  'vault',
  'details',
  'loadouts',
  'progress',
  'records',
] as const
export type PrivacyPart = (typeof PRIVACY_PARTS)[number]

const linkedPlatformSchema = z.object({
  membership_type: z.string(),
  membership_id: z.string(),
  display_name: z.string(),
  /** The account that AI Vault shows. */
  primary: z.boolean(),
  /** Cross save plays the primary's characters here. */
  overridden: z.boolean(),
})

/** `GET /api/profile`: who the player is to the platform, and what others see there. */
export const profileAnswerSchema = z.object({
  membership_id: z.string(),
  membership_type: z.string(),
  /** With its code where the platform tells it. */
  display_name: z.string(),
  role: z.enum(['member', 'moderator', 'admin']),
  /** Absent where the platform keeps every item from us. */
  items: z.optional(z.object({ total: z.number(), weapons: z.number(), armor: z.number() })),
  characters: z.array(z.object({ class: z.enum(['titan', 'hunter', 'warlock']), power: z.number() })),
  withheld: z.array(withheldSchema),
  privacy: z.array(z.object({ part: z.enum(PRIVACY_PARTS), audience: z.enum(AUDIENCES) })),
  /** Absent where the platform could not be asked. */
  linked: z.optional(z.array(linkedPlatformSchema)),
  as_of: z.iso.datetime(),
  /** Why it is not newer, where the platform failed. */
  stale_reason: z.optional(z.string()),
})
export type ProfileAnswer = z.infer<typeof profileAnswerSchema>
export type LinkedPlatform = z.infer<typeof linkedPlatformSchema>

/** `GET /api/profile/stored`: what the server keeps, by feature and list; an entry counts as one whatever its size. */
export const storedDataSchema = z.object({
  parts: z.array(z.object({ feature: z.string(), list: z.string(), entries: z.number(), bytes: z.number() })),
})
export type StoredData = z.infer<typeof storedDataSchema>

/** `GET /api/profile/export`: everything that is stored about the player, by feature. */
export const exportSchema = z.object({
  exported_at: z.iso.datetime(),
  membership_id: z.string(),
  display_name: z.string(),
  data: z.record(z.string(), z.record(z.string(), z.unknown())),
})

/** `POST /api/profile/delete`: the name, typed, so that nothing is deleted by a slip. */
export const deleteRequestSchema = z.object({ confirm: z.string().check(z.maxLength(200)) })
