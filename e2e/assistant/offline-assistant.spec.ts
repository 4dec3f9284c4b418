import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { PHONE } from '../support/browser/browser.ts'
import { picture } from '../support/browser/pictures.ts'
import { shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const box = (page: Page) => page.getByRole('textbox', { name: 'Type a message' })
const replies = (page: Page) => page.locator('[role=log] [data-sender=ai]')

async function ask(page: Page, question: string) {
  const before = await replies(page).count()
  await box(page).fill(question)
  await page.getByRole('button', { name: 'Ask (Offline)' }).click()
  await soon(() => replies(page).count()).toBe(before + 1)
  return (await replies(page).last().textContent()) ?? ''
}

test('F-252 F-251 F-249 F-250 on a plane: the saved vault, builds and help, with the network off', async () => {
  const page = await stage.player('veteran', undefined, { serviceWorker: true, viewport: PHONE })
  await page.goto('/ai')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') {
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
    }
  })
  await shown(page.getByText(/\d+ items saved on this device/))
  // The box to write in stands in the first view.
  await soon(async () => ((await box(page).boundingBox())?.y ?? PHONE.height) < PHONE.height - 60).toBe(true)
  const saved = await page.getByText(/items saved on this device/).textContent()
  await isFine(page)
  await page.context().setOffline(true)
  await page.reload()
  await soon(() => page.getByText(/items saved on this device/).textContent()).toBe(saved)
  // The reader and the answers of Sentinel, over what the device keeps.
  const reply = await ask(page, 'Do I have Rose?')
  expect(reply).toMatch(/^You said: Do I have Rose\?/)
  expect(reply).toMatch(/Yes, \d+ of Rose/)
  await replies(page)
    .last()
    .getByRole('button', { name: /^How we know/ })
    .click()
  await shown(replies(page).last().getByText('Your vault as saved on this device'))
  await soon(() => replies(page).last().locator('li button:has(bdi)').count()).toBe(3)
  await page.getByRole('button', { name: /^Show all/ }).click()
  await soon(() => replies(page).last().locator('li button:has(bdi)').count()).toBeGreaterThan(3)
  await expect(ask(page, 'What should I do this week?')).resolves.toContain('keeps nothing of')
  // A chip that is added asks again.
  await ask(page, 'What can I dismantle?')
  await page.getByRole('combobox', { name: 'Add to the question' }).last().selectOption({ label: 'PvP' })
  await shown(replies(page).last().getByRole('button', { name: 'Take out: PvP' }))
  await expect(ask(page, 'help me with a build')).resolves.toMatch(/^Builds to start from:/)
  await expect(ask(page, 'what can you do')).resolves.toMatch(/^What works here, without a network:/)
  await picture(page, 'offline assistant on a phone')
})
