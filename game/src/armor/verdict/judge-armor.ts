import { isUse, PROTECTIONS, type Protection } from '../../cleanup/protections.ts'
import type { Marks, Recommendation, Verdict } from '../../cleanup/verdict.ts'
import { solverPiece } from '../../gear/solver-piece.ts'
import { statTotal } from '../../gear/stat-total.ts'
import type { ArmorPiece, Rarity } from '../../items.ts'
import type { SolverPiece } from '../problem.ts'
import { type ArmorFinding, reasonForArmor } from './armor-words.ts'
import { fullStats, hasKnownStats, standsInFor } from './stands-in.ts'

/**
 * One verdict for every piece of armor, over all of it at once and with the player's own marks. As with weapons the pieces
 * are gone through from the best to the worst, and one may go only if a piece that was found to stay proves it: one that
 * stands in for it in every build there is (stands-in.ts). Armor below legendary goes for any legendary of its slot.
 */

const RARITIES: Readonly<Record<Rarity, number>> = {
  common: 0,
  uncommon: 1,
  rare: 2,
  legendary: 3,
  exotic: 4,
}
const TOP_TIER = 5

/** A piece with what is compared between pieces, worked out once. */
interface Candidate {
  readonly piece: ArmorPiece
  readonly solver: SolverPiece
  /** Who can wear it, and where. */
  readonly place: string
  readonly isCommon: boolean
}

/** A verdict for every piece, by instance id. */
export function judgeArmor(
  armor: readonly ArmorPiece[],
  marks: Marks = new Map(),
): ReadonlyMap<string, Verdict> {
  const candidates = armor
    .map(
      (piece): Candidate => ({
        piece,
        solver: solverPiece(piece),
        place: `${piece.slot}|${piece.classType ?? ''}`,
        isCommon: RARITIES[piece.rarity] < RARITIES.legendary,
      }),
    )
    .sort(bestFirst(marks))
  const top = topPowers(candidates, marks)
  const staying = new Map<string, Candidate[]>()
  return new Map(
    candidates.map((candidate) => {
      const { piece, place } = candidate
      const rivals = staying.get(place) ?? []
      const verdict = judge(candidate, rivals, marks, top.get(place) ?? 0)
      const goes = verdict.recommendation === 'consider-dismantling'
      if (!goes && marks.get(piece.instanceId) !== 'dismantle') staying.set(place, [...rivals, candidate])
      return [piece.instanceId, verdict]
    }),
  )
}

function judge(candidate: Candidate, rivals: readonly Candidate[], marks: Marks, topPower: number): Verdict {
  const { piece } = candidate
  const finding = findProof(candidate, rivals)
  const isStrongest = piece.power === topPower && rivals.every((rival) => (rival.piece.power ?? 0) < topPower)
  const protections = protectionsOf(candidate, finding?.proof, isStrongest)
  const isMarked = marks.get(piece.instanceId) === 'keep'
  const recommendation = isMarked ? 'keep' : recommend(piece, finding, protections)
  return {
    recommendation,
    protections,
    ...(finding ? { ground: finding.ground, proof: finding.proof.instanceId } : {}),
    reason: reasonForArmor({ piece, recommendation, protections, finding, isMarked }),
  }
}

function recommend(
  piece: ArmorPiece,
  finding: ArmorFinding | undefined,
  protections: readonly Protection[],
): Recommendation {
  if (finding) return protections.length === 0 ? 'consider-dismantling' : 'review'
  return piece.rarity === 'exotic' || piece.tier === TOP_TIER || protections.some(isUse) ? 'keep' : 'review'
}

function findProof(
  { piece, solver, isCommon }: Candidate,
  rivals: readonly Candidate[],
): ArmorFinding | undefined {
  const equal = rivals.find(
    (rival) =>
      hasKnownStats(piece) &&
      hasKnownStats(rival.piece) &&
      RARITIES[rival.piece.rarity] >= RARITIES[piece.rarity] &&
      (rival.piece.tier ?? 0) >= (piece.tier ?? 0) &&
      perksOf(rival.piece) === perksOf(piece) &&
      standsInFor(rival.solver, solver),
  )
  if (equal) {
    const more = moreOf(piece, equal.piece)
    return { ground: more.length > 0 ? 'duplicate' : 'dominated', proof: equal.piece, more }
  }
  const better = isCommon ? rivals.find((rival) => rival.piece.rarity === 'legendary') : undefined
  return better && { ground: 'outclassed', proof: better.piece, more: moreOf(piece, better.piece) }
}

const perksOf = ({ exoticPerks }: ArmorPiece): string => exoticPerks.toSorted().join('+')

const moreOf = (piece: ArmorPiece, proof: ArmorPiece): ArmorFinding['more'] =>
  (piece.power ?? 0) > (proof.power ?? 0) ? ['power'] : []

/** What speaks against losing the piece; of armor below legendary only use and power count, as of weapons. */
function protectionsOf(
  { piece, isCommon }: Candidate,
  instead: ArmorPiece | undefined,
  isStrongest: boolean,
): readonly Protection[] {
  const { place, loadouts, locked, masterworked, rarity } = piece
  const holds: Readonly<Partial<Record<Protection, boolean>>> = {
    equipped: place.in === 'character' && place.equipped,
    loadout: loadouts.length > 0,
    masterworked: !isCommon && masterworked && !instead?.masterworked,
    locked: !isCommon && locked,
    power: instead !== undefined && isStrongest,
    exotic: rarity === 'exotic' && instead === undefined,
  }
  return (Object.keys(PROTECTIONS) as Protection[]).filter((protection) => holds[protection])
}

/** By slot and class, among what the player has not marked to go. */
function topPowers(candidates: readonly Candidate[], marks: Marks): ReadonlyMap<string, number> {
  const top = new Map<string, number>()
  for (const { piece, place } of candidates)
    if (marks.get(piece.instanceId) !== 'dismantle')
      top.set(place, Math.max(top.get(place) ?? 0, piece.power ?? 0))
  return top
}

/**
 * One strict order, the best first: what a piece can become, then what the player has made of it. A piece that stands in
 * for another stands before it. Armor below legendary comes last, the strongest first.
 */
function bestFirst(marks: Marks): (one: Candidate, other: Candidate) => number {
  const keysOf = ({ piece, solver, isCommon }: Candidate): readonly number[] => [
    ...(isCommon ? [0, piece.power ?? 0] : [1, 0]),
    statTotal(fullStats(solver)),
    solver.energy,
    solver.tuned === undefined ? 0 : solver.tuned === 'any' ? 2 : 1,
    solver.set === undefined ? 0 : solver.set === 'wildcard' ? 2 : 1,
    RARITIES[piece.rarity],
    piece.tier ?? 0,
    solver.artifice ? 1 : 0,
    marks.get(piece.instanceId) === 'keep' ? 1 : 0,
    piece.place.in === 'character' && piece.place.equipped ? 1 : 0,
    piece.loadouts.length > 0 ? 1 : 0,
    piece.masterworkLevel,
    piece.locked ? 1 : 0,
    piece.power ?? 0,
  ]
  const known = new Map<Candidate, readonly number[]>()
  const keys = (candidate: Candidate) => {
    const found = known.get(candidate) ?? keysOf(candidate)
    known.set(candidate, found)
    return found
  }
  return (one, other) => {
    const [mine, theirs] = [keys(one), keys(other)]
    for (let at = 0; at < mine.length; at += 1) {
      const difference = (theirs[at] ?? 0) - (mine[at] ?? 0)
      if (difference !== 0) return difference
    }
    return one.piece.instanceId < other.piece.instanceId ? -1 : 1
  }
}
