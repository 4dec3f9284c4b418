/** What every call carries: who we are, whom it speaks for, and an address that is not redirected. */
import type { Send } from './message.ts'

/** Says who we are. Requests without a user agent get a firewall's page instead of an answer. */
export function withIdentity(send: Send, identity: { apiKey: string; userAgent: string }): Send {
  return (request) =>
    send({
      ...request,
      headers: {
        Accept: 'application/json',
        ...request.headers,
        'User-Agent': identity.userAgent,
        'X-API-Key': identity.apiKey,
      },
    })
}

/** Speaks for the player, where the call has a token. The token goes in as it is: encoding it breaks it. */
export function withBearer(send: Send): Send {
  return (request) => {
    if (request.accessToken === undefined) return send(request)
    return send({
      ...request,
      headers: { ...request.headers, Authorization: `Bearer ${request.accessToken}` },
    })
  }
}

/** Without a final slash the platform answers with a redirect, and the redirect loses the sign-in. */
export function withTrailingSlash(send: Send): Send {
  return (request) => {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/')) return send(request)
    url.pathname += '/'
    return send({ ...request, url: url.href })
  }
}
