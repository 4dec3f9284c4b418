/**
 * The weapons tab in a real browser, for the guardian with a thousand weapons: from the press on Armory to rated tiles
 * with a warm server and a warm cache, the answer to every key in the search box, and the frames while the whole grid
 * scrolls by. One more visit tells where the processor's time goes: this browser draws without a graphics card, so that
 * pixels cost the processor what they cost no player.
 */
import { loadavg } from 'node:os'
import { chromium, type Page } from 'playwright-core'
import { DESKTOP, launchOptions } from '../../e2e/support/browser/browser.ts'
import { probeArmory } from '../support/armory-probe.ts'
import { processorShares, type Shares } from '../support/processor-shares.ts'
import {
  closeBench,
  openBenchFolder,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'
import { signedInContext } from '../support/signed-in-browser.ts'

const RUNS = Number(process.env.RUNS ?? 5)
const TARGETS = { rated: 1_500, key: 50, frame: 50 }
const SEARCH = 'is:legendary perkname:kill -is:exotic rose'
const KEY_PAUSE_MS = 90
/** Nobody finds the search box sooner; until then the last pictures come. */
const REST_MS = 1_000
/** A quick flick of the wheel: more than half a row of tiles a frame. */
const SCROLL_STEP = 100

interface Run {
  readonly rated: number
  readonly key: number
  readonly frame: number
  readonly over: number
  readonly frames: number
}

async function measure(page: Page): Promise<Run> {
  const probe = await probeArmory(page)
  await page.goto('/command-center')
  await page.getByText(/You own [\d,]+ weapons/).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Armory' }).click()
  const rated = await probe.clickToRated()
  await page.waitForTimeout(REST_MS)
  await page.keyboard.press('f')
  await page.keyboard.type(SEARCH, { delay: KEY_PAUSE_MS })
  const key = await probe.slowestKey()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+F')
  const gaps = await probe.scrollThrough(SCROLL_STEP)
  return {
    rated,
    key,
    frame: Math.max(...gaps),
    over: gaps.filter((gap) => gap > TARGETS.frame).length,
    frames: gaps.length,
  }
}

/** Every picture once, as a second visit finds them: the sandbox draws each when it is first asked for. */
async function warmUp(page: Page): Promise<void> {
  const probe = await probeArmory(page)
  await page.goto('/armory')
  await page.evaluate('ratedTiles')
  await probe.scrollThrough(SCROLL_STEP)
  await page.close()
}

/** Processor time a key and a frame of the scroll. */
async function measureShares(page: Page): Promise<Readonly<Record<'key' | 'frame', Shares>>> {
  const probe = await probeArmory(page)
  const devtools = await page.context().newCDPSession(page)
  await page.goto('/armory')
  await page.evaluate('ratedTiles')
  let frames = 0
  const scroll = await processorShares(devtools, async () => {
    frames = (await probe.scrollThrough(SCROLL_STEP)).length
  })
  await page.evaluate('window.scrollTo(0, 0)')
  await page.keyboard.press('f')
  const typing = await processorShares(devtools, async () => {
    await page.keyboard.type(SEARCH, { delay: KEY_PAUSE_MS })
    await probe.slowestKey()
  })
  return { key: shareOf(typing, SEARCH.length), frame: shareOf(scroll, frames) }
}

const shareOf = ({ page, drawing, showing, longestTask }: Shares, parts: number): Shares => ({
  longestTask,
  page: page / parts,
  drawing: drawing / parts,
  showing: showing / parts,
})

const folder = openBenchFolder()
const server = await startServerProcess(await startSandboxProcess(), folder)
const browser = await chromium.launch(await launchOptions())

const visit = () => signedInContext(browser, server.url, 'collector')

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const row = (values: readonly number[], target: number) => ({
  'median ms': Math.round(median(values)),
  'worst ms': Math.round(Math.max(...values)),
  'target ms': target,
  verdict: median(values) <= target ? 'ok' : 'over',
})

try {
  const context = await visit()
  await warmUp(await context.newPage())
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await context.newPage()
    runs.push(await measure(page))
    await page.close()
  }
  const shares = await measureShares(await context.newPage())
  const load = loadavg()[0]?.toFixed(1)
  console.log(`collector, ${DESKTOP.width} x ${DESKTOP.height}, ${RUNS} visits, load of the machine ${load}`)
  console.table({
    'press to rated tiles': row(
      runs.map(({ rated }) => rated),
      TARGETS.rated,
    ),
    'slowest key in the search': row(
      runs.map(({ key }) => key),
      TARGETS.key,
    ),
    'slowest frame of the scroll': row(
      runs.map(({ frame }) => frame),
      TARGETS.frame,
    ),
  })
  const frames = runs.reduce((sum, run) => sum + run.frames, 0)
  const over = runs.reduce((sum, run) => sum + run.over, 0)
  console.log(`${over} of ${frames} frames took longer than ${TARGETS.frame} ms.`)
  const rounded = ({ page, drawing, showing }: Shares) => ({
    'page ms': page.toFixed(1),
    'drawing ms': drawing.toFixed(1),
    'showing ms': showing.toFixed(1),
  })
  console.log('Processor time on average, of which only the first is left where there is a graphics card:')
  console.table({ 'a key': rounded(shares.key), 'a frame': rounded(shares.frame) })
} finally {
  await browser.close()
  await closeBench(folder)
}
