import type { TestProject } from 'vitest/node'
import { serveBrowser } from './browser.ts'
import { startInstallation } from './installation.ts'
import { serveControl } from './remote-control.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly stage: {
      readonly url: string
      readonly sandboxUrl: string
      readonly controlUrl: string
      readonly browserUrl: string
    }
  }
}

/** One installation and one browser for the whole run. Limits of rate are off: every journey is the same address. */
export async function setup(project: TestProject) {
  const [installation, browser] = await Promise.all([startInstallation({ RATE_LIMIT: '0' }), serveBrowser()])
  const control = await serveControl(installation)
  project.provide('stage', {
    url: installation.url,
    sandboxUrl: installation.sandboxUrl,
    controlUrl: control.url,
    browserUrl: browser.wsEndpoint(),
  })
  return async () => {
    control.close()
    await Promise.all([browser.close(), installation.close()])
  }
}
