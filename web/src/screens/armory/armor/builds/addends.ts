import {
  ARTIFICE_POINTS,
  type ArmorBuild,
  type ArmorProblem,
  FULL_MASTERWORK,
  FULL_OLD_MASTERWORK,
  type SolverPiece,
  STAT_CAP,
  TUNING_POINTS,
} from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS, type ArmorStat, type Tuning } from '@ai-vault/game/items.ts'

export type Line = readonly number[]

/** Every number that goes into a build's stats: per piece what it brings, then what is added to all of them. */
export interface Addends {
  readonly pieces: readonly { readonly id: string; readonly base: Line; readonly masterwork: Line }[]
  readonly mods: Line
  readonly tuning: Line
  readonly artifice: Line
  readonly fragments: Line
  /** What the rows above add up to, before the game holds each stat within 0 and 200. */
  readonly sum: Line
  readonly reached: Line
}

const zeros = (): number[] => [0, 0, 0, 0, 0, 0]
const at = (line: Line, i: number) => line[i] ?? 0
const placeOf = (stat: ArmorStat) => ARMOR_STATS.indexOf(stat)

const offStats = ({ offStats: named, stats }: SolverPiece) =>
  named ? named.map(placeOf) : [0, 1, 2, 3, 4, 5].filter((i) => stats[i] === 0)

/** Armor 3.0: one point per level on the stats it was not rolled with; older armor: two on all six once full. */
function masterworkOf(piece: SolverPiece, assumed: boolean): number[] {
  const line = zeros()
  if (piece.tier === 0) {
    return assumed || piece.masterwork >= FULL_OLD_MASTERWORK ? line.fill(2) : line
  }
  for (const i of offStats(piece)) line[i] = assumed ? FULL_MASTERWORK : piece.masterwork
  return line
}

function tuningOf(piece: SolverPiece, tuning: Tuning | null): number[] {
  const line = zeros()
  if (tuning?.kind === 'balanced') for (const i of offStats(piece)) line[i] = 1
  if (tuning?.kind === 'directional') {
    line[placeOf(tuning.plus)] = TUNING_POINTS
    line[placeOf(tuning.minus)] = at(line, placeOf(tuning.minus)) - TUNING_POINTS
  }
  return line
}

const pointsOn = (stat: ArmorStat | null | undefined, points: number) =>
  stat ? zeros().with(placeOf(stat), points) : zeros()

const addUp = (lines: readonly Line[]): Line =>
  ARMOR_STATS.map((_, i) => lines.reduce((sum, line) => sum + at(line, i), 0))

export function addendsOf(problem: ArmorProblem, build: ArmorBuild): Addends {
  const byId = new Map(problem.pieces.map((piece) => [piece.id, piece]))
  const worn = build.pieces.flatMap((id) => byId.get(id) ?? [])
  const pieces = worn.map((piece) => ({
    id: piece.id,
    base: piece.stats as Line,
    masterwork: masterworkOf(piece, problem.assumeMasterwork ?? false),
  }))
  const mods = addUp(build.mods.map((mod) => pointsOn(mod?.stat, mod?.points ?? 0)))
  const tuning = addUp(worn.map((piece, slot) => tuningOf(piece, build.tuning[slot] ?? null)))
  const artifice = addUp(build.artifice.map((stat) => pointsOn(stat, ARTIFICE_POINTS)))
  const fragments = problem.bonus ?? zeros()
  const sum = addUp([
    ...pieces.flatMap(({ base, masterwork }) => [base, masterwork]),
    mods,
    tuning,
    artifice,
    fragments,
  ])
  return {
    pieces,
    mods,
    tuning,
    artifice,
    fragments,
    sum,
    reached: sum.map((value) => Math.min(STAT_CAP, Math.max(0, value))),
  }
}
