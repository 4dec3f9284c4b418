import { AI_PROVIDERS, type AiChoice, PERSONALITIES, type Personality } from '@ai-vault/contract/sentinel.ts'
import { z } from 'zod'
import { readSentinelPreferences, writeSentinelPreferences } from '../storage.ts'

/** What the player chose for Sentinel, in this browser alone. Anyone may edit it, so each value is checked alone. */
export interface SentinelPreferences extends AiChoice {
  readonly personality: Personality
}

const VERSION = 1
const schema = z.object({
  v: z.literal(VERSION),
  personality: z.enum(PERSONALITIES).catch('guardian'),
  provider: z.enum(AI_PROVIDERS).optional().catch(undefined),
  model: z.string().max(120).optional().catch(undefined),
  daily_tokens: z.int().min(0).optional().catch(undefined),
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
