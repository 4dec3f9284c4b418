/**
 * What every spec file stands on: its worker's installation, put back into a healthy state after each test, and browser
 * pages that close themselves.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { DESKTOP } from './browser.ts'
import type { Stage } from './global-setup.ts'
import { PATIENCE_MS } from './looking.ts'
import { remoteControl } from './remote-control.ts'
import { sandboxFaults } from './sandbox-faults.ts'
import { type Guardian, signInByCalls } from './sign-in.ts'

export interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number }
  /** The service worker stays out unless a journey is about it: it would answer in the server's place. */
  readonly serviceWorker?: boolean
  /** Movement costs a software-drawn browser most of its time; a journey about movement asks for it. */
  readonly motion?: boolean
}

function stageOfThisWorker(): Stage {
  const worker = Number(process.env.VITEST_POOL_ID)
  const stage = inject('stages')[worker - 1]
  if (!stage) throw new Error(`there is no installation for worker ${worker}`)
  return stage
}

export function openStage() {
  const { url, sandboxUrl, controlUrl, browserUrl } = stageOfThisWorker()
  const server = remoteControl(controlUrl)
  const faults = sandboxFaults(sandboxUrl)
  let browser: Browser
  const contexts: BrowserContext[] = []

  /** No fault, and a server that runs; what it remembers of the platform's state may be half a minute old. */
  async function heal() {
    await Promise.all([faults.clearFaults(), server.thawServer()])
    await server.startServer()
  }

  beforeAll(async () => {
    await heal()
    browser = await chromium.connect(browserUrl)
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    await heal()
  })
  afterAll(() => browser.close())

  async function open(options: VisitOptions, storageState?: StorageState): Promise<Page> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: options.viewport ?? DESKTOP,
      serviceWorkers: options.serviceWorker ? 'allow' : 'block',
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
      ...(storageState && { storageState }),
    })
    context.setDefaultTimeout(PATIENCE_MS)
    contexts.push(context)
    return context.newPage()
  }

  return {
    url,
    sandboxUrl,
    ...server,
    ...faults,
    /** A browser that was never here; with a path, already there. */
    async visitor(path?: string, options: VisitOptions = {}): Promise<Page> {
      const page = await open(options)
      if (path !== undefined) await page.goto(path)
      return page
    },
    /** A browser whose player signed in a moment ago. */
    async player(guardian: Guardian, path?: string, options: VisitOptions = {}): Promise<Page> {
      const { cookies, localStorage } = await signInByCalls(url, guardian)
      const page = await open(options, { cookies: [], origins: [{ origin: url, localStorage }] })
      await page.context().addCookies(cookies)
      if (path !== undefined) await page.goto(path)
      return page
    },
  }
}

type StorageState = Exclude<
  NonNullable<Parameters<Browser['newContext']>[0]>['storageState'],
  string | undefined
>
