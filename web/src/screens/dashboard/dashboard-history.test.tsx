import { fireEvent, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dashboardData } from '../../test-support/answers/dashboard-answer.ts'
import { estimate, linksIn, openDashboard, region, scores } from '../../test-support/open-dashboard.ts'
import { textOf } from '../../test-support/text-of.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

drawsWholeApp()

describe('the charts', () => {
  it('F-089 the score’s course is walked by the keyboard, and a table stands behind it', async () => {
    await openDashboard()
    const panel = region('Score progression')
    const slider = await within(panel).findByRole('slider')
    expect(slider.getAttribute('aria-valuetext')).toBe('14 Nov: 78, measured')
    fireEvent.keyDown(slider, { key: 'ArrowLeft' })
    expect(slider.getAttribute('aria-valuetext')).toBe('13 Nov: 73, measured')
    fireEvent.keyDown(slider, { key: 'Home' })
    expect(slider.getAttribute('aria-valuetext')).toBe('3 Nov: 64, measured')
    // A pointer chooses by days: six days after the first is nearer to the second.
    fireEvent.change(slider, { target: { value: '6' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('13 Nov: 73, measured')
    expect(within(panel).getAllByRole('row', { hidden: true }).map(textOf)).toContain('13 Nov73measured30540')
  })

  it('F-090 before two days were measured the specified series comes when it is asked for, called estimated', async () => {
    const { extras: _, ...bare } = dashboardData()
    await openDashboard(bare)
    const panel = region('Score progression')
    expect(textOf(panel)).toBe('Score progressionNot measured yet. Show an estimate')
    expect(within(panel).queryByRole('slider')).toBeNull()
    estimate(panel)
    const values = within(panel)
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => textOf(within(row).getAllByRole('cell', { hidden: true })[0] as Element))
    expect(values).toEqual(['63', '68', '73', '78', '88'])
    expect(textOf(panel)).toContain('Hide the estimateestimated')
    expect(textOf(panel)).toContain('It forecasts nothing: what is in reach stands beside the score.')
  })

  it('F-090 the first measured day is said, with what makes a line of it', async () => {
    const { extras = {} } = dashboardData()
    const point = { day: '2026-11-14', label: 'Now', score: 78, kind: 'measured' as const }
    const next = { day: '2026-11-21', label: 'Next', score: 88, kind: 'projection' as const }
    const history = { source: 'estimated' as const, points: [point, next] }
    await openDashboard(dashboardData({ extras: { ...extras, score_history: history } }))
    expect(textOf(region('Score progression'))).toContain(
      'Measured since today: 78. Come back tomorrow, and there is a line.',
    )
  })

  it('F-089 measured days need no such word', async () => {
    await openDashboard()
    expect(textOf(region('Score progression'))).not.toContain('forecasts nothing')
  })

  it('F-091 usage counts kills by weapon; a name with quotes is still a search, one that is gone is none', async () => {
    await openDashboard()
    const panel = region('Weapon usage')
    expect(linksIn(panel)).toEqual({
      Fatebringer: '/armory?q=name:"Fatebringer"',
      'Say "Hi"': '/armory?q=name:"Say+\\"Hi\\""',
    })
    expect(textOf(panel)).toContain('Fatebringer1,284')
    expect(textOf(panel)).toContain('Long Gone12')
    expect(within(panel).getAllByRole('row', { hidden: true }).map(textOf)).toContain(
      'FatebringerHand Cannon1,28450 %',
    )
  })

  const barsOf = (panel: HTMLElement) =>
    [...panel.querySelectorAll('li')].map((bar) => [
      textOf(bar),
      bar.style.getPropertyValue('--v'),
      bar.querySelectorAll('i').length,
    ])

  it('F-092 effectiveness draws how many of the player’s own runs were finished, and nothing else', async () => {
    await openDashboard()
    const panel = region('Activity effectiveness')
    expect(barsOf(panel)).toEqual([['Grandmaster Nightfall12 of 14', '86%', 1]])
    expect(within(panel).getAllByRole('row', { hidden: true }).map(textOf)).toContain(
      'Grandmaster Nightfall86 %14',
    )
  })

  it('F-093 asked for, it draws 85 for High and no bar for a priority nobody knows', async () => {
    await openDashboard()
    const panel = region('Activity effectiveness')
    estimate(panel)
    expect(barsOf(panel).slice(1)).toEqual([
      ['Grandmaster NightfallHigh', '85%', 1],
      ['PatrolSomeday', '0%', 0],
    ])
  })
})

describe('history and season', () => {
  it('F-094 recent activities are the platform’s own', async () => {
    await openDashboard()
    expect(within(region('Recent Activities')).getAllByRole('row').map(textOf)).toEqual([
      'ActivityGuardianResultK/DTimeWhen',
      'Post-game report: Vault of GlassHunterCompleted5.658:425 h ago',
    ])
  })

  it('F-096 a seasonal value that the platform does not tell is a dash with its reason; an estimate comes when asked for', async () => {
    await openDashboard()
    const season = region('Seasonal Progress')
    const text = textOf(season)
    expect(text).toContain('Season rank100live')
    expect(text).toContain('Artifact level—The platform did not tell.')
    expect(text).toContain('Weekly challenges—The platform did not tell.')
    expect(text).toContain('Triumph score24,180live')
    expect(text).toContain('No season is active')
    expect(text).not.toContain('Artifact level12')
    expect(textOf(season)).toContain('only a rule of thumb from your power and hours, and it can be far off')
    expect(textOf(season)).not.toMatch(/specification/)
    estimate(season)
    expect(textOf(season)).toContain('Artifact level12estimated')
    expect(textOf(season)).toContain('Weekly challenges7 / 7estimated')
  })

  describe('an answer of the specified shape alone', () => {
    const openBare = async (maxPower = 1725, godRolls = 5) => {
      const { extras: _, ...bare } = dashboardData({
        guardian_overview: {
          max_power: maxPower,
          total_playtime_hours: 60,
          vault_items: 1,
          total_weapons: 400,
        },
        weapon_analysis: { god_rolls: godRolls },
        ai_vault_score: 70,
      })
      await openDashboard(bare)
    }
    const missions = () =>
      within(region('Priority Missions'))
        .getAllByRole('listitem')
        .map((mission) => textOf(mission).slice(0, 12))

    it('F-097 F-098 F-099 F-100 has its season by the specified rules', async () => {
      await openBare()
      expect(textOf(region('Seasonal Progress'))).toContain('Season rank—')
      estimate(region('Seasonal Progress'))
      const season = textOf(region('Seasonal Progress'))
      expect(season).toContain('Season rank30estimated')
      expect(season).toContain('Artifact level12estimated')
      expect(season).toContain('Weekly challenges6 / 7estimated')
      expect(season).toContain('Triumph score6,000estimated')
    })

    it.each([
      [1599, 9, ['HighRaise yo', 'MediumFinish', 'LowFarm a me']],
      [1725, 5, ['HighRaise yo', 'MediumPlay p', 'MediumFinish', 'LowFarm a me']],
      [1800, 10, ['MediumPlay p', 'MediumFinish']],
    ])(
      'F-078 F-079 F-080 F-081 has its missions by power %i and %i god rolls',
      async (power, rolls, listed) => {
        await openBare(power, rolls)
        expect(missions()).toEqual(listed)
      },
    )

    it('F-067 F-069 F-071 F-095 has its words and its recent activities by the specified limits', async () => {
      await openBare()
      expect(within(region('Recent Activities')).queryByRole('row')).toBeNull()
      estimate(region('Recent Activities'))
      expect(within(region('Recent Activities')).getAllByRole('row')).toHaveLength(2)
      const tiles = textOf(scores())
      for (const word of ['Building Power', 'Casual', 'Focused']) expect(tiles).toContain(word)
    })
  })
})
