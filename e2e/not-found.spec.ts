import { describe, expect, test } from 'vitest'
import { focused, gone, pathOf, shown, soon } from './support/looking.ts'
import { openStage } from './support/stage.ts'

const stage = openStage()
const lost = (page: Awaited<ReturnType<typeof stage.visitor>>) =>
  page.getByRole('heading', { level: 1, name: 'Signal Lost' })

describe('an address that nobody knows', () => {
  test('F-014 answers with HTTP 404, Signal Lost and the unknown path', async () => {
    const page = await stage.visitor()
    const answer = await page.goto('/nine/lives?of=a#cat')
    expect(answer?.status()).toBe(404)
    await shown(lost(page))
    expect(await page.getByRole('main').locator('code').textContent()).toBe('/nine/lives')
    await soon(() => page.title()).toBe('Signal Lost · AI Vault')
  })

  test('F-014 shows a path full of markup as text and runs none of it', async () => {
    const page = await stage.visitor()
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const attack = '/<img src=x onerror=alert(1)>"><script>alert(2)</script>'
    await page.goto(encodeURI(attack))
    await shown(lost(page))
    const shownPath = await page.getByRole('main').locator('code').textContent()
    expect(decodeURI(shownPath ?? '')).toBe(attack)
    expect(await page.getByRole('main').locator('img, script').count()).toBe(0)
    expect(dialogs).toEqual([])
  })

  test('F-014 suggests what was meant, and the suggestion leads there', async () => {
    const page = await stage.visitor('/comand-tabel')
    await shown(page.getByText('Did you mean'))
    await page.getByRole('main').getByRole('link', { name: '/command-table' }).click()
    await soon(() => pathOf(page)).toBe('/command-table')
    await shown(page.getByRole('heading', { level: 1, name: 'Command Table' }))
  })

  test('F-014 suggests nothing where nothing is near', async () => {
    const page = await stage.visitor('/zzzzzzzzzzzz')
    await shown(lost(page))
    expect(await page.getByText('Did you mean').count()).toBe(0)
  })

  test('F-014 a link inside the app to such an address ends in Signal Lost too', async () => {
    const page = await stage.visitor('/privacy')
    await shown(page.getByRole('heading', { name: 'Privacy' }))
    await page.evaluate(() => {
      history.pushState(null, '', '/nowhere-at-all')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await shown(lost(page))
  })

  test('F-015 has the focus on its heading and exactly five ways back', async () => {
    const page = await stage.visitor('/nowhere')
    await shown(lost(page))
    await soon(() => focused(page).textContent()).toBe('Signal Lost')
    const links = page.getByRole('navigation', { name: 'Ways back' }).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/command-center',
      '/atlas',
      '/archives',
      '/armory',
      '/ai',
    ])
  })

  test('F-015 every way back leads where it says', async () => {
    const page = await stage.visitor('/nowhere')
    const ways = page.getByRole('navigation', { name: 'Ways back' })
    for (const [name, path] of [
      ['Command Center', '/command-center'],
      ['Atlas', '/atlas'],
      ['Archives', '/archives'],
      ['Armory', '/armory'],
      ['AI Assistant', '/ai'],
    ] as const) {
      await ways.getByRole('link', { name }).click()
      await soon(() => pathOf(page)).toBe(path)
      await gone(lost(page))
      await page.goBack()
      await shown(lost(page))
    }
  })
})
