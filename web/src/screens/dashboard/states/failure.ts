import type { OutageDetail } from '@ai-vault/contract/service/errors.ts'
import { ApiError } from '../../../data/api/api-error.ts'

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

interface Issue {
  readonly path: readonly PropertyKey[]
}

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' && value !== null && 'path' in value && Array.isArray(value.path)

/** The places in an answer that had another form than agreed: 'data.characters.0.power'. */
function fieldsOf(cause: unknown): readonly string[] {
  if (typeof cause !== 'object' || cause === null || !('issues' in cause)) return []
  const { issues } = cause
  return Array.isArray(issues) ? issues.filter(isIssue).map(({ path }) => path.map(String).join('.')) : []
}
