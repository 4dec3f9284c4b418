import type { FastifyInstance } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'
import { registerActionRoutes } from './accounts/action-routes.ts'
import { registerGroupRoutes } from './accounts/group-routes.ts'
import { registerProfileRoutes } from './accounts/profile-routes.ts'
import { registerSearchRoutes } from './accounts/search-routes.ts'
import { registerStatsRoutes } from './accounts/stats-routes.ts'
import { registerUserRoutes } from './accounts/user-routes.ts'
import { registerVendorRoutes } from './accounts/vendor-routes.ts'
import { type Caller, identifyCaller, requireApiKey } from './caller.ts'
import type { ManifestContent } from './content/manifest-content.ts'
import { registerManifestRoutes } from './content/manifest-routes.ts'
import { refuseForeignOrigin } from './cross-origin.ts'
import { HTML_TYPE, htmlPage } from './html-page.ts'
import { registerStatusRoutes } from './status-routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call below /Platform. */
    caller: Caller
  }
}

const NOBODY: Caller = { scopes: 0 }

/** Everything below /Platform: checks that every call passes, then the calls. */
export async function registerPlatformRoutes(
  app: FastifyInstance,
  { context, content }: { context: SandboxContext; content: () => ManifestContent },
): Promise<void> {
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request, reply) => {
    request.caller = NOBODY
    if (!request.headers['user-agent']) {
      // The network in front of the platform turns away callers without a name.
      return reply.code(403).type(HTML_TYPE).send(htmlPage('403 Forbidden', 'You have been blocked.'))
    }
    requireApiKey(context, request)
    refuseForeignOrigin(context, request)
    request.caller = identifyCaller(context, request)
  })
  app.addHook('onSend', async (request, reply) => {
    reply.headers({
      'cache-control': 'private',
      expires: '-1',
      'x-selfurl': `${request.protocol}://${request.host}${request.url}`,
      'cf-cache-status': 'DYNAMIC',
    })
  })
  registerUserRoutes(app, context)
  registerSearchRoutes(app, context)
  registerGroupRoutes(app, context)
  registerProfileRoutes(app, context)
  registerVendorRoutes(app, context)
  registerActionRoutes(app)
  registerStatsRoutes(app, context)
  registerStatusRoutes(app, context)
  registerManifestRoutes(app, context, content)
}
