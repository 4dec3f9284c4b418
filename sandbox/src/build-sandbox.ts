import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { registerFaultGate } from './faults/fault-gate.ts'
import { registerFaultRewrites } from './faults/fault-rewrites.ts'
import { registerAuthorizeRoute } from './oauth/authorize-route.ts'
import { registerTokenRoute } from './oauth/token-route.ts'
import { onFirstUse } from './on-first-use.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { areaOf, FIRST_GAME, pathOf } from './wire/areas.ts'
import { requireApiKey } from './wire/caller.ts'
import { registerImages } from './wire/content/image-routes.ts'
import { createManifestContent, type ManifestContent } from './wire/content/manifest-content.ts'
import { registerManifestFiles } from './wire/content/manifest-routes.ts'
import { registerControlRoutes } from './wire/control-routes.ts'
import { refuseForeignOrigin, registerCrossOrigin } from './wire/cross-origin.ts'
import { sendFailure } from './wire/envelope.ts'
import { HTML_TYPE, htmlPage } from './wire/html-page.ts'
import { WireError } from './wire/platform-errors.ts'
import { registerPlatformRoutes } from './wire/platform-routes.ts'
import type { World } from './world/world.ts'

/** Nobody here played the first game: every call about it is told so, in the envelope, as on the platform. */
function registerFirstGame(app: FastifyInstance, context: SandboxContext): void {
  app.all(`${FIRST_GAME}*`, (request) => {
    requireApiKey(context, request)
    refuseForeignOrigin(context, request)
    throw new WireError(1601)
  })
}

const BODY_LIMIT = 65_536

const contents = new WeakMap<World, () => ManifestContent>()

/** Follows from the world alone, so sandboxes of one process that share a world share it. */
function contentOf(world: World): () => ManifestContent {
  const known = contents.get(world)
  if (known) return known
  const content = onFirstUse(() => createManifestContent(world))
  contents.set(world, content)
  return content
}

/** A path without its last slash is answered by a redirect, on which careless clients lose their headers. */
function registerSlashRedirect(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', ...query] = request.url.split('?')
    if (!/^\/platform\//i.test(path) || path.endsWith('/')) return
    const target = [`${path}/`, ...query].join('?')
    return reply.redirect(target, request.method === 'GET' ? 301 : 308)
  })
}

function asWireError(error: FastifyError | WireError): WireError {
  if (error instanceof WireError) return error
  const isCallersMistake = error.statusCode !== undefined && error.statusCode < 500
  return new WireError(isCallersMistake ? 7 : 3)
}

/** The sandbox's whole HTTP side, not listening yet. */
export function buildSandbox(context: SandboxContext): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: {
      caseSensitive: false,
      querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)),
    },
  })
  const content = contentOf(context.world)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('server', 'ai-vault-sandbox')
  })
  registerSlashRedirect(app)
  registerCrossOrigin(app, context)
  registerFaultGate(app, context)
  registerFaultRewrites(app, context)
  app.setErrorHandler<FastifyError | WireError>((error, _request, reply) =>
    sendFailure(reply, asWireError(error)),
  )
  app.setNotFoundHandler((request, reply) =>
    areaOf(pathOf(request.url)) === 'platform'
      ? sendFailure(reply, new WireError(21))
      : reply.code(404).type(HTML_TYPE).send(htmlPage('404 Not Found', 'There is nothing at this address.')),
  )
  registerAuthorizeRoute(app, context)
  registerManifestFiles(app, context, content)
  registerImages(app)
  app.register(registerTokenRoute, { context })
  app.register(registerPlatformRoutes, { prefix: '/Platform', context, content })
  registerFirstGame(app, context)
  app.register(registerControlRoutes, { prefix: '/sandbox', context })
  return app
}
