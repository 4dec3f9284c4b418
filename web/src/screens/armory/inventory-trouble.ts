/** The error catalogue's inventory and armory parts: which words go with which failure (F-140 to F-149). */
import type { OutageDetail } from '@ai-vault/contract/service/errors.ts'
import { ApiError } from '../../data/api/api-error.ts'
import { words } from './words.ts'

export interface Trouble {
  readonly kind: 'outage' | 'expired' | 'denied' | 'other'
  readonly title: string
  readonly text: string
  readonly steps: readonly string[]
}

const labels = words.trouble

const outage = (
  { title, text }: Pick<Trouble, 'title' | 'text'>,
  steps: readonly string[] = [],
): Trouble => ({
  kind: 'outage',
  title,
  text,
  steps: [...steps, labels.later],
})

const EXPIRED: Trouble = { kind: 'expired', ...labels.expired }

const DENIED: Trouble = {
  kind: 'denied',
  title: words.private.title,
  text: words.private.text,
  steps: words.private.steps,
}

const isOutageDetail = (detail: ApiError['detail']): detail is OutageDetail => typeof detail !== 'string'

export function explainFailure(error: Error): Trouble {
  if (!(error instanceof ApiError)) return failed(error.message)
  const { status, detail, code } = error
  if (status === 401) return EXPIRED
  if (status === 403) return code === 'not-owner' ? { ...DENIED, text: error.message } : DENIED
  if (status === 502) return outage(labels.internal)
  if (status === 503) {
    const more = isOutageDetail(detail) ? detail.suggested_actions : []
    const { title, text, after } = labels.unavailable
    return outage({ title, text: isOutageDetail(detail) ? after(detail.user_message, text) : text }, more)
  }
  if (status >= 500) return outage(labels.server)
  return failed(error.message)
}

const failed = (detail: string): Trouble => ({
  kind: 'other',
  title: labels.failed.title,
  text: labels.failed.text(detail),
  steps: [],
})

/** Why the server answers with its last good copy, in the words of the failure that keeps it from a newer one. */
export function explainStale(reason: string | undefined): Trouble {
  const isQuiet = reason === 'maintenance' || reason === 'throttled'
  return outage(isQuiet ? labels.unavailable : labels.internal)
}

/** F-143: a refusal that says nothing about the platform means that the tokens are worth nothing. */
export const endsSession = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 401 && error.code.startsWith('http-')
