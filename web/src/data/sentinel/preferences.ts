import {
  type AiChoice,
  type Personality,
  sentinelPreferencesSchema,
} from '@ai-vault/contract/advice/sentinel.ts'
import { readSentinelPreferences, writeSentinelPreferences } from '../stored/storage.ts'

/** What the player chose for Sentinel, in this browser alone. Anyone may edit it. */
export interface SentinelPreferences extends AiChoice {
  readonly personality: Personality
}

export function readPreferences(): SentinelPreferences {
  const parsed = sentinelPreferencesSchema.safeParse(parseJson(readSentinelPreferences()))
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
  writeSentinelPreferences(JSON.stringify({ v: 1, ...readPreferences(), ...changes }))
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
