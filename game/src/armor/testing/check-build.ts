/** Checks by the rules of problem.ts that a build can be worn and has the stats it claims; shares no solver code. */
import { ARMOR_STATS } from '../../items.ts'
import type { ArmorBuild, ArmorProblem, SolverPiece } from '../problem.ts'

/** The first thing wrong with the build, or null. */
export function flawOf(build: ArmorBuild, problem: ArmorProblem): string | null {
  const sums: number[] = [...(problem.bonus ?? [0, 0, 0, 0, 0, 0])]
  const add = (stat: string, points: number) => {
    const i = ARMOR_STATS.indexOf(stat as (typeof ARMOR_STATS)[number])
    sums[i] = (sums[i] ?? 0) + points
  }
  let cost = 0
  for (const [slot, id] of build.pieces.entries()) {
    const piece = problem.pieces.find((one) => one.id === id)
    if (!piece || piece.slot !== slot) return `slot ${slot} wears ${id}`
    if (problem.excluded?.includes(id)) return `${id} is excluded`
    const pins = problem.pinned?.filter((pin) => problem.pieces.some((p) => p.id === pin && p.slot === slot))
    if (pins && pins.length > 0 && !pins.includes(id)) return `slot ${slot} ignores its pin`
    addPiece(piece, problem, add)
    const flaw = flawOfTuning(piece, build.tuning[slot as 0] ?? null, problem, add)
    if (flaw) return flaw
    const boost = build.artifice[slot as 0]
    if (boost && !piece.artifice) return `${id} is no artifice piece`
    if (boost) add(boost, 3)
    const mod = build.mods[slot as 0]
    const capacity = piece.tier === 0 && problem.assumeMasterwork ? Math.max(10, piece.energy) : piece.energy
    const left = Math.max(0, capacity - (problem.general?.taken[slot as 0] ?? 0))
    if (mod) {
      const allowed = mod.size === 'major' ? problem.general?.major : problem.general?.minor
      if (allowed === false) return `${mod.size} mods are not allowed`
      if (mod.cost !== (mod.size === 'major' ? 3 : 1)) return 'wrong cost'
      if (mod.points !== (mod.size === 'major' ? 10 : 5)) return 'wrong points'
      add(mod.stat, mod.points)
      cost += mod.cost
    }
    if (build.energyLeft[slot as 0] !== left - (mod?.cost ?? 0)) return `energy of slot ${slot}`
    if ((build.energyLeft[slot as 0] ?? 0) < 0) return `slot ${slot} cannot pay`
    if (!build.alternatives[slot as 0]?.includes(id)) return 'a piece is not among its own alternatives'
  }
  if (cost !== build.modCost) return 'mod cost'
  const stats = sums.map((sum) => Math.min(200, Math.max(0, sum)))
  return stats.join() === build.stats.join() ? null : `stats ${build.stats} should be ${stats}`
}

function offStats(piece: SolverPiece): readonly string[] {
  return piece.offStats ?? ARMOR_STATS.filter((_, i) => piece.stats[i] === 0)
}

function addPiece(piece: SolverPiece, problem: ArmorProblem, add: (stat: string, points: number) => void) {
  for (const [i, stat] of ARMOR_STATS.entries()) add(stat, piece.stats[i] ?? 0)
  if (piece.tier === 0) {
    if (problem.assumeMasterwork || piece.masterwork >= 10) for (const stat of ARMOR_STATS) add(stat, 2)
  } else for (const stat of offStats(piece)) add(stat, problem.assumeMasterwork ? 5 : piece.masterwork)
}

function flawOfTuning(
  piece: SolverPiece,
  tuning: ArmorBuild['tuning'][number],
  problem: ArmorProblem,
  add: (stat: string, points: number) => void,
): string | null {
  if (!tuning) return null
  if (problem.tuning === false || !piece.tuned) return `${piece.id} cannot be tuned`
  if (tuning.kind === 'balanced') {
    for (const stat of offStats(piece)) add(stat, 1)
    return null
  }
  if (piece.tuned !== 'any' && piece.tuned !== tuning.plus) return `${piece.id} cannot raise ${tuning.plus}`
  if (tuning.plus === tuning.minus) return 'a stat is raised and lowered at once'
  add(tuning.plus, 5)
  add(tuning.minus, -5)
  return null
}
