import type { Send } from '../message.ts'

/** Without a final slash the platform answers with a redirect, and the redirect loses the sign-in. */
export function withTrailingSlash(send: Send): Send {
  return (request) => {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/')) return send(request)
    url.pathname += '/'
    return send({ ...request, url: url.href })
  }
}
