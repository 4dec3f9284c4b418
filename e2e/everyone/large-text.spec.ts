import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PHONE } from '../support/browser/browser.ts'
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
    expect(await overTheEdge(page, '[aria-label="Proof"]')).toEqual([])
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
    expect(await overTheEdge(page, 'main')).toEqual([])
  })
})
