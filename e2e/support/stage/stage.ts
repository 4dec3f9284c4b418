/**
 * What every spec file stands on: its worker's installation, put back into a healthy state after each test, and browser
 * pages that close themselves.
 */
import { WAIT_MS } from '@ai-vault/game/test-support/limits.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { untilReady } from '../../../server/test-support/live/until-ready.ts'
import { browserOfThisWorker, DESKTOP } from '../browser/browser.ts'
import { savePage } from '../browser/pictures.ts'
import { type Guardian, signInByCalls } from '../sign-in.ts'
import { giveSession } from './give-session.ts'
import type { Stage } from './global-setup.ts'
import { remoteControl } from './remote-control.ts'
import { sandboxFaults } from './sandbox-faults.ts'

export interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number }
  /** The service worker stays out unless a journey is about it: it would answer in the server's place. */
  readonly serviceWorker?: boolean
  /** Movement costs a software-drawn browser most of its time; a journey about movement asks for it. */
  readonly motion?: boolean
  /** The armory fetches every picture of a vault ahead unless the browser asks it to be sparing: 3 s of processor a page. */
  readonly picturesAhead?: boolean
}

function stageOfThisWorker(): Stage {
  const worker = Number(process.env.VITEST_POOL_ID)
  const stage = inject('stages')[worker - 1]
  if (!stage) throw new Error(`there is no installation for worker ${worker}`)
  return stage
}

/** Runs in the page: the browser says that its player wants little fetched. */
function spareData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}

/** Runs in the page: the armor solver's limits of time are met after so many steps that only what never ends meets them. */
function slowSolver() {
  const { Worker } = window
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, { ...options, name: '0.05' })
    }
  }
}

/** What every page showed when the journey failed. */
async function savePages(test: string, contexts: readonly BrowserContext[]) {
  const pages = contexts.flatMap((context) => context.pages())
  const taken = await Promise.allSettled(pages.map((page, at) => savePage(page, `failed ${test} ${at + 1}`)))
  for (const one of taken) if (one.status === 'fulfilled') process.stderr.write(`page: ${one.value}\n`)
}

export function openStage() {
  const { url, sandboxUrl, metricsUrl, dataDir, controlUrl } = stageOfThisWorker()
  const server = remoteControl(controlUrl)
  const faults = sandboxFaults(sandboxUrl)
  let browser: Browser
  const contexts: BrowserContext[] = []
  /** Those that outlive a test. */
  const shared: BrowserContext[] = []

  /** No fault, and a server that runs and is ready; what it remembers of the platform's state may be half a minute old. */
  async function heal() {
    await Promise.all([faults.clearFaults(), server.thawServer()])
    await server.startServer()
    await untilReady(url)
  }

  beforeAll(async () => {
    await heal()
    browser = await browserOfThisWorker(inject('browser'), inject('browserFolder'))
  })
  afterEach(async ({ task }) => {
    const closing = contexts.splice(0)
    if (task.result?.state === 'fail') await savePages(task.name, [...closing, ...shared])
    await Promise.all(closing.map((context) => context.close()))
    await heal()
  })
  async function open(options: VisitOptions): Promise<Page> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: options.viewport ?? DESKTOP,
      serviceWorkers: options.serviceWorker ? 'allow' : 'block',
      // The look is drawn dark; a journey about the light theme asks for it with `emulateMedia`.
      colorScheme: 'dark',
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
    })
    context.setDefaultTimeout(WAIT_MS)
    contexts.push(context)
    if (!options.picturesAhead) await context.addInitScript(spareData)
    await context.addInitScript(slowSolver)
    return context.newPage()
  }

  return {
    url,
    sandboxUrl,
    metricsUrl,
    dataDir,
    ...server,
    ...faults,
    /**
     * What `make` opens, for all tests of the `describe` it is called in: opened by the first that asks for it, closed
     * after the last. Each goes on where the one before it ended.
     */
    share<Value>(make: () => Promise<Value>): () => Promise<Value> {
      let made: Promise<Value> | undefined
      let own: BrowserContext[] = []
      const open = async () => {
        const others = contexts.length
        const value = await make()
        own = contexts.splice(others)
        shared.push(...own)
        return value
      }
      afterAll(async () => {
        for (const context of own) shared.splice(shared.indexOf(context), 1)
        await Promise.all(own.map((context) => context.close()))
      })
      return () => {
        made ??= open()
        return made
      }
    },
    /** A browser that was never here; with a path, already there. */
    async visitor(path?: string, options: VisitOptions = {}): Promise<Page> {
      const page = await open(options)
      if (path !== undefined) await page.goto(path)
      return page
    },
    /** A browser whose player signed in a moment ago. */
    async player(guardian: Guardian, path?: string, options: VisitOptions = {}): Promise<Page> {
      const [page, session] = await Promise.all([open(options), signInByCalls(url, guardian)])
      await giveSession(page.context(), session)
      if (path !== undefined) await page.goto(path)
      return page
    },
  }
}
