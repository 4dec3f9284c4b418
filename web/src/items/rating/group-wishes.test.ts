// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { groupWishes, type Match } from './group-wishes.ts'

const wish = (list: string, text: string, share = 1): Match => ({
  list,
  trash: false,
  share,
  missing: [],
  notes: { text, tags: [], uses: [], inputs: [] },
})

describe('F-287 wishes that say the same', () => {
  it('F-287 are shown once with their count, the most of them met; others stay apart', () => {
    const groups = groupWishes([
      wish('Panel', 'Clears rooms.'),
      wish('Panel', 'Clears rooms.'),
      wish('Panel', 'Clears rooms.', 0.5),
      wish('Panel', 'Clears rooms.', 0.75),
      wish('Curator', 'Clears rooms.'),
    ])
    expect(groups.map(({ match, count }) => [match.list, match.share, count])).toEqual([
      ['Panel', 1, 2],
      ['Panel', 0.75, 2],
      ['Curator', 1, 1],
    ])
  })
})
