import type { SessionAnswer } from '@ai-vault/contract/account/session.ts'
import type { CopyAge } from '@ai-vault/contract/service/copy-age.ts'

import { ageOf } from '../copy-age.ts'

export interface LiveAnswer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
  /** Where the answer is about a guardian. */
  readonly age: CopyAge
}

/** What curl with a cookie jar does, over real HTTP. */
export function createLiveBrowser(base: string) {
  const jar = new Map<string, string>()
  let handles: SessionAnswer | undefined

  async function send(path: string, options: RequestInit & { readonly bearer?: string } = {}) {
    const { bearer = handles?.access_token, ...rest } = options
    const headers = new Headers(rest.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    // As a browser does over https; by itself `fetch` does so there only.
    if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'gzip, br')
    const response = await fetch(new URL(path, base), { ...rest, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const text = await response.text()
    const answer: LiveAnswer = {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') ? JSON.parse(text) : text,
      age: ageOf(response.headers),
    }
    return answer
  }

  const post = (path: string, body: object = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  /** login → authorize as the guardian → the code and state the platform sends back. */
  async function authorize(guardian: string) {
    const login = await send('/api/bungie/login')
    const address = new URL(login.body.auth_url)
    address.searchParams.set('as', guardian)
    // The sandbox knows one fixed address to come back to; where that leads does not matter here.
    address.searchParams.delete('redirect_uri')
    const approved = await fetch(address, { redirect: 'manual' })
    const back = new URL(approved.headers.get('location') ?? '', base)
    return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
  }

  return {
    jar,
    send,
    post,
    authorize,
    get handles(): SessionAnswer {
      if (!handles) throw new Error('Not signed in')
      return handles
    },
    /** Goes on with the handles another browser got. */
    take(given: SessionAnswer) {
      handles = given
    },
    async signIn(guardian: string): Promise<LiveAnswer> {
      const answer = await post('/api/bungie/callback', await authorize(guardian))
      if (answer.status === 200) handles = answer.body
      return answer
    },
    async refresh(refreshToken = handles?.refresh_token): Promise<LiveAnswer> {
      const answer = await post('/api/bungie/refresh', { refresh_token: refreshToken })
      if (answer.status === 200 && handles) handles = { ...handles, ...answer.body }
      return answer
    },
    dashboard: () =>
      send(
        `/api/dashboard/guardian-data?membership_id=${handles?.membership_id}&membership_type=${handles?.membership_type}`,
      ),
    inventory: () => send(`/api/inventory/${handles?.membership_type}/${handles?.membership_id}`),
  }
}

export type LiveBrowser = ReturnType<typeof createLiveBrowser>

/** The same browser, led to another node by a load balancer. */
export function movedTo(url: string, from: LiveBrowser): LiveBrowser {
  const browser = createLiveBrowser(url)
  for (const [name, value] of from.jar) browser.jar.set(name, value)
  browser.take(from.handles)
  return browser
}
