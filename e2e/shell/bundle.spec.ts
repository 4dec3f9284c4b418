/** The budgets of JavaScript, measured on the build that the other journeys use. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  FIRST_LOAD_BUDGET,
  measureBundle,
  PLAYER_LOAD_BUDGET,
  SCREEN_BUDGET,
} from '../support/bundle-sizes.ts'
import { shown } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const { firstLoad, playerLoad, screens, holdsDesignPage } = measureBundle()

/** The scripts that a page has fetched so far. */
function scriptsOf(page: Page) {
  const fetched = new Set<string>()
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) {
      fetched.add(pathname.slice('/assets/'.length))
    }
  })
  return fetched
}

describe('the JavaScript of the app', () => {
  test('F-348 the first load is within its budget, of a visitor and of a player', () => {
    expect(firstLoad.gzip).toBeLessThanOrEqual(FIRST_LOAD_BUDGET)
    expect(playerLoad.gzip).toBeLessThanOrEqual(PLAYER_LOAD_BUDGET)
    expect(screens.length).toBeGreaterThan(8)
  })

  test.each([
    ['a visitor', firstLoad, () => stage.visitor()],
    ['a player', playerLoad, () => stage.player('newcomer')],
  ] as const)(
    'F-348 the browser of %s fetches nothing at / that was not counted',
    async (_who, load, open) => {
      const page = await open()
      // A journey before this one may have left a notice to tell, whose parts come with it.
      await page.route('**/api/sse/notifications*', () => {})
      const fetched = scriptsOf(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      await shown(page.getByRole('heading', { level: 1, name: 'Everything you own.' }))
      expect(fetched.size).toBeGreaterThan(3)
      expect([...fetched].filter((file) => !load.files.has(file))).toEqual([])
    },
  )

  test.each(screens.map(({ name, gzip }) => [name, gzip] as const))(
    'F-348 %s adds no more than a screen may',
    (_name, gzip) => {
      expect(gzip).toBeLessThanOrEqual(SCREEN_BUDGET)
    },
  )

  test('holds no specimen page of the kit', () => {
    expect(holdsDesignPage).toBe(process.env.VITE_DESIGN_PAGE === '1')
  })
})
