import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { bannerSaying, dismiss } from '../support/banners.ts'
import { countCalls, gone, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'
import { standingTime } from '../support/time.ts'

const stage = openStage()

const STREAM = '/api/sse/notifications'
const DOWN = 'The Destiny 2 servers are down for maintenance.'
const notice = (page: Page, text: string) => bannerSaying(page, page.getByText(text, { exact: true }))

/** How many browsers the server holds a stream open for. */
async function openStreams(): Promise<number> {
  const figures = await (await fetch(stage.metricsUrl)).text()
  return Number(/^vault_notice_streams (\d+)$/m.exec(figures)?.[1])
}

/** A stream that says exactly this; only the server itself can publish, and it publishes incidents alone. */
function streamOf(page: Page, ...notices: unknown[]) {
  const body = notices.map((one, id) => `id: ${id + 1}\ndata: ${JSON.stringify(one)}\n\n`).join('')
  return page.route(`**${STREAM}*`, (route) => route.fulfill({ contentType: 'text/event-stream', body }))
}

/** A page whose time stands still, with its stream open, and how many of its tries have failed so far. */
async function listening(prepare: (page: Page) => Promise<unknown> = async () => {}) {
  await soon(openStreams).toBe(0)
  const page = await stage.visitor()
  await prepare(page)
  await standingTime(page)
  await page.addInitScript(() => {
    const failures = { count: 0 }
    Object.assign(window, { failures })
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address)
        this.addEventListener('error', () => failures.count++)
      }
    }
  })
  const tries = countCalls(page, STREAM)
  await page.goto('/privacy')
  await shown(page.getByRole('heading', { level: 1, name: 'Privacy' }))
  const failures = () => page.evaluate(() => (window as unknown as { failures: Counter }).failures.count)
  return { page, tries, failures }
}
interface Counter {
  readonly count: number
}

/** The tries of these numbers find a stream, which ends at once; all others find no server. */
const streamOnlyAt = (page: Page, ...opened: number[]) => {
  let tries = 0
  return page.route(`**${STREAM}*`, (route) =>
    opened.includes(++tries)
      ? route.fulfill({ contentType: 'text/event-stream', body: ': open\n\n' })
      : route.abort('connectionrefused'),
  )
}

/** Has the server look at the platform now; what it finds new, it announces. */
const checkThePlatform = async () =>
  (await (await fetch(`${stage.url}/api/system-status`)).json()) as { readonly overall_status: string }

/** What an earlier journey broke is over, and the server knows it: no banner of that stands on a page of these. */
beforeEach(() => soon(async () => (await checkThePlatform()).overall_status).toBe('healthy'))

describe('the notice stream', () => {
  test('F-330 F-333 opens at the start for a visitor, and the end of the page ends it without a try', async () => {
    const { page, tries } = await listening()
    await soon(openStreams).toBe(1)
    expect(tries()).toBe(1)
    await page.goto('about:blank')
    await soon(openStreams).toBe(0)
    await page.clock.runFor(30_000)
    expect(tries()).toBe(1)
  })

  test('F-331 F-335 tries again five times, 3 s apart, and says nothing about it', async () => {
    const { page, tries, failures } = await listening((page) => streamOnlyAt(page, 1))
    for (let failed = 1; failed <= 5; failed++) {
      await soon(failures).toBe(failed)
      await page.clock.runFor(2_999)
      expect(tries()).toBe(failed)
      await page.clock.runFor(1)
      await soon(tries).toBe(failed + 1)
    }
    await soon(failures).toBe(6)
    await page.clock.runFor(60_000)
    expect(tries()).toBe(6)
    await soon(() => page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0)
    await soon(() => page.getByRole('status', { name: 'Messages' }).textContent()).toBe('')
  })

  test('F-332 a success makes the five tries whole again', async () => {
    const { page, tries, failures } = await listening((page) => streamOnlyAt(page, 1, 5))
    for (let failed = 1; failed <= 10; failed++) {
      await soon(failures).toBe(failed)
      expect(tries()).toBe(failed)
      await page.clock.runFor(3_000)
    }
    await page.clock.runFor(60_000)
    expect(tries()).toBe(10)
  })

  test('F-331 having given up, it tries once more when someone comes back to the window', async () => {
    const { page, tries, failures } = await listening((page) => streamOnlyAt(page, 1))
    for (let failed = 1; failed <= 6; failed++) {
      await soon(failures).toBe(failed)
      await page.clock.runFor(3_000)
    }
    await page.unrouteAll()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await soon(openStreams).toBe(1)
    await soon(tries).toBe(7)
  })
})

describe('a notice', () => {
  test('F-334 stands in a banner until it is dismissed; one sent while the stream was down is not missed', async () => {
    const { page, failures } = await listening()
    await soon(openStreams).toBe(1)
    await stage.fault({ kind: 'maintenance' })
    await stage.restartServer()
    await soon(failures).toBe(1)
    await page.clock.runFor(3_000)
    await soon(openStreams).toBe(1)
    await expect(checkThePlatform()).resolves.toMatchObject({ overall_status: 'bungie_issues' })
    await page.clock.resume()
    // It has the page look at the status; the banner of that says it, so the notice does not say it again.
    await shown(page.getByText('Bungie.net servers have issues.'))
    await shown(page.getByText(DOWN))
    await soon(() => page.getByText(DOWN).count()).toBe(1)

    await stage.clearFaults()
    await stage.restartServer()
    await expect(checkThePlatform()).resolves.toMatchObject({ overall_status: 'healthy' })
    await soon(failures).toBeGreaterThan(1)
    const back = notice(page, 'The Destiny 2 services are back.')
    await shown(back)
    await gone(page.getByText('Bungie.net servers have issues.'))
    await soon(() => page.getByText(DOWN).count()).toBe(0)
    await dismiss(back)
    await gone(back)
  })

  test('F-334 of type test counts too; markup is text; several wait in line', async () => {
    const page = await stage.visitor()
    const markup = '<b>Reset</b> at 17:00 <img src=x onerror=alert(1)>'
    await streamOf(page, { type: 'test', content: markup }, { type: 'message', content: 'Second' })
    await page.goto('/privacy')
    await shown(notice(page, markup))
    await shown(notice(page, markup).getByText('1 more'))
    await soon(() => page.locator('b b, img').count()).toBe(0)
    await dismiss(notice(page, markup))
    await shown(notice(page, 'Second'))
  })

  test('F-334 of another form is dropped in silence', async () => {
    const page = await stage.visitor()
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await streamOf(page, { type: 'alarm', content: 'x' }, { type: 'message' }, 'text', {
      type: 'message',
      content: 'A good one',
    })
    await page.goto('/privacy')
    await shown(notice(page, 'A good one'))
    await soon(() => notice(page, 'A good one').getByText('more').count()).toBe(0)
    expect(errors).toEqual([])
  })
})
