/**
 * From pieces to variants. A variant is a piece with one way to tune it; variants that are alike in every number
 * the solver looks at are one variant with several members, because tier 5 armor knows only a few stat lines.
 */
import { ARMOR_STATS } from '../items.ts'
import { LOAD_ARTIFICE, LOAD_DUMP, LOAD_MAJOR, LOAD_MINOR } from './load.ts'
import {
  type ArmorProblem,
  FULL_MASTERWORK,
  FULL_OLD_MASTERWORK,
  type GeneralMods,
  MAJOR,
  MINOR,
  type SolverPiece,
  TUNING_POINTS,
} from './problem.ts'

export interface Member {
  readonly piece: SolverPiece
  /** Index of the raised stat, 'balanced', or null for a piece that is not tuned. */
  readonly tuning: number | 'balanced' | null
}

/** All variants of one slot, as parallel arrays. */
export interface Slot {
  readonly count: number
  /** Six per variant: base, masterwork, and the points tuning adds. */
  readonly stats: Int16Array
  /** What it leaves to the fill, see fill.ts. */
  readonly load: Int32Array
  /** What it means for sets and exotics, see pieces-together.ts. */
  readonly kind: Int32Array
  readonly members: readonly (readonly Member[])[]
}

const DEFAULT_GENERAL: GeneralMods = { major: true, minor: true, taken: [0, 0, 0, 0, 0] }

export const generalModsOf = (problem: ArmorProblem) => problem.general ?? DEFAULT_GENERAL

function offStatsOf(piece: SolverPiece): readonly number[] {
  if (piece.offStats) return piece.offStats.map((stat) => ARMOR_STATS.indexOf(stat))
  return [...ARMOR_STATS.keys()].filter((i) => piece.stats[i] === 0)
}

/** Base and masterwork. */
function masterworkedStats(piece: SolverPiece, off: readonly number[], assumeMasterwork: boolean): number[] {
  const stats = [...piece.stats]
  if (piece.tier === 0) {
    const full = assumeMasterwork || piece.masterwork >= FULL_OLD_MASTERWORK
    return full ? stats.map((value) => value + 2) : stats
  }
  const level = assumeMasterwork ? FULL_MASTERWORK : Math.min(FULL_MASTERWORK, Math.max(0, piece.masterwork))
  for (const i of off) stats[i] = (stats[i] as number) + level
  return stats
}

/** What the piece has to spend on a general mod. */
export function energyFor(piece: SolverPiece, problem: ArmorProblem): number {
  const old = piece.tier === 0 && problem.assumeMasterwork
  const capacity = old ? Math.max(FULL_OLD_MASTERWORK, piece.energy) : piece.energy
  return Math.max(0, capacity - generalModsOf(problem).taken[piece.slot])
}

/** The best general mod the piece can pay for. */
export function affordableMod(piece: SolverPiece, problem: ArmorProblem): 'major' | 'minor' | null {
  const general = generalModsOf(problem)
  const energy = energyFor(piece, problem)
  if (general.major && energy >= MAJOR.cost) return 'major'
  return general.minor && energy >= MINOR.cost ? 'minor' : null
}

function tuningsOf(piece: SolverPiece, problem: ArmorProblem): readonly Member['tuning'][] {
  if (problem.tuning === false || piece.tuned === undefined) return [null]
  if (piece.tuned === 'any') return ['balanced', ...ARMOR_STATS.keys()]
  return ['balanced', ARMOR_STATS.indexOf(piece.tuned)]
}

function tune(stats: readonly number[], off: readonly number[], tuning: Member['tuning']): number[] {
  const tuned = [...stats]
  if (tuning === 'balanced') for (const i of off) tuned[i] = (tuned[i] as number) + 1
  else if (tuning !== null) tuned[tuning] = (tuned[tuning] as number) + TUNING_POINTS
  return tuned
}

export function makeSlot(
  pieces: readonly SolverPiece[],
  problem: ArmorProblem,
  kindOf: (piece: SolverPiece) => number,
): Slot {
  const found = new Map<string, { stats: number[]; load: number; kind: number; members: Member[] }>()
  for (const piece of pieces) {
    const mod = affordableMod(piece, problem)
    const own =
      (mod === 'major' ? LOAD_MAJOR : mod === 'minor' ? LOAD_MINOR : 0) + (piece.artifice ? LOAD_ARTIFICE : 0)
    const kind = kindOf(piece)
    const off = offStatsOf(piece)
    const plain = masterworkedStats(piece, off, problem.assumeMasterwork === true)
    for (const tuning of tuningsOf(piece, problem)) {
      const stats = tune(plain, off, tuning)
      const load = own + (typeof tuning === 'number' ? LOAD_DUMP : 0)
      const alike = String.fromCharCode(...stats, load, kind)
      const known = found.get(alike)
      if (known) known.members.push({ piece, tuning })
      else found.set(alike, { stats, load, kind, members: [{ piece, tuning }] })
    }
  }
  const variants = [...found.values()]
  return {
    count: variants.length,
    stats: Int16Array.from(variants.flatMap(({ stats }) => stats)),
    load: Int32Array.from(variants, ({ load }) => load),
    kind: Int32Array.from(variants, ({ kind }) => kind),
    members: variants.map(({ members }) => members),
  }
}
