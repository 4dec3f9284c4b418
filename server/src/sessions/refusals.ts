import { ApiError } from '../errors/api-error.ts'
import type { StateCheck } from './login-state.ts'

/** Every refusal that has to do with a sign-in, and the reason it gives. */
export type SessionRefusal =
  | 'session-missing'
  | 'cookie-missing'
  | 'cookie-mismatch'
  | 'session-expired'
  | 'session-unknown'
  | 'session-ended'
  | 'refresh-unknown'
  | 'refresh-reused'
  | 'grant-invalid'
  | 'reconnect-needed'
  | 'not-owner'
  | 'role-missing'
  | 'token-unknown'
  | 'token-resting'

const REFUSALS: Readonly<Record<SessionRefusal, { status: number; detail: string }>> = {
  'session-missing': { status: 401, detail: 'Authentication required. Please log in.' },
  'cookie-missing': {
    status: 401,
    detail: 'Authentication required: the token was sent without the session cookie it belongs to.',
  },
  'cookie-mismatch': {
    status: 401,
    detail: 'Authentication required: the token does not belong to the session cookie it was sent with.',
  },
  'session-expired': {
    status: 401,
    detail: 'Authentication token expired. Please refresh or sign in again.',
  },
  'session-unknown': { status: 401, detail: 'Authentication required: this session is not known here.' },
  'session-ended': { status: 401, detail: 'Authentication required: this session has ended.' },
  'refresh-unknown': {
    status: 401,
    detail: 'Authentication required: the refresh token does not belong to this session.',
  },
  'refresh-reused': {
    status: 401,
    detail: 'Authentication required: a used refresh token came back, so this sign-in was ended everywhere.',
  },
  'grant-invalid': {
    status: 401,
    detail: 'Authentication required: the platform no longer accepts this sign-in.',
  },
  'reconnect-needed': {
    status: 401,
    detail:
      'Authentication required: the connection to the platform was lost while it was being renewed. ' +
      'Please connect again; what was read before stays readable until then.',
  },
  'role-missing': {
    status: 403,
    detail: 'Access denied: this needs a role that your account does not have.',
  },
  'token-unknown': {
    status: 401,
    detail: 'Authentication required: this access token is not known here, or was revoked.',
  },
  'token-resting': {
    status: 401,
    detail:
      'Authentication required: the player of this access token is signed in nowhere. Please log in once.',
  },
  'not-owner': { status: 403, detail: 'Access denied: this is not the guardian you are signed in as.' },
}

export function refuse(reason: SessionRefusal, cause?: unknown): ApiError {
  const { status, detail } = REFUSALS[reason]
  return new ApiError(status, reason, detail, { cause })
}

export function isRefusal(error: unknown, reason: SessionRefusal): boolean {
  return error instanceof ApiError && error.code === reason
}

/** Why a session ended, as it is kept in its row. */
export type EndReason = 'signed-out' | 'revoked' | 'replaced' | 'refresh-reused' | 'grant-invalid' | 'expired'

const END_TEXTS: Readonly<Record<EndReason, string>> = {
  'signed-out': 'it was signed out.',
  revoked: 'it was revoked from another session.',
  replaced: 'this browser signed in again.',
  'refresh-reused': 'a used refresh token came back.',
  'grant-invalid': 'the platform no longer accepts this sign-in.',
  expired: 'it was not used for too long.',
}

export function refuseEnded(reason: string | null): ApiError {
  const text = END_TEXTS[reason as EndReason] ?? 'it was closed.'
  return new ApiError(401, 'session-ended', `Authentication required: this session has ended, ${text}`)
}

const STATE_TEXTS: Readonly<Record<Exclude<StateCheck, 'good'>, string>> = {
  'no-nonce': 'this browser did not begin a sign-in, or finished it already',
  mismatch: 'the state does not match the sign-in this browser began',
  'too-old': 'the sign-in took too long',
  spent: 'this sign-in was finished already',
}

export function refuseState(check: Exclude<StateCheck, 'good'>): ApiError {
  return new ApiError(400, 'state-mismatch', `Sign-in refused: ${STATE_TEXTS[check]}. Please connect again.`)
}
