import type { SessionAnswer } from '@ai-vault/contract/account/session.ts'
import type { InjectOptions } from 'fastify'
import type { App } from '../src/http/fastify-app.ts'

/** A client with a cookie jar over `inject`, enough of a browser to sign in. */
export function createTestBrowser(app: App) {
  const jar = new Map<string, string>()
  let handles: SessionAnswer | undefined

  async function request(options: InjectOptions & { readonly bearer?: string | undefined }) {
    const { bearer, ...rest } = options
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.inject({
      ...rest,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...rest.headers,
      },
    })
    for (const { name, value } of response.cookies) {
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return response
  }

  return {
    jar,
    request,
    get handles(): SessionAnswer {
      if (!handles) throw new Error('Not signed in')
      return handles
    },
    async signIn(member: string): Promise<SessionAnswer> {
      const login = await request({ url: '/api/bungie/login' })
      const state = new URL(login.json().auth_url).searchParams.get('state')
      const callback = await request({
        method: 'POST',
        url: '/api/bungie/callback',
        payload: { code: member, state },
      })
      handles = callback.json() as SessionAnswer
      return handles
    },
    get: (url: string, headers: Record<string, string> = {}) =>
      request({ url, headers, bearer: handles?.access_token }),
    post: (url: string, payload?: object) =>
      request({ method: 'POST', url, ...(payload ? { payload } : {}), bearer: handles?.access_token }),
  }
}
