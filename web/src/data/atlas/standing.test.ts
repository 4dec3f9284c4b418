import type { Collectible, Triumph } from '@ai-vault/contract/atlas/records.ts'
import { expect, it } from 'vitest'
import { pointWith, triumphWith } from '../../test-support/answers/atlas-answers.ts'
import { isOpenTriumph, leftByKind, missingAt, openAt, placesBeen } from './standing.ts'

const EUROPA = { destination_hash: 7, destination: 'Europa' }

it('F-200 a triumph is open while bit 1 is set, unless it is of past years', () => {
  const states = [0, 1, 2, 3].map((state) => isOpenTriumph({ state }))
  expect(states).toEqual([false, true, false, true])
  expect(isOpenTriumph({ state: 1, legacy: true })).toBe(false)
})

it('what is left at a destination is open, not secret, and of that destination', () => {
  const triumphs: readonly Triumph[] = [
    triumphWith(1, { where: EUROPA }),
    triumphWith(2, { where: EUROPA, state: 0 }),
    triumphWith(3, { where: EUROPA, secret: true }),
    triumphWith(4, { where: { ...EUROPA, destination_hash: 8 } }),
    triumphWith(5),
  ]
  expect(openAt(7, triumphs).map(({ hash }) => hash)).toEqual([1])
})

it('what can be collected there is not acquired and still in the game', () => {
  const thing = (hash: number, changes: Partial<Collectible> = {}): Collectible => ({
    hash,
    definition: {},
    acquired: false,
    kind: 'weapon',
    obtainable: 'now',
    where: EUROPA,
    ...changes,
  })
  const all = [
    thing(1),
    thing(2, { acquired: true }),
    thing(3, { obtainable: 'over' }),
    thing(4, { where: { ...EUROPA, destination_hash: 8 } }),
    thing(5, { where: undefined }),
  ]
  expect(missingAt(7, all).map(({ hash }) => hash)).toEqual([1])
})

it('F-230 places are known by checklists and by objectives that are complete and name a zone', () => {
  const objective = (zone_hash: number | undefined, complete: boolean) => ({
    objectiveHash: 1,
    progress: 0,
    completionValue: 1,
    complete,
    zone_hash,
  })
  const triumph = triumphWith(1, {
    objectives: [objective(10, true), objective(11, false), objective(undefined, true)],
  })
  expect([...placesBeen({ triumphs: [triumph], checked: [77] })]).toEqual([77, 10])
})

it('F-226 approved points are counted by kind, what is left first; type goes before kind', () => {
  const points = [
    pointWith(1, { kind: 'lore', found: true }),
    pointWith(2, { kind: 'lore' }),
    pointWith(3, { kind: 'chest' }),
    pointWith(4, { kind: 'lore', type: 'chest' }),
    pointWith(5, { kind: 'chest', hash: 50 }),
    pointWith(6, { kind: undefined, found: true }),
    pointWith(7, { status: 'pending' }),
  ]
  expect(leftByKind(points as never, new Set([50]))).toEqual([
    { kind: 'chest', left: 2, of: 3 },
    { kind: 'lore', left: 1, of: 2 },
    { kind: 'unknown', left: 0, of: 1 },
  ])
})
