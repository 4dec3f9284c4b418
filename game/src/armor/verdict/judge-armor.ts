import { isUse, PROTECTIONS, type Protection } from '../../cleanup/protections.ts'
import type { Marks, Recommendation, Verdict } from '../../cleanup/verdict.ts'
import { solverPiece } from '../../gear/solver-piece.ts'
import { statTotal } from '../../gear/stat-total.ts'
import { type ArmorPiece, RARITIES } from '../../items.ts'
import type { SolverPiece } from '../problem.ts'
import { type ArmorFinding, reasonForArmor } from './armor-words.ts'
import { fullStats, hasKnownStats, standsInFor } from './stands-in.ts'

/**
 * One verdict for every piece of armor, over all of it at once and with the player's own marks. As with weapons the pieces
 * are gone through from the best to the worst, and one may go only if a piece that was found to stay proves it: one that
 * stands in for it in every build there is (stands-in.ts). Armor below legendary goes for any legendary of its slot.
 */

const TOP_TIER = 5
const tierOf = ({ tier }: ArmorPiece): number => tier ?? 0
const rarityOf = ({ rarity }: ArmorPiece): number => RARITIES.indexOf(rarity)
const isEquipped = ({ place }: ArmorPiece): boolean => place.in === 'character' && place.equipped
const powerOf = ({ power }: ArmorPiece): number => power ?? 0

/** A piece with what is compared between pieces, worked out once. */
interface Candidate {
  readonly piece: ArmorPiece
  readonly solver: SolverPiece
  /** Who can wear it, and where. */
  readonly place: string
  readonly isCommon: boolean
  readonly isMarked: boolean
  readonly rank: readonly (number | boolean)[]
}

/** A verdict for every piece, by instance id. */
export function judgeArmor(
  armor: readonly ArmorPiece[],
  marks: Marks = new Map(),
): ReadonlyMap<string, Verdict> {
  const candidates = armor
    .map((piece): Candidate => {
      const solver = solverPiece(piece)
      const isCommon = rarityOf(piece) < RARITIES.indexOf('legendary')
      const isMarked = marks.get(piece.instanceId) === 'keep'
      return {
        piece,
        solver,
        place: `${piece.slot}|${piece.classType}`,
        isCommon,
        isMarked,
        rank: rankOf(piece, solver, isCommon, isMarked),
      }
    })
    .sort(byRank)
  const top = topPowers(candidates, marks)
  const staying = new Map<string, Candidate[]>()
  return new Map(
    candidates.map((candidate) => {
      const { piece, place } = candidate
      const rivals = staying.get(place) ?? []
      const verdict = judge(candidate, rivals, top.get(place))
      const goes = verdict.recommendation === 'consider-dismantling'
      if (!goes && marks.get(piece.instanceId) !== 'dismantle') staying.set(place, [...rivals, candidate])
      return [piece.instanceId, verdict]
    }),
  )
}

function judge(candidate: Candidate, rivals: readonly Candidate[], topPower: number | undefined): Verdict {
  const { piece, isMarked } = candidate
  const finding = findProof(candidate, rivals)
  const power = powerOf(piece)
  const isStrongest = power === topPower && rivals.every((rival) => powerOf(rival.piece) < power)
  const protections = protectionsOf(candidate, finding?.proof, isStrongest)
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
      rarityOf(rival.piece) >= rarityOf(piece) &&
      tierOf(rival.piece) >= tierOf(piece) &&
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
  powerOf(piece) > powerOf(proof) ? ['power'] : []

/** What speaks against losing the piece; of armor below legendary only use and power count, as of weapons. */
function protectionsOf(
  { piece, isCommon }: Candidate,
  instead: ArmorPiece | undefined,
  isStrongest: boolean,
): readonly Protection[] {
  const { loadouts, locked, masterworked, rarity } = piece
  const holds: Readonly<Partial<Record<Protection, boolean>>> = {
    equipped: isEquipped(piece),
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
      top.set(place, Math.max(powerOf(piece), top.get(place) ?? powerOf(piece)))
  return top
}

/**
 * One strict order, the best first: what a piece can become, then what the player has made of it. A piece that stands in
 * for another stands before it. Armor below legendary comes last, the strongest first.
 */
const rankOf = (
  piece: ArmorPiece,
  solver: SolverPiece,
  isCommon: boolean,
  isMarked: boolean,
): Candidate['rank'] => [
  !isCommon,
  isCommon && powerOf(piece),
  statTotal(fullStats(solver)),
  solver.energy,
  solver.tuned !== undefined,
  solver.tuned === 'any',
  solver.set !== undefined,
  solver.set === 'wildcard',
  rarityOf(piece),
  tierOf(piece),
  Boolean(solver.artifice),
  isMarked,
  isEquipped(piece),
  piece.loadouts.length > 0,
  piece.masterworkLevel,
  piece.locked,
  powerOf(piece),
]

function byRank(one: Candidate, other: Candidate): number {
  for (const [at, mine] of one.rank.entries()) {
    const difference = Number(other.rank[at]) - Number(mine)
    if (difference !== 0) return difference
  }
  return one.piece.instanceId < other.piece.instanceId ? -1 : 1
}
