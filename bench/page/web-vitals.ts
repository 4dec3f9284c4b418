/**
 * How fast the app feels on a phone: LCP, CLS and INP as the browser itself measures them, against a server and a sandbox
 * as `npm start` runs them, with the processor slowed down four times. Every run is a first visit with an empty cache.
 */
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { launchOptions, PHONE } from '../../e2e/support/browser/browser.ts'
import { type Guardian, signInByCalls } from '../../e2e/support/sign-in.ts'
import {
  closeBench,
  openBenchFolder,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'
import { observeVitals, type Vitals } from '../support/vitals-observer.ts'

const RUNS = Number(process.env.RUNS ?? 5)
const SLOWDOWN = 4
const TARGETS = { lcp: 600, cls: 0.05, inp: 150 }

interface Scenario {
  readonly name: string
  readonly path: string
  readonly guardian?: Guardian
  /** The screen has everything it will show. */
  readonly rested: (page: Page) => Promise<unknown>
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'command center, visitor',
    path: '/',
    rested: (page) => page.getByRole('button', { name: /Operational/ }).waitFor(),
  },
  {
    name: 'command center, veteran',
    path: '/',
    guardian: 'veteran',
    rested: (page) => page.getByText(/You own \d+ weapons/).waitFor(),
  },
  {
    name: 'dashboard, veteran',
    path: '/dashboard',
    guardian: 'veteran',
    rested: (page) => page.getByRole('heading', { name: 'Recent activities' }).waitFor(),
  },
  {
    name: 'sign-in',
    path: '/login',
    rested: (page) => page.getByRole('heading', { name: 'Open the vault' }).waitFor(),
  },
]

/** What a visitor's fingers do on any screen: menu, keys, palette, letters, another screen and back. */
async function interact(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('button', { name: /System status/ }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Command palette' }).waitFor()
  await page.keyboard.type('table', { delay: 60 })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
}

async function measure(context: BrowserContext, { path, rested }: Scenario): Promise<Vitals> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const vitals = await observeVitals(page)
  await page.goto(path)
  await rested(page)
  const { lcp, cls, script } = await vitals.read()
  await interact(page)
  return { lcp, cls, script, inp: (await vitals.read()).inp }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const worst = (values: readonly number[]) => Math.max(...values)
/** A median over its target fails the run: this is the budget's own check (F-348). */
function verdict(value: number, target: number): string {
  if (value <= target) return 'ok'
  process.exitCode = 1
  return 'over'
}

const folder = openBenchFolder()
const server = await startServerProcess(await startSandboxProcess(), folder)
const browser = await chromium.launch(await launchOptions())

async function visit({ guardian }: Scenario): Promise<BrowserContext> {
  const player = guardian && (await signInByCalls(server.url, guardian))
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    ...(player && {
      storageState: { cookies: [], origins: [{ origin: server.url, localStorage: player.localStorage }] },
    }),
  })
  // A busy machine is measured too, and says so by its figures.
  context.setDefaultTimeout(120_000)
  if (player) await context.addCookies(player.cookies)
  return context
}

console.log(
  `Phone ${PHONE.width} x ${PHONE.height}, processor slowed ${SLOWDOWN} times, ${RUNS} first visits each: median (worst).`,
)
console.log(`Targets: LCP ${TARGETS.lcp} ms, CLS ${TARGETS.cls}, INP ${TARGETS.inp} ms.`)
const rows: Record<string, Record<string, string>> = {}
try {
  for (const scenario of SCENARIOS) {
    const runs: Vitals[] = []
    for (let run = 0; run < RUNS; run++) {
      const context = await visit(scenario)
      runs.push(await measure(context, scenario))
      await context.close()
    }
    const column = (key: keyof Vitals) => runs.map((run) => run[key])
    const cell = (key: 'lcp' | 'cls' | 'inp', digits: number) =>
      `${median(column(key)).toFixed(digits)} (${worst(column(key)).toFixed(digits)}) ${verdict(median(column(key)), TARGETS[key])}`
    rows[scenario.name] = {
      'LCP ms': cell('lcp', 0),
      CLS: cell('cls', 3),
      'INP ms': cell('inp', 0),
      'JavaScript kB': (median(column('script')) / 1000).toFixed(1),
    }
  }
  console.table(rows)
} finally {
  await browser.close()
  await closeBench(folder)
}
