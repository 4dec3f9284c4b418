import { ApiError } from '../errors/api-error.ts'
import type { App } from './fastify-app.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A second lock beside SameSite=Lax: a browser says where a request comes from, and one that changes something
 * must come from our own pages. Scripts send neither header and are let through; they have no cookies to steal.
 */
export function requireSameOrigin(app: App) {
  app.addHook('onRequest', async (request) => {
    if (READING.has(request.method)) return
    const { origin, host } = request.headers
    const site = request.headers['sec-fetch-site']
    const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
    const foreignOrigin = origin !== undefined && hostOf(origin) !== host
    if (foreignSite || foreignOrigin) {
      throw new ApiError(403, 'foreign-origin', 'Refused: the request came from another site.')
    }
  })
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
