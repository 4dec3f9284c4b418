/**
 * A conversation of 300 messages in a real browser: the frames while somebody types below it, while it scrolls by from
 * end to beginning, and while a further answer is written. Target: no frame over 50 ms, 50 frames a second in the mean.
 * This browser draws without a graphics card; what the page itself does is told apart.
 */
import { chromium, type Page } from 'playwright-core'
import { launchOptions } from '../../e2e/support/browser/browser.ts'
import { processorShares } from '../support/processor-shares.ts'
import { runBench, signInAs, startSandboxProcess, startServerProcess } from '../support/server-processes.ts'
import { signedInContext } from '../support/signed-in-browser.ts'

const MESSAGES = 300
const QUESTIONS = [
  'best hand cannon I own',
  'What can I dismantle?',
  'What can you do?',
  'Show my duplicates',
]
const TARGET = { frame: 50, rate: 50 }
const TYPED = 'which of my three hand cannons should I keep for the raid'

async function fill(url: string) {
  const { headers, session } = await signInAs(url, 'veteran')
  let conversation: string | undefined
  for (let at = 0; at < MESSAGES / 2; at++) {
    const answer = await fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { ...headers, authorization: 'Bearer built-in-analyst', 'content-type': 'application/json' },
      body: JSON.stringify({ message: QUESTIONS[at % QUESTIONS.length], session_id: conversation }),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    conversation = ((await answer.json()) as { session_id: string }).session_id
  }
  return { key: `ai_vault_sentinel_chat_${session.membership_id}`, conversation: conversation ?? '' }
}

/** Runs in the page; plain text because this file is checked without the browser's types. */
const WATCH = `
  window.watch = { gaps: [], running: true }
  let last = performance.now()
  const look = (now) => {
    watch.gaps.push(now - last)
    last = now
    if (watch.running) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`

/** Milliseconds between frames while something is done. */
async function framesDuring(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(WATCH)
  await work()
  return page.evaluate<number[]>('((watch.running = false), watch.gaps.slice(1))')
}

const inRow = (gaps: readonly number[]) => {
  const whole = gaps.reduce((sum, gap) => sum + gap, 0)
  return {
    frames: gaps.length,
    'a second': Math.round((1000 * gaps.length) / whole),
    'slowest ms': Math.round(Math.max(...gaps)),
    'over 50 ms': gaps.filter((gap) => gap > TARGET.frame).length,
  }
}

async function main(dataDir: string) {
  const server = await startServerProcess(await startSandboxProcess(), dataDir)
  const { key, conversation } = await fill(server.url)
  const browser = await chromium.launch(await launchOptions())
  const context = await signedInContext(browser, server.url, 'veteran')
  const page = await context.newPage()
  await page.addInitScript(([name, id]) => sessionStorage.setItem(name ?? '', id ?? ''), [key, conversation])
  await page.goto('/sentinel')
  await page.getByText('Connected', { exact: true }).waitFor()
  while ((await page.locator('[data-sender]').count()) <= MESSAGES) await page.waitForTimeout(100)
  const box = page.getByRole('textbox', { name: 'Ask about your vault, builds or week' })
  const log = page.getByRole('log')
  // By attribute: a look by role reads the whole page, and would be measured with it.
  const answers = page.locator('[role=log] [data-sender=ai]')
  const measure = async () => ({
    'typing below it': inRow(await framesDuring(page, () => box.pressSequentially(TYPED, { delay: 60 }))),
    'scrolling through it': inRow(
      await framesDuring(page, async () => {
        await log.hover()
        for (let step = 0; step < 120; step++) {
          await page.mouse.wheel(0, -300)
          await page.waitForTimeout(16)
        }
      }),
    ),
    'a further answer': inRow(
      await framesDuring(page, async () => {
        const before = await answers.count()
        await box.fill('What can you do?')
        await box.press('Enter')
        await answers.nth(before).waitFor()
      }),
    ),
  })
  console.table(await measure())
  console.table({ 'processor ms': await processorShares(await browser.newBrowserCDPSession(), measure) })
  await browser.close()
}

await runBench(main)
