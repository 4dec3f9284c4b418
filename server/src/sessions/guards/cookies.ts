import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const SESSION_SECONDS = 90 * 86_400
const LOGIN_SECONDS = 15 * 60

/**
 * The two cookies of a sign-in. Over https they carry the `__Host-` prefix, which ties them to exactly this
 * host: no subdomain and no plain-http page can plant one.
 */
export function createCookies(secure: boolean) {
  const prefix = secure ? '__Host-' : ''
  const names = { session: `${prefix}vault_session`, login: `${prefix}vault_login` }
  const options: CookieSerializeOptions = { httpOnly: true, sameSite: 'lax', secure, path: '/' }
  return {
    session: (request: FastifyRequest): string | undefined => request.cookies[names.session],
    login: (request: FastifyRequest): string | undefined => request.cookies[names.login],
    setSession: (reply: FastifyReply, value: string) =>
      reply.setCookie(names.session, value, { ...options, maxAge: SESSION_SECONDS }),
    setLogin: (reply: FastifyReply, value: string) =>
      reply.setCookie(names.login, value, { ...options, maxAge: LOGIN_SECONDS }),
    clearSession: (reply: FastifyReply) => reply.clearCookie(names.session, options),
    clearLogin: (reply: FastifyReply) => reply.clearCookie(names.login, options),
  }
}

export type Cookies = ReturnType<typeof createCookies>
