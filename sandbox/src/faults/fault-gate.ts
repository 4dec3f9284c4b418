import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'
import { type Area, areaOf, pathOf } from '../wire/areas.ts'
import { HTML_TYPE, htmlPage } from '../wire/html-page.ts'
import { errorStatusOf, type PlatformErrorNumber, WireError } from '../wire/platform-errors.ts'
import type { FaultStore } from './fault-store.ts'

const DEFAULT_SLOW_MS = 2_000
const IS_ABOUT_AN_ACCOUNT = /^\/platform\/destiny2\/-?\d+\/(profile|account)\//

/** The platform error that a switched-on fault gives this call, if any. */
function faultedWith(
  faults: FaultStore,
  area: Area,
  path: string,
): { code: PlatformErrorNumber; throttleSeconds?: number } | undefined {
  if (faults.take('maintenance', path)) return { code: 5 }
  const throttle = faults.take('throttle', path)
  if (throttle) {
    // Both ways of being throttled take turns: the platform's own limit and the game servers'.
    return {
      code: throttle.hits % 2 === 1 ? 51 : 1672,
      throttleSeconds: Math.ceil((throttle.ms ?? 1000) / 1000),
    }
  }
  if (faults.take('unexpected', path)) return { code: 1618 }
  if (area !== 'platform') return undefined
  const concernsCall = (fault: { path?: string }) =>
    fault.path !== undefined || IS_ABOUT_AN_ACCOUNT.test(path)
  if (faults.take('privacy', path, concernsCall)) return { code: 1665 }
  if (faults.take('no-account', path, concernsCall)) return { code: 1601 }
  return undefined
}

function answerHtml(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type(HTML_TYPE)
    .send(htmlPage('503 Service Unavailable', 'No server is available to handle this request.'))
}

/** Answers, delays or lets through a call before any route sees it. */
async function gate(context: SandboxContext, request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request.url)
  const area = areaOf(path)
  if (area === 'control' || area === 'elsewhere') return
  const { faults } = context
  for (const slow of faults.takeAll('slow', path)) {
    await wait(slow.ms ?? DEFAULT_SLOW_MS, undefined, { ref: false })
  }
  if (faults.take('html', path)) return answerHtml(reply)
  if (area === 'content') return
  if (area === 'authorize') return faults.take('maintenance', path) ? answerHtml(reply) : undefined
  const failure = faultedWith(faults, area, path)
  if (!failure) return
  if (area === 'token') {
    // In trouble the token endpoint keeps its own form and HTTP 400, maintenance included.
    return reply.code(400).send({ error: 'server_error', error_description: errorStatusOf(failure.code) })
  }
  throw new WireError(failure.code, { throttleSeconds: failure.throttleSeconds ?? 0 })
}

export function registerFaultGate(app: FastifyInstance, context: SandboxContext): void {
  app.addHook('onRequest', (request, reply) => gate(context, request, reply))
}
