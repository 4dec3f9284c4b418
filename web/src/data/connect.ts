import { useCallback, useState } from 'react'
import { callApi } from './api/api-client.ts'
import { ApiError } from './api/api-error.ts'
import { isAllowedAuthAddress } from './auth-address.ts'
import { logFailure } from './log.ts'
import { returnAddress } from './return-target.ts'
import { rememberReturn } from './storage.ts'

export const CONNECT_FAILED = 'Could not reach sign-in. Try again.'

const loginSchema = () => import('@ai-vault/contract/session.ts').then((module) => module.loginAnswerSchema)

/** Asks where to sign in, remembers where we are, and leaves. Throws where that cannot be done. */
export async function connect(leave: (address: string) => void = (address) => location.assign(address)) {
  const { auth_url } = await callApi({ path: '/api/bungie/login', schema: loginSchema })
  if (!isAllowedAuthAddress(auth_url, new URL(location.href))) {
    throw new ApiError({ status: 0, code: 'auth-address-refused', detail: 'Not a sign-in address we know.' })
  }
  rememberReturn(returnAddress(location))
  leave(auth_url)
}

/** `leaving` stays until the browser has gone; `failed` re-enables the button and says so beside it (F-038). */
export function useConnect() {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const start = useCallback(() => {
    setState('leaving')
    connect().catch((error) => {
      logFailure('connect-failed', error instanceof ApiError ? error.code : 'unexpected')
      setState('failed')
    })
  }, [])
  return { state, start }
}
