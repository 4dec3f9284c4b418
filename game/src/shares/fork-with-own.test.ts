import { expect, test } from 'vitest'
import { makeArmor, makeColumn, makeWeapon } from '../test-support/make-items.ts'
import { compareBuild } from './compare-build.ts'
import type { BuildDocument, SharedWeapon } from './document.ts'
import { forkWithOwn } from './fork-with-own.ts'

const part = (
  slot: SharedWeapon['slot'],
  hash: number,
  changes: Partial<SharedWeapon> = {},
): SharedWeapon => ({
  slot,
  hash,
  name: `Weapon ${hash}`,
  type: 'hand-cannon',
  typeName: 'Hand Cannon',
  element: 'solar',
  rarity: 'legendary',
  perks: [],
  why: `why ${hash}`,
  instanceId: `author ${hash}`,
  ...changes,
})
const build: BuildDocument = {
  kind: 'build',
  type: 'build',
  name: 'Nighthawk',
  classType: 'hunter',
  weapons: [part('kinetic', 1), part('energy', 2), part('power', 3, { rarity: 'exotic' })],
  armor: [
    {
      slot: 'helmet',
      hash: 9,
      name: 'Cowl',
      rarity: 'legendary',
      stats: [30, 10, 10, 0, 0, 0],
      instanceId: 'author 9',
    },
  ],
  stats: [162, 70, 61, 108, 54, 60],
  mods: ['Font of Might'],
  strategy: 'Wait, then fire.',
  strengths: ['One shot'],
  considerations: ['Slow'],
  confidence: 0.9,
  notes: 'Only for friends',
}
const own = (hash: number, slot: SharedWeapon['slot'], changes: Parameters<typeof makeWeapon>[0] = {}) =>
  makeWeapon({
    hash,
    slot,
    type: 'hand-cannon',
    element: 'solar',
    name: `Weapon ${hash}`,
    instanceId: `mine ${hash}`,
    columns: [makeColumn('trait', 3, 'Frenzy')],
    ...changes,
  })
const fork = (
  weapons: readonly ReturnType<typeof makeWeapon>[],
  armor: readonly ReturnType<typeof makeArmor>[] = [],
) => forkWithOwn(build, compareBuild(build, { weapons, armor, scoreOf: () => 5 }))

test('F-328 a fork with my items has my copies, the nearest of mine, and what I lack as it was', () => {
  const made = fork(
    [own(1, 'kinetic'), own(20, 'energy')],
    [
      makeArmor({
        hash: 9,
        slot: 'helmet',
        name: 'Cowl',
        instanceId: 'mine 9',
        stats: [20, 10, 10, 0, 0, 0],
      }),
    ],
  )
  expect(made.weapons.map(({ instanceId }) => instanceId)).toEqual(['mine 1', 'mine 20', 'author 3'])
  expect(made.armor.map(({ instanceId }) => instanceId)).toEqual(['mine 9'])
  expect(made.weapons[0]).toMatchObject({ perks: [{ name: 'Frenzy' }], why: 'why 1' })
})

test('F-328 it says of my items nothing that was said of the author’s', () => {
  const made = fork([own(1, 'kinetic'), own(20, 'energy')])
  expect(made.weapons[1]).not.toHaveProperty('why')
  for (const field of ['strategy', 'confidence', 'notes']) expect(made).not.toHaveProperty(field)
  expect([made.strengths, made.considerations]).toEqual([[], []])
  expect(made.stats).toEqual(build.stats)
  const weaker = makeArmor({ hash: 9, slot: 'helmet', name: 'Cowl', stats: [20, 10, 10, 0, 0, 0] })
  expect(fork([], [weaker])).not.toHaveProperty('stats')
})

test('it never holds two exotics', () => {
  const made = fork([own(21, 'kinetic', { rarity: 'exotic' }), own(22, 'energy', { rarity: 'exotic' })])
  expect(made.weapons.map(({ hash }) => hash)).toEqual([1, 2, 3])
})
