import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../browser/find-browser.ts'
import type { FoundBrowser } from '../browser/npm-chromium.ts'
import { startInstallation } from './installation.ts'
import { serveControl } from './remote-control.ts'

export interface Stage {
  readonly url: string
  readonly sandboxUrl: string
  readonly metricsUrl: string
  readonly dataDir: string
  readonly controlUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly stages: readonly Stage[]
    readonly browser: FoundBrowser
    /** Where the workers' browsers keep their folders. */
    readonly browserFolder: string
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

const LOOK_EVERY_MS = 100
/** So often in a row the folder has to be gone: a browser that is being ended still writes. */
const LOOKS = 5
const MOST_LOOKS = 50

/** A worker that had to be ended leaves what its browser wrote. */
function openBrowserFolder() {
  const path = mkdtempSync(join(tmpdir(), 'ai-vault-e2e-browsers-'))
  return {
    path,
    async close() {
      for (let looks = 0, gone = 0; looks < MOST_LOOKS && gone < LOOKS; looks++) {
        gone = existsSync(path) ? 0 : gone + 1
        rmSync(path, { recursive: true, force: true, maxRetries: 5 })
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      }
    },
  }
}

/**
 * An installation for every worker, so that two spec files at a time never meet; each worker starts a browser of its own.
 * Limits of rate are off: every journey is the same address.
 */
export async function setup(project: TestProject) {
  const { started, close } = closeTogether()
  try {
    const folder = openBrowserFolder()
    void started(Promise.resolve(folder))
    const [browser, ...installations] = await Promise.all([
      findBrowser(),
      ...Array.from({ length: project.config.maxWorkers }, () =>
        started(startInstallation({ RATE_LIMIT: '0' })),
      ),
    ])
    const controls = await Promise.all(installations.map((one) => started(serveControl(one))))
    project.provide('browser', browser)
    project.provide('browserFolder', folder.path)
    project.provide(
      'stages',
      installations.map(({ url, sandboxUrl, metricsUrl, dataDir }, at) => ({
        url,
        sandboxUrl,
        metricsUrl,
        dataDir,
        controlUrl: controls[at]?.url ?? '',
      })),
    )
  } catch (error) {
    await close()
    throw error
  }
  return close
}
