import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dashboardData } from '../../test-support/answers/dashboard-answer.ts'
import { linksIn, openDashboard, region, scores } from '../../test-support/open-dashboard.ts'
import { textOf } from '../../test-support/text-of.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'
import { characterNames } from './panels/PriorityMissions.tsx'

drawsWholeApp()

describe('the greeting', () => {
  it.each([
    ['Vesper#4102', 'Welcome, Vesper'],
    [null, 'Welcome, Guardian'],
    ['  #1', 'Welcome, Guardian'],
    ['\u200B\u202E\uFEFF#7', 'Welcome, Guardian'],
    ['Ves\u202Eper', 'Welcome, Vesper'],
    ['No #1 Hunter#4102', 'Welcome, No #1 Hunter'],
    ['<img src=x onerror=alert(1)>', 'Welcome, <img src=x onerror=alert(1)>'],
  ])('F-064 for %s is %s, and always text', async (name, greeting) => {
    await openDashboard(dashboardData(), name)
    const heading = screen.getByRole('heading', { level: 1 })
    expect(textOf(heading)).toBe(greeting)
    expect(heading.querySelector('img')).toBeNull()
  })
})

describe('the four tiles', () => {
  it('F-065 F-101 the score is a dial with its band, and its explanation holds the player’s own terms', async () => {
    await openDashboard()
    const dial = screen.getByRole('meter', { name: 'AI Vault Score' })
    expect(dial.getAttribute('aria-valuetext')).toBe('78 of 100, excellent')
    const why = screen.getByRole('button', { name: 'How we know AI Vault Score' })
    why.focus()
    expect(document.activeElement).toBe(why)
    fireEvent.click(why)
    expect(why.getAttribute('aria-expanded')).toBe('true')
    expect(textOf(scores())).toContain('Rolls 32.4 + Power 23.3 = 78 of 100.')
  })

  it('F-065 what is in reach opens the three actions that raise the score most, with what each adds', async () => {
    await openDashboard()
    fireEvent.click(within(scores()).getByRole('button', { name: '+9 in reach' }))
    const actions = within(scores()).getByRole('list', { name: 'What would raise it most' })
    expect(within(actions).getAllByRole('listitem').map(textOf)).toContain('Clear out 50+2')
    expect(linksIn(actions)).toEqual({
      'Clear out 50': '/armory?sort=cleanup',
      Fatebringer: '/armory?item=6917529000000000001',
    })
  })

  it('F-065 F-068 without a score there is a dash with the reason, and the record still stands', async () => {
    const { extras = {}, ai_vault_score: _, ...rest } = dashboardData()
    const { score: __, ...tiles } = extras.tiles ?? {}
    const { text: ___, ...record } = tiles.pvp ?? { source: 'live' as const }
    await openDashboard({ ...rest, extras: { ...extras, tiles: { ...tiles, pvp: record } } })
    const dial = screen.getByRole('meter', { name: 'AI Vault Score' })
    expect(dial.getAttribute('aria-valuetext')).toBe('not known')
    expect(textOf(scores())).toContain('A score needs rated weapons and a character with power.')
    fireEvent.click(screen.getByRole('button', { name: 'How we know PvP Proficiency' }))
    expect(textOf(scores())).toContain('Lifetime: K/D 1.31')
  })

  it('F-066 F-067 PvE Readiness says what it counts and which requirement is missing', async () => {
    await openDashboard()
    expect(textOf(scores())).toContain('Grandmaster Ready')
    fireEvent.click(screen.getByRole('button', { name: 'How we know PvE Readiness' }))
    expect(textOf(scores())).toContain('Power 512 counts as 1,862 of 2,000; 1 of 2 requirements missing.')
    expect(textOf(scores())).toContain('Missing: A weapon against overload champions')
  })

  it('F-068 F-069 PvP Proficiency has the word and, behind it, the real record', async () => {
    await openDashboard()
    expect(textOf(scores())).toContain('Competitive')
    fireEvent.click(screen.getByRole('button', { name: 'How we know PvP Proficiency' }))
    expect(textOf(scores())).toContain('Lifetime: K/D 1.31, win rate 54 %, 1,902 matches.')
    expect(textOf(scores())).toContain('Competitive begins above an AI Vault Score of 70; yours is 78.')
  })

  it('F-070 F-071 Playstyle has the word and the kill mix', async () => {
    await openDashboard()
    expect(textOf(scores())).toContain('Collector')
    fireEvent.click(screen.getByRole('button', { name: 'How we know Playstyle' }))
    expect(textOf(scores())).toContain(
      'By what you own, 642 weapons; Prophecy says how you play. Hand cannons take 38 % of your kills.',
    )
    expect(textOf(scores())).toContain(
      'Collector begins above 400 weapons; you own 642. How you play is judged in Prophecy and Archives.',
    )
    expect(textOf(scores())).toContain('Hand cannons900')
  })
})

describe('characters and account', () => {
  it('F-072 a card has class and power, and a press opens playtime, what is worn and carried, of all', async () => {
    await openDashboard(dashboardData(), undefined, '/dashboard')
    const titan = screen.getByRole('group', { name: 'Titan' })
    expect(textOf(titan)).toBe('TitanPostmaster holds 19 of 21509')
    fireEvent.click(within(titan).getByRole('button', { name: 'Titan' }))
    expect(textOf(titan)).toContain('Playtime688 hEquipped16Carried64')
    expect(textOf(screen.getByRole('group', { name: 'Hunter' }))).toContain('Playtime1,204 h')
  })

  it('F-073 the power bar is drawn against 2000, and its caption names the real cap', async () => {
    await openDashboard()
    const meter = screen.getByRole('meter', { name: 'Hunter power' })
    expect(Number(meter.getAttribute('aria-valuenow'))).toBeCloseTo((512 / 550) * 100, 5)
    expect(meter.getAttribute('aria-valuetext')).toBe('512 of 550, which is 1,862 on the scale of 2,000')
    expect(textOf(screen.getByRole('group', { name: 'Hunter' }))).toContain(
      'Scaled to 2,000; the cap is 550 1,862',
    )
  })

  it('F-066 F-073 where the cap is 2,000 itself, no number is told twice as if it were scaled', async () => {
    const { extras = {}, characters = [] } = dashboardData()
    const pve = extras.tiles?.pve && { ...extras.tiles.pve, power: 1861, power_cap: 2000, scaled_power: 1861 }
    const [hunter] = characters
    await openDashboard(
      dashboardData({
        power_cap: 2000,
        characters: hunter ? [{ ...hunter, power: 1861 }] : [],
        extras: { ...extras, tiles: { ...extras.tiles, pve } },
      }),
    )
    expect(textOf(screen.getByRole('group', { name: 'Hunter' }))).toContain('Power of 2,000, the cap 93 %')
    expect(screen.getByRole('meter', { name: 'Hunter power' }).getAttribute('aria-valuetext')).toBe(
      '1,861 of 2,000',
    )
    fireEvent.click(screen.getByRole('button', { name: 'How we know PvE Readiness' }))
    expect(textOf(scores())).toContain('Power 1,861 of 2,000; 1 of 2 requirements missing.')
    expect(textOf(scores())).toContain('Your highest power is 1,861 of 2,000. Grandmaster Ready begins')
  })

  it('F-075 god rolls are marked as estimated', async () => {
    await openDashboard()
    expect(textOf(region('Weapon Collection Analysis'))).toContain('Estimated god rolls38estimated')
  })

  it('F-074 the overview has power, playtime, vault and weapons, and when the vault is full', async () => {
    await openDashboard()
    const text = textOf(region('Account Overview'))
    expect(text).toContain('Max power512')
    expect(text).toContain('Total playtime2,404 h')
    expect(text).toContain('Vault items561 / 700')
    expect(text).toContain('Total weapons642')
    expect(text).toContain('At the pace of the last 30 days the vault is full in 41 days. estimated')
  })

  it('F-075 F-076 every number of the collection opens what it counts', async () => {
    await openDashboard()
    const panel = region('Weapon Collection Analysis')
    expect(linksIn(panel)).toEqual({
      '642': '/armory',
      '38': '/armory?filter=god-tier',
      '71': '/armory?sort=cleanup',
      '511': '/armory?filter=legendary',
      Legendary: '/armory?filter=legendary',
      Exotic: '/armory?filter=exotic',
      Rare: '/armory?q=is:rare',
    })
    expect(textOf(panel)).toContain('Legendary511Exotic61Rare70')
  })

  it('what an answer leaves out is an em dash or said to be unread, never a zero', async () => {
    const { extras: _, ...bare } = dashboardData()
    await openDashboard({ ...bare, guardian_overview: {}, weapon_analysis: {}, extras: { pending: true } })
    expect(textOf(region('Account Overview'))).toContain('Max power—')
    expect(within(region('Weapon Collection Analysis')).getAllByText('—')).toHaveLength(4)
    expect(textOf(region('Weapon usage'))).toContain('Not read yet.')
    expect(screen.getByRole('main').textContent).not.toMatch(/NaN|undefined/)
  })
})

describe('what to do next', () => {
  it('F-077 F-081 missions carry their priority, their reason and the tasks nearest to done', async () => {
    await openDashboard()
    const panel = region('Priority Missions')
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3)
    expect(textOf(panel)).toContain('Close five bounties')
    expect(textOf(panel)).toContain('Calibrate pulse · Hunter8 / 10')
    expect(textOf(panel)).not.toContain('Times by your own runs')
  })

  it('F-077 a task says how long it takes at the player’s own pace, where that is known', async () => {
    const { extras = {} } = dashboardData()
    const task = { progress: 1, completion_value: 3, character_id: '1' }
    const missions = extras.missions?.slice(0, 1).map((mission) => ({
      ...mission,
      tasks: [
        { ...task, name: 'Pinnacle Ops', minutes_left: 20 },
        { ...task, name: 'Raid Challenge', minutes_left: 125 },
        { ...task, name: 'Kepler Weekly' },
      ],
    }))
    await openDashboard(dashboardData({ extras: { ...extras, missions } }))
    expect(textOf(region('Priority Missions'))).toContain(
      'Pinnacle Ops · Hunter · 20 min1 / 3' +
        'Raid Challenge · Hunter · 2 h 5 min1 / 3' +
        'Kepler Weekly · Hunter1 / 3Times by your own runs estimated',
    )
  })

  it('F-077 F-081 a task says whose it is; an only character needs no name, and two of a class have their power', async () => {
    const { extras = {}, characters = [] } = dashboardData()
    const [first, second] = characters
    const task = { name: 'Pinnacle Ops', completion_value: 3 }
    const missions = extras.missions?.slice(0, 1).map((mission) => ({
      ...mission,
      tasks: [
        { ...task, progress: 2, character_id: first?.id ?? '' },
        { ...task, progress: 1, character_id: second?.id ?? '' },
      ],
    }))
    await openDashboard(dashboardData({ extras: { ...extras, missions } }))
    expect(textOf(region('Priority Missions'))).toContain(
      'Pinnacle Ops · Hunter2 / 3Pinnacle Ops · Titan1 / 3',
    )
    expect([...characterNames(characters.slice(0, 1))]).toEqual([])
    const hunters = characters.slice(0, 2).map((character) => ({ ...character, class: 'Hunter' }))
    expect([...characterNames(hunters).values()]).toEqual(['Hunter 512', 'Hunter 509'])
  })

  it('F-082 the week is a table of tasks by character with the time to the reset', async () => {
    await openDashboard()
    const panel = region('Weekly Progress')
    expect(textOf(panel)).toMatch(/\d+ (d|h) \d+ (h|min) left/)
    const rows = within(panel).getAllByRole('row').map(textOf)
    expect(rows).toEqual(['WhatHunterTitan', 'Grandmaster NightfallExodus CrashDone2/5', 'DungeonOpen—'])
    expect(textOf(panel)).toContain('2 of 3 still open, ')
  })

  it('F-082 a task that opens later in the week says when, and is not counted as open', async () => {
    const { extras = {} } = dashboardData()
    const opensAt = new Date(Date.now() + 86_400_000).toISOString()
    const rows = extras.weekly?.rows.map((row, at) => (at === 1 ? { ...row, opens_at: opensAt } : row))
    const weekly = extras.weekly && { ...extras.weekly, rows: rows ?? [] }
    await openDashboard(dashboardData({ extras: { ...extras, weekly } }))
    const panel = region('Weekly Progress')
    expect(textOf(panel)).toContain('1 of 2 still open, ')
    const [, , dungeon = ''] = within(panel).getAllByRole('row').map(textOf)
    expect(dungeon).toMatch(/^Dungeonopens \w+day.*——$/)
  })

  it('F-082 six tasks stand there, what is done behind them, and one press shows the rest', async () => {
    const { extras = {} } = dashboardData()
    const cell = (complete: boolean) => ({ complete, progress: Number(complete), completion_value: 1 })
    const rows = Array.from({ length: 9 }, (_, at) => ({
      hash: at,
      name: `Task ${at}`,
      run_minutes: 75,
      cells: [cell(at === 0), cell(at === 0)],
    }))
    const weekly = extras.weekly && { ...extras.weekly, rows }
    await openDashboard(dashboardData({ extras: { ...extras, weekly } }), undefined, '/dashboard')
    const names = () =>
      within(region('Weekly Progress'))
        .getAllByRole('rowheader')
        .map((head) => textOf(head))
    expect(names()).toEqual(['Task 1', 'Task 2', 'Task 3', 'Task 4', 'Task 5', 'Task 6'])
    expect(textOf(region('Weekly Progress'))).toContain('1 h 15 min')
    fireEvent.click(screen.getByRole('button', { name: '3 more weeklies' }))
    expect(names().slice(-3)).toEqual(['Task 7', 'Task 8', 'Task 0'])
  })

  it.each([
    ['2', 'Dungeon'],
    ['1', 'Grandmaster Nightfall'],
    ['3', ''],
  ])('F-171 a link to task %s has its row in view and the focus on it', async (task, name) => {
    await openDashboard(dashboardData(), undefined, `/dashboard?task=${task}`)
    const focused = document.activeElement
    expect(region('Weekly Progress').contains(focused)).toBe(name !== '')
    if (name) expect(textOf(focused as Element)).toContain(name)
  })

  it('a link to the task of one character marks that character, in that row alone', async () => {
    const { extras = {} } = dashboardData()
    const { weekly } = extras
    const [row] = weekly?.rows ?? []
    const [, second] = weekly?.characters ?? []
    await openDashboard(dashboardData(), undefined, `/dashboard?task=${row?.hash}&on=${second?.id}`)
    const marked = region('Weekly Progress').querySelectorAll('[aria-current=true]')
    expect([...marked].map((mark) => mark.closest('tr')?.querySelector('th b')?.textContent)).toEqual([
      row?.name,
    ])
    const cell = marked[0]?.closest('td')
    expect(
      [...(cell?.parentElement?.querySelectorAll('td.number, td') ?? [])].indexOf(
        cell as HTMLTableCellElement,
      ),
    ).toBe((cell?.parentElement?.querySelectorAll('td').length ?? 0) - (weekly?.characters.length ?? 0) + 1)
  })

  it('F-083 Edge of Fate has its three tracks, and a sample says that it is one', async () => {
    await openDashboard()
    const panel = region('Edge of Fate')
    expect(
      within(panel)
        .getAllByRole('meter')
        .map((meter) => meter.getAttribute('aria-label')),
    ).toEqual(['Armor 3.0', 'Portal mastery', 'Kepler'])
    expect(textOf(panel)).toContain('Four unseensample')
  })

  it('F-084 vault health opens the search behind each count', async () => {
    await openDashboard()
    expect(linksIn(region('Vault Health Analysis'))).toEqual({
      Duplicates: '/armory?q=is:dupe',
      'Clean up the vault': '/armory?sort=cleanup',
    })
  })

  it('F-075 F-084 what counts nothing opens nothing', async () => {
    const { extras = {}, weapon_analysis: weapons } = dashboardData()
    const { vault_health: health } = extras
    await openDashboard(
      dashboardData({
        weapon_analysis: {
          ...weapons,
          estimated_god_rolls: 0,
          god_rolls: 0,
          quality_distribution: { legendary: 8, exotic: 1, rare: 0 },
        },
        extras: {
          ...extras,
          vault_health: health && { ...health, rows: health.rows.map((row) => ({ ...row, count: 0 })) },
        },
      }),
    )
    expect(linksIn(region('Vault Health Analysis'))).toEqual({ 'Clean up the vault': '/armory?sort=cleanup' })
    const collection = linksIn(region('Weapon Collection Analysis'))
    expect(Object.keys(collection)).toEqual(['8', '71', '642', 'Legendary', 'Exotic'])
    expect(linksIn(region('Quick Actions'))['Meta weapons']).toBe('/armory?filter=god-tier')
  })

  it('F-085 F-086 F-087 F-088 quick actions lead where they say', async () => {
    await openDashboard()
    expect(linksIn(region('Quick Actions'))).toEqual({
      'AI analysis': '/ai',
      'Optimize loadout': '/armory?tab=armor&import=current',
      'Meta weapons': '/armory?filter=god-tier',
      'Vault cleanup': '/armory?sort=cleanup',
    })
  })

  it('F-102 insights cite the items they speak of, and a button leads to Atlas', async () => {
    await openDashboard()
    expect(linksIn(region('AI Insights'))).toEqual({
      Fatebringer: '/armory?item=6917529000000000001',
      'Open Atlas': '/atlas',
    })
  })
})

describe('the one thing to do next', () => {
  const step = (kind: 'clean-up' | 'weekly' | 'triumph' | 'bounties' | 'god-roll', title: string) => ({
    kind,
    title,
    text: `Why ${title}.`,
    action: `Do ${title}`,
    link: `/armory?q=${kind}`,
    items: [],
  })
  const STEPS = [
    { ...step('clean-up', 'Clear out 3'), gain: 5.8 },
    { ...step('weekly', 'Pinnacle Ops'), minutes: 93 },
    { ...step('triumph', 'Finish Stables'), percent: 93 },
    step('bounties', 'Finish 11 bounties'),
    step('god-roll', 'Try Irukandji'),
  ]
  const openSteps = (steps: NonNullable<GuardianData['extras']>['next_steps'] = STEPS) =>
    openDashboard(
      dashboardData({ extras: { ...dashboardData().extras, next_steps: steps } }),
      undefined,
      '/dashboard',
    )
  const then = () => within(region('Then')).getAllByRole('listitem').map(textOf)

  it('is a sentence with its reason, its button and what it brings, and three more follow', async () => {
    await openSteps()
    const next = region('Do this next')
    expect(textOf(next)).toBe('Do this nextClear out 3.Why Clear out 3.Do Clear out 3Not now+5.8 score')
    expect(linksIn(next)).toEqual({ 'Do Clear out 3': '/armory?q=clean-up' })
    expect(then()).toEqual([
      'Pinnacle OpsWhy Pinnacle Ops.about 1 h 33 min',
      'Finish StablesWhy Finish Stables.93 %',
      'Finish 11 bountiesWhy Finish 11 bounties.',
    ])
  })

  it('put off, it stands last until the next day, also after a reload', async () => {
    const { unmount } = await openSteps()
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(textOf(region('Do this next'))).toContain('Pinnacle Ops.')
    expect(then()).not.toContain('Clear out 3Why Clear out 3.')
    unmount()
    await openSteps()
    expect(textOf(region('Do this next'))).toContain('Pinnacle Ops.')
    const back = screen.getByRole('button', { name: 'Bring back what I put off' })
    back.focus()
    fireEvent.click(back)
    expect(textOf(region('Do this next'))).toContain('Clear out 3.')
    expect(screen.queryByRole('button', { name: 'Bring back what I put off' })).toBeNull()
    expect(region('Then').contains(document.activeElement)).toBe(true)
  })

  it('shows the first of what is meant, and how many more there are', async () => {
    const item = { item_hash: 1, name: 'Rose', rarity: 'legendary' }
    const items = Array.from({ length: 8 }, (_, at) => ({ ...item, item_instance_id: String(at) }))
    await openSteps([{ ...step('clean-up', 'Clear out 58'), items, items_total: 58 }])
    const list = screen.getByRole('list', { name: 'The first 8 of 58' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(9)
    expect(textOf(list)).toContain('+50')
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
  })

  it('is the way to the vault where nothing waits', async () => {
    await openSteps([])
    expect(linksIn(region('Do this next'))).toEqual({ 'Open the armory': '/armory' })
    expect(textOf(region('Then'))).toContain('Nothing else is waiting.')
  })

  it('asks Sentinel what is typed', async () => {
    await openSteps()
    fireEvent.change(screen.getByRole('textbox', { name: 'Ask Sentinel' }), { target: { value: ' Why? ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Open Sentinel with this question' }))
    expect(localStorage.getItem('preloadedPrompt')).toBe('Why?')
  })
})

describe('what is folded', () => {
  const fold = (name: string) => screen.getByRole('button', { name })
  const lineOf = (button: HTMLElement) =>
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent

  it('has its specified title and a line that answers; a press opens it, and it stays so', async () => {
    const { unmount } = await openDashboard(dashboardData(), undefined, '/dashboard')
    const account = fold('Account Overview')
    expect(account.getAttribute('aria-expanded')).toBe('false')
    expect(lineOf(account)).toBe('Max power 512, 2,404 h played, 561 items in the vault.')
    expect(screen.queryByText('Total playtime')).toBeNull()
    fireEvent.click(account)
    await screen.findByText('Total playtime')
    unmount()
    await openDashboard(dashboardData(), undefined, '/dashboard')
    await screen.findByText('Total playtime')
    expect(fold('Charts').getAttribute('aria-expanded')).toBe('false')
  })

  it('opens all at once, and closes all again', async () => {
    await openDashboard(dashboardData(), undefined, '/dashboard')
    fireEvent.click(screen.getByRole('button', { name: 'Open all' }))
    const folds = ['Vault Health Analysis', 'Weapon Collection Analysis', 'Priority Missions', 'AI Insights']
    for (const name of [...folds, 'Charts', 'Recent Activities', 'Seasonal Progress', 'Sentinel']) {
      expect(fold(name).getAttribute('aria-expanded')).toBe('true')
    }
    fireEvent.click(screen.getByRole('button', { name: 'Close all' }))
    expect(fold('Charts').getAttribute('aria-expanded')).toBe('false')
  })

  it('opens what the address names and gives it the focus', async () => {
    await openDashboard(dashboardData(), undefined, '/dashboard?open=missions')
    expect(document.activeElement).toBe(fold('Priority Missions'))
    expect(fold('Priority Missions').getAttribute('aria-expanded')).toBe('true')
  })
})

describe('an account whose inventory is kept from us', () => {
  const { extras = {}, ...rest } = dashboardData()
  const { score: _, playstyle: __, ...tiles } = extras.tiles ?? {}
  const hidden: GuardianData = {
    characters: rest.characters,
    guardian_overview: { max_power: 512, total_playtime_hours: 751 },
    weapon_analysis: {},
    extras: { tiles: { ...tiles, pvp: { source: 'live', kd: 1.41, matches: 65 } }, next_steps: [] },
    checks: { has_data: true, causes: [], withheld: ['vault', 'progressions', 'records'] },
  }

  it('G-46 says what is hidden, what opens it, and what is open already; nothing is estimated unasked', async () => {
    await openDashboard(hidden, undefined, '/dashboard')
    expect(textOf(region('Do this next'))).toContain('Let AI Vault see your inventory.')
    const settings = screen.getByRole('link', { name: 'Open privacy settings' })
    expect(settings.getAttribute('href')).toBe('https://www.bungie.net/7/en/User/Account/Privacy')
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeDefined()
    expect(textOf(region('What is open already'))).toContain('751 hplayed1.41PvP K/D, 65 matches')
    const not = textOf(region('What is not'))
    expect(not).toContain('Vault and weapons—Inventory is hidden')
    expect(not).toContain('Season rank, challenges—Progression is hidden')
    expect(screen.queryByRole('button', { name: 'Weapon Collection Analysis' })).toBeNull()
    expect(screen.getByRole('main').textContent).not.toMatch(/estimated/)
    // What may be opened further down is a guess: nothing above it may promise that there is none.
    expect(screen.getByRole('main').textContent).not.toMatch(/guessed/)
  })
})

describe('somebody who has just begun', () => {
  it('has a path of steps, those that are done behind a press', async () => {
    const { extras = {} } = dashboardData()
    const path = [
      { step: 'story', title: 'Play a story mission', text: 'It opens places.', done: 0, of: 1 },
      { step: 'strikes', title: 'Finish three strikes', text: 'Others join.', done: 3, of: 3 },
    ]
    await openDashboard(dashboardData({ extras: { ...extras, starter_path: path } }), undefined, '/dashboard')
    const panel = region('Starting out')
    expect(textOf(panel)).toContain('1 of 2 done')
    const steps = () => within(panel).getAllByRole('listitem').map(textOf)
    expect(steps()).toEqual(['Play a story missionIt opens places.0 of 1'])
    fireEvent.click(within(panel).getByRole('button', { name: 'All 2 steps' }))
    expect(steps()).toContain('Finish three strikesOthers join.Done')
  })

  it('a path whose open steps all stand above is a line and no empty list; the questions are a beginner’s', async () => {
    const { extras = {} } = dashboardData()
    const path = [
      { step: 'story', title: 'Story', text: 'Why.', done: 0, of: 1 },
      { step: 'strikes', title: 'Strikes', text: 'Why.', done: 3, of: 3 },
    ]
    const story = {
      kind: 'starter' as const,
      title: 'Story',
      text: 'Why.',
      action: 'Look',
      link: '/atlas',
      items: [],
    }
    await openDashboard(
      dashboardData({ extras: { ...extras, starter_path: path, next_steps: [story] } }),
      undefined,
      '/dashboard',
    )
    const panel = within(region('Starting out'))
    expect(panel.getByText('What is left stands above.')).toBeTruthy()
    expect(panel.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('button', { name: 'What can I dismantle?' })).toBeNull()
    expect(screen.getByRole('button', { name: 'What are my best weapons?' })).toBeTruthy()
    fireEvent.click(panel.getByRole('button', { name: 'All 2 steps' }))
    expect(panel.getAllByRole('listitem')).toHaveLength(2)
  })

  it('the path repeats no step that stands above it, also after one was put off', async () => {
    const { extras = {} } = dashboardData()
    const titles = ['Story', 'Operations', 'Legendary gear', 'Strikes', 'Power']
    const path = titles.map((title) => ({ step: title, title, text: 'Why.', done: 0, of: 1 }))
    const next_steps = titles.map((title) => ({
      kind: 'starter' as const,
      title,
      text: 'Why.',
      action: 'Look',
      link: '/armory',
      items: [],
    }))
    const data = dashboardData({ extras: { ...extras, starter_path: path, next_steps } })
    await openDashboard(data, undefined, '/dashboard')
    const left = () => within(region('Starting out')).getAllByRole('listitem').map(textOf)
    expect(left()).toEqual(['PowerWhy.0 of 1'])
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(left()).toEqual(['StoryWhy.0 of 1'])
  })
})
