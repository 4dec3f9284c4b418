import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from './demo-credentials.ts'
import { reachableHost } from './reachable-host.ts'
import { DEFAULT_SEED, type SandboxOptions } from './start-sandbox.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface SandboxSettings {
  readonly options: SandboxOptions & {
    readonly host: string
    readonly apiKey: string
    readonly clientId: string
    readonly clientSecret: string
  }
  readonly stoppedClock?: Date
}

const CALLBACK = '/auth/callback'

/** Where sign-ins return: as told for another application, below PUBLIC_URL, or else wherever the server of this machine listens by default. */
function redirectUrls(environment: Environment): [string, ...string[]] {
  const { SANDBOX_REDIRECT_URLS, PUBLIC_URL, PORT, HOST } = environment
  if (SANDBOX_REDIRECT_URLS) {
    const [first = '', ...others] = SANDBOX_REDIRECT_URLS.split(',').map((url) => url.trim())
    return [first, ...others]
  }
  if (PUBLIC_URL) return [`${PUBLIC_URL.replace(/\/+$/, '')}${CALLBACK}`]
  const port = PORT || '3000'
  return [
    `http://${reachableHost(HOST || '127.0.0.1')}:${port}${CALLBACK}`,
    `http://localhost:${port}${CALLBACK}`,
  ]
}

/** The environment, checked; a bad setting comes back as one line. */
export function readSettings(environment: Environment): SandboxSettings | { readonly reason: string } {
  const port = environment.SANDBOX_PORT || '3001'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return { reason: `SANDBOX_PORT is a port number, not ${JSON.stringify(port)}.` }
  }
  const seed = environment.SANDBOX_SEED || String(DEFAULT_SEED)
  if (!/^\d{1,9}$/.test(seed)) return { reason: 'SANDBOX_SEED is a whole number.' }
  if (environment.PUBLIC_URL && !URL.canParse(environment.PUBLIC_URL)) {
    return { reason: 'PUBLIC_URL is an address, such as https://vault.example.' }
  }
  if (!redirectUrls(environment).every((url) => URL.canParse(url))) {
    return { reason: 'SANDBOX_REDIRECT_URLS is a list of addresses with commas between them.' }
  }
  const clock = environment.SANDBOX_CLOCK
  if (clock && Number.isNaN(Date.parse(clock))) {
    return { reason: 'SANDBOX_CLOCK is an ISO time, such as 2026-06-09T17:00:00Z.' }
  }
  return {
    options: {
      port: Number(port),
      host: environment.HOST || '127.0.0.1',
      seed: Number(seed),
      apiKey: DEMO_API_KEY,
      clientId: DEMO_CLIENT_ID,
      clientSecret: DEMO_CLIENT_SECRET,
      redirectUrls: redirectUrls(environment),
    },
    ...(clock ? { stoppedClock: new Date(clock) } : {}),
  }
}
