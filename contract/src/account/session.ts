import * as z from 'zod/mini'

export { MIN_VALID_TOKEN_LENGTH, REFRESH_WINDOW_SECONDS } from '../service/limits.ts'

/** Opaque handles are at least this long; the client's check clears anything shorter than 20. */
export const MIN_HANDLE_LENGTH = 32

export const loginAnswerSchema = z.object({ auth_url: z.string() })

export const callbackRequestSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(2048)),
  state: z.string().check(z.minLength(1), z.maxLength(512)),
})

/** Epoch seconds in `expires_at`, as the specification stores them. */
export const sessionAnswerSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.int(),
  membership_id: z.string(),
  membership_type: z.string(),
  display_name: z.string(),
})
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>

export const refreshRequestSchema = z.object({
  refresh_token: z.string().check(z.minLength(1), z.maxLength(512)),
})
export const refreshAnswerSchema = z.pick(sessionAnswerSchema, {
  access_token: true,
  refresh_token: true,
  expires_at: true,
})
export type RefreshAnswer = z.infer<typeof refreshAnswerSchema>

export const sessionListSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      created_at: z.string(),
      last_used_at: z.string(),
      user_agent: z.string(),
      current: z.boolean(),
    }),
  ),
})
export type SessionList = z.infer<typeof sessionListSchema>

/** What a call answers that has nothing to tell but that it was done. */
export const doneSchema = z.object({ success: z.literal(true) })
