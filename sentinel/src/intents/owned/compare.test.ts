import { describe, expect, it } from 'vitest'
import { answerFor } from '../../test-support/answers.ts'

const thing = (name: string) => ({ name })

describe('a comparison', () => {
  it('says which is better, and by how much on one side', async () => {
    expect((await answerFor('compare', { item: thing('Rose'), item2: thing('Recluse') })).lead).toBe(
      'Rose is better than Recluse in PvE and in PvP.',
    )
    expect(
      (await answerFor('compare', { item: thing('Funnelweb'), item2: thing('Recluse'), mode: 'pvp' })).lead,
    ).toBe('Funnelweb is better in PvP: 5.0 against 4.4 for Recluse.')
  })

  it('of one type alone asks which two, and denies nothing', async () => {
    const { lead } = await answerFor('compare', { weapon_type: ['hand_cannon'] })
    expect(lead).toBe('Which two?')
  })

  it('copies of one weapon are told by power and tier', async () => {
    const { lead, ids } = await answerFor('compare', { item: thing('Rose') })
    expect([lead, ids]).toEqual(['1,704, tier 5 is better than 1,655 in PvE and in PvP.', ['101', '102']])
  })

  it('where one has no roll to rate, no score decides', async () => {
    const { lead, confidence } = await answerFor('compare', { item: thing('Hawkmoon'), item2: thing('Rose') })
    expect(lead).toBe(
      'No score tells which of Hawkmoon and Rose is better: not all of them have a roll to rate.',
    )
    expect(confidence.value).toBe(0.6)
  })

  it('exotic armor is told by what it does, other armor by its stats', async () => {
    expect(
      (await answerFor('compare', { item: thing('Synthoceps'), item2: thing('Sunbracers') })).lead,
    ).toMatch(/^They do different things: /)
    expect((await answerFor('compare', { item: thing('Bushido Helm') })).lead).toContain(
      'has more stats: 90 against 83',
    )
  })

  it('what is not owned is said, what nobody knows too', async () => {
    expect(
      (await answerFor('compare', { item: thing('Rose'), item2: { name: 'Thorn', hash: 71 } })).lead,
    ).toBe('You have Rose, but not Thorn.')
    expect((await answerFor('compare', { item: thing('Rose'), item2: thing('Glorbo') })).lead).toBe(
      'Nothing in the game that I know is called “Glorbo”.',
    )
    expect((await answerFor('compare')).lead).toBe('Which two?')
  })

  it('what is owned, and does not fit the rest of the question, is not denied', async () => {
    const none = 'None of your Rose fits the rest of the question.'
    const slots = { item: thing('Rose'), place: 'equipped' } as const
    expect((await answerFor('compare', slots)).lead).toBe(none)
    expect((await answerFor('compare', { ...slots, item2: thing('Gjallarhorn') })).lead).toBe(none)
  })
})
