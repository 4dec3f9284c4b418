import { STORAGE_KEYS } from '@ai-vault/contract/account/storage.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeProvider, startFakeProvider } from '../../server/test-support/fakes/fake-provider.ts'
import { HAND_CANNONS } from '../../server/test-support/fakes/model-scripts.ts'
import { isFine } from '../support/browser/axe.ts'
import { PHONE } from '../support/browser/browser.ts'
import { picture } from '../support/browser/pictures.ts'
import { gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'
import { sayStatus } from '../support/system-status.ts'

const stage = openStage()

const box = (page: Page) => page.getByRole('textbox', { name: 'Ask about your vault, builds or week' })
const answers = (page: Page) => page.locator('[role=log] [data-sender=ai]')
const connected = (page: Page) => shown(page.getByText('Connected', { exact: true }))
/** How much of the conversation lies below what is shown. */
const belowView = (page: Page) =>
  page.getByRole('log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)
/** Whether the first line of the newest answer is shown. */
const beginsInView = (page: Page) =>
  page.getByRole('log').evaluate((log) => {
    const { top } =
      [...log.querySelectorAll('[data-sender=ai]')].at(-1)?.getBoundingClientRect() ?? new DOMRect()
    const view = log.getBoundingClientRect()
    return top > view.top - 1 && top < view.bottom
  })
/** Asks, and waits until the answer is complete: only then it can be copied. */
async function ask(page: Page, question: string) {
  const before = await page.getByRole('button', { name: 'Copy', exact: true }).count()
  await box(page).fill(question)
  await box(page).press('Enter')
  await soon(() => page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(before + 1)
  return (await answers(page).last().textContent()) ?? ''
}

describe('the live chat at a desk', () => {
  const opened = stage.share(() => stage.player('veteran', '/sentinel'))
  let provider: FakeProvider
  let isDown = false
  beforeAll(async () => {
    const held = { holdAfter: [JSON.stringify(HAND_CANNONS)] }
    provider = await startFakeProvider({ operators: () => (isDown ? { status: 500 } : held) })
  })
  afterAll(async () => {
    await stage.restartServer()
    await provider.close()
  })

  test('F-272 F-257 my vault is full, what can go? is the second one any good? and for PvP?', async () => {
    const page = await opened()
    await connected(page)
    await page.getByRole('button', { name: 'Analyze my vault' }).click()
    await shown(page.getByRole('button', { name: 'Copy', exact: true }))
    await soon(() => answers(page).last().textContent()).toMatch(/\d+ of your \d+ weapons can go/)
    const chips = answers(page).last().locator('li button:has(bdi)')
    await soon(() => chips.count()).toBeGreaterThan(1)
    const second = (await chips.nth(1).textContent()) ?? ''
    await expect(ask(page, 'is the second one any good?')).resolves.toContain(second)
    // Who reads further up and asks is brought to what they asked.
    const size = page.viewportSize()
    await page.setViewportSize({ width: 1_440, height: 480 })
    await page.getByRole('log').hover()
    await page.mouse.wheel(0, -9_000)
    await soon(() => belowView(page)).toBeGreaterThan(200)
    await expect(ask(page, 'and for PvP?')).resolves.toContain(second)
    await soon(() => beginsInView(page)).toBe(true)
    if (size) await page.setViewportSize(size)
    await picture(page, 'sentinel at a desk')
    await isFine(page)
  })

  test('a chip is taken out, changed and added, a question is asked back, and a link asks the same again', async () => {
    const page = await opened()
    const last = () => answers(page).last()
    const pressed = async (press: () => Promise<unknown>) => {
      const before = await page.getByRole('button', { name: 'Copy', exact: true }).count()
      await press()
      await soon(() => page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(before + 1)
    }
    await ask(page, 'best pvp hand cannon i own, no exotics')
    await shown(last().getByText(/is your best one: .* for PvP/))
    await pressed(() => last().getByRole('button', { name: 'Take out: not exotic' }).click())
    await gone(last().getByText('not exotic'))
    await pressed(() => last().getByRole('combobox', { name: 'Change PvP' }).selectOption({ label: 'PvE' }))
    await shown(last().getByText(/is your best one: .* for PvE/))
    const lead = await last()
      .getByText(/is your best one/)
      .textContent()
    await last()
      .getByRole('button', { name: /^Show all \d+/ })
      .click()
    await soon(() => last().locator('li button:has(bdi)').count()).toBeGreaterThan(3)
    await soon(() => last().getByRole('link', { name: 'In the armory' }).getAttribute('href')).toBe(
      '/armory?q=is%3Ahandcannon',
    )
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await last().getByRole('button', { name: 'Copy link' }).click()
    await soon(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/sentinel?ask=')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await ask(page, 'rate my roll')
    await soon(() =>
      last().getByRole('list', { name: 'What it could mean' }).getByRole('button').count(),
    ).toBeGreaterThan(0)
    await pressed(() => page.goto(link))
    await soon(() =>
      last()
        .getByText(/is your best one/)
        .textContent(),
    ).toBe(lead)
    await soon(() => new URL(page.url()).search).toBe('')
  })

  test('F-270 F-190 an item opens its sheet, and how sure the answer is says why', async () => {
    const page = await opened()
    await page
      .getByRole('button', { name: /% sure$/ })
      .last()
      .click()
    await shown(page.getByText('What lowers it'))
    await answers(page).last().locator('button:has(bdi)').first().click()
    await shown(page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await gone(page.getByRole('dialog'))
  })

  test('F-271 F-191 Rose, and a weapon that does not exist; a question of two lines', async () => {
    const page = await opened()
    const items = () => answers(page).last().locator('button:has(bdi)').allTextContents()
    await expect(ask(page, 'Do I have Glorbo’s Fang?')).resolves.not.toContain('Yes')
    await soon(() => items()).toEqual([])
    await expect(ask(page, 'Do I have Rose?')).resolves.toMatch(/\d+ of Rose/)
    await soon(async () => new Set(await items())).toEqual(new Set(['Rose']))
    const asked = await page.locator('[role=log] [data-sender=user]').count()
    await box(page).fill('Do I have')
    await box(page).press('Shift+Enter')
    await box(page).pressSequentially('Rose?')
    await soon(() => box(page).inputValue()).toBe('Do I have\nRose?')
    await soon(() => page.locator('[role=log] [data-sender=user]').count()).toBe(asked)
    const before = await page.getByRole('button', { name: 'Copy', exact: true }).count()
    await box(page).press('Enter')
    await soon(() => page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(before + 1)
  })

  test('F-121 F-264 what the armory hands over leads to an answer about exactly those weapons', async () => {
    const page = await opened()
    await page.getByRole('button', { name: 'New conversation' }).click()
    await soon(() => page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(0)
    await page.goto('/armory?q=is%3Ahandcannon&open=all')
    await page.getByRole('link', { name: 'Analyze all' }).click()
    await soon(() => pathOf(page)).toBe('/sentinel-ai')
    await shown(page.getByRole('button', { name: 'Copy', exact: true }))
    await soon(() => answers(page).last().textContent()).toMatch(
      /You have \d+ weapons that match “is:handcannon”/,
    )
    await soon(() =>
      page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.preloadedPrompt),
    ).toBeNull()
  })

  test('F-255 F-256 when the server goes, a draft stays, and the chat comes back by itself', async () => {
    const page = await opened()
    const before = await answers(page).count()
    await box(page).fill('half a question')
    await stage.stopServer()
    await shown(page.getByText('Disconnected', { exact: true }))
    await soon(() => box(page).isDisabled()).toBe(true)
    await stage.startServer({
      AI_BASE_URL: provider.url('openai'),
      AI_API_KEY: 'operators-own-key',
      AI_MODEL: 'operators',
    })
    await connected(page)
    await soon(() => box(page).inputValue()).toBe('half a question')
    await page.evaluate(
      ([key, chosen]) => localStorage.setItem(key ?? '', chosen ?? ''),
      [STORAGE_KEYS.sentinelPreferences, JSON.stringify({ v: 1, provider: 'custom' })],
    )
    await page.reload()
    await connected(page)
    await soon(() => box(page).inputValue()).toBe('half a question')
    await soon(() => answers(page).count()).toBe(before)
  })

  test('A6 a reload in the middle of an answer waits for it, and it stands there once', async () => {
    const page = await opened()
    const before = await answers(page).count()
    const copies = await page.getByRole('button', { name: 'Copy', exact: true }).count()
    await box(page).fill('best hand cannon I own')
    await box(page).press('Enter')
    await shown(page.getByText('Sentinel is thinking...'))
    await soon(() => provider.requests.length).toBe(1)
    await page.reload()
    await shown(page.getByText('Sentinel is thinking...'))
    provider.release()
    await soon(() => page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(copies + 1)
    await soon(() => answers(page).count()).toBe(before + 1)
  })

  test('A7 a provider that is down has its own text, and the analyst answers', async () => {
    const page = await opened()
    isDown = true
    await ask(page, 'best hand cannon I own')
    await shown(page.getByText(/has an error of its own\. .*The built-in analyst answers instead\./))
  })
})

/** What the keyboard of a phone leaves of the window. */
const KEYBOARD_LEAVES = 420

/** Whether box and the beginning of the last answer are in the part that is left, and neither lies over the other. */
const reachOf = (page: Page) =>
  page.evaluate((height) => {
    const place = (selector: string) =>
      [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect() ?? new DOMRect()
    const [log, typing, last] = [place('[role=log]'), place('textarea'), place('[role=log] [data-sender=ai]')]
    const isIn = ({ top, bottom }: DOMRect) => bottom > 0 && bottom <= height && top < height
    return {
      box: isIn(typing),
      last: last.top > log.top - 1 && last.top < log.bottom,
      apart: log.bottom <= typing.top,
    }
  }, KEYBOARD_LEAVES)

/** Where the box ends, in pixels below the top of the window. */
async function footOf(page: Page): Promise<number> {
  const { y, height } = (await box(page).boundingBox()) ?? { y: Number.NaN, height: 0 }
  return y + height
}

describe('a server that speaks the specified frames alone', () => {
  test('F-260 F-363 F-369 counts as connected, is asked in the specified form, and its answers are shown', async () => {
    const page = await stage.player('newcomer', '/dashboard')
    const questions: { readonly context: Readonly<Record<string, unknown>> }[] = []
    const answers = [
      { type: 'typing_start' },
      { type: 'typing_stop' },
      { type: 'ai_response', content: 'Keep it.', metadata: { confidence: 0.82, sources: ['Your vault'] } },
      { type: 'system', content: 'Maintenance at noon' },
      { type: 'context_update', context: { guardianName: 'Nova' } },
      { type: 'dance' },
    ]
    await page.routeWebSocket(/\/ws\/sentinel\/\d+$/, (socket) => {
      socket.onMessage((text) => {
        const frame = JSON.parse(String(text))
        if (frame.type !== 'user_message') return
        questions.push(frame)
        for (const answer of answers) socket.send(JSON.stringify(answer))
      })
    })
    await page.goto('/sentinel')
    await connected(page)
    await box(page).fill('hello')
    await box(page).press('Enter')
    await shown(page.getByRole('log').getByText('Keep it.'))
    await shown(page.getByRole('button', { name: 'How we know: 82 % sure' }))
    await shown(page.getByRole('log').getByText('Maintenance at noon'))
    await box(page).fill('and now?')
    await box(page).press('Enter')
    await soon(() => questions.length).toBe(2)
    const [first, second] = questions
    expect(first).toMatchObject({ message: 'hello', personality: 'guardian', timestamp: expect.any(String) })
    const { membershipId, membershipType } = first?.context ?? {}
    expect(second?.context).toMatchObject({ guardianName: 'Nova', membershipId, membershipType })
  })
})

describe('the live chat on a phone', () => {
  test('the box is in view under a banner too', async () => {
    const page = await stage.player('veteran', undefined, { viewport: PHONE })
    await sayStatus(page, 'bungie_issues')
    await page.goto('/sentinel')
    await shown(page.getByText('Bungie.net servers have issues.'))
    await shown(box(page))
    await soon(() => footOf(page)).toBeLessThanOrEqual(PHONE.height)
    await picture(page, 'sentinel on a phone under a banner')
  })

  test('F-253 the box is in view, the voices differ, and the same facts come in each, each said once', async () => {
    const page = await stage.player('veteran', '/sentinel', { viewport: PHONE })
    await connected(page)
    const items = async () => answers(page).last().locator('button:has(bdi)').allTextContents()
    const named: string[][] = []
    // One announcement a reply: what is added to the polite region while answers are written piece by piece.
    await page.evaluate(() => {
      const announced: string[] = []
      Object.assign(window, { announced })
      const region = document.querySelector('[role=log]')?.nextElementSibling
      if (region?.getAttribute('role') !== 'status') throw new Error('no region for replies')
      new MutationObserver(() => announced.push(region.textContent ?? '')).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    })
    await page.getByRole('button', { name: 'Panel' }).click()
    for (const voice of ['Guardian', 'Ghost', 'Vanguard']) {
      await page.getByRole('radio', { name: voice }).check({ force: true })
      await ask(page, 'What are my three best hand cannons?')
      named.push((await items()).toSorted())
    }
    expect(named[0]?.length).toBeGreaterThan(0)
    expect(named[1]).toEqual(named[0])
    expect(named[2]).toEqual(named[0])
    const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced)
    expect(announced).toHaveLength(3)
    expect(announced.every((text) => text.startsWith('Sentinel: '))).toBe(true)
    await soon(() => footOf(page)).toBeLessThanOrEqual(PHONE.height)
    // An answer is read from its first sentence, also where it is longer than the screen.
    await soon(() => beginsInView(page)).toBe(true)
    await page.setViewportSize({ width: PHONE.width, height: 480 })
    await ask(page, 'My vault is full, what can go?')
    await soon(() => belowView(page)).toBeGreaterThan(60)
    await soon(() => beginsInView(page)).toBe(true)
    await page.setViewportSize(PHONE)
    await picture(page, 'sentinel on a phone')
    // The keyboard is open: Chrome makes the page smaller, Safari only the part of it in view.
    await box(page).focus()
    await page.setViewportSize({ width: PHONE.width, height: KEYBOARD_LEAVES })
    await soon(() => reachOf(page)).toEqual({ box: true, last: true, apart: true })
    await picture(page, 'sentinel on a phone with its keyboard')
    await page.setViewportSize(PHONE)
    await page.evaluate((height) => {
      const view = window.visualViewport
      if (!view) throw new Error('no visual viewport')
      Object.defineProperty(view, 'height', { get: () => height, configurable: true })
      view.dispatchEvent(new Event('resize'))
    }, KEYBOARD_LEAVES)
    await soon(() => reachOf(page)).toEqual({ box: true, last: true, apart: true })
    await isFine(page)
  })
})
