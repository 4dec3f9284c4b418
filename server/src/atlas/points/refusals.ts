import { DAILY_WINDOW_MS } from '@ai-vault/game/atlas/point-rules.ts'
import { ApiError } from '../../errors/api-error.ts'

/** Every step that the rules of the map forbid, by its code. */
const REFUSALS = {
  'point-not-found': [404, 'This point is not on the map.'],
  'own-point': [403, 'You cannot vote on, report or decide about a point of your own.'],
  'not-moderator': [403, 'Only moderators may do this.'],
  'point-closed': [409, 'This point was refused; votes and reports no longer count.'],
  'already-reported': [409, 'You have reported this point already.'],
  'not-appealable': [409, 'Only a point that was refused or hidden can be appealed.'],
  'already-appealed': [409, 'You have asked for another look at this point already.'],
  'appeal-missing': [422, 'Say why it should be looked at again: moderators read it.'],
  'reason-missing': [422, 'A reason is needed: it is what the submitter is told.'],
  'name-missing': [422, 'Name is missing: a point needs one.'],
  'kind-missing': [422, 'Kind is missing: say what is there, for example chest, lore or portal.'],
  nowhere: [422, 'Nothing is at this place of the map: put the point on a destination.'],
  'destination-unknown': [422, 'destinationHash names no destination of the map.'],
  'nothing-to-change': [422, 'Nothing was changed.'],
  'nothing-to-revert': [409, 'This change cannot be taken back.'],
} as const satisfies Record<string, readonly [number, string]>

export type Refusal = keyof typeof REFUSALS

export function refusePoint(code: Refusal): ApiError {
  const [status, detail] = REFUSALS[code]
  return new ApiError(status, code, detail)
}

export function refuseDailyLimit(done: 'submitted' | 'reported', limit: number): ApiError {
  const detail = `At most ${limit} points can be ${done} within 24 hours.`
  return new ApiError(429, 'daily-limit', detail, { retryAfter: DAILY_WINDOW_MS / 1000 })
}
