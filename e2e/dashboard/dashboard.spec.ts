import { type GuardianData, guardianAnswerSchema } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings, textsOutside } from '../support/browser/axe.ts'
import { DESKTOP, PHONE } from '../support/browser/browser.ts'
import { picture } from '../support/browser/pictures.ts'
import { focused, pathOf, shown, soon, stored } from '../support/looking.ts'
import { openStage } from '../support/stage/stage.ts'

const stage = openStage()
const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const words = async (page: Page, name: string) =>
  (await region(page, name).innerText()).replaceAll(/\s+/g, ' ').toLowerCase()
const count = (value: number | undefined) => (value ?? Number.NaN).toLocaleString('en-US')
const PATH = '**/api/dashboard/guardian-data*'

/** Opens the dashboard with all of its folds and waits until the platform's statistics have come too; gives the server's last word. */
async function open(page: Page): Promise<GuardianData> {
  let data: GuardianData = {}
  page.on('response', async (response) => {
    if (!response.url().includes('/api/dashboard/guardian-data') || response.status() !== 200) return
    data = guardianAnswerSchema.parse(await response.json()).data ?? {}
  })
  await page.goto('/dashboard?open=all')
  // The first reader of a server that just started waits for the definitions too.
  await region(page, 'Account Overview').getByText('Max power').waitFor()
  await soon(() => data.extras?.pending).not.toBe(true)
  await soon(() => main(page).getByText('Not read yet.').count()).toBe(0)
  return data
}

/** What must never stand on a screen, whoever it belongs to. */
async function claimsNothingWrong(page: Page) {
  await soon(() => main(page).innerText()).not.toMatch(/NaN|undefined|Infinity|\[object|null/)
}

/** A power that ends right of its card stands in the next one. */
const powersPastTheirCard = (page: Page) =>
  page.getByRole('meter', { name: / power$/ }).evaluateAll((meters) =>
    meters.flatMap((meter) => {
      const [card, power] = [meter.closest('[role=group]'), meter.nextElementSibling]
      if (!card || !power) return ['no power']
      const past = power.getBoundingClientRect().right - card.getBoundingClientRect().right
      return past > 0 ? [`${power.textContent}: ${past} px`] : []
    }),
  )

/** By keyboard alone, and again after a reload: the platform's own report of the player's last activity. */
async function reportOpens(page: Page, { extras }: GuardianData) {
  const [last] = extras?.recent_activities?.entries ?? []
  await region(page, 'Recent Activities').getByRole('link').first().press('Enter')
  const report = page.getByRole('dialog', { name: last?.name ?? '', exact: true })
  await shown(report)
  expect(pathOf(page)).toBe(`/dashboard?open=all&report=${last?.instance_id}`)
  await page.reload()
  const own = report.getByRole('row').filter({ hasText: 'You' })
  await shown(own)
  await soon(() => own.first().getByRole('cell').first().innerText()).toBe(count(last?.kills))
  await shown(report.getByRole('region', { name: 'Your weapons' }).getByRole('row').nth(1))
  await soon(() => findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await soon(() => pathOf(page)).toBe('/dashboard?open=all')
  // Closing took the step back: the report is ahead, and no second dashboard lies behind.
  await page.goForward()
  await shown(report)
  await page.keyboard.press('Escape')
  await soon(() => pathOf(page)).toBe('/dashboard?open=all')
}

describe('the dashboard of a veteran', () => {
  const opened = stage.share(async () => {
    const page = await stage.player('veteran')
    return { page, data: await open(page) }
  })
  const scores = (page: Page) => main(page).getByRole('group', { name: 'Scores' })

  /** By keyboard alone: the focus explains, a press lays open. */
  async function explains(page: Page, tile: string, basis: string) {
    const why = main(page).getByRole('button', { name: `How we know ${tile}` })
    await why.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await shown(page.getByRole('tooltip').getByText(basis))
    await page.keyboard.press('Enter')
    await soon(() => why.getAttribute('aria-expanded')).toBe('true')
    await shown(scores(page).getByText(basis))
  }

  test('F-064 F-065 F-101 greets by name, and the score has its band and its basis', async () => {
    const { page, data } = await opened()
    const { extras, ai_vault_score: score = 0 } = data
    await shown(main(page).getByRole('heading', { level: 1, name: 'Welcome, Asterion' }))
    const band = score >= 70 ? 'excellent' : score >= 50 ? 'good' : 'needs work'
    expect(extras?.tiles?.score?.band).toBe(band)
    const dial = main(page).getByRole('meter', { name: 'AI Vault Score' })
    await soon(() => dial.getAttribute('aria-valuetext')).toBe(`${score} of 100, ${band}`)
    await explains(page, 'AI Vault Score', '70 and more is excellent')
    await picture(page, 'dashboard of the veteran')
  })

  test('F-066 F-067 PvE Readiness has its word by power, its basis and every requirement', async () => {
    const { page, data } = await opened()
    const pve = data.extras?.tiles?.pve
    const word = (pve?.scaled_power ?? 0) > 1800 ? 'Grandmaster Ready' : 'Building Power'
    await shown(scores(page).getByText(word))
    await explains(page, 'PvE Readiness', 'Grandmaster Ready begins above 1,800')
    expect(pve?.requirements.length).toBeGreaterThan(0)
    for (const { text } of pve?.requirements ?? []) await shown(scores(page).getByText(text))
  })

  test('F-068 F-069 PvP Proficiency has its word by score, its basis and the real record', async () => {
    const { page, data } = await opened()
    const { extras, ai_vault_score: score = 0 } = data
    await shown(scores(page).getByText(score > 70 ? 'Competitive' : 'Casual', { exact: true }))
    await explains(page, 'PvP Proficiency', `begins above an AI Vault Score of 70; yours is ${score}`)
    await shown(scores(page).getByText(`K/D ${extras?.tiles?.pvp?.kd?.toFixed(2)}`))
  })

  test('F-070 F-071 Playstyle has its word by the number of weapons, and its basis', async () => {
    const { page, data } = await opened()
    const weapons = data.guardian_overview?.total_weapons ?? 0
    await shown(scores(page).getByText(weapons > 400 ? 'Collector' : 'Focused', { exact: true }))
    await explains(page, 'Playstyle', 'Collector begins above 400 weapons')
  })

  test('F-072 F-073 every character has a card with its own numbers and the power bar', async () => {
    const { page, data } = await opened()
    const { characters = [] } = data
    expect(characters).toHaveLength(3)
    for (const card of characters) {
      const group = main(page).getByRole('group', { name: card.class, exact: true })
      const text = (await group.innerText()).replaceAll(/\s+/g, ' ')
      for (const value of [card.power, card.equipment_count, card.inventory_count, card.playtime_hours]) {
        expect(text).toContain(count(value))
      }
      const meter = group.getByRole('meter', { name: `${card.class} power` })
      await soon(async () => Number(await meter.getAttribute('aria-valuenow'))).toBeCloseTo(
        Math.min(100, (card.power / (data.power_cap ?? 2000)) * 100),
        3,
      )
    }
  })

  test('F-074 F-075 F-076 F-084 account, collection and vault health are counted from the player’s own vault', async () => {
    const { page, data } = await opened()
    const { guardian_overview: overview, weapon_analysis: weapons, extras } = data
    const account = await words(page, 'Account Overview')
    expect(account).toContain(`max power ${count(overview?.max_power)}`)
    expect(account).toContain(`total playtime ${count(overview?.total_playtime_hours)} h`)
    expect(account).toContain(
      `vault items ${count(overview?.vault_items)} / ${count(extras?.vault?.capacity)}`,
    )
    expect(account).toContain(`total weapons ${count(overview?.total_weapons)}`)
    const collection = await words(page, 'Weapon Collection Analysis')
    expect(collection).toContain(`total weapons ${count(weapons?.total_weapons)}`)
    expect(collection).toContain(`estimated god rolls ${count(weapons?.god_rolls)}`)
    expect(collection).toContain(`vault efficiency ${weapons?.vault_efficiency} %`)
    const { legendary, exotic, rare } = weapons?.quality_distribution ?? {}
    expect(collection).toContain(`legendary ${count(legendary)} exotic ${count(exotic)} rare ${count(rare)}`)
    const rows = extras?.vault_health?.rows ?? []
    expect(rows.length).toBeGreaterThan(0)
    const health = await words(page, 'Vault Health Analysis')
    for (const row of rows) expect(health).toContain(`${row.label} ${count(row.count)}`.toLowerCase())
    expect(account).toContain('live')
    expect(collection).toContain('live')
  })

  test('F-082 F-083 F-096 the week, Edge of Fate and the season show their own numbers', async () => {
    const { page, data } = await opened()
    const { extras } = data
    const week = await words(page, 'Weekly Progress')
    expect(week).toMatch(/\d+ (d|h) \d+ (h|min) left/)
    expect(week).toContain('live')
    const listed = extras?.weekly?.rows.filter(({ name }) => week.includes(name.toLowerCase())) ?? []
    expect(listed.length).toBeGreaterThan(3)
    for (const track of ['armor 3.0', 'portal mastery', 'kepler']) {
      await soon(() => words(page, 'Edge of Fate')).toContain(track)
    }
    for (const value of [extras?.seasonal?.season_rank, extras?.seasonal?.triumph_score]) {
      await soon(() => words(page, 'Seasonal Progress')).toContain(count(value?.value))
    }
    await claimsNothingWrong(page)
  })

  test('F-089 F-090 asked for, the first days’ series has the specified points, and the keyboard walks along them', async () => {
    const { page, data } = await opened()
    const { extras, ai_vault_score: score = 0 } = data
    const progression = region(page, 'Score progression')
    await shown(progression.getByText(`Measured since today: ${score}.`))
    await progression.getByRole('button', { name: 'Show an estimate' }).click()
    const slider = progression.getByRole('slider')
    await slider.focus()
    await page.keyboard.press('End')
    const points = extras?.score_history?.points ?? []
    await soon(() => slider.getAttribute('aria-valuetext')).toBe(`Next: ${points.at(-1)?.score}, projection`)
    await page.keyboard.press('ArrowLeft')
    await soon(() => slider.getAttribute('aria-valuetext')).toContain(`: ${score}, `)
    // One day measured: the specified series, and it says so.
    expect(points.map((point) => point.score)).toEqual([
      Math.max(20, score - 15),
      Math.max(25, score - 10),
      Math.max(30, score - 5),
      score,
      Math.min(100, score + 10),
    ])
    await shown(progression.getByText('estimated', { exact: true }))
  })

  test('F-091 F-092 F-093 usage and effectiveness are drawn as counted, and each chart has its table', async () => {
    const { page, data } = await opened()
    const { extras } = data
    const [most] = extras?.weapon_usage?.weapons ?? []
    await shown(region(page, 'Weapon usage').getByText(count(most?.kills)))
    const effectiveness = region(page, 'Activity effectiveness')
    const rows = extras?.effectiveness?.rows ?? []
    expect(rows.length).toBeGreaterThan(0)
    const drawn = () =>
      effectiveness.locator('li').evaluateAll((bars) => bars.map((bar) => bar.style.getPropertyValue('--v')))
    const own = rows.map(({ completion_percent: percent }) => `${percent}%`)
    await soon(drawn).toEqual(own)
    await effectiveness.getByRole('button', { name: 'Show an estimate' }).click()
    const BARS: Readonly<Record<string, number>> = { High: 85, Medium: 65, Low: 45 }
    await soon(drawn).toEqual([...own, ...rows.map(({ priority }) => `${BARS[priority]}%`)])
    for (const name of ['Score progression', 'Weapon usage', 'Activity effectiveness']) {
      await region(page, name).getByText('Show as table').click()
      await shown(region(page, `${name} as a table`).getByRole('row').nth(1))
    }
  })

  test('F-085 F-086 F-087 F-088 every quick action leads where it says', async () => {
    const { page } = await opened()
    const actions = region(page, 'Quick Actions')
    for (const [name, path] of [
      ['AI analysis', '/ai'],
      ['Optimize loadout', '/armory?tab=armor'],
      ['Meta weapons', '/armory?filter=god-tier'],
      ['Vault cleanup', '/armory?sort=cleanup'],
    ] as const) {
      await actions.getByRole('link', { name }).click()
      // The armor tab goes on to write the worn loadout into its address.
      await soon(() => pathOf(page)).toMatch(new RegExp(`^${path.replace('?', '\\?')}(&|$)`))
      await page.goBack()
      await shown(actions)
    }
  })

  test('F-075 F-084 god rolls and dominated armor open as many as they counted', async () => {
    const { page, data } = await opened()
    const { extras, weapon_analysis: weapons } = data
    const collection = region(page, 'Weapon Collection Analysis')
    await collection.getByRole('link', { name: count(weapons?.god_rolls), exact: true }).click()
    await soon(() => pathOf(page)).toBe('/armory?filter=god-tier')
    await page.goBack()
    const worse = extras?.vault_health?.rows.find(({ kind }) => kind === 'dominated-armor')
    expect(worse?.count).toBeGreaterThan(0)
    await region(page, 'Vault Health Analysis')
      .getByRole('link', { name: 'Armor beaten in every way' })
      .click()
    await soon(() => pathOf(page)).toBe('/armory?tab=armor&pieces=all&find=is%3Adismantle')
    await soon(() => page.locator('[data-piece]').count()).toBe(worse?.count)
    await shown(page.getByRole('link', { name: `${worse?.count} can go` }))
    await page.goBack()
    await shown(collection)
  })

  test('F-077 F-081 F-102 missions stand with their titles, and insights lead to what they cite and to Atlas', async () => {
    const { page, data } = await opened()
    const { extras } = data
    const missions = extras?.missions ?? []
    expect(missions.some(({ kind }) => kind === 'bounty')).toBe(true)
    for (const { title } of missions) await shown(region(page, 'Priority Missions').getByText(title))
    const cited = extras?.insights
      ?.filter(({ link }) => !link?.includes('tab=armor'))
      .flatMap(({ items }) => items)
      .find(({ item_instance_id: id }) => id !== undefined)
    const insights = region(page, 'AI Insights')
    await insights
      .getByRole('link', { name: cited?.name ?? '', exact: true })
      .first()
      .click()
    await soon(() => pathOf(page)).toBe(`/armory?item=${cited?.item_instance_id}`)
    await shown(main(page).getByRole('heading', { name: cited?.name ?? '' }))
    await page.goBack()
    await insights.getByRole('link', { name: 'Open Atlas' }).click()
    await soon(() => pathOf(page)).toBe('/atlas')
    await page.goBack()
    await shown(insights)
  })

  test('F-094 recent activities are the platform’s own, and each opens its report', async () => {
    const { page, data } = await opened()
    const { recent_activities: activities } = data.extras ?? {}
    expect(activities?.source).toBe('live')
    expect(activities?.entries.length).toBeGreaterThan(0)
    const recent = region(page, 'Recent Activities')
    for (const { name } of activities?.entries ?? []) await shown(recent.getByText(name).first())
    await soon(() => words(page, 'Recent Activities')).toContain('live')
    await reportOpens(page, data)
  })

  test('F-072 F-347 axe finds nothing at either size, no card’s power leaves its card; r and Refresh read again; offline it stays', async () => {
    const { page } = await opened()
    await open(page)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await soon(() => findings(page)).toEqual([])
      await soon(() => textsOutside(page)).toEqual([])
    }
    for (const width of [1_180, 1_366, 1_400, 1_440]) {
      await page.setViewportSize({ width, height: 900 })
      await soon(() => powersPastTheirCard(page)).toEqual([])
    }
    for (const press of [
      () => page.keyboard.press('r'),
      () => main(page).getByRole('button', { name: 'Refresh' }).click(),
    ]) {
      const [answer] = await Promise.all([page.waitForResponse(PATH), press()])
      expect([200, 304]).toContain(answer.status())
      await soon(() =>
        main(page).getByRole('button', { name: 'Refresh' }).getAttribute('aria-disabled'),
      ).toBe('false')
    }
    await page.context().setOffline(true)
    await shown(page.getByText('Offline: showing saved data'))
    await shown(main(page).getByText(/As of \d\d:\d\d/))
    await shown(region(page, 'Account Overview'))
  })

  test('F-347 the one thing to do next leads on, put off it makes room; folds stay as they were left; both sizes keep to their length', async () => {
    const page = await stage.player('veteran', '/dashboard')
    const next = region(page, 'Do this next')
    // The vault has room: the week comes before a clean-up.
    await shown(next.getByText(/^\d+ of \d+ still open this week/))
    await shown(region(page, 'Then').getByText(/^Clear out \d+ weapons?( you will not miss)?$/))
    for (const [viewport, views] of [
      [DESKTOP, 2.2],
      [PHONE, 5],
    ] as const) {
      await page.setViewportSize(viewport)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
      await soon(height).toBeLessThanOrEqual(views)
      await soon(() => findings(page)).toEqual([])
      await soon(() => textsOutside(page)).toEqual([])
    }
    await next.getByRole('button', { name: 'Not now' }).click()
    await shown(next.getByText(/^Clear out \d+ weapons?( you will not miss)?\.$/))
    await next.getByRole('button', { name: 'Not now' }).click()
    await shown(next.getByText(/^Claim \d+ triumphs\.$/))
    await main(page).getByRole('button', { name: 'Recent Activities' }).click()
    const recent = region(page, 'Recent Activities').getByRole('listitem')
    await shown(recent)
    await page.reload()
    await shown(recent)
    await soon(() => main(page).getByRole('button', { name: 'Charts' }).getAttribute('aria-expanded')).toBe(
      'false',
    )
    await next.getByRole('link', { name: 'List them' }).click()
    await soon(() => pathOf(page)).toBe('/atlas?show=claim')
  })
})

describe('the dashboard of anyone', () => {
  test.each(['collector', 'newcomer', 'hostile', 'legacy'] as const)(
    'F-113 F-078 F-079 F-080 %s opens it without a wrong or an empty claim',
    async (guardian) => {
      const page = await stage.player(guardian)
      const { guardian_overview: overview, weapon_analysis: weapons, extras } = await open(page)
      await claimsNothingWrong(page)
      const power = extras?.tiles?.pve?.scaled_power ?? 0
      const kinds = [
        ...(power < 1800 ? ['pinnacle High'] : []),
        ...(power >= 1600 ? ['portal Medium'] : []),
        'bounty Medium',
        ...((weapons?.god_rolls ?? 0) < 10 ? ['meta Low'] : []),
      ]
      expect(extras?.missions?.map(({ kind, priority }) => `${kind} ${priority}`)).toEqual(kinds)
      await soon(() => region(page, 'Priority Missions').locator('ol > li').count()).toBe(kinds.length)
      expect(weapons?.total_weapons).toBe(overview?.total_weapons)
      expect(weapons?.god_rolls).toBe(weapons?.estimated_god_rolls)
      await soon(() => words(page, 'Weapon Collection Analysis')).toContain(
        `total weapons ${count(overview?.total_weapons)}`,
      )
      await soon(() =>
        page.locator('main iframe, main script, main img[src="x"], main [onerror]').count(),
      ).toBe(0)
      await soon(() => textsOutside(page)).toEqual([])
    },
  )

  test('F-097 F-098 F-099 F-100 unshared: no figure is guessed, and the season by the specified rules comes when asked for', async () => {
    const page = await stage.player('unshared')
    const { guardian_overview: overview, checks } = await open(page)
    const { max_power: power = 0, total_playtime_hours: hours = 0 } = overview ?? {}
    expect(checks?.withheld.length).toBeGreaterThan(0)
    await shown(region(page, 'Do this next').getByText('Let AI Vault see your inventory.'))
    await soon(() =>
      main(page).getByRole('meter', { name: 'AI Vault Score' }).getAttribute('aria-valuetext'),
    ).toBe('not known')
    await soon(() => main(page).getByText('estimated', { exact: true }).count()).toBe(0)
    await soon(() => words(page, 'Account Overview')).toContain('vault items —')
    await soon(() => words(page, 'What is not')).toContain('vault and weapons — inventory is hidden')
    await region(page, 'Seasonal Progress').getByRole('button', { name: 'Show an estimate' }).click()
    for (const sentence of [
      `season rank ${Math.min(100, Math.floor(hours / 2))} estimated`,
      `artifact level ${Math.max(0, Math.floor((power - 1600) / 10))} estimated`,
      `challenges ${Math.min(7, Math.floor(hours / 10))} / 7 estimated`,
      `triumph score ${count(hours * 100)} estimated`,
    ]) {
      await soon(() => words(page, 'Seasonal Progress')).toContain(sentence)
    }
    await claimsNothingWrong(page)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await soon(() => findings(page)).toEqual([])
      await soon(() => textsOutside(page)).toEqual([])
    }
  })

  test('F-105 F-106 F-347 empty: no data, each cause as it was found, and the way to the privacy settings', async () => {
    const page = await stage.player('empty', '/dashboard')
    await shown(main(page).getByRole('heading', { name: 'No Guardian Data Available' }))
    await shown(main(page).getByText('Characters (failed):'))
    await shown(main(page).getByText('Privacy (passed):'))
    await main(page).getByText('Debug info').click()
    const debug = await main(page).locator('pre').innerText()
    const secrets = await page.evaluate(() => [
      localStorage.getItem('bungie_access_token'),
      localStorage.getItem('bungie_refresh_token'),
    ])
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(20)
      expect(debug).not.toContain(secret)
    }
    const { membership_id } = await stored(page)
    expect(debug).toContain(membership_id)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await soon(() => findings(page)).toEqual([])
      await soon(() => textsOutside(page)).toEqual([])
    }
    const [answer] = await Promise.all([
      page.waitForResponse(PATH),
      main(page).getByRole('button', { name: 'Retry' }).click(),
    ])
    expect([200, 304]).toContain(answer.status())
    await page.context().route('https://www.bungie.net/**', (route) => route.fulfill({ body: 'privacy' }))
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      main(page).getByRole('link', { name: 'Check Privacy Settings' }).click(),
    ])
    expect(tab.url()).toMatch(/^https:\/\/www\.bungie\.net\/.*Privacy$/)
    await soon(() => tab.evaluate(() => window.opener)).toBeNull()
  })

  test('F-104 F-002 a visitor is asked to connect, with exactly three benefits, and comes back here', async () => {
    const page = await stage.visitor('/dashboard')
    await shown(main(page).getByRole('heading', { name: 'Authentication Required' }))
    await soon(() => main(page).getByRole('listitem').count()).toBe(3)
    await page.keyboard.press('Tab')
    await main(page).getByRole('button', { name: 'Connect with Bungie' }).focus()
    await soon(() => focused(page).textContent()).toBe('Connect with Bungie')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/OAuth\/Authorize/i)
  })
})
