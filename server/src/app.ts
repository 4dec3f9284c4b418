import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { ApiError } from './errors/api-error.ts'
import { describeApi } from './http/docs.ts'
import { answerErrors } from './http/error-handler.ts'
import { type App, createFastify } from './http/fastify-app.ts'
import type { Metrics } from './http/metrics.ts'
import { requireDeclarations } from './http/protection/declared-access.ts'
import { limitRates } from './http/protection/rate-limits.ts'
import { requireSameOrigin } from './http/protection/same-origin.ts'
import { sendSecurityHeaders } from './http/protection/security-headers.ts'
import { dropNul } from './http/protection/without-nul.ts'
import type { Server } from './services.ts'
import { guardRoutes } from './sessions/guards/route-guard.ts'

/** The whole HTTP surface. It does not listen yet, and closing it does not stop the services. */
export async function buildApp({ services, features }: Pick<Server, 'services' | 'features'>): Promise<App> {
  const { settings, logger, publicUrl, platform, pool, cookies } = services
  const app = createFastify(logger, settings.trustProxy)

  requireDeclarations(app)
  answerErrors(app)
  logRequests(app, services.metrics)
  await sendSecurityHeaders(
    app,
    platform.imageOrigin,
    publicUrl.startsWith('https:'),
    settings.ai.analyzerUrl,
  )
  await app.register(cookie)
  limitRates(app, { perMinute: settings.rateLimit, pool, sessionOf: cookies.session })
  requireSameOrigin(app, publicUrl)
  dropNul(app)
  guardRoutes(app, services)
  await compressAnswers(app)
  await describeApi(app, services.build)

  for (const feature of features) await feature.routes?.(app)
  return app
}

/**
 * Answers are compressed, request bodies are not inflated: some hundred bytes can stand for a gigabyte, and our calls
 * are small enough to come as they are.
 */
async function compressAnswers(app: App) {
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding.trim().toLowerCase() === 'identity') return
    throw new ApiError(415, 'encoded-body', 'Compressed requests are not accepted. Send the body as it is.')
  })
  await app.register(compress, { threshold: 2_048, encodings: ['br', 'gzip'], globalDecompression: false })
}

/**
 * One line a request: the route's pattern instead of the address, so that no id, name or query string gets
 * into the log; no headers, no cookies, no bodies.
 */
function logRequests(app: App, metrics: Metrics) {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    const seconds = reply.elapsedTime / 1000
    metrics.requests.observe({ method: request.method, route, status: String(status) }, seconds)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method: request.method, route, status, ms }, 'request')
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
