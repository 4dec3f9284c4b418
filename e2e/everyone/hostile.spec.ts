import { HOSTILE } from '@ai-vault/sandbox/guardians/account/hostile-texts.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { connectAs, header } from '../support/connecting.ts'
import { shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

/** The platform's client takes out what nobody sees. */
const SEEN = HOSTILE.name.replace(/[\p{Cf}\p{Cn}]/gu, '')

const stage = openStage()

/** Everything a page could do wrong with a text: run it, build elements from it, ask elsewhere, break the policy. */
async function watch(page: Page) {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => seen.push(`error ${error.message}`))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (![stage.url, stage.sandboxUrl].includes(origin)) seen.push(`request ${request.url()}`)
  })
  await page.exposeFunction('reportViolation', (text: string) => seen.push(`policy ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void }
      reportViolation(`${violatedDirective} ${blockedURI}`)
    })
  })
  return seen
}

/** Elements that no part of the app makes; whoever finds one found an injected text. */
const injected = (page: Page) =>
  page.locator(
    'body script, iframe, object, embed, img[src="x"], svg[onload], a[href^="javascript:"], [onerror]',
  )

describe('a player whose every text is an attack', () => {
  test('F-352 signs in and is shown as text, on the platform’s page and in the app', async () => {
    const page = await stage.visitor()
    const seen = await watch(page)
    await page.goto('/privacy')
    await header(page).getByRole('button', { name: 'Connect with Bungie' }).waitFor()
    const scripts = await injected(page).count()
    await connectAs(page, 'hostile')
    await shown(page.getByText('Authentication successful! Redirecting...'))
    await soon(() => header(page).locator('b').allTextContents()).toContain(SEEN)
    await soon(() => injected(page).count()).toBe(scripts)
    expect(seen).toEqual([])
  })

  test('F-352 meets every screen without running, building or loading anything', async () => {
    const page = await stage.player('hostile')
    const seen = await watch(page)
    for (const path of ['/', '/login', '/dashboard', '/armory', '/profile', '/sentinel', '/changelog']) {
      await page.goto(path)
      await shown(page.getByRole('main').getByRole('heading', { level: 1 }))
      await soon(() => header(page).locator('b').allTextContents()).toContain(SEEN)
      if (path === '/') await shown(page.getByText(/You own \d+ weapons/))
      await soon(() => injected(page).count()).toBe(0)
    }
    expect(seen).toEqual([])
  })

  test('F-352 a name that reverses what follows reverses nothing outside itself', async () => {
    const page = await stage.player('newcomer', '/privacy')
    await page.evaluate(() => localStorage.setItem('display_name', 'Anna\u202eannA'))
    for (const [path, sentence] of [
      ['/login', 'You are signed in as'],
      ['/', 'Welcome,'],
    ] as const) {
      await page.goto(path)
      const paragraph = page.getByRole('main').getByText(sentence)
      await shown(paragraph)
      const { nameEnds, textBegins } = await paragraph.evaluate((element) => {
        const name = element.querySelector('b')
        const after = document.createRange()
        after.selectNodeContents(name?.nextSibling ?? element)
        return {
          nameEnds: name?.getBoundingClientRect().right ?? 0,
          textBegins: after.getClientRects()[0]?.left ?? 0,
        }
      })
      expect(Math.round(textBegins - nameEnds)).toBe(0)
    }
  })
})

describe('every screen', () => {
  test('F-352 keeps to the strict policy while one uses it', async () => {
    const page = await stage.player('newcomer')
    const seen = await watch(page)
    await page.goto('/')
    await shown(page.getByText(/You own \d+ weapons/))
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await shown(palette)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await shown(page.getByRole('dialog', { name: 'Keyboard' }))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /System status/ }).click()
    await shown(page.getByRole('dialog', { name: 'System status' }))
    expect(seen).toEqual([])
  })

  test('F-352 answers with the headers that make it so', async () => {
    const page = await stage.visitor()
    const headers = (await page.goto('/'))?.headers() ?? {}
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})
