import type { TestProject } from 'vitest/node'
import { serveBrowser } from '../browser/browser.ts'
import { startInstallation } from './installation.ts'
import { serveControl } from './remote-control.ts'

export interface Stage {
  readonly url: string
  readonly sandboxUrl: string
  readonly metricsUrl: string
  readonly controlUrl: string
  readonly browserUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly stages: readonly Stage[]
  }
}

interface Closable {
  close(): unknown
}

/** Remembers what was started; closes all of it at the end, and also when something else did not start. */
function closeTogether() {
  const starting: Promise<Closable>[] = []
  return {
    started<T extends Closable>(one: Promise<T>): Promise<T> {
      starting.push(one)
      return one
    },
    async close() {
      const ended = await Promise.allSettled(starting)
      await Promise.all(ended.map((one) => (one.status === 'fulfilled' ? one.value.close() : undefined)))
    },
  }
}

/**
 * One browser for the whole run and an installation for every worker, so that two spec files at a time never meet.
 * Limits of rate are off: every journey is the same address.
 */
export async function setup(project: TestProject) {
  const { started, close } = closeTogether()
  try {
    const [browser, ...installations] = await Promise.all([
      started(serveBrowser()),
      ...Array.from({ length: project.config.maxWorkers }, () =>
        started(startInstallation({ RATE_LIMIT: '0' })),
      ),
    ])
    const controls = await Promise.all(installations.map((one) => started(serveControl(one))))
    project.provide(
      'stages',
      installations.map(({ url, sandboxUrl, metricsUrl }, at) => ({
        url,
        sandboxUrl,
        metricsUrl,
        controlUrl: controls[at]?.url ?? '',
        browserUrl: browser.wsEndpoint(),
      })),
    )
  } catch (error) {
    await close()
    throw error
  }
  return close
}
