import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  APPROVAL_WAIT_MS,
  countsAfter,
  type Direction,
  isApprovedByVotes,
  isHiddenByPlayers,
  reportWeight,
  roleOf,
  voteAfter,
} from './point-rules.ts'

const NOW = 1_790_000_000_000
const standing = (upvotes: number, downvotes = 0, openReports = 0, age = APPROVAL_WAIT_MS) => ({
  upvotes,
  downvotes,
  openReports,
  createdAt: NOW - age,
})

describe('a point of the map', () => {
  it.each([
    ['five for it after a day', standing(5), true],
    ['six for, one against', standing(6, 1), true],
    ['four for it', standing(4), false],
    ['six for, two against', standing(6, 2), false],
    ['five for it a moment too early', standing(5, 0, 0, APPROVAL_WAIT_MS - 1), false],
    ['nine for it with a report open', standing(9, 0, 1), false],
  ])('F-228 is approved by votes: %s', (_, point, approved) => {
    expect(isApprovedByVotes(point, NOW)).toBe(approved)
  })

  const known = (upvotes: number, downvotes: number, reportWeight: number, changes: object = {}) => ({
    upvotes,
    downvotes,
    reportWeight,
    approved: false,
    builtIn: false,
    ...changes,
  })
  it.each([
    ['one report', known(0, 0, 1), false],
    ['two reports', known(9, 0, 2), true],
    ['two more against than for', known(1, 3, 0), false],
    ['three more against than for', known(1, 4, 0), true],
    ['approved, three reports', known(0, 0, 3, { approved: true }), false],
    ['approved, four reports, or those of two who are trusted', known(0, 0, 4, { approved: true }), true],
    ['approved, four more against than for', known(0, 4, 0, { approved: true }), false],
    ['approved, five more against than for', known(0, 5, 0, { approved: true }), true],
    ['of the installation, whatever players say', known(0, 99, 99, { approved: true, builtIn: true }), false],
  ])('F-228 is hidden by players: %s', (_, point, hidden) => {
    expect(isHiddenByPlayers(point)).toBe(hidden)
  })

  it('F-228 a report of who has given the map ten good points counts twice', () => {
    expect([0, 9, 10, 50].map(reportWeight)).toEqual([1, 1, 2, 2])
  })

  it('F-228 the settings name admins and moderators, ten accepted points make a member trusted', () => {
    const settings = { admins: ['1'], moderators: ['1', '2'] }
    expect(roleOf('1', settings, 0)).toBe('admin')
    expect(roleOf('2', settings, 0)).toBe('moderator')
    expect(roleOf('3', settings, 9)).toBe('member')
    expect(roleOf('3', settings, 10)).toBe('trusted')
  })
})

describe('votes', () => {
  const presses = fc.array(
    fc.record({ player: fc.nat(5), direction: fc.constantFrom<Direction>('up', 'down') }),
    { maxLength: 60 },
  )

  it('F-223 counted press by press are what a count of everybody’s last word gives', () => {
    fc.assert(
      fc.property(presses, (all) => {
        const votes = new Map<number, Direction>()
        let counts = { upvotes: 0, downvotes: 0 }
        for (const { player, direction } of all) {
          const before = votes.get(player)
          const after = voteAfter(before, direction)
          counts = countsAfter(counts, before, after)
          if (after) votes.set(player, after)
          else votes.delete(player)
        }
        const cast = [...votes.values()]
        expect(counts).toEqual({
          upvotes: cast.filter((vote) => vote === 'up').length,
          downvotes: cast.filter((vote) => vote === 'down').length,
        })
      }),
    )
  })
})
