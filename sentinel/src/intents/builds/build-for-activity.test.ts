import { describe, expect, it } from 'vitest'
import type { BuildWish, Facts } from '../../facts.ts'
import { found, query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { BUILD, everything } from '../../test-support/everything.ts'

/** Facts whose Architect writes down what it was asked. */
function architect(result: Awaited<ReturnType<Facts['build']>> = found(BUILD)) {
  const wishes: BuildWish[] = []
  const facts = everything({
    build: async (wish) => {
      wishes.push(wish)
      return result
    },
  })
  return { facts, wishes }
}

describe('a build', () => {
  it('is that of the Architect: who plays what, then piece by piece', async () => {
    const { facts, wishes } = architect()
    const { lead, names, confidence } = await answerFor(
      'build_for_activity',
      { activity: [{ name: 'raid' }], class: 'hunter', element: ['void'] },
      facts,
    )
    expect(lead).toBe(
      'For a raid: your hunter as Nightstalker with Shadowshot, wearing Gjallarhorn and Wormhusk Crown.',
    )
    expect(names.slice(0, 2)).toEqual(['Gjallarhorn', 'Wormhusk Crown'])
    expect(wishes).toEqual([{ activity: 'Raid', prompt: 'void, hunter' }])
    expect(confidence.value).toBe(0.9)
  })

  it('what is ruled out goes to the Architect as well', async () => {
    const { facts, wishes } = architect()
    await answerTo(
      query(
        'build_for_activity',
        { class: 'titan', activity: [{ name: 'Vault of Glass' }] },
        'synthoceps',
        'exotic',
      ),
      facts,
    )
    expect(wishes).toEqual([{ activity: 'Raid', prompt: 'titan, no synthoceps, no exotic' }])
  })

  it('what the Architect did not use is named, and lowers the confidence', async () => {
    const { facts } = architect(found({ ...BUILD, ignored: ['invisibility'] }))
    const { unread, confidence } = await answerFor('build_for_activity', { class: 'hunter' }, facts)
    expect([unread, confidence.value]).toEqual([['invisibility'], 0.7])
  })

  it('says what it takes the question for', async () => {
    const { facts } = architect()
    const { notes, unread, confidence } = await answerFor(
      'build_for_activity',
      { activity: [{ name: 'gambit' }], difficulty: 'master' },
      facts,
    )
    expect(notes).toEqual(['Gambit counts as PvE.', 'Made for PvE at large, not for master difficulty.'])
    expect([unread, confidence.value]).toEqual([[], 0.7])
    expect((await answerFor('build_for_activity', {}, facts)).notes).toEqual([
      'Made for PvE in general, as no activity was named.',
    ])
  })

  it('where none can be made the Architect’s own reason is told', async () => {
    const { facts } = architect(found({ refused: 'Your titan owns no strand subclass.' }))
    const { text } = await answerFor('build_for_activity', { class: 'titan' }, facts)
    expect(text).toBe('I can make no build for PvE of this account.\n\n- Your titan owns no strand subclass.')
  })
})
