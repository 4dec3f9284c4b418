import { ApiError } from '../../errors/api-error.ts'
import type { App } from '../fastify-app.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A second lock beside SameSite=Lax: a browser says where a request comes from, and one that changes something
 * must come from our own pages: from the host it was sent to, or from the public address where a proxy rewrites
 * the host. Scripts send neither header and are let through; they have no cookies to steal.
 */
export function requireSameOrigin(app: App, publicUrl: string) {
  const home = new URL(publicUrl).origin
  app.addHook('onRequest', async ({ raw }) => {
    // Node reads the first of two, a proxy on the way may have read the second.
    if (countOf('host', raw.rawHeaders) > 1)
      throw new ApiError(400, 'two-hosts', 'Refused: the request names more than one host.')
  })
  app.addHook('onRequest', async (request) => {
    if (READING.has(request.method)) return
    const { origin, host } = request.headers
    const site = request.headers['sec-fetch-site']
    const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
    const foreignOrigin = origin !== undefined && origin !== home && hostOf(origin) !== host
    if (foreignSite || foreignOrigin) {
      throw new ApiError(403, 'foreign-origin', 'Refused: the request came from another site.')
    }
  })
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** Names and values stand in turns. */
const countOf = (header: string, raw: readonly string[]): number =>
  raw.filter((text, at) => at % 2 === 0 && text.toLowerCase() === header).length
