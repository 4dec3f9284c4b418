import type { FastifyInstance } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'
import { LOCALES } from './content/locales.ts'
import { coreSettings } from './core-settings.ts'
import { sendSuccess } from './envelope.ts'

const GAME_CALLS = '/platform/destiny2/'
const ALERT_LEVEL_RED = 3
const ALERT_TYPE_GLOBAL = 0
const WEEK_MS = 7 * 24 * 3_600_000
/** A Tuesday, 17:00 UTC: the game's week begins then. */
const SOME_RESET = Date.UTC(2024, 0, 2, 17)

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

function weekOf(now: Date): { start: Date; end: Date } {
  const start = SOME_RESET + Math.floor((now.getTime() - SOME_RESET) / WEEK_MS) * WEEK_MS
  return { start: new Date(start), end: new Date(start + WEEK_MS) }
}
