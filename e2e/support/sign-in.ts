/** Signs in with HTTP calls alone, the way the browser would, and gives back what the browser would then hold. */
import { sessionAnswerSchema } from '@ai-vault/contract/account/session.ts'
import { BUILT_IN_ANALYST_KEY, STORAGE_KEYS } from '@ai-vault/contract/account/storage.ts'

export type Guardian =
  | 'veteran'
  | 'collector'
  | 'newcomer'
  | 'empty'
  | 'private'
  | 'hostile'
  | 'legacy'
  | 'unshared'

interface Cookie {
  readonly name: string
  readonly value: string
}

function cookieNamed(answer: Response, name: string): Cookie {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const [key = '', ...value] = pair.split('=')
    if (key === name) return { name, value: value.join('=') }
  }
  throw new Error(`${answer.url} set no cookie ${name}`)
}

/** `&as=` is the sandbox's way for scripts: it chooses the guardian at once and sends us back with a code. */
async function authorizeAs(url: string, guardian: Guardian) {
  const login = await fetch(`${url}/api/bungie/login`)
  const { auth_url } = (await login.json()) as { auth_url: string }
  const back = await fetch(`${auth_url}&as=${guardian}`, { redirect: 'manual' })
  const { searchParams } = new URL(back.headers.get('location') ?? '')
  const query = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
  return { nonce: cookieNamed(login, 'vault_login'), query }
}

export async function signInByCalls(url: string, guardian: Guardian) {
  const { nonce, query } = await authorizeAs(url, guardian)
  const answer = await fetch(`${url}/api/bungie/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${nonce.name}=${nonce.value}` },
    body: JSON.stringify(query),
  })
  const session = sessionAnswerSchema.parse(await answer.json())
  const stored = {
    [STORAGE_KEYS.accessToken]: session.access_token,
    [STORAGE_KEYS.refreshToken]: session.refresh_token,
    [STORAGE_KEYS.expiresAt]: String(session.expires_at),
    [STORAGE_KEYS.membershipId]: session.membership_id,
    [STORAGE_KEYS.membershipType]: session.membership_type,
    [STORAGE_KEYS.displayName]: session.display_name,
    [STORAGE_KEYS.aiApiKey]: BUILT_IN_ANALYST_KEY,
  }
  const { name, value } = cookieNamed(answer, 'vault_session')
  return {
    cookies: [{ name, value, url }] as const,
    localStorage: Object.entries(stored).map(([key, text]) => ({ name: key, value: text })),
  }
}
