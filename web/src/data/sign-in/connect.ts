import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { logFailure } from '../log.ts'
import { rememberReturn } from '../stored/storage.ts'
import { words } from '../words.ts'
import { returnAddress } from './return-target.ts'

export const CONNECT_FAILED = words.signIn.unreachable

const loginSchema = () =>
  import('@ai-vault/contract/account/session.ts').then((module) => module.loginAnswerSchema)

/** Whom the sandbox lets everyone be: the server names them in the page where the sandbox is the platform (F-039). */
const demoGuardian = () => document.documentElement.dataset.demo

type Way = 'account' | 'demo'

/** Asks where to sign in, remembers where we are, and leaves. Throws where that cannot be done. */
export async function connect(
  way: Way = 'account',
  leave: (address: string) => void = (address) => location.assign(address),
) {
  const { auth_url } = await callApi({ path: '/api/bungie/login', schema: loginSchema })
  if (!isAllowedAuthAddress(auth_url, new URL(location.href))) {
    throw new ApiError({ status: 0, code: 'auth-address-refused', detail: words.signIn.foreignAddress })
  }
  const back = returnAddress(location)
  if (back !== undefined) rememberReturn(back)
  leave(way === 'demo' ? asGuardian(auth_url, demoGuardian()) : auth_url)
}

/** The sandbox's way past its own page: it chooses this guardian at once. */
function asGuardian(address: string, guardian: string | undefined): string {
  const url = new URL(address)
  if (guardian) url.searchParams.set('as', guardian)
  return url.href
}

/**
 * `leaving` stays until the browser has gone; `failed` re-enables the button and says so beside it (F-038). Back from the
 * platform's page may bring this page as it was left: then the button works again.
 */
export function useConnect() {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setState('idle')
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  const start = useCallback((way: Way) => {
    setState('leaving')
    connect(way).catch((error) => {
      logFailure('connect-failed', error instanceof ApiError ? error.code : 'unexpected')
      setState('failed')
    })
  }, [])
  return { state, start }
}

const PLATFORM_HOST = 'www.bungie.net'
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Where a sign-in may lead: the game platform itself, or (the sandbox platform) the very host that serves this page. All
 * names of this machine count as one. Anything else would be someone else's sign-in page.
 */
export function isAllowedAuthAddress(address: string, page: URL): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, host, username, password } = new URL(address)
  if (username || password) return false
  if (protocol === 'https:' && host === PLATFORM_HOST) return true
  if (protocol !== 'https:' && protocol !== 'http:') return false
  if (page.protocol === 'https:' && protocol !== 'https:') return false
  return hostname === page.hostname || (LOOPBACK.includes(hostname) && LOOPBACK.includes(page.hostname))
}
