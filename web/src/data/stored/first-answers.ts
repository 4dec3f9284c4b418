import type { Briefing } from '@ai-vault/contract/dashboard/briefing.ts'
import type { SystemStatus } from '@ai-vault/contract/service/status.ts'
import { between, fields, number, optional, plainSchema, text, whole } from '../api/plain-schema.ts'

/** What a visitor's browser asks for at once. */
export const systemStatus = plainSchema<SystemStatus>({
  overall_status: text,
  game_api: fields<SystemStatus['game_api']>({ status: text, message: text, latency_ms: optional(number) }),
  manifest_version: optional(text),
  build: text,
  incident_id: optional(text),
  checked_at: text,
})

export const briefing = plainSchema<Briefing>({
  active_guardians: whole,
  guardians_known: whole,
  data_points: whole,
  items_indexed: whole,
  definitions_indexed: whole,
  uptime_percent: optional(between(0, 100)),
  watched_minutes: whole,
})
