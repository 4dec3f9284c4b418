import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import type { FastifyBaseLogger } from 'fastify'
import { archivesRoutes } from './archives/routes.ts'
import { keptArmorRoutes } from './armor/kept-routes.ts'
import { armorRoutes } from './armor/routes.ts'
import { briefingRoutes } from './briefing/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { describeApi } from './http/docs.ts'
import { answerErrors } from './http/error-handler.ts'
import { type App, createFastify } from './http/fastify-app.ts'
import { healthRoutes } from './http/health-routes.ts'
import { metricsRoutes } from './http/metrics.ts'
import { limitRates } from './http/rate-limits.ts'
import { logRequests } from './http/request-log.ts'
import { requireSameOrigin } from './http/same-origin.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { iconRoutes } from './icons/routes.ts'
import { inventoryRoutes } from './inventory/routes.ts'
import { languageRoutes } from './languages/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import type { Services } from './services.ts'
import { createCookies } from './sessions/cookies.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { createSessionGuard } from './sessions/session-guard.ts'
import { statusRoutes } from './status/routes.ts'
import type { TrustedProxies } from './trusted-proxies.ts'
import { weaponRoutes } from './weapons/routes.ts'
import { webRoutes } from './web/web-routes.ts'

export interface AppDeps {
  readonly services: Services
  readonly logger: FastifyBaseLogger
  /** Where browsers reach us; https switches secure cookies and HSTS on. */
  readonly publicUrl: string
  readonly webFolder: string
  readonly build: string
  readonly trustProxy: TrustedProxies
  readonly rateLimit: number
  readonly demoGuardian?: string | undefined
}

/** The whole HTTP surface. It does not listen yet, and closing it does not stop the services. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { services, logger, publicUrl, build } = deps
  const secure = publicUrl.startsWith('https:')
  const app = createFastify(logger, deps.trustProxy)
  const cookies = createCookies(secure)
  const guard = createSessionGuard(services.sessions, cookies)
  const all = { ...services, cookies, guard }

  answerErrors(app)
  logRequests(app, services.metrics)
  await sendSecurityHeaders(app, services.platform.imageOrigin, secure)
  await app.register(cookie)
  limitRates(app, { perMinute: deps.rateLimit, pool: services.pool, sessionOf: cookies.session })
  requireSameOrigin(app, publicUrl)
  await app.register(compress, { threshold: 2_048, encodings: ['br', 'gzip'] })
  await describeApi(app, build)

  for (const register of [
    sessionRoutes,
    inventoryRoutes,
    weaponRoutes,
    reviewRoutes,
    armorRoutes,
    keptArmorRoutes,
    dashboardRoutes,
    languageRoutes,
    archivesRoutes,
    statusRoutes,
    noticeRoutes,
    briefingRoutes,
    iconRoutes,
    healthRoutes,
    metricsRoutes,
  ]) {
    register(app, all)
  }
  await webRoutes(app, {
    folder: deps.webFolder,
    publicUrl,
    demoGuardian: deps.demoGuardian,
    isPlayer: (request) => cookies.session(request) !== undefined,
  })
  return app
}
