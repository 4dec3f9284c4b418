/**
 * The armor problem solved by trying everything, written from the words at the head of problem.ts and from nothing
 * else: no code is shared with the solver. Only for small problems.
 *
 * The one shortcut: a mod left out or a smaller mod never helps, because no stat can be too high. So every fill uses
 * the largest mod each piece can pay for, except where so little is to be decided that everything can be tried.
 */
import { ARMOR_STATS, type ArmorStat } from '../../items.ts'
import type { ArmorProblem, SolverPiece } from '../problem.ts'

export interface BruteAnswer {
  /** Total and counted stats in order of priority, best first, without repeats. */
  readonly mixes: readonly (readonly number[])[]
  readonly maxima: readonly (number | null)[]
  /** Only where no build meets the targets. */
  readonly missingTotal?: number
  readonly group?: readonly ArmorStat[]
  readonly groupReaches?: number
  readonly anyFits: boolean
}

const indexOf = (stat: ArmorStat) => ARMOR_STATS.indexOf(stat)
const compare = (a: readonly number[], b: readonly number[]) => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (b[i] ?? 0) - (a[i] ?? 0)
  return 0
}

function offStats(piece: SolverPiece): number[] {
  return piece.offStats ? piece.offStats.map(indexOf) : [0, 1, 2, 3, 4, 5].filter((i) => piece.stats[i] === 0)
}

function wornStats(piece: SolverPiece, assume: boolean): number[] {
  const stats: number[] = [...piece.stats]
  if (piece.tier === 0) return assume || piece.masterwork >= 10 ? stats.map((x) => x + 2) : stats
  const level = assume ? 5 : piece.masterwork
  for (const i of offStats(piece)) stats[i] = (stats[i] ?? 0) + level
  return stats
}

/** 3 if a major mod can be paid, 1 if only a minor one, else 0. */
function modSize(piece: SolverPiece, problem: ArmorProblem): 0 | 1 | 3 {
  const { major, minor, taken } = problem.general ?? { major: true, minor: true, taken: [0, 0, 0, 0, 0] }
  const capacity = problem.assumeMasterwork && piece.tier === 0 ? Math.max(10, piece.energy) : piece.energy
  const left = capacity - (taken[piece.slot] ?? 0)
  if (major && left >= 3) return 3
  return minor && left >= 1 ? 1 : 0
}

function together(pieces: readonly SolverPiece[], problem: ArmorProblem): boolean {
  const exotics = pieces.filter((piece) => piece.exotic !== undefined)
  const wish = problem.exotic ?? 'any'
  if (exotics.length > 1) return false
  if (wish === 'none' && exotics.length > 0) return false
  if (wish === 'required' && exotics.length === 0) return false
  if (typeof wish === 'object' && exotics[0]?.exotic !== wish.hash) return false
  const wild = pieces.filter((piece) => piece.set === 'wildcard').length
  const sets = problem.sets ?? []
  // Every way to let the wildcards count for one of the wanted sets.
  const ways: number[][] = [sets.map(() => 0)]
  for (let n = 0; n < wild; n++)
    for (const way of [...ways])
      sets.forEach((_, k) => {
        ways.push(way.map((count, other) => (other === k ? count + 1 : count)))
      })
  return ways.some((way) => {
    if (way.reduce((a, b) => a + b, 0) > wild) return false
    return sets.every(({ hash, pieces: count }, k) => {
      const help = sets.reduce((sum, set, other) => sum + (set.hash === hash ? (way[other] ?? 0) : 0), 0)
      return pieces.filter((piece) => piece.set === hash).length + (sets[k] ? help : 0) >= count
    })
  })
}

const cache = new Map<string, Int16Array>()

/** Everything that mods, artifice and dumps can add up to, six numbers each, without repeats. */
function additions(majors: number, minors: number, artifice: number, dumps: number, minorAllowed: boolean) {
  const key = [majors, minors, artifice, dumps, minorAllowed].join()
  const known = cache.get(key)
  if (known) return known
  const everything = majors + minors + artifice + dumps <= 4
  let sums = new Set<number>([0])
  const step = (points: readonly number[], optional: boolean) => {
    const next = new Set<number>(optional ? sums : [])
    for (const sum of sums) for (const p of points) for (let i = 0; i < 6; i++) next.add(sum + p * 200 ** i)
    sums = next
  }
  for (let n = 0; n < majors; n++) step(everything && minorAllowed ? [10, 5] : [10], everything)
  for (let n = 0; n < minors; n++) step([5], everything)
  for (let n = 0; n < artifice; n++) step([3], everything)
  for (let n = 0; n < dumps; n++) step([-5], false)
  const list = new Int16Array(sums.size * 6)
  let at = 0
  for (const sum of sums) {
    let rest = sum
    for (let i = 0; i < 6; i++) {
      const digit = (((rest % 200) + 300) % 200) - 100
      list[at++] = digit
      rest = Math.round((rest - digit) / 200)
    }
  }
  cache.set(key, list)
  return list
}

export function bruteForce(problem: ArmorProblem): BruteAnswer {
  const minimums = problem.minimums
  const caps = ARMOR_STATS.map((_, i) => Math.min(200, problem.maximums?.[i] ?? 200))
  const bonus = problem.bonus ?? [0, 0, 0, 0, 0, 0]
  const rest = ARMOR_STATS.filter((stat) => !problem.priority.includes(stat))
  const whole = [...problem.priority, ...rest].map(indexOf)
  const wanted = problem.weights
    ? whole.filter((i) => (problem.weights?.[i] ?? 0) > 0)
    : (problem.priority.length > 0 ? problem.priority : ARMOR_STATS).map(indexOf)
  const weight = (i: number) => problem.weights?.[i] ?? 1
  const targeted = whole.filter((i) => (minimums[i] ?? 0) > 0)
  const groups: number[][] = []
  for (let mask = 1; mask < 64; mask++) {
    const group = [0, 1, 2, 3, 4, 5].filter((i) => mask & (1 << i))
    if (group.every((i) => targeted.includes(i))) groups.push(group)
  }
  const groupBest = groups.map(() => 0)
  const mixes = new Map<string, number[]>()
  const maxima: (number | null)[] = [null, null, null, null, null, null]
  let leastMissing = Number.POSITIVE_INFINITY
  let anyFits = false

  const slots = [0, 1, 2, 3, 4].map((slot) => {
    const own = problem.pieces.filter((piece) => piece.slot === slot)
    const pins = own.filter((piece) => problem.pinned?.includes(piece.id))
    return (pins.length > 0 ? pins : own).filter((piece) => !problem.excluded?.includes(piece.id))
  })

  const tryFills = (raw: readonly number[], moves: Int16Array) => {
    let best: number[] | null = null
    const stats = [0, 0, 0, 0, 0, 0]
    for (let at = 0; at < moves.length; at += 6) {
      let below = 0
      let belowStat = -1
      let missing = 0
      for (let i = 0; i < 6; i++) {
        const sum = (raw[i] as number) + (moves[at + i] as number)
        const stat = sum < 0 ? 0 : sum > 200 ? 200 : sum
        stats[i] = stat
        const lacking = (minimums[i] as number) - stat
        if (lacking > 0) {
          below++
          belowStat = i
          missing += lacking
        }
      }
      if (missing < leastMissing) leastMissing = missing
      if (below === 1) maxima[belowStat] = Math.max(maxima[belowStat] ?? 0, stats[belowStat] as number)
      if (below > 0) {
        if (mixes.size === 0) noteGroups(stats)
        continue
      }
      for (let i = 0; i < 6; i++) maxima[i] = Math.max(maxima[i] ?? 0, stats[i] as number)
      const counted = wanted.map((i) => Math.min(stats[i] as number, caps[i] as number))
      const key = [
        counted.reduce((sum, value, k) => sum + value * weight(wanted[k] as number), 0),
        ...counted,
      ]
      if (!best || compare(key, best) < 0) best = key
    }
    if (best) mixes.set(best.join(), best)
  }

  /** Only needed where nothing meets all targets. */
  const noteGroups = (stats: readonly number[]) => {
    for (const [k, group] of groups.entries()) {
      let sum = 0
      for (const i of group) sum += Math.min(stats[i] as number, minimums[i] as number)
      if (sum > (groupBest[k] as number)) groupBest[k] = sum
    }
  }

  const choose = (slot: number, worn: SolverPiece[]) => {
    if (slot === 5) {
      if (together(worn, problem)) {
        anyFits = true
        tune(worn, 0, [...bonus], 0)
      }
      return
    }
    for (const piece of slots[slot] ?? []) choose(slot + 1, [...worn, piece])
  }

  const tune = (worn: readonly SolverPiece[], slot: number, raw: number[], dumps: number): void => {
    const piece = worn[slot]
    if (!piece) {
      const sizes = worn.map((one) => modSize(one, problem))
      const artifice = worn.filter((one) => one.artifice).length
      const count = (size: number) => sizes.filter((one) => one === size).length
      tryFills(raw, additions(count(3), count(1), artifice, dumps, problem.general?.minor ?? true))
      return
    }
    const stats = wornStats(piece, problem.assumeMasterwork === true)
    const plus = (extra: (i: number) => number) => raw.map((sum, i) => sum + (stats[i] ?? 0) + extra(i))
    if (problem.tuning === false || piece.tuned === undefined) {
      tune(
        worn,
        slot + 1,
        plus(() => 0),
        dumps,
      )
      return
    }
    const off = offStats(piece)
    tune(
      worn,
      slot + 1,
      plus((i) => (off.includes(i) ? 1 : 0)),
      dumps,
    )
    const raisable = piece.tuned === 'any' ? [0, 1, 2, 3, 4, 5] : [indexOf(piece.tuned)]
    for (const raised of raisable)
      tune(
        worn,
        slot + 1,
        plus((i) => (i === raised ? 5 : 0)),
        dumps + 1,
      )
  }

  choose(0, [])
  const sorted = [...mixes.values()].sort(compare)
  if (sorted.length > 0 || !anyFits) return { mixes: sorted.slice(0, problem.limit ?? 200), maxima, anyFits }
  const impossible = groups
    .map((group, k) => ({ group, reaches: groupBest[k] ?? 0 }))
    .filter(({ group, reaches }) => reaches < group.reduce((sum, i) => sum + (minimums[i] ?? 0), 0))
    .sort((a, b) => a.group.length - b.group.length || compare(b.group, a.group))
  return {
    mixes: [],
    maxima,
    anyFits,
    missingTotal: leastMissing,
    group: (impossible[0]?.group ?? []).map((i) => ARMOR_STATS[i] as ArmorStat),
    groupReaches: impossible[0]?.reaches ?? 0,
  }
}
