import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '../demo-credentials.ts'
import type { GuardianCard } from '../guardians/account/memberships.ts'
import type { TokenAnswer } from '../oauth/grants.ts'
import type { Sandbox } from '../start-sandbox.ts'

export interface Envelope<T> {
  readonly Response: T
  readonly ErrorCode: number
  readonly ThrottleSeconds: number
  readonly ErrorStatus: string
  readonly Message: string
}

interface CallOptions {
  readonly token?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** A plain HTTP caller of the sandbox, for tests: no retries, no cleverness. */
export function createCaller({ url }: Pick<Sandbox, 'url'>) {
  const fetchPlatform = (path: string, { token, body, headers, signal }: CallOptions = {}) =>
    fetch(`${url}/Platform${path}`, {
      redirect: 'manual',
      headers: {
        'x-api-key': DEMO_API_KEY,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    })

  async function call<T = unknown>(path: string, options?: CallOptions) {
    const response = await fetchPlatform(path, options)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as Envelope<T> }
  }

  /** A path under /sandbox. */
  async function control(method: string, path: string, body?: unknown) {
    const response = await fetch(`${url}/sandbox${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  const authorizeUrl = (query: Readonly<Record<string, string>> = {}) => {
    const parameters = { client_id: DEMO_CLIENT_ID, response_type: 'code', state: 'some-state', ...query }
    return `${url}/en/OAuth/Authorize?${new URLSearchParams(parameters)}`
  }

  async function codeFor(guardian: string): Promise<string> {
    const response = await fetch(authorizeUrl({ as: guardian }), { redirect: 'manual' })
    return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
  }

  async function token(form: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>) {
    const client = { client_id: DEMO_CLIENT_ID, client_secret: DEMO_CLIENT_SECRET }
    const response = await fetch(`${url}/Platform/App/OAuth/token/`, {
      method: 'POST',
      ...(headers ? { headers } : {}),
      body: new URLSearchParams(headers ? form : { ...client, ...form }),
    })
    return { status: response.status, body: (await response.json()) as TokenAnswer & Record<string, unknown> }
  }

  const redeem = (code: string) => token({ grant_type: 'authorization_code', code })
  const refresh = (refreshToken: string) =>
    token({ grant_type: 'refresh_token', refresh_token: refreshToken })

  return {
    fetchPlatform,
    call,
    control,
    authorizeUrl,
    codeFor,
    token,
    redeem,
    refresh,
    signIn: async (guardian: string): Promise<TokenAnswer> => (await redeem(await codeFor(guardian))).body,
    setFault: (fault: object) => control('POST', '/faults', fault),
    clearFaults: () => control('DELETE', '/faults'),
    async guardians(): Promise<readonly GuardianCard[]> {
      const { body } = await control('GET', '/guardians')
      return (body as { guardians: readonly GuardianCard[] }).guardians
    },
  }
}

export type SandboxCaller = ReturnType<typeof createCaller>
