import { describe, expect, test } from 'vitest'
import { focused, gone, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const lost = (page: Awaited<ReturnType<typeof stage.visitor>>) =>
  page.getByRole('heading', { level: 1, name: 'Signal Lost' })

describe('an address that nobody knows', () => {
  const opened = stage.share(() => stage.visitor())

  test('F-014 answers with HTTP 404, Signal Lost and the unknown path', async () => {
    const page = await opened()
    const answer = await page.goto('/nine/lives?of=a#cat')
    expect(answer?.status()).toBe(404)
    await shown(lost(page))
    await soon(() => page.getByRole('main').locator('code').textContent()).toBe('/nine/lives')
    await soon(() => page.title()).toBe('Signal Lost · AI Vault')
  })

  test('F-014 shows a path full of markup as text and runs none of it', async () => {
    const page = await opened()
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
    await soon(() => page.getByRole('main').locator('img, script').count()).toBe(0)
    expect(dialogs).toEqual([])
  })

  test('F-014 suggests what was meant where something is near, also for an address met inside the app', async () => {
    const page = await opened()
    await page.goto('/comand-tabel')
    await shown(page.getByText('Did you mean'))
    await page.getByRole('main').getByRole('link', { name: '/command-table' }).click()
    await soon(() => pathOf(page)).toBe('/command-table')
    await shown(page.getByRole('heading', { level: 1, name: 'Command Table' }))
    await page.evaluate(() => {
      history.pushState(null, '', '/zzzzzzzzzzzz')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await shown(lost(page))
    await soon(() => page.getByText('Did you mean').count()).toBe(0)
  })

  test('F-015 has the focus on its heading and exactly five ways back, which lead where they say', async () => {
    const page = await opened()
    await page.goto('/nowhere')
    await shown(lost(page))
    await soon(() => focused(page).textContent()).toBe('Signal Lost')
    const ways = page.getByRole('navigation', { name: 'Ways back' })
    const hrefs = await ways
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(['/command-center', '/atlas', '/archives', '/armory', '/ai'])
    for (const path of hrefs) {
      await ways.locator(`a[href="${path}"]`).click()
      await soon(() => pathOf(page)).toBe(path)
      await gone(lost(page))
      await page.goBack()
      await shown(lost(page))
    }
  })
})
