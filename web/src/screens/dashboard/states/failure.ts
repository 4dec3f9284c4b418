import type { OutageDetail } from '@ai-vault/contract/errors.ts'
import { ApiError } from '../../../data/api/api-error.ts'
import { fieldsOf } from './answer-fields.ts'

/** Which of the error catalogue's panels a failed dashboard shows (section 8). */
export type DashboardFailure =
  | { readonly kind: 'outage'; readonly detail: OutageDetail }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'structure'; readonly fields: readonly string[] }
  | { readonly kind: 'other'; readonly reason: string; readonly way: WayOut | undefined }

/** What a player can do about it besides trying again. */
export type WayOut = 'connect' | 'privacy'

export function readFailure(error: Error): DashboardFailure {
  if (!(error instanceof ApiError)) return { kind: 'other', reason: error.message, way: undefined }
  const { status, code, detail, message } = error
  if (status === 503) {
    return typeof detail === 'string' ? { kind: 'unavailable' } : { kind: 'outage', detail }
  }
  if (code === 'bad-answer') return { kind: 'structure', fields: fieldsOf(error.cause) }
  return { kind: 'other', reason: message, way: wayOut(status, code) }
}

function wayOut(status: number, code: string): WayOut | undefined {
  if (status === 401) return 'connect'
  return code === 'platform-private' ? 'privacy' : undefined
}
