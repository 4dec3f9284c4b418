import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { sendError } from '../http/error-handler.ts'
import type { App } from '../http/fastify-app.ts'
import { readPages } from './pages.ts'

export interface WebRoutesDeps {
  /** The built web app. */
  readonly folder: string
  /** Where the app lives; other names of this machine are led there, for cookies know one name only. */
  readonly publicUrl: string
  /** Whose vault a visitor of the sandbox may look around in. */
  readonly demoGuardian?: string | undefined
  readonly isPlayer: (request: FastifyRequest) => boolean
}

const YEAR = { maxAge: '365d', immutable: true }
const FILE = /\.[a-z0-9]{2,12}$/i
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** The web app: hashed files for a year, the page itself never without asking, 404 for addresses it does not have. */
export async function webRoutes(app: App, deps: WebRoutesDeps) {
  const { folder, publicUrl } = deps
  const pages = readPages(folder, deps.demoGuardian)
  if (pages) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      dotfiles: 'ignore',
      maxAge: 0,
    })
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, status: number) {
    if (!pages) return reply.callNotFound()
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .send(pages.pageFor(addressOf(request).pathname, deps.isPlayer(request))[encoding])
  }

  app.setNotFoundHandler({ preHandler: async () => {} }, (request, reply) => {
    if (!pages || !wantsPage(request)) {
      return sendError(reply, request, new ApiError(404, 'not-found', 'There is nothing at this address.'))
    }
    return sendPage(request, reply, 404)
  })

  app.get('/*', { config: { auth: 'public', bulk: true }, schema: { hide: true } }, (request, reply) => {
    const { pathname } = addressOf(request)
    if (pathname.startsWith('/api/') || !pages) return reply.callNotFound()
    // The service worker keeps this one.
    if (pathname === '/index.html') return sendPage(request, reply, 200)
    if (FILE.test(pathname)) {
      return reply.sendFile(pathname, pathname.startsWith('/assets/') ? YEAR : {})
    }
    const elsewhere = ownAddress(request, publicUrl)
    if (elsewhere) return reply.redirect(elsewhere, 302)
    return sendPage(request, reply, pages.has(pathname) ? 200 : 404)
  })
}

function wantsPage(request: FastifyRequest): boolean {
  const { pathname } = addressOf(request)
  return request.method === 'GET' && !pathname.startsWith('/api/') && !FILE.test(pathname)
}

/** http://localhost:3000 where the app lives at http://127.0.0.1:3000, and the other way round. */
function ownAddress(request: FastifyRequest, publicUrl: string): string | undefined {
  const home = new URL(publicUrl)
  const here = `http://${request.headers.host}`
  if (!URL.canParse(here) || new URL(here).host === home.host) return undefined
  const { hostname, port } = new URL(here)
  const sameMachine = LOOPBACK.has(hostname) && LOOPBACK.has(home.hostname) && port === home.port
  const { pathname, search } = addressOf(request)
  return sameMachine ? home.origin + pathname + search : undefined
}

/**
 * Where a request goes on this server. It is never resolved as a reference: `//evil.example/x` would be one to
 * another host.
 */
function addressOf(request: FastifyRequest): { pathname: string; search: string } {
  const [, path = '', search = ''] = /^[/\\]*([^?]*)(.*)$/s.exec(request.url) ?? []
  return { pathname: `/${path}`, search }
}
