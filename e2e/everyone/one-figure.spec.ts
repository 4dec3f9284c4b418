import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

/** One fact has one figure: whoever compares two screens finds the same number under the same name. */
const stage = openStage()
const main = (page: Page) => page.getByRole('main')

/** Every screen that shows figures of a player. */
const SCREENS = [
  '/',
  '/dashboard?open=all',
  '/armory?open=all',
  '/armory?tab=armor',
  '/armory?tab=tiers',
  '/atlas',
  '/atlas?list=collectibles',
  '/archives',
  '/prophecy',
  '/profile',
]

async function open(page: Page, path: string) {
  await page.goto(path)
  await shown(main(page).getByRole('heading', { level: 1 }))
  await gone(page.locator('[aria-busy=true]'))
}

/** The figures of these come after the screen itself. */
const LATER: Readonly<Record<string, number>> = { '/dashboard?open=all': 3, '/atlas': 5, '/archives': 1 }

/** The named figures of the screen, e.g. `season rank: 75`; a dash is no figure. */
const figuresOn = (page: Page) =>
  page.locator('[data-figure]').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const text = figure.querySelector('[data-value]')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
      // Some name what it is a part of, some do not.
      const value = text.replace(/ \/ .*/, '')
      return value === '' || value === '—'
        ? []
        : [[figure.getAttribute('data-figure')?.toLowerCase() ?? '', value] as const]
    }),
  )

/** The number in the first text that matches. */
async function numberIn(page: Page, pattern: RegExp): Promise<number> {
  await shown(main(page).getByText(pattern))
  const text = await main(page).getByText(pattern).first().innerText()
  return Number((pattern.exec(text)?.[1] ?? '').replaceAll(',', ''))
}

describe('the figures of a veteran', () => {
  const opened = stage.share(async () => {
    const page = await stage.player('veteran', '/archives')
    // The platform's statistics and the history are read in the background; until then figures are dashes.
    await shown(page.getByRole('heading', { name: 'Performance overview' }))
    await gone(page.getByRole('region', { name: 'Activities kept' }))
    return page
  })

  test('figures of the same name agree on all screens', async () => {
    const page = await opened()
    const places = new Map<string, Map<string, string[]>>()
    let found = 0
    for (const path of SCREENS) {
      await open(page, path)
      await soon(async () => (await figuresOn(page)).length).toBeGreaterThanOrEqual(LATER[path] ?? 0)
      for (const [name, value] of await figuresOn(page)) {
        const values = places.get(name) ?? new Map<string, string[]>()
        places.set(name, values.set(value, [...(values.get(value) ?? []), path]))
        found++
      }
    }
    expect(found).toBeGreaterThan(12)
    const differing = [...places]
      .filter(([, values]) => values.size > 1)
      .map(([name, values]) => `${name}: ${[...values].map(([value, at]) => `${value} at ${at}`).join(', ')}`)
    expect(differing).toEqual([])
  })

  test('F-061 F-075 weapons, god rolls, triumphs and the score are the same wherever they are told', async () => {
    const page = await opened()
    await open(page, '/')
    const owned = await numberIn(page, /You own ([\d,]+) weapons/)
    const godRolls = await numberIn(page, /([\d,]+) of them god rolls/)
    const openTriumphs = await numberIn(page, /([\d,]+) triumphs are still open/)
    const picture = main(page).getByRole('img', { name: /^Vault score/ })
    const score = Number(/\d+/.exec((await picture.getAttribute('aria-label')) ?? '')?.[0])
    await open(page, '/dashboard')
    await soon(() => numberIn(page, /^([\d,]+) weapons, /)).toBe(owned)
    await soon(() => numberIn(page, /weapons, ([\d,]+) of them god rolls/)).toBe(godRolls)
    const canGo = await numberIn(page, /^Clear out ([\d,]+) weapons/)
    const dial = main(page).getByRole('meter', { name: 'AI Vault Score' })
    await soon(() => dial.getAttribute('aria-valuenow')).toBe(String(score))
    await main(page)
      .getByRole('link', { name: new RegExp(`Clear out ${canGo} weapons`) })
      .click()
    await soon(() => pathOf(page)).toBe('/armory?cleanup=plan')
    await shown(main(page).getByText(new RegExp(`^${canGo} weapons?( and .+)? can go$`)))
    await open(page, '/atlas?list=triumphs')
    await soon(() => numberIn(page, /^([\d,]+) triumphs$/)).toBe(openTriumphs)
    await open(page, '/profile')
    await soon(() => numberIn(page, /^Vault score (\d+)$/)).toBe(score)
    await open(page, '/forge')
    await soon(() => numberIn(page, /weapons in ([\d,]+) copies/)).toBe(owned)
  })

  test('F-239 the archives count their list as they add it up, and tell the archetype that Prophecy tells', async () => {
    const page = await opened()
    await open(page, '/archives')
    const counted = async () => Object.fromEntries(await figuresOn(page)).activities
    const listed = () => numberIn(page, /^([\d,]+) activities$/)
    await soon(async () => (await counted()) === (await listed()).toLocaleString('en-US')).toBe(true)
    const archetype = main(page)
      .getByText(/^(Vanguard|Crucible|Steady|Fireteam|Storm|All-round) /)
      .first()
    const archetypeName = await archetype.innerText()
    await open(page, '/prophecy')
    await soon(async () => (await main(page).innerText()).toLowerCase()).toContain(
      archetypeName.toLowerCase(),
    )
  })

  test('what the dashboard says can be claimed is what the Atlas lists as ready', async () => {
    const page = await opened()
    await open(page, '/dashboard')
    const ready = await numberIn(page, /^Claim ([\d,]+) triumphs$/)
    await main(page)
      .getByRole('link', { name: /^Claim/ })
      .click()
    await soon(() => pathOf(page)).toBe('/atlas?show=claim')
    await soon(() => numberIn(page, /^([\d,]+) triumphs$/)).toBe(ready)
  })
})
