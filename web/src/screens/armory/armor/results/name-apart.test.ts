import { expect, it } from 'vitest'
import { makeArmor } from '../../../../test-support/make-armor.ts'
import { nameApart } from './name-apart.ts'

const grasps = (id: string, changes: Parameters<typeof makeArmor>[1] = {}) =>
  makeArmor(id, { name: 'Grasps', base: [0, 30, 25, 20, 0, 0], ...changes })
const named = (...pieces: ReturnType<typeof makeArmor>[]) => {
  const byId = new Map(pieces.map((piece) => [piece.instanceId, piece]))
  return pieces.map((piece) => nameApart(piece, byId))
}

it('F-161 a piece is called by its name, and of several of one name by what tells it from the others', () => {
  expect(named(grasps('1'), makeArmor('2'))).toEqual(['Grasps', 'Piece 2'])
  expect(named(grasps('1'), grasps('2', { base: [10, 30, 0, 0, 20, 25] }))).toEqual([
    expect.stringMatching(/^Grasps.*30 health, 25 class, 20 super/),
    expect.stringMatching(/^Grasps.*30 health, 25 melee, 20 grenade/),
  ])
})

it('F-161 of several with the same stats the tuning is told, then the power, and no more than is needed', () => {
  const [first, second] = named(grasps('1', { tunable: 'melee', power: 9 }), grasps('2', { power: 8 }))
  expect(first).toMatch(/melee/i)
  expect(first).not.toContain('9')
  expect(second).not.toMatch(/melee/i)
  const [low, high, any] = named(
    grasps('1', { power: 1_800 }),
    grasps('2', { power: 1_810 }),
    grasps('3', { power: undefined, tunable: 'any' }),
  )
  expect([low, high]).toEqual([expect.stringMatching(/1,?800/), expect.stringMatching(/1,?810/)])
  expect(any).toMatch(/20 super\)?$/)
})
