/**
 * Whether the optimizer's page ever blocks: 500 pieces for one class, sliders moved as fast as keys repeat, switches,
 * rows and the comparison. A task's length on the page's main thread is taken from the browser's own trace, in wall time
 * and in processor time: on a busy machine the first also counts the time that others had.
 *
 * WEB_ADDRESS names a running installation (with RATE_LIMIT=0); without it one is started on web/dist.
 */
import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from 'playwright-core'
import { launchOptions } from '../../e2e/support/browser/browser.ts'
import { longestTasks, type TraceEvent } from '../support/main-thread-tasks.ts'
import {
  closeBench,
  openBenchFolder,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'
import { signedInContext } from '../support/signed-in-browser.ts'

const PIECES = 500
const TARGET_MS = 50
const KEYS_EACH = 40
const PATH = '/armory?tab=armor&class=hunter&targets=160_65_70_40_120_0'

interface WireItem {
  itemInstanceId?: string
  item: { kind: string; classType?: string; instanceId: string }
}

/** The veteran's armor of all three classes as if it were one hunter's, filled up with copies. */
async function giveArmor(page: Page) {
  await page.route('**/api/inventory/**', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { items: WireItem[] }
    const armor = body.items.filter(({ item }) => item.kind === 'armor')
    for (const { item } of armor) if (item.classType) item.classType = 'hunter'
    for (let at = 0; armor.length < PIECES; at++) {
      const copied = structuredClone(armor[at] as WireItem)
      copied.itemInstanceId = copied.item.instanceId = String(9_000_000_000_000_000n + BigInt(at))
      armor.push(copied)
      body.items.push(copied)
    }
    await route.fulfill({ response: answer, json: body })
  })
}

const slider = (page: Page, stat: string) => page.getByRole('slider', { name: stat, exact: true })
const ranked = (page: Page) => page.getByText('ranked exactly').waitFor({ timeout: 120_000 })

const STEPS: readonly { readonly name: string; readonly run: (page: Page) => Promise<unknown> }[] = [
  {
    name: `three sliders, ${KEYS_EACH} keys each`,
    run: async (page) => {
      for (const [stat, key] of [
        ['weapons', 'ArrowLeft'],
        ['grenade', 'ArrowRight'],
        ['health', 'ArrowLeft'],
      ] as const) {
        await slider(page, stat).focus()
        for (let press = 0; press < KEYS_EACH; press++) await page.keyboard.press(key)
      }
    },
  },
  { name: 'until the answer stands', run: ranked },
  {
    name: 'switches',
    run: async (page) => {
      for (const name of ['Use tuning', 'Assume masterwork', 'Use tuning', 'Assume masterwork']) {
        await page.getByRole('switch', { name }).click()
      }
      await ranked(page)
    },
  },
  {
    name: 'open rows, compare two',
    run: async (page) => {
      await page.evaluate('scrollTo(0, 0)')
      for (const rank of [2, 3]) {
        await page.getByRole('button', { name: `Open build ${rank}`, exact: true }).click()
      }
      for (const rank of [1, 2]) {
        await page.getByRole('checkbox', { name: `Compare build ${rank}`, exact: true }).check()
      }
      await page.getByRole('button', { name: 'Compare 2' }).click()
      await page.getByRole('button', { name: 'Close', exact: true }).click()
    },
  },
  {
    name: 'scroll through the builds',
    run: async (page) => {
      for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, 400)
    },
  },
]

async function openOptimizer(browser: Browser, url: string): Promise<Page> {
  const page = await (await signedInContext(browser, url, 'veteran')).newPage()
  await giveArmor(page)
  await page.goto(PATH)
  await ranked(page)
  return page
}

const folder = openBenchFolder()
const url = process.env.WEB_ADDRESS ?? (await startServerProcess(await startSandboxProcess(), folder)).url
const browser = await chromium.launch(await launchOptions())
try {
  const page = await openOptimizer(browser, url)
  const shown = await page.getByRole('tab', { name: /^Armor 3\.0/ }).textContent()
  console.log(
    `${shown?.replace('Armor 3.0', '').trim()} pieces for one class; load average ${loadavg()[0]?.toFixed(1)}.`,
  )
  const rows: Record<string, Record<string, string | number>> = {}
  for (const { name, run } of STEPS) {
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
    await run(page)
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
    const { count, wallMs, cpuMs } = longestTasks(trace.traceEvents)
    rows[name] = {
      tasks: count,
      'longest, wall ms': wallMs.toFixed(1),
      'longest, processor ms': cpuMs.toFixed(1),
      [`${TARGET_MS} ms`]: wallMs <= TARGET_MS ? 'ok' : cpuMs <= TARGET_MS ? 'ok by processor' : 'over',
    }
  }
  console.table(rows)
} finally {
  await browser.close()
  await closeBench(folder)
}
