import cookie from '@fastify/cookie'
import { compressAnswers } from './http/compression.ts'
import { describeApi } from './http/docs.ts'
import { answerErrors } from './http/error-handler.ts'
import { type App, createFastify } from './http/fastify-app.ts'
import { requireDeclarations } from './http/protection/declared-access.ts'
import { limitRates } from './http/protection/rate-limits.ts'
import { requireSameOrigin } from './http/protection/same-origin.ts'
import { sendSecurityHeaders } from './http/protection/security-headers.ts'
import { dropNul } from './http/protection/without-nul.ts'
import { logRequests } from './http/request-log.ts'
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
