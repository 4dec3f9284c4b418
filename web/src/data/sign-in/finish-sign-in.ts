import { sessionAnswerSchema } from '@ai-vault/contract/account/session.ts'
import { BUILT_IN_ANALYST_KEY } from '@ai-vault/contract/account/storage.ts'
import { callApi } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { logFailure } from '../log.ts'
import { sessionStore } from '../session/session-store.ts'
import { readAiKey, type StoredSession, writeAiKey } from '../stored/storage.ts'
import { words } from '../words.ts'
import { type Callback, MISSING_PARAMETERS, readCallback } from './callback.ts'
import { takeCallbackQuery } from './callback-query.ts'

export type SignInEnding =
  | { readonly ending: 'success'; readonly session: StoredSession }
  | { readonly ending: 'nothing' }
  | { readonly ending: 'cancelled' }
  | { readonly ending: 'failed'; readonly reason: string }

/** Ends a sign-in: stores what came (or what the server gave for the code), or says why not. */
export async function finishSignIn(callback: Callback): Promise<SignInEnding> {
  if (callback.kind === 'nothing' || callback.kind === 'cancelled') return { ending: callback.kind }
  if (callback.kind === 'refused') return fail('callback-refused', callback.reason)
  if (callback.kind === 'tokens') return succeed(callback.session)
  try {
    return succeed(await exchange(callback.code, callback.state))
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'unexpected'
    return fail(code, error instanceof ApiError ? error.message : MISSING_PARAMETERS)
  }
}

async function exchange(code: string, state: string): Promise<StoredSession> {
  const answer = await callApi({
    path: '/api/bungie/callback',
    method: 'POST',
    body: { code, state },
    schema: sessionAnswerSchema,
  })
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: answer.expires_at,
    membershipId: answer.membership_id,
    membershipType: answer.membership_type,
    displayName: answer.display_name || words.signIn.nameless,
  }
}

/** A player without an AI key gets the built-in analyst, so that chat works from the first minute (G-05). */
function succeed(session: StoredSession): SignInEnding {
  sessionStore.begin(session)
  if (!readAiKey()) writeAiKey(BUILT_IN_ANALYST_KEY)
  return { ending: 'success', session }
}

function fail(code: string, reason: string): SignInEnding {
  logFailure('sign-in-failed', code)
  return { ending: 'failed', reason }
}

let pending: Promise<SignInEnding> | undefined

/** A code works once: however often the screen asks, the sign-in that brought us here is finished one time. */
export function finishPendingSignIn(): Promise<SignInEnding> {
  pending ??= finishSignIn(rememberCancelled(readCallback(takeCallbackQuery())))
  return pending
}

/**
 * The query is gone after the first look (F-026). The entry of the history keeps that it was cancelled, so that a reload, or
 * Back from the platform's page, shows it again.
 */
function rememberCancelled(callback: Callback): Callback {
  if (callback.kind === 'cancelled') history.replaceState({ ...history.state, signInCancelled: true }, '')
  const wasCancelled = callback.kind === 'nothing' && history.state?.signInCancelled === true
  return wasCancelled ? { kind: 'cancelled' } : callback
}

export function forgetPendingSignIn(): void {
  pending = undefined
}
