import { timingSafeEqual } from 'node:crypto'
import type { GrantRefusal } from './grants.ts'
import type { RegisteredApp } from './registered-app.ts'

export interface ClientCredentials {
  readonly id: string | undefined
  readonly secret: string | undefined
}

/** `Authorization: Basic`, or `client_id` and `client_secret` in the body. */
export function readClientCredentials(header: string | undefined, form: URLSearchParams): ClientCredentials {
  const basic = header === undefined ? undefined : /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header)?.[1]
  if (basic === undefined) {
    return { id: form.get('client_id') ?? undefined, secret: form.get('client_secret') ?? undefined }
  }
  const [id, ...secret] = Buffer.from(basic, 'base64').toString().split(':')
  return { id, secret: secret.join(':') }
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Undefined: this is the registered application. */
export function refuseClient(given: ClientCredentials, app: RegisteredApp): GrantRefusal | undefined {
  if (given.id === undefined || !/^\d+$/.test(given.id)) {
    return { error: 'invalid_request', error_description: 'Cannot parse client_id' }
  }
  const known = given.id === app.clientId && isSame(given.secret ?? '', app.clientSecret)
  return known ? undefined : { error: 'invalid_client', error_description: 'Client authentication failed' }
}
