import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import own from '../package.json' with { type: 'json' }
import { gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const nav = (page: Page, name = 'Main') => page.getByRole('navigation', { name })
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })
const hrefs = (page: Page, name: string) =>
  nav(page, name)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

describe('the addresses', () => {
  const ofVisitor = stage.share(() => stage.visitor())
  const ofPlayer = stage.share(() => stage.player('newcomer'))

  test.for([
    ['F-002', ['/dashboard'], 'Dashboard'],
    ['F-003', ['/armory'], 'Guardian Vault'],
    ['F-004', ['/atlas'], 'Atlas'],
    ['F-005', ['/archives'], 'Archives'],
    ['F-006', ['/aegis', '/ai'], 'AI Assistant'],
    ['F-007', ['/sentinel', '/sentinel-ai'], 'Sentinel'],
    ['F-008', ['/forge', '/forge/preview', '/forge/347366834'], 'Forge'],
    ['F-009', ['/architect'], 'Architect'],
    ['F-010', ['/prophecy'], 'Prophecy'],
    ['F-011', ['/command-table'], 'Command Table'],
    ['F-012', ['/profile'], 'Profile'],
  ] as const)(
    '%s %s: titled %s for a visitor, and a screen with content for a player',
    async ([_, paths, title]) => {
      for (const path of paths) {
        const page = await ofVisitor()
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(200)
        // The public example is headed by its weapon.
        const head = page.getByRole('main').getByRole('heading', { level: 1 })
        await shown(path === '/forge/preview' ? head : heading(page, title))
        await soon(() => page.title()).toBe(`${title} · AI Vault`)
        await soon(() => page.getByText('Signal Lost').count()).toBe(0)
      }
      for (const path of paths) {
        const page = await ofPlayer()
        await page.goto(path)
        await shown(page.getByRole('main').getByRole('heading', { level: 1 }))
        await gone(page.locator('[aria-busy=true]'))
        await shown(page.getByRole('main').locator('a, button, input, textarea'))
        await soon(() =>
          page.getByRole('main').getByRole('button', { name: 'Connect with Bungie' }).count(),
        ).toBe(0)
      }
    },
  )

  test('F-003 the armory keeps what its address says, back and forth', async () => {
    const page = await stage.visitor('/armory?filter=god-tier&sort=cleanup')
    await shown(heading(page, 'Guardian Vault'))
    await nav(page).getByRole('link', { name: 'Atlas' }).click()
    await shown(heading(page, 'Atlas'))
    await page.goBack()
    await shown(heading(page, 'Guardian Vault'))
    expect(pathOf(page)).toBe('/armory?filter=god-tier&sort=cleanup')
  })
})

describe('the frame', () => {
  const opened = stage.share(() => stage.visitor())
  const atPrivacy = async () => {
    const page = await opened()
    await page.goto('/privacy')
    return page
  }

  test('F-016 shows the product and its version 3.0, and the build leads to the changelog', async () => {
    const page = await atPrivacy()
    const brand = page.getByRole('banner').getByRole('link', { name: 'AI Vault Edge of Fate version 3.0' })
    await shown(brand)
    await page.getByRole('link', { name: /^Build 3\.0/ }).click()
    await shown(heading(page, 'Changelog'))
    await shown(page.getByRole('main').getByText(`This is version ${own.version}.`))
    await brand.click()
    await shown(heading(page, 'Everything you own.'))
  })

  test('F-041 names the screens in the specified order, and each leads there', async () => {
    const page = await atPrivacy()
    const names = ['Command Center', 'Dashboard', 'Atlas', 'Archives', 'Armory']
    const links = nav(page).getByRole('link')
    await shown(links)
    await soon(async () => (await links.allTextContents()).slice(0, 5)).toEqual(names)
    await soon(() => nav(page).getByRole('button').textContent()).toBe('More')
    for (const name of names) {
      await nav(page).getByRole('link', { name }).click()
      await soon(() => nav(page).locator('[aria-current=page]').textContent()).toBe(name)
    }
  })

  test('F-042 More opens five screens and closes on choosing, Escape and a click elsewhere', async () => {
    const page = await atPrivacy()
    const more = nav(page).getByRole('button', { name: 'More' })
    const profile = nav(page).getByRole('link', { name: 'Profile' })
    await more.click()
    await shown(profile)
    await soon(() => more.getAttribute('aria-expanded')).toBe('true')
    await soon(async () => (await hrefs(page, 'Main')).slice(5)).toEqual([
      '/profile',
      '/forge',
      '/architect',
      '/prophecy',
      '/command-table',
    ])
    await page.keyboard.press('Escape')
    await gone(profile)
    await more.click()
    await shown(profile)
    await page.mouse.click(700, 500)
    await gone(profile)
    await more.click()
    await nav(page).getByRole('link', { name: 'Prophecy' }).click()
    await shown(heading(page, 'Prophecy'))
    await gone(profile)
  })

  test('F-043 AI Assistant and Sentinel stand out by frame, glyph and colour', async () => {
    const page = await atPrivacy()
    await shown(nav(page, 'Intelligence'))
    await soon(() => hrefs(page, 'Intelligence')).toEqual(['/ai', '/sentinel'])
    const look = (link: Element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(link)
      return {
        color,
        ground: `${backgroundColor} ${backgroundImage}`,
        glyph: link.querySelector('svg') !== null,
      }
    }
    const plain = await nav(page).getByRole('link', { name: 'Atlas' }).evaluate(look)
    for (const name of ['AI Assistant', 'Sentinel']) {
      const ai = await nav(page, 'Intelligence').getByRole('link', { name }).evaluate(look)
      expect(ai.glyph).toBe(true)
      expect(ai.color).not.toBe(plain.color)
      expect(ai.ground).not.toBe(plain.ground)
    }
  })

  test('F-017 its foot says that it is free for the community; the donation link is a placeholder that leads nowhere', async () => {
    const page = await atPrivacy()
    const footer = page.getByRole('contentinfo')
    await shown(footer.getByText(/free for the community/))
    await shown(footer.getByText(/Donations/))
    const donate = footer.getByRole('link', { name: 'Donate: coming soon' })
    await soon(() => donate.getAttribute('aria-disabled')).toBe('true')
    await donate.click({ force: true })
    expect(pathOf(page)).toBe('/privacy')
  })
})
