import { AI_PROVIDERS, type AiChoice, PERSONALITIES, type Personality } from '@ai-vault/contract/sentinel.ts'
import * as z from 'zod/mini'
import { readSentinelPreferences, writeSentinelPreferences } from '../storage.ts'

/** What the player chose for Sentinel, in this browser alone. Anyone may edit it, so each value is checked alone. */
export interface SentinelPreferences extends AiChoice {
  readonly personality: Personality
}

const VERSION = 1
const schema = z.object({
  v: z.literal(VERSION),
  personality: z.catch(z.enum(PERSONALITIES), 'guardian'),
  provider: z.catch(z.optional(z.enum(AI_PROVIDERS)), undefined),
  model: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  daily_tokens: z.catch(z.optional(z.int().check(z.gte(0))), undefined),
})

export function readPreferences(): SentinelPreferences {
  const parsed = schema.safeParse(parseJson(readSentinelPreferences()))
  if (!parsed.success) return { personality: 'guardian' }
  const { v: _, provider, model, daily_tokens, personality } = parsed.data
  return {
    personality,
    ...(provider ? { provider } : {}),
    ...(model ? { model } : {}),
    ...(daily_tokens === undefined ? {} : { daily_tokens }),
  }
}

export function writePreferences(changes: Partial<SentinelPreferences>): void {
  writeSentinelPreferences(JSON.stringify({ v: VERSION, ...readPreferences(), ...changes }))
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
