/** Atlas: what is left to do, where it is, and the map that players make. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bannerSaying, dismiss } from '../support/banners.ts'
import { isFine } from '../support/browser/axe.ts'
import { PHONE } from '../support/browser/browser.ts'
import { picture } from '../support/browser/pictures.ts'
import { countCalls, focused, pathOf, shown, soon } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()

const NARROW = { width: 320, height: 700 } as const
const part = (page: Page, name: string) => page.getByRole('region', { name })
const votes = (page: Page) => part(page, 'Vote On Points')
const markers = (page: Page) => page.locator('.leaflet-marker-icon[role=button]')
const field = (page: Page, name: string) =>
  part(page, 'Submit Coordinate (Prototype)').getByLabel(name, { exact: true })

const MAP = '/atlas?list=map'

async function map(page: Page) {
  await shown(page.getByRole('heading', { level: 1, name: 'Atlas' }))
  await shown(votes(page).getByRole('listitem'))
  await shown(markers(page))
}

async function openMap(guardian: Parameters<typeof stage.player>[0]) {
  const page = await stage.player(guardian, MAP)
  await map(page)
  return page
}

/** What the screen itself would send, so that the server's own word is heard. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where as string, {
        method: how as string,
        headers: {
          ...(what && { 'content-type': 'application/json' }),
          authorization: `Bearer ${localStorage.getItem('bungie_access_token')}`,
        },
        ...(what ? { body: JSON.stringify(what) } : {}),
      })
      return { status: answer.status, body: await answer.json() }
    },
    [method, path, body] as const,
  )

/** The header stays on top of the window, over whatever is scrolled under it. */
const fromTheTop = (page: Page) => page.evaluate(() => scrollTo(0, 0))

describe('what to do next', () => {
  test('F-004 F-193 F-195 two hours tonight: the nearest title, its triumph, and the way there on the map', async () => {
    const page = await stage.player('veteran', '/command-center')
    await page.getByRole('main').getByRole('link', { name: /Atlas/ }).first().click()
    await shown(page.getByRole('heading', { level: 1, name: 'Atlas' }))
    await soon(() => part(page, 'Priority Missions').getByRole('listitem').count()).toBe(3)
    await isFine(page)
    await picture(page, 'atlas')
    await part(page, 'Priority Missions').getByRole('button', { name: 'Show all 5' }).click()
    await soon(() => part(page, 'Priority Missions').getByRole('listitem').count()).toBe(5)
    await part(page, 'Nearest titles').getByRole('listitem').first().getByRole('button').click()
    await soon(() => pathOf(page)).toMatch(/triumph=\d+/)
    const list = page.getByRole('region', { name: 'Triumphs', exact: true })
    await shown(list.getByRole('article'))
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('all')
    const card = list
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Show on the map/ }) })
    const says = (await card.first().textContent()) ?? ''
    await card
      .first()
      .getByRole('button', { name: /^Show on the map/ })
      .click()
    await soon(() => pathOf(page)).toMatch(/destination=\d+/)
    // The map shows the destination that the triumph names.
    const chosen = page.getByRole('combobox', { name: 'Destination' }).locator('option:checked')
    await soon(() => chosen.textContent()).toMatch(/ \(\d+\)$/)
    const destination = (await chosen.textContent())?.replace(/ \(\d+\)$/, '')
    expect(says).toContain(destination)
    await soon(() => focused(page).getAttribute('id')).toBe('map')
    // Its head is in sight, below the header of the window.
    const top = () => page.locator('#map').evaluate((map) => map.getBoundingClientRect().top)
    await soon(top).toBeGreaterThan(0)
    await soon(() => top()).toBeLessThan(400)
    await isFine(page)
    await page.reload()
    await map(page)
    await soon(() => page.getByRole('combobox', { name: 'Destination' }).inputValue()).not.toBe('all')
    // Each place has an address of its own.
    const places = page.getByRole('navigation', { name: 'Places of the Atlas' })
    await places.getByRole('link', { name: 'Plan' }).click()
    await soon(() => pathOf(page)).toBe('/atlas?list=plan')
    await soon(() => part(page, 'Triumph Planner').getByRole('article').count()).toBe(3)
    await isFine(page)
  })

  test('F-195 an evening on a phone: from the dashboard to what fits into it, and back to a task of the week', async () => {
    const page = await stage.player('veteran', '/dashboard', { viewport: PHONE })
    await page.getByRole('link', { name: 'Plan an evening' }).click()
    const tonight = part(page, 'Tonight')
    const tasks = async () =>
      Number.parseInt((await tonight.getByText(/^\d+ tasks? of the week in /).textContent()) ?? '', 10)
    await tonight.getByRole('radio', { name: '1 h' }).check({ force: true })
    await soon(() => pathOf(page)).toBe('/atlas?list=plan&time=60')
    await soon(tasks).toBeGreaterThan(0)
    const few = await tasks()
    await tonight.getByRole('radio', { name: '3 h' }).check({ force: true })
    await soon(tasks).toBeGreaterThan(few)
    await isFine(page)
    await picture(page, 'an evening on a phone')
    const step = tonight.getByRole('listitem').first().getByRole('link')
    const name = (await step.locator('b').textContent()) ?? ''
    await step.click()
    await soon(() => pathOf(page)).toMatch(/^\/dashboard\?task=\d+&on=\d+$/)
    await soon(() => focused(page).textContent()).toContain(name)
  })

  test('F-196 F-203 F-208 F-229 what is still missing on Europa, and where, on a phone', async () => {
    const page = await stage.player('newcomer', '/atlas?list=collectibles', { viewport: PHONE })
    await page.getByRole('radio', { name: /^Missing/ }).check({ force: true })
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Place' }).selectOption({ label: 'Europa' })
    await soon(() => pathOf(page)).toContain('here=1')
    // As many as the server knows to be missing there, and fewer than are missing anywhere.
    const { body } = await call(page, 'GET', '/api/atlas/collectibles')
    const missing = body.collectibles.filter(({ acquired }: { acquired: boolean }) => !acquired)
    const here = missing.filter(
      ({ where }: { where?: { destination?: string } }) => where?.destination === 'Europa',
    )
    expect(here.length).toBeGreaterThan(0)
    expect(here.length).toBeLessThan(missing.length)
    const collectibles = page.getByRole('region', { name: 'Collectibles', exact: true })
    await shown(page.getByText(new RegExp(`^${here.length}\\scollectibles?\\s*$`)))
    const names = here.map(({ definition }: { definition: { name: string } }) => definition.name)
    const first = (await collectibles.getByRole('listitem').first().locator('b').textContent()) ?? ''
    expect(names).toContain(first)
    await collectibles
      .getByRole('button', { name: `Show on the map: ${first}` })
      .first()
      .click()
    await soon(() => focused(page).getAttribute('id')).toBe('map')
    const rows = page.getByRole('region', { name: 'Points as a list' }).getByRole('listitem')
    await shown(rows)
    const listed = await rows.allTextContents()
    expect(listed.filter((row) => !row.includes('Europa'))).toEqual([])
    await fromTheTop(page)
    await isFine(page)
    await picture(page, 'atlas on a phone')
  })
})

describe('the map', () => {
  test('F-211 F-213 F-217 F-229 by keyboard alone: a marker with its tooltip, the crosshair, and a form that survives a reload', async () => {
    const page = await openMap('veteran')
    await soon(() => page.locator('img.leaflet-tile-loaded').count()).toBeGreaterThan(0)
    await page.getByRole('group', { name: 'Kinds on the map' }).getByRole('button').last().focus()
    await page.keyboard.press('Tab')
    await soon(() => focused(page).getAttribute('role')).toBe('application')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await soon(() => focused(page).getAttribute('class')).toContain('leaflet-marker-icon')
    // From afar the marks are destinations: each says what is found there, and leads into it.
    await soon(() => focused(page).textContent()).toMatch(/\d+ of \d+ found$/)
    await page
      .getByRole('application')
      .getByRole('button', { name: /^Europa \d/ })
      .press('Enter')
    await soon(() => pathOf(page)).toMatch(/destination=\d+/)
    await shown(part(page, 'Europa: what you lack'))
    await soon(() => focused(page).getAttribute('id')).toBe('map')
    // Marks of several points are pressed to come nearer; a single point says what it is.
    await page.locator('.leaflet-marker-icon[aria-pressed]').first().focus()
    await shown(page.locator('.leaflet-tooltip'))
    // F-214: a circle of radius 6 in an area that is large enough to hit.
    await soon(() => page.locator('.leaflet-marker-icon circle[data-status]').first().getAttribute('r')).toBe(
      '6',
    )
    const area = await focused(page).boundingBox()
    expect(Math.min(area?.width ?? 0, area?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await page.getByRole('button', { name: 'Use centre' }).focus()
    await page.keyboard.press('Enter')
    await soon(() => field(page, 'Lat').inputValue()).toMatch(/^-?\d/)
    await field(page, 'Name').focus()
    await page.keyboard.type('Behind the lift')
    const lat = await field(page, 'Lat').inputValue()
    await page.reload()
    await map(page)
    await soon(async () => [
      await field(page, 'Name').inputValue(),
      await field(page, 'Lat').inputValue(),
    ]).toEqual(['Behind the lift', lat])
    await page.locator('.leaflet-container').click({ position: { x: 60, y: 60 } })
    await soon(() => field(page, 'Lat').inputValue()).not.toBe(lat)
  })
})

describe('the life of a point', () => {
  async function submit(page: Page, name: string) {
    await page.getByRole('button', { name: 'By coordinates' }).click()
    await field(page, 'Kind').fill('chest')
    await field(page, 'Name').fill(name)
    await field(page, 'Lat').fill('1.5')
    await field(page, 'Lng').fill('-2.5')
    await page.getByRole('button', { name: 'Save Point' }).click()
    await shown(part(page, 'Submit Coordinate (Prototype)').getByText('Submitted', { exact: true }))
    const row = votes(page).getByRole('listitem').filter({ hasText: name })
    await shown(row)
    await soon(() => row.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')).toBe('true')
    return row
  }

  test('F-220 F-221 F-223 F-228 two players and a moderator: submit, vote, double vote, own vote, report, approve, refuse, revert', async () => {
    const author = await openMap('legacy')
    const own = await submit(author, 'Found by the gate')
    await submit(author, 'Not really there')
    await soon(() => own.textContent()).toContain('pending, 0 of 5')
    await soon(() => own.getByRole('button', { name: /^Vote up/ }).getAttribute('aria-disabled')).toBe('true')

    // The other player votes, presses again and takes it back, votes again, and reports the second point.
    const other = await openMap('veteran')
    const seen = votes(other).getByRole('listitem').filter({ hasText: 'Found by the gate' })
    const reads = countCalls(other, '/api/atlas/map/points')
    const up = seen.getByRole('button', { name: /^Vote up/ })
    for (const pressed of ['true', 'false', 'true']) {
      const answered = other.waitForResponse((answer) => answer.url().endsWith('/vote'))
      await up.click()
      await soon(() => up.getAttribute('aria-pressed')).toBe(pressed)
      await answered
    }
    expect(reads()).toBe(0)
    const wrong = votes(other).getByRole('listitem').filter({ hasText: 'Not really there' })
    await wrong.getByRole('button', { name: /^More about/ }).click()
    await wrong.getByRole('button', { name: /^Report/ }).click()
    await shown(wrong.getByText('Reported. A moderator will look at it.'))

    // The moderator approves one by key, refuses the other with a reason.
    const moderator = await stage.player('collector', '/admin')
    const queue = moderator.getByRole('list', { name: 'Moderation queue' })
    const row = (name: string) => queue.getByRole('listitem').filter({ hasText: name })
    await shown(row('Not really there').getByText('1 report'))
    const pane = part(moderator, 'Point at hand')
    await row('Not really there')
      .getByRole('button', { name: /^Look at/ })
      .click()
    await shown(pane.getByText(/Reported: wrong place/))
    await fromTheTop(moderator)
    await isFine(moderator)
    await picture(moderator, 'moderation queue')
    await row('Found by the gate').focus()
    await moderator.keyboard.press('a')
    await shown(moderator.getByText('1 point approved.'))
    await dismiss(bannerSaying(author, author.getByText(/"Found by the gate".* was approved/)))
    await row('Not really there').focus()
    await moderator.keyboard.press('r')
    await shown(moderator.getByText(/A reason is needed/))
    await soon(() => focused(moderator).evaluate((element) => element.tagName)).toBe('INPUT')
    await moderator.keyboard.type('Nobody finds it')
    await pane.getByRole('button', { name: 'Refuse Not really there' }).click()
    await shown(moderator.getByText('1 point refused.'))
    await dismiss(bannerSaying(author, author.getByText(/was refused: Nobody finds it/)))

    // A refusal is taken back; the history of the point says all of it.
    await moderator.getByRole('button', { name: 'Take back: refused Not really there' }).first().click()
    await shown(moderator.getByText('Taken back.'))
    await shown(row('Not really there'))
    await author.reload()
    await map(author)
    const back = votes(author).getByRole('listitem').filter({ hasText: 'Not really there' })
    await back.getByRole('button', { name: /^More about/ }).click()
    const history = back.getByRole('list', { name: 'History' })
    await shown(history.getByRole('listitem'))
    const entries = await history.getByRole('listitem').allTextContents()
    expect(entries.join('\n')).toMatch(/took back[\s\S]*refused[\s\S]*reported[\s\S]*submitted/)

    // Many at once, on the narrowest phone.
    await moderator.setViewportSize(NARROW)
    await fromTheTop(moderator)
    await isFine(moderator)
    await picture(moderator, 'moderation queue on a phone')
    await moderator.getByRole('button', { name: 'Pick all' }).click()
    await moderator.getByRole('button', { name: /^Approve \d/ }).click()
    await shown(moderator.getByText(/points? approved\./))
    await shown(moderator.getByText('Nothing waits for you'))
  })
})

test('F-192 F-361 a private guardian gets an answer, and the map of everybody, on the narrowest phone', async () => {
  const page = await stage.player('unshared', '/atlas?list=plan', { viewport: NARROW })
  await shown(page.getByRole('heading', { name: 'Triumph Planner' }))
  await shown(page.getByText('Your privacy settings on the platform keep this'))
  await isFine(page)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await shown(votes(page).getByRole('listitem'))
  await isFine(page)
})
