import type { App } from './fastify-app.ts'
import type { Metrics } from './metrics.ts'

/**
 * One line a request: the route's pattern instead of the address, so that no id, name or query string gets
 * into the log; no headers, no cookies, no bodies.
 */
export function logRequests(app: App, metrics: Metrics) {
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
