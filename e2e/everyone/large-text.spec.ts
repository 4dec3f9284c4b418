import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESKTOP, PHONE } from '../support/browser/browser.ts'
import { picture } from '../support/browser/pictures.ts'
import { shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()

/** What a player sets who reads with large letters; our sizes follow the root's. */
const twiceAsLarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Texts of elements that reach over the edge of the screen, and are not inside something that scrolls or is hidden. */
const overTheEdge = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const isHeld = (element: Element | null): boolean => {
      if (!element || element === document.body) return false
      const { overflowX, clipPath } = getComputedStyle(element)
      return overflowX !== 'visible' || clipPath !== 'none' || isHeld(element.parentElement)
    }
    return [...document.querySelectorAll(`${selector} *`)]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect()
        return width > 1 && right > innerWidth + 1 && !isHeld(element.parentElement) && !isHeld(element)
      })
      .map((element) => (element.textContent ?? '').slice(0, 60))
  }, within)

describe('a phone with text twice as large', () => {
  test('keeps the proof of a build within the screen, its words whole', async () => {
    const page = await stage.player('veteran', '/architect?made=true', { viewport: PHONE })
    const proof = page.getByRole('region', { name: 'Proof' })
    await shown(proof)
    await twiceAsLarge(page)
    await picture(page, 'architect with large text')
    await soon(() => overTheEdge(page, '[aria-label="Proof"]')).toEqual([])
    // A word that does not fit its tile is wider than the tile, or broken into two lines of letters.
    const broken = await proof.getByRole('listitem').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const name = tile.querySelector('span:nth-of-type(2)')
        const text = name?.firstChild
        if (!name || !text) return []
        const words = [...(text.textContent ?? '').matchAll(/\S+/g)]
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        })
      }),
    )
    expect(broken).toEqual([])
  })

  test('shows every voice of Sentinel', async () => {
    const page = await stage.player('veteran', '/sentinel', { viewport: PHONE })
    await page.getByRole('button', { name: 'Panel' }).click()
    const voices = page.getByRole('group', { name: 'Voice' })
    await shown(voices)
    await twiceAsLarge(page)
    await picture(page, 'sentinel with large text')
    const hidden = await voices.evaluate((group) => group.scrollWidth - group.clientWidth)
    expect(hidden).toBeLessThanOrEqual(1)
  })

  test('keeps what one can fill at the Command Table within the screen', async () => {
    const page = await stage.player('veteran', '/command-table', { viewport: PHONE })
    await page.getByRole('button', { name: 'Add me' }).click()
    await soon(() => page.getByRole('textbox').first().inputValue()).not.toBe('')
    await page.getByRole('button', { name: 'Analyze Fireteam' }).click()
    await shown(page.getByRole('heading', { name: 'What you can fill' }))
    await twiceAsLarge(page)
    await picture(page, 'command table with large text')
    await soon(() => overTheEdge(page, 'main')).toEqual([])
  })
})

/** What a player sets in the browser itself: the queries of our styles follow it, as no style of a page makes them. */
async function letLettersBeTwiceAsLarge(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return box
}

describe.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('%s whose browser has letters twice as large', (_where, viewport) => {
  const opened = stage.share(async () => {
    const page = await stage.player('veteran', undefined, { viewport })
    await letLettersBeTwiceAsLarge(page)
    return page
  })

  test.each([
    ['/dashboard', 'Do this next'],
    ['/armory', 'Kinetic'],
    ['/armory?tab=tiers', 'Tier 1'],
    ['/profile', 'Sign-ins'],
    ['/sentinel', 'Connected'],
  ])('holds %s within the screen', async (path, word) => {
    const page = await opened()
    await page.goto(path)
    await shown(page.getByText(word, { exact: true }).first())
    await picture(page, `${path.replaceAll(/\W+/g, ' ')} with large letters ${viewport.width}`)
    await soon(() => overTheEdge(page, 'body')).toEqual([])
    await soon(() =>
      page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  })

  test('leads from its header to every screen and to the end of the session', async () => {
    const page = await opened()
    await page.goto('/command-center')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Disconnect' }).last().scrollIntoViewIfNeeded()
    await shown(page.getByRole('link', { name: 'Sentinel' }).last())
    await soon(() => overTheEdge(page, 'header')).toEqual([])
  })

  test('shows the advice of a clean-up and its three answers whole', async () => {
    const page = await opened()
    await page.goto('/armory?review=cleanup')
    const review = page.getByRole('dialog')
    await shown(review.getByRole('heading', { name: 'Advice' }))
    await review.getByRole('heading', { name: 'Advice' }).scrollIntoViewIfNeeded()
    const { height } = viewport
    const advice = await review.getByRole('heading', { name: 'Advice' }).boundingBox()
    expect(advice?.y).toBeLessThan(height - 2 * (advice?.height ?? height))
    for (const name of [/^Keep/, /^Review/, /^Dismantle/, /^Skip/, /^Finish/]) {
      const button = review.getByRole('button', { name })
      await button.scrollIntoViewIfNeeded()
      const { x = -1, width = 0, y = -1 } = (await button.boundingBox()) ?? {}
      expect([x >= 0, x + width <= viewport.width, y >= 0 && y < height]).toEqual([true, true, true])
    }
  })

  test('keeps the three answers of a clean-up in view, clear of what has the focus', async () => {
    const page = await opened()
    await page.goto('/armory?review=cleanup')
    const review = page.getByRole('dialog')
    await shown(review.getByRole('heading', { name: 'Advice' }))
    await picture(page, `review with large letters ${viewport.width}`)
    const answers = [/^Keep/, /^Review/, /^Dismantle/].map((name) => review.getByRole('button', { name }))
    for (const answer of answers) {
      const { x, y, width, height } = await boxOf(answer)
      expect([x >= 0, x + width <= viewport.width, y + height <= viewport.height]).toEqual([true, true, true])
    }
    const seen: string[] = []
    while (!seen.at(-1)?.startsWith('Finish') && seen.length < 40) {
      await page.keyboard.press('Tab')
      const { name, isCovered } = await page.locator(':focus').evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        // The weapon as a whole takes the focus too, and is higher than the screen.
        const isCovered = height < innerHeight / 2 && !element.parentElement?.contains(top)
        return { name: element.textContent ?? '', isCovered }
      })
      seen.push(name)
      expect([name, isCovered]).toEqual([name, false])
    }
    expect(seen.length).toBeGreaterThan(2)
  })

  test('shows all that the armory can do with weapons, none of it aside', async () => {
    const page = await opened()
    await page.goto('/armory?open=all')
    const actions = [
      ...[/^Clean up/, 'Analyze all'].map((name) => page.getByRole('link', { name })),
      ...[/^Review/, 'Wish lists'].map((name) => page.getByRole('button', { name })),
    ]
    for (const action of actions) {
      await shown(action)
      const { x, width } = await boxOf(action.first())
      expect([x >= 0, x + width <= viewport.width]).toEqual([true, true])
    }
    await page.goto('/armory?review=cleanup')
    const lists = page.getByRole('dialog').getByRole('group', { name: 'What to review' })
    await shown(lists)
    await soon(() => lists.evaluate((group) => group.scrollWidth - group.clientWidth)).toBeLessThanOrEqual(1)
    const shares = page.getByRole('dialog').getByText(/^\d+ %$/)
    await soon(async () => (await boxOf(shares)).height).toBeLessThan(60)
  })
})
