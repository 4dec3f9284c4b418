import { describe, expect, it } from 'vitest'
import { createProfileDocuments, type ProfileDocumentDeps } from './profile-document.ts'

const session = { id: 's1', membershipId: '77', membershipType: 2, displayName: 'Vesper of yesterday' }

/** The draft of a player of whom this is known. */
function draftOf({ guardian = {}, whole = true, parts = [{}], displayName = session.displayName } = {}) {
  const copy = {
    load: async () => ({
      displayName: 'Vesper',
      displayNameCode: '4102',
      weapons: [{}, {}],
      armor: [{}],
      others: [{}, {}, {}],
      characters: [{ classType: 'hunter', power: 550, light: 'not for others' }],
      withheld: [],
      ...guardian,
    }),
  }
  const deps = {
    guardians: { read: async () => copy },
    assessments: { of: () => ({ whole, score: { score: 62, parts } }) },
    sessions: { accessToken: async () => 'token' },
    marksOf: async () => [],
  } as unknown as ProfileDocumentDeps
  return createProfileDocuments(deps)({ ...session, displayName })
}

describe('the draft of a public profile', () => {
  it('has name and code, characters, all that is owned, and the score of the vault', async () => {
    expect(await draftOf()).toEqual({
      kind: 'profile',
      name: 'Vesper#4102',
      characters: [{ classType: 'hunter', power: 550 }],
      membershipType: '2',
      score: 62,
      items: 6,
    })
  })

  it('has the name of the sign-in where the platform gives none, and is never without one', async () => {
    const nameless = { guardian: { displayName: '', displayNameCode: undefined } }
    expect((await draftOf(nameless)).name).toBe('Vesper of yesterday')
    expect((await draftOf({ ...nameless, displayName: '' })).name).toBe('Guardian')
    expect((await draftOf({ guardian: { displayName: 'x'.repeat(90) } })).name).toHaveLength(80)
  })

  it('has no score of a vault that was not seen whole, or in which nothing can be judged', async () => {
    expect(await draftOf({ whole: false })).not.toHaveProperty('score')
    expect(await draftOf({ parts: [] })).not.toHaveProperty('score')
  })

  it('does not count what the player withholds', async () => {
    expect(await draftOf({ guardian: { withheld: ['vault'] } })).not.toHaveProperty('items')
    expect(await draftOf({ guardian: { withheld: ['progress'] } })).toMatchObject({ items: 6 })
  })
})
