import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { connectedAs } from '../support/connecting.ts'
import { focused, gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard' })

/** A screen full of links has many; more than this would be too many to walk. */
const MOST_STOPS = 120

/** Presses Tab until the focus stands on what bears this name, and looks that the focus can be seen all the way. */
async function tabTo(page: Page, name: string | RegExp) {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
  for (let step = 0; step < MOST_STOPS; step++) {
    await page.keyboard.press('Tab')
    const { text, visible } = await page.evaluate(focusedLook)
    if (text !== '') expect(`${text}: ${visible}`).toBe(`${text}: true`)
    if (matches(text)) return
  }
  throw new Error(`Tab never came to ${name}`)
}

function focusedLook() {
  const element = document.activeElement
  if (!element || element === document.body) return { text: '', visible: true }
  const label = element.closest('label')
  const text = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? ''
  const isOutlined = (each: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  // Where a whole card or line is pressed, its frame takes the ring.
  const frames = [element, element.parentElement, element.parentElement?.parentElement, label]
  frames.push(frames[2]?.parentElement)
  const visible =
    frames.some((frame) => frame && isOutlined(frame)) || getComputedStyle(element).boxShadow !== 'none'
  return { text: text.trim(), visible }
}

describe('by keyboard alone', () => {
  test('F-013 F-037 one signs in, from the first Tab to the dashboard', async () => {
    const page = await stage.visitor('/login')
    await shown(heading(page, 'Open the vault'))
    await tabTo(page, 'Skip to content')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Connect with Bungie')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/OAuth\/Authorize/i)
    await tabTo(page, /^veteran\b/)
    for (let step = 0; step < 10; step++) {
      if ((await focused(page).inputValue()) === 'newcomer') break
      await page.keyboard.press('ArrowDown')
    }
    await soon(() => page.getByRole('radio', { name: /^newcomer/ }).isChecked()).toBe(true)
    await tabTo(page, 'Approve')
    await page.keyboard.press('Enter')
    await shown(page.getByText('Authentication successful! Redirecting...'))
    await soon(() => pathOf(page)).toBe('/dashboard')
    await shown(connectedAs(page, 'Fresh Spark'))
    await soon(() => focused(page).textContent()).toBe('Welcome, Fresh Spark')
    await tabTo(page, 'Skip to content')
    await tabTo(page, 'Disconnect')
    await page.keyboard.press('Space')
    await shown(page.getByRole('banner').getByRole('button', { name: 'Connect with Bungie' }))
  })

  test('F-042 F-044 one walks the More menu with arrows, chooses by Enter, and opens and closes the system status', async () => {
    const page = await stage.visitor('/privacy')
    await shown(page.getByRole('button', { name: /^System status: (?!Checking)/ }))
    await tabTo(page, 'More')
    await page.keyboard.press('Enter')
    for (const name of ['Profile', 'Forge', 'Architect']) {
      await page.keyboard.press('ArrowDown')
      await soon(() => focused(page).textContent()).toBe(name)
    }
    await page.keyboard.press('ArrowUp')
    await soon(() => focused(page).textContent()).toBe('Forge')
    await page.keyboard.press('Escape')
    await soon(() => focused(page).textContent()).toBe('More')
    await gone(page.getByRole('link', { name: 'Profile', exact: true }))
    await page.keyboard.press('ArrowDown')
    await soon(() => focused(page).textContent()).toBe('Profile')
    await page.keyboard.press('ArrowUp')
    await soon(() => focused(page).textContent()).toBe('Command Table')
    await page.keyboard.press('Enter')
    await shown(heading(page, 'Command Table'))
    await tabTo(page, /^System status/)
    await page.keyboard.press('Enter')
    await shown(page.getByRole('dialog', { name: 'System status' }))
    await page.keyboard.press('Escape')
    await gone(page.getByRole('dialog', { name: 'System status' }))
  })
})
describe('F-342 the keys', () => {
  test('F-342 the palette opens on Ctrl-K, Cmd-K and /, finds while one types, and goes by Enter', async () => {
    const page = await stage.visitor('/privacy', { viewport: { width: 1440, height: 500 } })
    await shown(heading(page, 'Privacy'))
    await page.keyboard.press('/')
    await shown(palette(page))
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown')
    const last = palette(page).getByRole('option').last()
    await soon(() => last.getAttribute('aria-selected')).toBe('true')
    await soon(() =>
      last.evaluate((entry) => {
        const { left, top, height } = entry.getBoundingClientRect()
        return entry.contains(document.elementFromPoint(left + 20, top + height / 2))
      }),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await gone(palette(page))

    await page.keyboard.press('Meta+k')
    await shown(palette(page))
    await page.keyboard.type('xyzzy')
    await shown(palette(page).getByText('Nothing here is called “xyzzy”.'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await gone(palette(page))
    expect(pathOf(page)).toBe('/privacy')

    await page.keyboard.press('Control+k')
    await shown(palette(page))
    await soon(() => focused(page).evaluate((field) => field.nodeName)).toBe('INPUT')
    await soon(() => palette(page).getByRole('option').count()).toBe(12)
    await page.keyboard.type('table')
    await soon(() => palette(page).getByRole('option').count()).toBe(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await shown(heading(page, 'Command Table'))
    await gone(palette(page))
  })

  test('F-041 F-342 ? lists them, r reads again, g and a letter go; a letter alone, or while typing, does not', async () => {
    const page = await stage.visitor('/privacy')
    await shown(page.getByRole('button', { name: /^System status: (?!Checking)/ }))
    const again = page.waitForResponse('**/api/system-status')
    await page.keyboard.press('r')
    expect((await again).status()).toBe(200)
    await page.keyboard.press('?')
    await shown(help(page).getByText('Command palette: screens, your weapons, your triumphs'))
    await soon(() => help(page).locator('dt').count()).toBeGreaterThanOrEqual(16)
    await page.keyboard.press('Escape')
    await gone(help(page))
    await page.keyboard.press('a')
    expect(pathOf(page)).toBe('/privacy')
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await shown(heading(page, 'Atlas'))
    await page.keyboard.press('g')
    await page.keyboard.press('v')
    await shown(heading(page, 'Guardian Vault'))
    await page.keyboard.press('Control+k')
    await shown(palette(page))
    await page.keyboard.type('gd?')
    await soon(() => palette(page).getByRole('combobox').inputValue()).toBe('gd?')
    await soon(() => help(page).count()).toBe(0)
    expect(pathOf(page)).toBe('/armory')
  })

  test('F-342 single keys can be switched off, for good, and Ctrl-K still works', async () => {
    const page = await stage.visitor('/privacy')
    await shown(heading(page, 'Privacy'))
    await page.keyboard.press('?')
    await tabTo(page, /^Single keys act/)
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await gone(help(page))
    await page.reload()
    await shown(heading(page, 'Privacy'))
    for (const key of ['?', 'g', 'a', '/']) await page.keyboard.press(key)
    await soon(() => page.getByRole('dialog').count()).toBe(0)
    expect(pathOf(page)).toBe('/privacy')
    await page.keyboard.press('Control+k')
    await shown(palette(page))
  })
})
