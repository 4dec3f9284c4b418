import type { WeaponType } from '../../items.ts'
import type { CompiledKnowledge } from '../knowledge/compiled-knowledge.ts'
import { DROP_SHARES, type DropQuantiles, type LearnedWorths } from '../knowledge/learned-worths.ts'
import { sideOf } from '../knowledge/worth.ts'
import { ACTIVITIES, type Activity } from '../pve-and-pvp.ts'
import { wayOfPlaying } from '../rating/role-shifts.ts'
import type { Lesson } from './lesson.ts'

/** Rolls drawn of every weapon; each counts the same, so that a large pool does not outweigh others. */
const DRAWS = 400
/** Fewer weapons do not stand for their type where more did before. */
const LEAST_WEAPONS = 30

/** What random rolls of each weapon type come to, for weapons of which only names are known. */
export function dropQuantiles(
  lessons: readonly Lesson[],
  knowledge: CompiledKnowledge,
): LearnedWorths['drops'] {
  const quantiles = (activity: Activity) => {
    const sums = new Map<WeaponType | 'any', { rolls: number[]; pairs: number[] }>()
    const note = (type: WeaponType | 'any', roll: number, pair: number) => {
      const held = sums.get(type) ?? { rolls: [], pairs: [] }
      sums.set(type, held)
      held.rolls.push(roll)
      held.pairs.push(pair)
    }
    for (const lesson of lessons) {
      for (const [roll, pair] of drawnSums(lesson, knowledge, activity)) {
        note(lesson.type, roll, pair)
        note('any', roll, pair)
      }
    }
    const types = [...sums].sort(([one], [other]) => (one < other ? -1 : 1))
    const before = knowledge.source.learned.drops[activity]
    const telling = types.filter(
      ([type, { rolls }]) => !before.has(type) || rolls.length >= LEAST_WEAPONS * DRAWS,
    )
    const fresh = telling.map(([type, { rolls, pairs }]): [WeaponType | 'any', DropQuantiles] => [
      type,
      { rolls: atShares(rolls), pairs: atShares(pairs) },
    ])
    return new Map([...before, ...fresh])
  }
  return { pve: quantiles(ACTIVITIES[0] ?? 'pve'), pvp: quantiles(ACTIVITIES[1] ?? 'pvp') }
}

function drawnSums({ type, ammo, frame, pool }: Lesson, knowledge: CompiledKnowledge, activity: Activity) {
  const table = knowledge.tables({ type, ammo, frame, way: wayOfPlaying(undefined) })[activity]
  const stepsIn = (names: readonly string[]) =>
    names.map((name) => {
      const found = knowledge.find(name)
      if (!found) return { id: -1, steps: 0 }
      return found.kind === 'trait'
        ? { id: found.id, steps: table.trait(found.id) }
        : { id: -1, steps: table.part(found.id) }
    })
  const columns = [pool.traits[0], pool.traits[1], pool.barrel, pool.magazine].map(stepsIn)
  return Array.from({ length: DRAWS }, (_, draw): [number, number] => {
    const [one, other, barrel, magazine] = columns.map(
      (options, column) => options[Math.floor(((draw * (STRIDES[column] ?? 1)) % 1) * options.length)],
    )
    const both = one && other && one.id >= 0 && other.id >= 0 && one.id !== other.id
    const pair =
      (one?.steps ?? 0) +
      (other?.steps ?? 0) +
      (both ? (knowledge.pair(one.id, other.id)[sideOf(activity)] ?? 0) : 0)
    return [pair + (barrel?.steps ?? 0) + (magazine?.steps ?? 0), pair]
  })
}

/** Multiples of these fill the space evenly, so that the draws need no chance. */
const STRIDES = [2, 3, 5, 7].map(Math.sqrt)

function atShares(values: readonly number[]): readonly number[] {
  const sorted = Float64Array.from(values).sort()
  return DROP_SHARES.map((share) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
    return Math.round(100 * value) / 100
  })
}
