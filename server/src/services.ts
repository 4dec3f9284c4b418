import type { Base } from './composition/base.ts'
import type { NamedFeature } from './composition/feature-list.ts'
import { createPlayerData } from './composition/player-data.ts'
import { features } from './features.ts'
import { createMetrics } from './http/metrics.ts'

const PURGE_EVERY_MS = 3_600_000
const FORGOTTEN = 'player-forgotten'

export type ServiceDeps = Omit<Base, 'metrics' | 'playerData'>

export type Server = Awaited<ReturnType<typeof createServices>>

/** Everything that lives as long as the server does: the features of the list, put together once. */
export async function createServices(deps: ServiceDeps) {
  const { logger } = deps
  const running: NamedFeature[] = []
  let purging: NodeJS.Timeout | undefined
  let firstPurge: Promise<void> | undefined

  /** One that fails keeps no other from its turn. */
  async function ofEach(features: readonly NamedFeature[], work: 'purge' | 'stop') {
    for (const feature of features) {
      try {
        await feature[work]?.()
      } catch (error) {
        const stack = error instanceof Error ? error.stack : undefined
        logger.warn({ feature: feature.name, stack }, `${work} failed`)
      }
    }
  }
  const purge = () => ofEach(running, 'purge')
  const stop = async () => {
    clearInterval(purging)
    await firstPurge
    await ofEach(running.toReversed(), 'stop')
  }

  try {
    let notifyNodes = async (_membershipId: string) => {}
    const playerData = createPlayerData(running, (membershipId) => notifyNodes(membershipId), deps.emptyLog)
    const base: Base = { ...deps, metrics: createMetrics(), playerData }
    const services = await features.create(base, running)
    const { bus } = services
    bus.subscribe(FORGOTTEN, (membershipId) => {
      for (const feature of running) void feature.dropCopies?.(membershipId)
    })
    notifyNodes = (membershipId) => bus.publish(FORGOTTEN, membershipId)
    for (const feature of running) await feature.start?.()
    firstPurge = purge()
    purging = setInterval(() => purge().then(deps.emptyLog), PURGE_EVERY_MS).unref()
    return { services, features: running, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
