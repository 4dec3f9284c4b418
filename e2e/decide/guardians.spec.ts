/** Those of whom little can be known, on every screen that decides: what each hears is true, and leads on. */
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { isFine } from '../support/browser/axe.ts'
import { shown } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const HIDDEN = /Your privacy settings keep a part of your items from us/

async function askForBuild(page: Page) {
  await page.goto('/architect')
  await page.getByRole('button', { name: 'Create Build' }).click()
}

async function askForTeam(page: Page, entries: string) {
  await page.goto('/command-table')
  await page.getByRole('textbox', { name: /Fireteam member IDs/ }).fill(entries)
  await page.getByRole('button', { name: 'Analyze Fireteam' }).click()
  await shown(page.getByRole('table', { name: 'What each member brings for each need' }))
}

test('F-303 F-317 F-322 whoever hides their vault is told so wherever it matters', async () => {
  const page = await stage.player('unshared', '/forge')
  await shown(page.getByText(HIDDEN))
  await askForBuild(page)
  await shown(page.getByRole('heading', { name: /your privacy settings hide it/ }))
  await shown(page.getByRole('button', { name: 'Look again' }))
  await askForTeam(page, 'Sealed Hatch#6060')
  await shown(page.getByText(HIDDEN))
  await isFine(page)
  await page.goto('/prophecy')
  await shown(page.getByText(HIDDEN))
  await page.goto('/profile')
  await shown(page.getByText('Without what your settings keep from us.'))
})

test('F-299 F-303 F-317 F-322 whoever owns nothing yet hears that, and no guess', async () => {
  const page = await stage.player('empty', '/forge')
  await shown(page.getByText('You own no weapon yet.'))
  await askForBuild(page)
  await shown(page.getByRole('heading', { name: 'No character yet' }))
  await shown(page.getByText(/^Failed to create build\. Please try again\. /))
  await askForTeam(page, 'Nobody Yet#0000, Asterion#0042')
  await shown(page.getByText(/^Nothing of yours fills /))
  await page.goto('/prophecy')
  await shown(
    page.getByText('With your first weapons and runs, what to take up and what to farm stands here.'),
  )
  await page.getByRole('tab', { name: /^Playstyle/ }).click()
  await shown(page.getByText('Not known yet'))
  await isFine(page)
  await page.goto('/profile')
  await shown(page.getByText('No character yet, so there is nothing to count.'))
})

test('F-296 F-305 F-317 whoever just began, or bears an attack for a name, gets what there is', async () => {
  const page = await stage.player('newcomer')
  await askForBuild(page)
  await shown(page.getByRole('region', { name: 'Build', exact: true }))
  await page.goto('/prophecy')
  await shown(page.getByText(/^\d{1,2} weapons, \d{1,2} with a tracker/))
  const hostile = await stage.player('hostile')
  await askForTeam(hostile, 'Asterion#0042')
  await isFine(hostile)
  await askForBuild(hostile)
  await shown(hostile.getByRole('region', { name: 'Build', exact: true }))
  await isFine(hostile)
})
