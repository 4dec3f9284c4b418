import type { TestProject } from 'vitest/node'
import { serveBrowser } from './browser.ts'
import { startInstallation } from './installation.ts'
import { serveControl } from './remote-control.ts'

export interface Stage {
  readonly url: string
  readonly sandboxUrl: string
  readonly controlUrl: string
  readonly browserUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly stages: readonly Stage[]
  }
}

/**
 * One browser for the whole run and an installation for every worker, so that two spec files at a time never meet.
 * Limits of rate are off: every journey is the same address.
 */
export async function setup(project: TestProject) {
  const [browser, ...installations] = await Promise.all([
    serveBrowser(),
    ...Array.from({ length: project.config.maxWorkers }, () => startInstallation({ RATE_LIMIT: '0' })),
  ])
  const controls = await Promise.all(installations.map(serveControl))
  project.provide(
    'stages',
    installations.map(({ url, sandboxUrl }, at) => ({
      url,
      sandboxUrl,
      controlUrl: controls[at]?.url ?? '',
      browserUrl: browser.wsEndpoint(),
    })),
  )
  return async () => {
    for (const control of controls) control.close()
    await Promise.all([browser.close(), ...installations.map((installation) => installation.close())])
  }
}
