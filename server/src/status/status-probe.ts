import type { FastifyBaseLogger } from 'fastify'
import type { ObservationStore } from './observation-store.ts'

const EVERY_MS = 60_000
/** Nodes that were started together do not stay together. */
const JITTER = 0.2

export interface StatusProbeDeps {
  readonly status: { current(): Promise<unknown> }
  readonly observations: Pick<ObservationStore, 'claim'>
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
  readonly now: () => number
  readonly everyMs?: number
}

/**
 * Looks at the platform's health by itself, so that its history does not depend on visitors. One look a minute for the
 * whole installation: whoever looks first, a visitor's page or another node, has looked for all.
 */
export function startStatusProbe({ status, observations, logger, now, everyMs = EVERY_MS }: StatusProbeDeps) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const look = async () => {
    try {
      if (await observations.claim(now(), everyMs * (1 - JITTER))) await status.current()
    } catch (error) {
      if (!stopped) logger.warn({ stack: (error as Error).stack }, 'the platform’s health was not noted')
    }
    plan()
  }
  const plan = () => {
    if (stopped) return
    const pause = everyMs * (1 + (Math.random() - 0.5) * JITTER)
    timer = setTimeout(look, pause).unref()
  }
  void look()

  return {
    /** Nobody waits for a look under way: what it would still find is not missed. */
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
