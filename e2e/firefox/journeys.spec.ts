/** The tasks a player does most, in a second engine: what only one browser understands is found here. */
import { describe, expect, test } from 'vitest'
import { soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'
import { find, openFirefox, pathOf, press } from './open-firefox.ts'

const stage = openStage()
const pageOf = openFirefox()
const TILE = '[role=grid] [data-weapon] > button:first-child'

/** They follow each other on one page, as one visit of a player. */
describe('in Firefox', () => {
  test('F-020 F-037 signs in on the platform’s page and comes back', async (context) => {
    const page = pageOf(context)
    await page.goto(`${stage.url}/login`)
    await press(page, 'header button', 'Connect with Bungie')
    await press(page, 'label', 'veteran')
    await press(page, 'button', 'Approve')
    await find(page, 'header *', 'Connected as Asterion')
    await soon(() => pathOf(page)).toBe('/dashboard')
  })

  test('F-002 F-046 the dashboard stands, and its faces, ruler and status bar are those of the drawn look', async (context) => {
    const page = pageOf(context)
    await find(page, 'main h1', 'Welcome, Asterion')
    await find(page, 'main button', 'Account Overview')
    await find(page, '[aria-label=Status] span', 'Manifest ')
    const look = await page.evaluate(async () => {
      await document.fonts.ready
      const bar = document.querySelector('[aria-label=Status]')
      const style = (element: Element | null | undefined) => element && getComputedStyle(element)
      return {
        faces: [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
        button: style(document.querySelector('header button'))?.fontFamily,
        heading: style(document.querySelector('main h2'))?.fontFamily,
        ticks: style(document.querySelector('header i'))?.backgroundImage,
        pastTheEdge: [...(bar?.querySelectorAll('span, a') ?? [])].filter(
          (part) => part.getBoundingClientRect().right > innerWidth,
        ).length,
      }
    })
    expect(look.faces.join()).toMatch(/Saira Condensed/)
    expect(look.button).toMatch(/^"?Saira Condensed/)
    expect(look.heading).toMatch(/^"?Saira Condensed/)
    expect(look.ticks).toMatch(/repeating-linear-gradient\([^,]*in srgb/)
    expect(look.pastTheEdge).toBe(0)
  })

  test('F-116 the armory finds a weapon by name', async (context) => {
    const page = pageOf(context)
    await page.goto(`${stage.url}/armory`)
    await find(page, TILE)
    await press(page, 'input[role=combobox]')
    await page.keyboard.type('fatebringer')
    await soon(() => pathOf(page)).toBe('/armory?q=fatebringer')
    const names = () =>
      page.evaluate(
        (kind) => [
          ...new Set(
            [...document.querySelectorAll(kind)].map(
              (tile) => tile.getAttribute('aria-label')?.split(',')[0],
            ),
          ),
        ],
        TILE,
      )
    await soon(names).toEqual(['Fatebringer'])
    await page.keyboard.press('Escape')
  })

  test('F-131 its sheet opens beside the grid and closes with Escape', async (context) => {
    const page = pageOf(context)
    const item = () => new URL(page.url()).searchParams.get('item')
    await press(page, TILE)
    await find(page, 'aside, [role=complementary]', 'Fatebringer, details')
    await soon(item).not.toBeNull()
    await page.keyboard.press('Escape')
    await soon(item).toBeNull()
  })

  test('F-158 F-159 a question about armor is answered exactly', async (context) => {
    const page = pageOf(context)
    await page.goto(`${stage.url}/armory?tab=armor&class=hunter&targets=160_65_70_40_120_0`)
    // On a busy machine the time is over before the proof: then asks for the rest, as a player would.
    const isExact = () =>
      page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
        buttons.find(({ textContent }) => textContent?.includes('Search to the end'))?.click()
        return document.querySelector('main')?.textContent?.includes('ranked exactly')
      })
    await soon(isExact).toBe(true)
    await find(page, 'main article', '')
    await find(page, 'main *', '5 pieces · mod cost 15')
  })

  test('F-350 without a connection it says so and shows what it read; with one it goes on by itself', async (context) => {
    const page = pageOf(context)
    await page.goto(`${stage.url}/dashboard`)
    await find(page, 'main button', 'Account Overview')
    await stage.stopServer()
    await page.keyboard.press('r')
    await find(page, '[aria-label=Status] span', 'Offline: showing saved data')
    await find(page, 'main button', 'Account Overview')
    await press(page, 'header nav a', 'Archives')
    await stage.startServer()
    await find(page, '[aria-label=Status] span', 'Network online')
    await find(page, 'main h1', 'Archives')
  })
})
