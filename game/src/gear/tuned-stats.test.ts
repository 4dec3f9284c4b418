import { expect, it } from 'vitest'
import type { StatLine } from '../items.ts'
import { tunedStats } from './tuned-stats.ts'

const BASE: StatLine = [30, 0, 25, 0, 20, 0]

it('F-177 a balanced tuning gives a point to each stat that has none', () => {
  expect(tunedStats(BASE, { kind: 'balanced' })).toEqual([30, 1, 25, 1, 20, 1])
})

it('F-177 a directional tuning takes five points from one stat and gives them to another', () => {
  const tuned = tunedStats(BASE, { kind: 'directional', plus: 'health', minus: 'weapons' })
  expect(tuned).toEqual([25, 5, 25, 0, 20, 0])
})

it('a piece that is not tuned keeps its stats', () => {
  expect(tunedStats(BASE, undefined)).toEqual(BASE)
})
