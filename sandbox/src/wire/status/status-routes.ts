import type { FastifyInstance } from 'fastify'
import type { SandboxContext } from '../../sandbox-context.ts'
import { LOCALES } from '../content/locales.ts'
import { sendSuccess } from '../envelope.ts'
import { coreSettings } from './core-settings.ts'
import { weekOf } from './weekly-reset.ts'

const GAME_CALLS = '/platform/destiny2/'
const ALERT_LEVEL_RED = 3
const ALERT_TYPE_GLOBAL = 0

/** How the platform says that it is well: settings, alerts, languages, the week's milestones. */
export function registerStatusRoutes(app: FastifyInstance, { world, faults, clock }: SandboxContext): void {
  const gameIsDown = () => faults.active('maintenance', GAME_CALLS) !== undefined

  app.get('/Settings/', (_request, reply) => sendSuccess(reply, coreSettings(world, gameIsDown())))

  app.get('/GetAvailableLocales/', (_request, reply) => sendSuccess(reply, LOCALES))

  app.get('/GlobalAlerts/', (_request, reply) => {
    const alert = {
      AlertKey: 'D2-Maintenance',
      AlertHtml: 'Destiny 2 is down for maintenance. Players are signed out meanwhile.',
      AlertTimestamp: clock.now().toISOString(),
      AlertLink: '/',
      AlertLevel: ALERT_LEVEL_RED,
      AlertType: ALERT_TYPE_GLOBAL,
    }
    return sendSuccess(reply, gameIsDown() ? [alert] : [])
  })

  app.get('/Destiny2/Milestones/', (_request, reply) => {
    const { start, end } = weekOf(clock.now())
    const milestones = world.milestones.map(({ hash }, order) => [
      String(hash),
      { milestoneHash: hash, startDate: start.toISOString(), endDate: end.toISOString(), order },
    ])
    return sendSuccess(reply, Object.fromEntries(milestones))
  })
}
