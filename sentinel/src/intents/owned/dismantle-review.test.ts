import { describe, expect, it } from 'vitest'
import { makeFacts, makeVault, query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'

describe('what can go', () => {
  it('is the list of the armory, the first in line first, each with why and what stays', async () => {
    const { lead, ids, lines, notes } = await answerFor('dismantle_review', { place: 'vault' })
    expect(lead).toBe('2 of your 12 weapons can go. Your vault holds 612 of 700.')
    expect(ids).toEqual(['102', '110'])
    expect(lines[0]).toBe('Butterfly and Adagio; can go: beaten in every way, the 1,704, tier 5 stays')
    expect(notes).toEqual(['Of your armor 1 piece can go as well.'])
  })

  it('leaves out what is ruled out, and opens as the same search in the armory', async () => {
    const { ids, part } = await answerTo(query('dismantle_review', {}, 'hand_cannon'))
    expect(ids).toEqual(['110'])
    expect(part.armory).toBe('/armory?q=-is%3Ahandcannon+is%3Adismantle&sort=cleanup')
  })

  it('of armor is what another piece of the same set makes needless', async () => {
    const { lead, ids, lines } = await answerFor('dismantle_review', { item_kind: 'armor' })
    expect(lead).toBe('1 of your 5 pieces of armor can go. Your vault holds 612 of 700.')
    expect([ids, lines[0]]).toEqual([
      ['202'],
      'Hunter helmet, tier 5; can go: the tier 5 has as much of all 6 stats',
    ])
  })

  it('is of armor where weapons are ruled out', async () => {
    const { lead, part } = await answerTo(query('dismantle_review', {}, 'weapon'))
    expect(lead).toBe('1 of your 5 pieces of armor can go. Your vault holds 612 of 700.')
    expect(part.unread).toEqual([])
  })

  it('so many places are freed from the vault alone, and it says where there are fewer', async () => {
    const { lead, ids } = await answerFor('dismantle_review', { limit: 5, item_kind: 'weapon' })
    expect(lead).toBe('Only 1 of the 5. No more in your vault can go. 88 places are free already.')
    expect(ids).toEqual(['102'])
  })

  it('places are freed by armor as well, as in the clean-up of the armory, which it opens', async () => {
    const { lead, ids, part } = await answerFor('dismantle_review', { limit: 5, place: 'vault' })
    expect(lead).toBe(
      'Only 2 of the 5: 1 weapon and 1 piece of armor. No more in your vault can go. 88 places are free already.',
    )
    expect(ids).toEqual(['102', '202'])
    expect(part.armory).toBe('/armory?cleanup=plan&places=5')
    const armor = await answerFor('dismantle_review', { limit: 1, item_kind: 'armor' })
    expect(armor.lead).toBe('This one can go from the vault. 88 places are free already.')
  })

  it('of what a search of the armory finds is told of those alone', async () => {
    const { lead, ids, part } = await answerFor('dismantle_review', { filter: 'is:handcannon' })
    expect(lead).toMatch(/^1 of your \d weapons that match “is:handcannon” can go\./)
    expect(ids).toEqual(['102'])
    expect(part.armory).toBe('/armory?q=%28is%3Ahandcannon%29+is%3Adismantle&sort=cleanup')
    expect(part.unread).toEqual([])
    const none = await answerFor('dismantle_review', { filter: 'is:sword' })
    expect(none.lead).toBe('You have no weapons that match “is:sword”, so none can go.')
  })

  it('of one weapon is told copy by copy', async () => {
    const { lead, lines } = await answerFor('dismantle_review', { item: { name: 'Rose', hash: 1 } })
    expect(lead).toBe('1 of your 2 copies of Rose can go.')
    expect(lines[1]).toBe('Slideshot and Explosive Payload; stays')
  })

  it('on one character is what that character carries', async () => {
    expect((await answerFor('dismantle_review', { class: 'titan' })).ids).toEqual(['110'])
    expect((await answerFor('dismantle_review', { class: 'warlock', element: ['void'] })).lead).toBe(
      'Your warlock carries no void weapons; you have 5 elsewhere.',
    )
  })

  it('of a thing of which no copy fits is not said to be missing', async () => {
    const worn = { item: { name: 'Rose', hash: 1 }, place: 'equipped' } as const
    expect((await answerFor('dismantle_review', worn)).lead).toBe(
      'None of your Rose fits the rest of the question.',
    )
  })

  it('goes over to armor without a search that only weapons meet', async () => {
    const { suggestions, notes } = await answerFor('dismantle_review', { filter: 'is:handcannon' })
    expect(notes).toEqual([])
    const armor = suggestions.find(({ label }) => label === 'And armor?')?.query
    expect(armor && (await answerTo(armor)).lead).toMatch(/^1 of your 5 pieces of armor can go/)
  })

  it('what is marked already is counted and not told again', async () => {
    const facts = makeFacts({}, makeVault({ marks: new Map([['102', 'dismantle']]) }))
    const { lead, ids } = await answerFor('dismantle_review', {}, facts)
    expect(lead).toContain('2 of your 12 weapons can go, 1 of them marked by you already.')
    expect(ids).toEqual(['110'])
  })
})
