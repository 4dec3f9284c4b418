import { type GuardianData, guardianAnswerSchema } from '@ai-vault/contract/dashboard.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings, textsOutside } from './support/axe.ts'
import { DESKTOP, PHONE } from './support/browser.ts'
import { focused, pathOf, shown, soon } from './support/looking.ts'
import { picture } from './support/pictures.ts'
import { openStage } from './support/stage.ts'

const stage = openStage()
const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const words = async (page: Page, name: string) =>
  (await region(page, name).innerText()).replaceAll(/\s+/g, ' ').toLowerCase()
const count = (value: number | undefined) => (value ?? Number.NaN).toLocaleString('en-US')
const PATH = '**/api/dashboard/guardian-data*'

/** Opens the dashboard and waits until the platform's statistics have come too; gives the server's last word. */
async function open(page: Page): Promise<GuardianData> {
  let data: GuardianData = {}
  page.on('response', async (response) => {
    if (!response.url().includes('/api/dashboard/guardian-data') || response.status() !== 200) return
    data = guardianAnswerSchema.parse(await response.json()).data ?? {}
  })
  await page.goto('/dashboard')
  // The first reader of a server that just started waits for the definitions too.
  await region(page, 'Account Overview').waitFor({ timeout: 40_000 })
  await soon(() => data.extras?.pending).not.toBe(true)
  await soon(() => main(page).getByText('Not read yet.').count()).toBe(0)
  return data
}

/** What must never stand on a screen, whoever it belongs to. */
async function claimsNothingWrong(page: Page) {
  expect(await main(page).innerText()).not.toMatch(/NaN|undefined|Infinity|\[object|null/)
}

/** A power that ends right of the meter below it stands in the next card. */
const powersPastTheirMeter = (page: Page) =>
  page.getByRole('meter', { name: / power$/ }).evaluateAll((meters) =>
    meters.flatMap((meter) => {
      const power = meter.closest('[role=group]')?.querySelector('h2')?.closest('div')?.nextElementSibling
      if (!power) return ['no power']
      const past = power.getBoundingClientRect().right - meter.getBoundingClientRect().right
      return past > 1 ? [`${power.textContent}: ${past} px`] : []
    }),
  )

async function tilesExplain(page: Page, data: GuardianData) {
  const { extras, ai_vault_score: score = 0, guardian_overview: overview } = data
  await shown(main(page).getByRole('heading', { level: 1, name: 'Welcome back, Asterion' }))
  const tiles = extras?.tiles
  const dial = main(page).getByRole('meter', { name: 'AI Vault Score' })
  expect(await dial.getAttribute('aria-valuetext')).toBe(`${score} of 100, ${tiles?.score?.band}`)
  expect(tiles?.pve?.text).toBe(
    (tiles?.pve?.scaled_power ?? 0) > 1800 ? 'Grandmaster Ready' : 'Building Power',
  )
  expect(tiles?.pvp?.text).toBe(score > 70 ? 'Competitive' : 'Casual')
  expect(tiles?.playstyle?.text).toBe((overview?.total_weapons ?? 0) > 400 ? 'Collector' : 'Focused')
  const scores = main(page).getByRole('group', { name: 'Scores' })
  for (const tile of [tiles?.pve, tiles?.pvp, tiles?.playstyle])
    await shown(scores.getByText(tile?.text ?? ''))
  await shown(scores.getByText(`K/D ${tiles?.pvp?.kd?.toFixed(2)}`))

  // By keyboard alone: the focus explains, a press lays open.
  for (const [name, basis] of [
    ['AI Vault Score', '70 and more is excellent'],
    ['PvE Readiness', 'Grandmaster Ready begins above 1,800'],
    ['PvP Proficiency', `begins above an AI Vault Score of 70; yours is ${score}`],
    ['Playstyle', 'Collector begins above 400 weapons'],
  ] as const) {
    const why = main(page).getByRole('button', { name: `What ${name} rests on` })
    await why.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await shown(page.getByRole('tooltip').getByText(basis))
    await page.keyboard.press('Enter')
    await soon(() => why.getAttribute('aria-expanded')).toBe('true')
    await shown(scores.getByText(basis))
  }
  for (const requirement of tiles?.pve?.requirements ?? []) {
    await shown(scores.getByText(requirement.text))
  }
}

async function numbersAreTheirs(page: Page, data: GuardianData) {
  const { guardian_overview: overview, weapon_analysis: weapons, characters = [], extras } = data
  expect(characters).toHaveLength(3)
  for (const card of characters) {
    const group = main(page).getByRole('group', { name: card.class, exact: true })
    const text = (await group.innerText()).replaceAll(/\s+/g, ' ')
    for (const value of [card.power, card.equipment_count, card.inventory_count, card.playtime_hours]) {
      expect(text).toContain(count(value))
    }
    const meter = group.getByRole('meter', { name: `${card.class} power` })
    expect(Number(await meter.getAttribute('aria-valuenow'))).toBeCloseTo(
      Math.min(100, (card.power / (data.power_cap ?? 2000)) * 100),
      3,
    )
  }
  expect(await words(page, 'Account Overview')).toContain(`max power ${count(overview?.max_power)}`)
  expect(await words(page, 'Account Overview')).toContain(
    `vault items ${count(overview?.vault_items)} / ${count(extras?.vault?.capacity)}`,
  )
  const collection = await words(page, 'Weapon Collection Analysis')
  expect(collection).toContain(`total weapons ${count(weapons?.total_weapons)}`)
  expect(collection).toContain(`estimated god rolls ${count(weapons?.god_rolls)}`)
  expect(collection).toContain(`vault efficiency ${weapons?.vault_efficiency} %`)
  const { legendary, exotic, rare } = weapons?.quality_distribution ?? {}
  expect(collection).toContain(`legendary ${count(legendary)} exotic ${count(exotic)} rare ${count(rare)}`)
  for (const row of extras?.vault_health?.rows ?? []) {
    expect(await words(page, 'Vault Health Analysis')).toContain(
      `${row.label} ${count(row.count)}`.toLowerCase(),
    )
  }
  expect(await words(page, 'Weekly Progress')).toMatch(/\d+ (d|h) \d+ (h|min) left/)
  expect(extras?.weekly?.rows.length).toBeGreaterThan(3)
  for (const track of ['armor 3.0', 'portal mastery', 'kepler']) {
    expect(await words(page, 'Edge of Fate')).toContain(track)
  }
  expect(extras?.recent_activities?.source).toBe('live')
  const recent = region(page, 'Recent Activities')
  for (const { name } of extras?.recent_activities?.entries ?? []) await shown(recent.getByText(name).first())
  for (const value of [extras?.seasonal?.season_rank, extras?.seasonal?.triumph_score]) {
    expect(await words(page, 'Seasonal Progress')).toContain(count(value?.value))
  }
  for (const name of [
    'Account Overview',
    'Weapon Collection Analysis',
    'Weekly Progress',
    'Recent Activities',
  ]) {
    expect(await words(page, name)).toContain('live')
  }
  await claimsNothingWrong(page)
}

/** By keyboard alone, and again after a reload: the platform's own report of the player's last activity. */
async function reportOpens(page: Page, { extras }: GuardianData) {
  const [last] = extras?.recent_activities?.entries ?? []
  await region(page, 'Recent Activities').getByRole('link').first().press('Enter')
  const report = page.getByRole('dialog', { name: last?.name ?? '', exact: true })
  await shown(report)
  expect(pathOf(page)).toBe(`/dashboard?report=${last?.instance_id}`)
  await page.reload()
  const own = report.getByRole('row').filter({ hasText: 'You' })
  await shown(own)
  expect(await own.first().getByRole('cell').first().innerText()).toBe(count(last?.kills))
  await shown(report.getByRole('region', { name: 'Your weapons' }).getByRole('row').nth(1))
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await soon(() => pathOf(page)).toBe('/dashboard')
  // Closing took the step back: the report is ahead, and no second dashboard lies behind.
  await page.goForward()
  await shown(report)
  await page.keyboard.press('Escape')
  await soon(() => pathOf(page)).toBe('/dashboard')
}

describe('the dashboard of a veteran', () => {
  test('F-064 F-065 F-066 F-067 F-068 F-069 F-070 F-071 F-101 F-072 F-073 F-074 F-075 F-076 F-082 F-083 F-084 F-094 F-096 greets, explains its tiles and shows the player’s own numbers', async () => {
    const page = await stage.player('veteran')
    const data = await open(page)
    await tilesExplain(page, data)
    await numbersAreTheirs(page, data)
    await picture(page, 'dashboard of the veteran')
    await reportOpens(page, data)
  })

  test('F-077 F-081 F-085 F-086 F-087 F-088 F-102 every advice leads to what it speaks of', async () => {
    const page = await stage.player('veteran')
    const { extras, weapon_analysis: weapons } = await open(page)
    for (const { title } of extras?.missions ?? []) {
      await shown(region(page, 'Priority Missions').getByText(title))
    }
    expect(extras?.missions?.some(({ kind }) => kind === 'bounty')).toBe(true)
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
    const collection = region(page, 'Weapon Collection Analysis')
    await collection.getByRole('link', { name: count(weapons?.god_rolls), exact: true }).click()
    await soon(() => pathOf(page)).toBe('/armory?filter=god-tier')
    await page.goBack()
    const worse = extras?.vault_health?.rows.find(({ kind }) => kind === 'dominated-armor')
    expect(worse?.count).toBeGreaterThan(0)
    await region(page, 'Vault Health Analysis').getByRole('link', { name: 'Dominated armor' }).click()
    const list = region(page, 'Dominated armor')
    await shown(list.getByText(`${worse?.count} of ${worse?.of} pieces whose stats are known.`))
    expect(await list.locator('tbody tr').count()).toBe(worse?.count)
    await page.goBack()
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
  })

  test('F-089 F-090 F-091 F-092 F-093 each chart has its table, and the keyboard walks along the score', async () => {
    const page = await stage.player('veteran')
    const { extras, ai_vault_score: score = 0 } = await open(page)
    const progression = region(page, 'Score progression')
    const slider = progression.getByRole('slider')
    await slider.focus()
    await page.keyboard.press('End')
    const points = extras?.score_history?.points ?? []
    expect(await slider.getAttribute('aria-valuetext')).toBe(`Next: ${points.at(-1)?.score}, projection`)
    await page.keyboard.press('ArrowLeft')
    expect(await slider.getAttribute('aria-valuetext')).toContain(`: ${score}, `)
    // One day measured: the specified series, and it says so.
    expect(points.map((point) => point.score)).toEqual([
      Math.max(20, score - 15),
      Math.max(25, score - 10),
      Math.max(30, score - 5),
      score,
      Math.min(100, score + 10),
    ])
    await shown(progression.getByText('estimated', { exact: true }))

    const [most] = extras?.weapon_usage?.weapons ?? []
    await shown(region(page, 'Weapon usage').getByText(count(most?.kills)))
    const bars = region(page, 'Activity effectiveness').locator('li')
    for (const [at, row] of (extras?.effectiveness?.rows ?? []).entries()) {
      const drawn = await bars.nth(at).evaluate((bar) => bar.style.getPropertyValue('--v'))
      expect([row.activity, drawn]).toEqual([
        row.activity,
        `${{ High: 85, Medium: 65, Low: 45 }[row.priority]}%`,
      ])
    }
    for (const name of ['Score progression', 'Weapon usage', 'Activity effectiveness']) {
      await region(page, name).getByText('Show as table').click()
      await shown(region(page, `${name} as a table`).getByRole('row').nth(1))
    }
  })

  test('F-072 F-347 axe finds nothing at either size, no card’s power leaves its card; r and Refresh read again; offline it stays', async () => {
    const page = await stage.player('veteran')
    await open(page)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      expect(await findings(page)).toEqual([])
      expect(await textsOutside(page)).toEqual([])
    }
    for (const width of [1_180, 1_366, 1_400, 1_440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await powersPastTheirMeter(page)).toEqual([])
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
})

describe('the dashboard of anyone', () => {
  test.each(['collector', 'newcomer', 'hostile', 'legacy'] as const)(
    'F-113 F-078 F-079 F-080 F-348 %s opens it without a wrong or an empty claim',
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
      expect(await region(page, 'Priority Missions').locator('ol > li').count()).toBe(kinds.length)
      expect(weapons?.total_weapons).toBe(overview?.total_weapons)
      expect(weapons?.god_rolls).toBe(weapons?.estimated_god_rolls)
      expect(await words(page, 'Weapon Collection Analysis')).toContain(
        `total weapons ${count(overview?.total_weapons)}`,
      )
      expect(await page.locator('main iframe, main script, main img[src="x"], main [onerror]').count()).toBe(
        0,
      )
      expect(await textsOutside(page)).toEqual([])
    },
  )

  test('F-113 F-097 F-098 F-099 F-100 private: a dash for what is withheld, and the season by the specified rules', async () => {
    const page = await stage.player('private')
    const { guardian_overview: overview, checks } = await open(page)
    const { max_power: power = 0, total_playtime_hours: hours = 0 } = overview ?? {}
    const season = await words(page, 'Seasonal Progress')
    expect(season).toContain(`season rank ${Math.min(100, Math.floor(hours / 2))} estimated`)
    expect(season).toContain(`artifact level ${Math.max(0, Math.floor((power - 1600) / 10))} estimated`)
    expect(season).toContain(`challenges ${Math.min(7, Math.floor(hours / 10))} / 7 estimated`)
    expect(season).toContain(`triumph score ${count(hours * 100)} estimated`)
    expect(checks?.withheld.length).toBeGreaterThan(0)
    await claimsNothingWrong(page)
    if (overview?.vault_items === undefined) {
      expect(await words(page, 'Account Overview')).toContain('vault items —')
    }
    if (overview?.total_weapons === undefined) {
      expect(await words(page, 'Weapon Collection Analysis')).toContain('total weapons —')
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
    for (const secret of secrets) expect(debug).not.toContain(secret)
    expect(debug).toContain(await page.evaluate(() => localStorage.getItem('membership_id')))
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      expect(await findings(page)).toEqual([])
      expect(await textsOutside(page)).toEqual([])
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
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  })

  test('F-104 F-002 a visitor is asked to connect, with exactly three benefits, and comes back here', async () => {
    const page = await stage.visitor('/dashboard')
    await shown(main(page).getByRole('heading', { name: 'Authentication Required' }))
    expect(await main(page).getByRole('listitem').count()).toBe(3)
    await page.keyboard.press('Tab')
    await main(page).getByRole('button', { name: 'Connect with Bungie' }).focus()
    expect(await focused(page).textContent()).toBe('Connect with Bungie')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/OAuth\/Authorize/i)
  })
})
