import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isClientRoute } from '@ai-vault/contract/routes.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { sendError } from '../http/error-handler.ts'
import type { App } from '../http/fastify-app.ts'

export interface WebRoutesDeps {
  /** The built web app. */
  readonly folder: string
  readonly development: boolean
  /** Where the app lives; other names of this machine are led there, for cookies know one name only. */
  readonly publicUrl: string
}

const YEAR = { maxAge: '365d', immutable: true }
const FILE = /\.[a-z0-9]{2,12}$/i
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** The web app: hashed files for a year, the page itself never without asking, 404 for addresses it does not have. */
export async function webRoutes(app: App, deps: WebRoutesDeps) {
  const { folder, development, publicUrl } = deps
  const page = readPage(folder)
  if (page) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      dotfiles: 'ignore',
      maxAge: 0,
    })
  }

  const sendPage = (reply: FastifyReply, status: number) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)

  app.setNotFoundHandler({ preHandler: async () => {} }, (request, reply) => {
    if (!page || !wantsPage(request)) {
      return sendError(reply, request, new ApiError(404, 'not-found', 'There is nothing at this address.'))
    }
    return sendPage(reply, 404)
  })

  app.get('/*', { config: { bulk: true }, schema: { hide: true } }, (request, reply) => {
    const { pathname } = addressOf(request)
    if (pathname.startsWith('/api/') || !page) return reply.callNotFound()
    if (FILE.test(pathname)) {
      return reply.sendFile(pathname, pathname.startsWith('/assets/') ? YEAR : {})
    }
    const elsewhere = ownAddress(request, publicUrl)
    if (elsewhere) return reply.redirect(elsewhere, 302)
    return sendPage(reply, isClientRoute(pathname, development) ? 200 : 404)
  })
}

function readPage(folder: string): string | undefined {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
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
