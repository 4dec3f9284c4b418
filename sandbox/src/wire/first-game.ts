import type { FastifyInstance } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'
import { FIRST_GAME } from './areas.ts'
import { requireApiKey } from './caller.ts'
import { refuseForeignOrigin } from './cross-origin.ts'
import { WireError } from './platform-errors.ts'

/** Nobody here played the first game: every call about it is told so, in the envelope, as on the platform. */
export function registerFirstGame(app: FastifyInstance, context: SandboxContext): void {
  app.all(`${FIRST_GAME}*`, (request) => {
    requireApiKey(context, request)
    refuseForeignOrigin(context, request)
    throw new WireError(1601)
  })
}
