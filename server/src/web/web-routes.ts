import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts'
import type { App } from '../http/fastify-app.ts'
import { sendError } from '../http/send-error.ts'
import { escapeText } from '../pictures/escape-text.ts'
import { readPages } from './pages.ts'

/** A page that says of itself what it is before any script has run. */
export interface DescribedPage {
  readonly status: number
  readonly title: string
  readonly description: string
  /** Further tags, as markup. */
  readonly tags: string
}

export interface WebRoutesDeps {
  /** The built web app. */
  readonly folder: string
  /** Where the app lives; other names of this machine are led there, for cookies know one name only. */
  readonly publicUrl: string
  /** Whose vault a visitor of the sandbox may look around in. */
  readonly demoGuardian?: string | undefined
  readonly isPlayer: (request: FastifyRequest) => boolean
  /** What is special about the page at an address, where anything is: its head, and whether there is such a page. */
  readonly headOf: (pathname: string, search: string) => Promise<DescribedPage | undefined>
}

const YEAR = { maxAge: '365d', immutable: true }
const FILE = /\.[a-z0-9]{2,12}$/i
const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** The web app: hashed files for a year, the page itself never without asking, 404 for addresses it does not have. */
export async function webRoutes(app: App, deps: WebRoutesDeps) {
  const { folder, publicUrl } = deps
  const pages = readPages(folder, deps.demoGuardian)
  const assetAt = keepAssets(folder)
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
      .send(pages.pageFor(addressOf(request), deps.isPlayer(request))[encoding])
  }

  /** A page whose head is its own: packed for this one request by the compressor, and kept by nobody. */
  function sendDescribed(request: FastifyRequest, reply: FastifyReply, described: DescribedPage) {
    if (!pages) return reply.callNotFound()
    const { identity } = pages.pageFor(addressOf(request), deps.isPlayer(request))
    return reply
      .code(described.status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', vary: 'accept-encoding, cookie' })
      .send(withHead(String(identity), described))
  }

  app.setNotFoundHandler({ preHandler: async () => {} }, (request, reply) => {
    if (!pages || !wantsPage(request)) {
      return sendError(reply, request, new ApiError(404, 'not-found', 'There is nothing at this address.'))
    }
    return sendPage(request, reply, 404)
  })

  app.get(
    '/*',
    { config: { auth: 'public', bulk: 'files' }, schema: { hide: true } },
    async (request, reply) => {
      const { pathname, search } = addressOf(request)
      if (pathname.startsWith('/api/') || !pages) return reply.callNotFound()
      // The service worker keeps this one.
      if (pathname === '/index.html') return sendPage(request, reply, 200)
      if (FILE.test(pathname)) {
        const hashed = pathname.startsWith('/assets/')
        const asset = hashed ? assetAt(pathname) : undefined
        return asset ? sendAsset(request, reply, asset) : reply.sendFile(pathname, hashed ? YEAR : {})
      }
      const elsewhere = ownAddress(request, publicUrl)
      if (elsewhere) return reply.redirect(elsewhere, 302)
      // A database that is away costs the page its head, not the page.
      const described = await deps.headOf(pathname, search).catch(() => undefined)
      if (described) return sendDescribed(request, reply, described)
      return sendPage(request, reply, pages.has(pathname) ? 200 : 404)
    },
  )
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, { type, forms }: KeptAsset) {
  const accepted = acceptedEncoding(request.headers['accept-encoding'])
  const encoding = forms[accepted] ? accepted : 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .type(type)
    .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    .send(forms[encoding])
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

/** The page with this head. Replaced by functions: a text with `$&` in it stays that text. */
function withHead(html: string, { title, description, tags }: DescribedPage): string {
  return html
    .replace(TITLE, () => `<title>${escapeText(title)}</title>`)
    .replace(DESCRIPTION, () => `<meta name="description" content="${escapeText(description)}" />`)
    .replace('</head>', () => `${tags}</head>`)
}

/** A file of the build in the forms that lie beside it (precompress.ts). */
interface KeptAsset {
  readonly type: string
  readonly forms: Readonly<Partial<Record<Encoding, Buffer>>>
}

const FOLDER = 'assets'
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const ENDINGS: readonly (readonly [Encoding, string])[] = [
  ['identity', ''],
  ['br', '.br'],
  ['gzip', '.gz'],
]

/**
 * The hashed files of the built web app, each read when it is first asked for and then kept: a first visit asks for forty of
 * them, and looking each of them up on the disk costs more than sending it. All together they come to some 4 MB.
 */
function keepAssets(webFolder: string): (pathname: string) => KeptAsset | undefined {
  const folder = join(webFolder, FOLDER)
  const names = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const kept = new Map<string, KeptAsset>()
  return (pathname) => {
    const known = kept.get(pathname)
    if (known) return known
    const name = pathname.slice(`/${FOLDER}/`.length)
    const type = TYPES[extname(name)]
    if (!type || !names.has(name)) return undefined
    const forms = ENDINGS.filter(([, ending]) => names.has(name + ending)).map(([encoding, ending]) => [
      encoding,
      readFileSync(join(folder, name + ending)),
    ])
    const asset: KeptAsset = { type, forms: Object.fromEntries(forms) }
    kept.set(pathname, asset)
    return asset
  }
}
