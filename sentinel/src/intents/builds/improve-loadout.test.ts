import { describe, expect, it } from 'vitest'
import { query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'

describe('improving a loadout', () => {
  it('what is worn is compared with the rest, the first change first', async () => {
    const { lead, names } = await answerFor('improve_loadout', { loadout: 'equipped' })
    expect(lead).toBe(
      '1 to change in what your hunter has equipped for PvE: start with Ecliptic Distaff for Lubrae’s Ruin.',
    )
    expect(names).toEqual(['Ecliptic Distaff'])
  })

  it('a saved loadout is read by its number and by its name', async () => {
    const byNumber = await answerFor('improve_loadout', { loadout: 2 })
    const byName = await answerFor('improve_loadout', { loadout: 'crucible_night' })
    expect(byNumber.lead).toContain('in loadout 2, “Crucible night” for PvE')
    expect(byName.lead).toBe(byNumber.lead)
    expect((await answerFor('improve_loadout', { loadout: 1 })).lead).toBe(
      'Nothing you own is clearly better than loadout 1, “Raid” for PvE.',
    )
  })

  it('one that is not there is said not to be, and nothing else is described', async () => {
    const { lead, names, confidence } = await answerFor('improve_loadout', { loadout: 'Gambit' })
    expect(lead).toBe('You have no loadout “Gambit”. You have “Raid” and “Crucible night”.')
    expect([names, confidence.value]).toEqual([[], 0.4])
  })

  it('a number that no character has is told with those there are', async () => {
    const { lead, lines } = await answerFor('improve_loadout', { loadout: 9 })
    expect(lead).toBe('You have no loadout 9. You have 1 and 2 on your hunter.')
    expect(lines).toEqual(['Hunter 1: “Raid”', 'Hunter 2: “Crucible night”'])
  })

  it('what is ruled out stays as it is', async () => {
    expect((await answerTo(query('improve_loadout', { loadout: 'equipped' }, 'weapon'))).lead).toBe(
      'Nothing you own is clearly better than what your hunter has equipped.',
    )
    expect((await answerTo(query('improve_loadout', { loadout: 'equipped' }, 'glaive'))).lead).toContain(
      'Nothing you own is clearly better',
    )
  })
})
