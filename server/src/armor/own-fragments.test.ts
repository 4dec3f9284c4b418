import type { Ability, Subclass } from '@ai-vault/game/kit.ts'
import { expect, it } from 'vitest'
import { ownFragments } from './routes.ts'

const fragment = (hash: number, name: string, stats: readonly number[]) =>
  ({ hash, name, element: 'arc', kind: 'fragment', stats }) as unknown as Ability
const ABILITIES = [
  fragment(1, 'Spark of Volts', [0, 0, 10, 0, 0, 0]),
  fragment(2, 'Spark of Focus', [0, 0, 0, 0, 0, 0]),
  fragment(3, 'Spark of Discharge', [0, -10, 0, 0, 0, 0]),
]
const subclass = (classType: string, fragments: readonly number[]) =>
  ({ classType, unlocked: { fragment: fragments } }) as unknown as Subclass

it('names once every fragment that changes a stat, with the classes that have it', () => {
  const found = ownFragments(
    [subclass('hunter', [1, 2, 9]), subclass('titan', [1, 3])],
    (hash) => ABILITIES.find((each) => each.hash === hash),
    undefined,
  )
  expect(found.map(({ name, classes }) => [name, [...classes].sort()])).toEqual([
    ['Spark of Discharge', ['titan']],
    ['Spark of Volts', ['hunter', 'titan']],
  ])
})
