import { describe, expect, it } from 'vitest'
import { found, NOW, query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { everything, match, run } from '../../test-support/everything.ts'

const DAY_MS = 86_400_000

describe('what was played', () => {
  it('clears are counted of the activity that is named', async () => {
    const { lead, names } = await answerFor(
      'history_stats',
      { metric: 'clears', activity: [{ name: 'Vault of Glass', hash: 41 }] },
      everything(),
    )
    expect([lead, names]).toEqual([
      'You completed 1 of 1 run of Vault of Glass in all.',
      ['Vault of Glass: Master'],
    ])
  })

  it('a K/D alone is the one of the whole career against players', async () => {
    expect((await answerFor('history_stats', { metric: 'kd' }, everything())).lead).toBe(
      'Your lifetime K/D in PvP is 1.23: 12,300 kills, 10,000 deaths.',
    )
  })

  it('a period narrows it to those days', async () => {
    const period = { is: 'last_days', days: 7 } as const
    expect((await answerFor('history_stats', { metric: 'kd', period }, everything())).lead).toBe(
      'Your K/D in PvP since 11 November is 2.00: 40 kills, 20 deaths.',
    )
    expect(
      (await answerFor('history_stats', { metric: 'wins', mode: 'pvp', period }, everything())).lead,
    ).toBe('You won 1 of 2 matches in PvP since 11 November: 50 percent.')
  })

  it('days are those of the player’s calendar, nights go over midnight', async () => {
    const runs = [
      run({ startedAt: Date.parse('2026-11-18T00:30:00Z') }),
      run({ startedAt: Date.parse('2026-11-17T14:00:00Z') }),
    ]
    const facts = everything({ runs: async () => found({ runs, whole: true }) })
    const { lead } = await answerFor(
      'history_stats',
      { metric: 'deaths', period: { is: 'named', name: 'last_night' } },
      facts,
    )
    expect(lead).toBe('6 deaths last night, from 18:00 on 17 November.')
  })

  it('a weekend begins on Friday evening; that of Trials on Friday’s reset, until the week’s own', async () => {
    const at = (time: string) => run({ modes: [5, 84], startedAt: Date.parse(time) })
    const runs = ['2026-11-17T16:00Z', '2026-11-13T17:30Z', '2026-11-13T16:00Z'].map(at)
    const facts = everything({ runs: async () => found({ runs, whole: true }) })
    const period = { is: 'named', name: 'weekend' } as const
    const of = async (slots: object) =>
      (await answerFor('history_stats', { metric: 'deaths', period, ...slots }, facts)).lead
    expect(await of({ activity: [{ name: 'trials' }] })).toBe(
      '12 deaths in Trials from Friday 13 November to Tuesday 17 November.',
    )
    expect(await of({})).toBe('6 deaths from Friday 13 November to Sunday 15 November.')
  })

  it('what is ruled out is not counted', async () => {
    const facts = everything({
      runs: async () =>
        found({
          runs: [match(), run(), run({ plainName: 'King’s Fall', name: 'King’s Fall', hash: 44 })],
          whole: true,
        }),
    })
    const asked = query('history_stats', { metric: 'clears', activity: [{ name: 'raid' }] })
    const { lead } = await answerTo(
      { ...asked, exclude: [{ value: 'vault_of_glass', thing: { name: 'Vault of Glass', hash: 41 } }] },
      facts,
    )
    expect(lead).toBe('You completed 1 of 1 raid run in all.')
  })

  it('none is said with when the last one was', async () => {
    const facts = everything({
      runs: async () => found({ runs: [run({ startedAt: NOW - 40 * DAY_MS })], whole: true }),
    })
    const { lead } = await answerFor(
      'history_stats',
      { activity: [{ name: 'raid' }], period: { is: 'named', name: 'this_week' } },
      facts,
    )
    expect(lead).toBe('You have no raid runs since 17 November. The last one was 40 days ago.')
  })

  it('while the history is still read every count is the least', async () => {
    const facts = everything({
      runs: async () =>
        found(
          { runs: [run()], whole: false },
          { complete: false, missing: ['only your latest runs were read'] },
        ),
    })
    const { lead, confidence } = await answerFor(
      'history_stats',
      { metric: 'clears', activity: [{ name: 'raid' }] },
      facts,
    )
    expect([lead, confidence.value]).toEqual(['You completed at least 1 of 1 raid run in all.', 0.6])
  })

  it('the last one, the fastest, hours, and kills by weapon', async () => {
    const lead = async (slots: Parameters<typeof answerFor>[1]) =>
      (await answerFor('history_stats', slots, everything())).lead
    expect(await lead({ ordinal: [-1] })).toBe('Your last one: Control: Altar, victory, 2 days ago.')
    expect(await lead({ metric: 'fastest', activity: [{ name: 'raid' }] })).toBe(
      'Your fastest was Vault of Glass: Master: 62 minutes, 2 days ago.',
    )
    expect(await lead({ metric: 'time_played' })).toBe('You played 3,000 hours.')
    expect(await lead({ metric: 'kills', item: { name: 'Hawkmoon' } })).toBe(
      '4,200 kills with Hawkmoon by its tracker.',
    )
    expect(await lead({ item_kind: 'weapon', metric: 'kills' })).toBe(
      'Fatebringer has the most kills: 5,000.',
    )
  })
})
