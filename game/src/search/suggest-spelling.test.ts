import { describe, expect, it } from 'vitest'
import { makeColumn, makeWeapon } from '../test-support/make-items.ts'
import { suggestSpelling } from './suggest-spelling.ts'

const vault = [
  makeWeapon({ name: 'Rose', type: 'hand-cannon', typeName: 'Hand Cannon' }),
  makeWeapon({
    name: 'Fatebringer',
    typeName: 'Scout Rifle',
    columns: [makeColumn('trait', 3, 'Kill Clip')],
  }),
]

describe('a search that finds nothing', () => {
  it.each([
    ['handcanon', 'hand cannon'],
    ['hand canon', 'hand cannon'],
    ['fatebrigner', 'fatebringer'],
    ['scuot', 'scout'],
    ['scouts', 'scout'],
    ['killclipp', 'kill clip'],
    ['fatbringer rifel', 'fatebringer rifle'],
  ])('%s is taken for %s', (typed, meant) => {
    expect(suggestSpelling(typed, vault)).toBe(meant)
  })

  it.each(['rose', 'is:handcanon', '"handcanon"', 'zzz', '', 'rsoe'])(
    'nothing is suggested for %s',
    (typed) => {
      expect(suggestSpelling(typed, vault)).toBeUndefined()
    },
  )
})
