import { cleanLine } from '@ai-vault/game/invisible-signs.ts'
import * as z from 'zod/mini'

/** A person has a few scripts, not a hundred. */
export const MOST_ACCESS_TOKENS = 10
export const MOST_TOKEN_NAME_LETTERS = 60

export const newAccessTokenRequestSchema = z.object({
  name: z
    .string()
    .check(z.overwrite(cleanLine), z.minLength(1, 'must not be empty'), z.maxLength(MOST_TOKEN_NAME_LETTERS)),
})

export const accessTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /** Absent until it is used; to the minute. */
  last_used_at: z.optional(z.iso.datetime()),
})
export type AccessToken = z.infer<typeof accessTokenSchema>

export const accessTokenListSchema = z.object({ tokens: z.array(accessTokenSchema) })

/** The only answer that holds the token itself. */
export const newAccessTokenSchema = z.extend(accessTokenSchema, { token: z.string() })
export type NewAccessToken = z.infer<typeof newAccessTokenSchema>
