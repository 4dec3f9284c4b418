import { describe, expect, it } from 'vitest'
import { answerFor } from '../../test-support/answers.ts'
import { everything } from '../../test-support/everything.ts'

describe('rating a roll', () => {
  it('says keep or let go first, then why, and what would be better', async () => {
    const { lead, lines } = await answerFor('rate_roll', { item: { name: 'Funnelweb' } }, everything())
    expect(lead).toBe('Keep your Funnelweb: Excellent, 8.2 PvE, 5.0 PvP.')
    expect(lines).toEqual([
      'Subsistence and Frenzy',
      'Slideshot: reloads while you slide.',
      'The best roll for PvE has Slideshot and Rampage: 0.4 more, about one drop in 64',
    ])
  })

  it('of several copies rates the best and says what becomes of each', async () => {
    const { lead, ids } = await answerFor('rate_roll', { item: { name: 'Rose', hash: 1 } })
    expect(lead).toBe('Keep the best Rose: God-Tier, 9.1 PvE, 8.8 PvP. 1 of the 2 can go.')
    expect(ids).toEqual(['101', '102'])
  })

  it('the perks that are named pick the copy, and where none has them that is said', async () => {
    expect(
      (await answerFor('rate_roll', { item: { name: 'Rose' }, perk: [{ name: 'Adagio' }] })).ids,
    ).toEqual(['102'])
    expect((await answerFor('rate_roll', { item: { name: 'Rose' }, perk: [{ name: 'Frenzy' }] })).lead).toBe(
      'None of your Rose has Frenzy.',
    )
  })

  it('for one side alone goes by that side', async () => {
    expect((await answerFor('rate_roll', { item: { name: 'Recluse' }, mode: 'pvp' })).lead).toBe(
      'Keep your Recluse: Poor, 4.4 in PvP.',
    )
  })

  it('fixed perks are no roll', async () => {
    expect((await answerFor('rate_roll', { item: { name: 'Hawkmoon' } })).lead).toContain(
      'there is no roll to rate',
    )
  })

  it('armor is judged by its stats, and says what they count', async () => {
    const { lead, notes } = await answerFor('rate_roll', { item: { name: 'Bushido Helm' } })
    expect(lead).toBe('Keep your Bushido Helm: no piece of yours beats it. It has 90 stat points.')
    expect(notes).toEqual(['Armor counts as it is now, with its masterwork, mods and tuning.'])
  })

  it('without a name it is asked back, with the newest copies to choose from', async () => {
    const { lead, asked } = await answerFor('rate_roll')
    expect(lead).toBe('Which one should I rate?')
    expect(asked.map(({ label }) => label)).toEqual(['Ecliptic Distaff', 'Lubrae’s Ruin', 'Nox Cordis'])
  })

  it('what is owned, and does not fit the rest of the question, is not denied', async () => {
    for (const name of ['Rose', 'Bushido Helm'])
      expect((await answerFor('rate_roll', { item: { name }, place: 'postmaster' })).lead).toBe(
        `None of your ${name} fits the rest of the question.`,
      )
  })

  it('a name that nothing has is said to be unknown, and nothing else is rated', async () => {
    const { lead, names, confidence } = await answerFor('rate_roll', { item: { name: 'Glorbo’s Fang' } })
    expect(lead).toBe('Nothing in the game that I know is called “Glorbo’s Fang”.')
    expect([names, confidence.value]).toEqual([[], 0.4])
  })
})
