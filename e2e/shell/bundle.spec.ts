/** The budgets of a page: its JavaScript, measured on the build that the other journeys use, what it fetches, and its calm. */
import type { Page, Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  FIRST_LOAD_BUDGET,
  measureBundle,
  PLAYER_LOAD_BUDGET,
  SCREEN_BUDGET,
} from '../support/bundle-sizes.ts'
import { shown } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'
import { sayStatus } from '../support/system-status.ts'

const stage = openStage()
const { firstLoad, playerLoad, screens } = measureBundle()

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
})

/** Runs in the page, before its own scripts: how far what stands there has jumped since. */
const WATCH_SHIFTS = `
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        shifts.push({ value, of: sources.map(({ node, previousRect: was, currentRect: now }) =>
          [was.y, was.height, now.y, now.height].join(' ') + ' ' + (node?.outerHTML ?? node?.data ?? '').slice(0, 160)) })
  }).observe({ type: 'layout-shift', buffered: true })
`
interface Shift {
  readonly value: number
  /** The beginning of what jumped. */
  readonly of: readonly string[]
}
const MOST_SHIFT = 0.05
/** The largest vault of the sandbox is 2.2 million; the game's definitions are far more than all of it. */
const LARGEST_ANSWER = 3_000_000

describe('a page as it fills', () => {
  test.each(['/', '/dashboard', '/armory', '/forge'])(
    'F-348 on a phone nothing jumps at %s, and no more is fetched than it shows',
    async (path) => {
      const page = await stage.player('veteran', undefined, { viewport: { width: 390, height: 844 } })
      // What jumps for a banner about a slow platform is not the page's filling.
      await sayStatus(page, 'healthy')
      await page.addInitScript(WATCH_SHIFTS)
      const answers: Promise<readonly [host: string, path: string, bytes: number]>[] = []
      const note = (answer: Response) => {
        if (answer.request().resourceType() !== 'fetch') return
        const { host, pathname } = new URL(answer.url())
        answers.push(answer.body().then(({ length }) => [host, pathname, length] as const))
      }
      page.on('response', note)
      await page.goto(path, { waitUntil: 'networkidle' })
      await shown(page.getByRole('heading', { level: 1 }))
      const shifts = await page.evaluate<readonly Shift[]>('shifts')
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(MOST_SHIFT)
      // A style that is added again comes after those that were to come after it.
      const styles = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(styles.toSorted()).toEqual([...new Set(styles)].toSorted())
      // What comes later is nobody's to wait for, and has no body once the page is closed.
      page.off('response', note)
      const fetched = await Promise.all(answers)
      expect(fetched.length).toBeGreaterThan(0)
      const { host } = new URL(stage.url)
      expect(fetched.filter(([from, , bytes]) => from !== host || bytes > LARGEST_ANSWER)).toEqual([])
    },
  )
})
