import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings, textsOutside } from './support/axe.ts'
import { DESKTOP, PHONE } from './support/browser.ts'
import { gone, shown } from './support/looking.ts'
import { openStage } from './support/stage.ts'

const stage = openStage()
const SIZES = [
  ['1440 px', DESKTOP],
  ['390 px', PHONE],
] as const
/** Every address that needs no parameter, and one that nobody knows. */
const SCREENS = [
  '/',
  '/login',
  '/dashboard',
  '/armory',
  '/atlas',
  '/archives',
  '/ai',
  '/sentinel',
  '/forge',
  '/forge/preview',
  '/architect',
  '/prophecy',
  '/command-table',
  '/profile',
  '/admin',
  '/changelog',
  '/privacy',
  '/nowhere',
]

/** Opens a screen and waits until it has come to rest. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await shown(page.getByRole('main').getByRole('heading', { level: 1 }))
  await gone(page.locator('[aria-busy=true]'))
}

/** Every screen in turn. Those that are not built yet are one and the same: the first stands for them all. */
async function onEveryScreen(page: Page, look: (path: string) => Promise<void>) {
  let unbuilt = 0
  for (const path of SCREENS) {
    await open(page, path)
    unbuilt += await page.getByRole('heading', { name: 'is not built yet.' }).count()
    if (unbuilt <= 1) await look(path)
  }
}

describe.each(SIZES)('F-347 at %s axe finds nothing', (_, viewport) => {
  test('F-347 on any screen of a visitor', async () => {
    const page = await stage.visitor(undefined, { viewport })
    await onEveryScreen(page, async (path) => {
      expect([path, await findings(page)]).toEqual([path, []])
    })
  })

  test('F-347 on any screen of a player', async () => {
    const page = await stage.player('veteran', undefined, { viewport })
    await onEveryScreen(page, async (path) => {
      expect([path, await findings(page)]).toEqual([path, []])
    })
  })
})

describe('F-349 nothing lies outside the window', () => {
  const WIDTHS = [320, 360, 390, 600, 768, 1024, 1100, 1280, 1440, 1920, 2560]

  const lookAtAllWidths = (page: Page) => async (path: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect([path, width, await textsOutside(page)]).toEqual([path, width, []])
    }
  }

  test('F-349 from 320 to 2560 px on any screen of a visitor', async () => {
    const page = await stage.visitor()
    await onEveryScreen(page, lookAtAllWidths(page))
  })

  test('F-349 from 320 to 2560 px on any screen of a player', async () => {
    const page = await stage.player('veteran')
    await onEveryScreen(page, lookAtAllWidths(page))
  })

  test('F-349 with a name as long as names get', async () => {
    const page = await stage.player('hostile')
    for (const path of ['/', '/login']) {
      await open(page, path)
      await lookAtAllWidths(page)(path)
    }
  })

  test('F-347 F-349 at 400 % zoom nothing is cut and the focus is never hidden', async () => {
    const page = await stage.player('newcomer', undefined, { viewport: { width: 360, height: 225 } })
    for (const path of ['/', '/login', '/privacy']) {
      await open(page, path)
      expect([path, await textsOutside(page)]).toEqual([path, []])
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab')
        const hidden = await page.evaluate(() => {
          const element = document.activeElement
          if (!element || element === document.body) return undefined
          const { left, top, width, height } = element.getBoundingClientRect()
          const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
          const seen = points.some(([x, y]) => {
            const found = document.elementFromPoint(left + x * width, top + y * height)
            return found !== null && (element.contains(found) || found.contains(element))
          })
          return seen ? undefined : (element.textContent ?? '').slice(0, 40)
        })
        expect([path, hidden]).toEqual([path, undefined])
      }
    }
  })
})
