import { randomUUID } from 'node:crypto'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { TrustedProxies } from '../settings/trusted-proxies.ts'
import { refuseBadAddress, refuseBrokenRequest } from './broken-requests.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted by the strict limiter, by address: what opens a session. */
    sensitive?: boolean
    /**
     * Counted by a generous limiter of its own, by address: a screen may ask for thousands of pictures and files. Those
     * that we draw ourselves have another one.
     */
    bulk?: 'files' | 'drawn'
    /** How often a player may call it in a minute, whichever sign-in or token they come with: what costs much. */
    aMinute?: number
    /** Not counted: what an orchestrator asks every few seconds. */
    unlimited?: boolean
  }
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

const BODY_LIMIT = 64 * 1024
const REQUEST_TIMEOUT_MS = 15_000
/** How often Node looks for requests that take too long; its own default of half a minute would hold one that long. */
const LOOK_FOR_SLOW_MS = 1_000

export interface SlowLimits {
  readonly requestMs: number
  readonly lookEveryMs: number
}
const SLOW_LIMITS: SlowLimits = { requestMs: REQUEST_TIMEOUT_MS, lookEveryMs: LOOK_FOR_SLOW_MS }

/** Fastify with our limits, request ids and schema compilers; nothing about features. */
export function createFastify(
  logger: FastifyBaseLogger,
  trusted: TrustedProxies,
  { requestMs, lookEveryMs }: SlowLimits = SLOW_LIMITS,
): App {
  const app = Fastify({
    loggerInstance: logger,
    // Our own line per request instead: the built-in ones would hold query strings.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    // As a function: Fastify itself trusts nobody where it is given a number.
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    frameworkErrors: refuseBadAddress,
    clientErrorHandler: refuseBrokenRequest,
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestMs,
    http: { connectionsCheckingInterval: lookEveryMs, headersTimeout: requestMs },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  closeConnectionsAsTheyFallIdle(app)
  return app.withTypeProvider<ZodTypeProvider>()
}

/** A connection that was busy when the stop began would else be kept alive, and the stop would wait for it. */
function closeConnectionsAsTheyFallIdle(app: Pick<App, 'addHook' | 'server'>) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onResponse', async () => {
    if (closing) setImmediate(() => app.server.closeIdleConnections())
  })
}
