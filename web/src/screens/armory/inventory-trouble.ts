/** The error catalogue's inventory and armory parts: which words go with which failure (F-140 to F-149). */
import type { OutageDetail } from '@ai-vault/contract/errors.ts'
import { ApiError } from '../../data/api/api-error.ts'

export interface Trouble {
  readonly kind: 'outage' | 'expired' | 'denied' | 'other'
  readonly title: string
  readonly text: string
  readonly steps: readonly string[]
}

const INTERNAL_ISSUES =
  'The Destiny 2 servers are experiencing internal issues. Please try again in 5-10 minutes.'
const UNAVAILABLE = 'The Destiny 2 servers are temporarily unavailable. Please try again in a few minutes.'
const LATER = 'If it lasts longer, try again later. Nothing needs to be done about your sign-in.'

const outage = (title: string, text: string, steps: readonly string[] = []): Trouble => ({
  kind: 'outage',
  title,
  text,
  steps: [...steps, LATER],
})

const EXPIRED: Trouble = {
  kind: 'expired',
  title: 'Authentication expired. Please log in again.',
  text: 'Your authentication token has expired. Please click Connect to sign in again.',
  steps: ['You come back to this screen, with the same search and filters.'],
}

/** What has to be allowed on the platform, by the names its page gives. */
export const PRIVACY_STEPS = [
  'On Bungie.net open Settings, then Privacy.',
  'Allow “Show my non-equipped Inventory” and “Show my Destiny game Activity feed”.',
  'Come back and try again; it can take a few minutes until the platform knows.',
] as const
export const PROFILE_PRIVATE =
  'Your Destiny profile is set to private. The platform does not show us what you own until you allow it.'
export const PARTLY_PRIVATE =
  'Your Destiny profile is set to private for a part of what you own. Shown is what the platform lets us see; the rest appears once you allow it.'

const DENIED: Trouble = {
  kind: 'denied',
  title: 'Access denied. Please check your privacy settings.',
  text: PROFILE_PRIVATE,
  steps: PRIVACY_STEPS,
}

const isOutageDetail = (detail: ApiError['detail']): detail is OutageDetail => typeof detail !== 'string'

export function explainFailure(error: Error): Trouble {
  if (!(error instanceof ApiError)) return failed(error.message)
  const { status, detail, code } = error
  if (status === 401) return EXPIRED
  if (status === 403) return code === 'not-owner' ? { ...DENIED, text: error.message } : DENIED
  if (status === 502) return outage('Destiny 2 server trouble', INTERNAL_ISSUES)
  if (status === 503) {
    const more = isOutageDetail(detail) ? detail.suggested_actions : []
    const text = isOutageDetail(detail) ? `${detail.user_message} ${UNAVAILABLE}` : UNAVAILABLE
    return outage('Destiny 2 servers unavailable', text, more)
  }
  if (status >= 500) return outage('Server trouble', 'The server could not answer. Please try again later.')
  return failed(error.message)
}

const failed = (detail: string): Trouble => ({
  kind: 'other',
  title: 'Your vault could not be read',
  text: `Failed to load inventory: ${detail}`,
  steps: [],
})

/** Why the server answers with its last good copy, in the words of the failure that keeps it from a newer one. */
export function explainStale(reason: string | undefined): Trouble {
  const isQuiet = reason === 'maintenance' || reason === 'throttled'
  return isQuiet
    ? outage('Destiny 2 servers unavailable', UNAVAILABLE)
    : outage('Destiny 2 server trouble', INTERNAL_ISSUES)
}

/** F-143: a refusal that says nothing about the platform means that the tokens are worth nothing. */
export const endsSession = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 401 && error.code.startsWith('http-')
