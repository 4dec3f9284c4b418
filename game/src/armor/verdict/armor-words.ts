import { isUse, PROTECTIONS, type Protection } from '../../cleanup/protections.ts'
import type { Recommendation } from '../../cleanup/verdict.ts'
import { solverPiece } from '../../gear/solver-piece.ts'
import { statTotal } from '../../gear/stat-total.ts'
import { capitalized, countInWords, listInWords } from '../../in-words.ts'
import { ARMOR_STATS, type ArmorPiece } from '../../items.ts'
import { fullStats, hasKnownStats } from './stands-in.ts'

/** Why a piece is needless, and the piece that proves it. */
export interface ArmorFinding {
  readonly ground: 'dominated' | 'duplicate' | 'outclassed'
  readonly proof: ArmorPiece
  /** What this piece has more of than the proof. */
  readonly more: readonly 'power'[]
}

interface JudgedPiece {
  readonly piece: ArmorPiece
  readonly recommendation: Recommendation
  readonly protections: readonly Protection[]
  readonly finding: ArmorFinding | undefined
  readonly isMarked: boolean
}

/** The one reason of a verdict, in words that name the piece that stays. */
export function reasonForArmor(judged: JudgedPiece): string {
  const { piece, finding, protections, isMarked } = judged
  const held = finding && !isMarked ? protections.map(heldInWords) : []
  return [
    ...(isMarked ? ['You decided to keep it.'] : []),
    ...(finding ? foundInWords(piece, finding, protections) : standsInWords(judged)),
    ...(held.length > 0 ? [`But ${listInWords(held)}.`] : []),
  ].join(' ')
}

function foundInWords(
  piece: ArmorPiece,
  { ground, proof, more }: ArmorFinding,
  protections: readonly Protection[],
): string[] {
  const ahead =
    more.length > 0 && !protections.includes('power')
      ? [`This piece, which could go, is ahead in power ${against(piece.power, proof.power)}.`]
      : []
  const unlock =
    piece.locked && !protections.includes('locked') ? ['It is locked: unlock it in the game first.'] : []
  if (ground === 'outclassed') {
    return [
      'Below legendary a piece has lower stats and no set bonus.',
      `${whichInWords(proof, piece)} stays for the slot.`,
      ...ahead,
      ...unlock,
    ]
  }
  const stays = `${whichInWords(proof, piece)} stays and is ${comparedInWords(piece, proof)}.`
  return [stays, ...setInWords(piece, proof), ...ahead, ...unlock]
}

/** Of another set: the proof may count for it all the same. */
const setInWords = ({ set: mine }: ArmorPiece, { set, setWildcard }: ArmorPiece): readonly string[] =>
  mine && mine.hash !== set?.hash && setWildcard ? [`Its set can be chosen, ${mine.name} too.`] : []

/** "Bushido Cloak (total 66, power 1,810)"; of the same name "another one". */
function whichInWords(proof: ArmorPiece, piece: ArmorPiece): string {
  const name = proof.name === piece.name ? `Another ${piece.name}` : proof.name
  const power = proof.power === undefined ? '' : `, power ${countInWords(proof.power)}`
  return `${name} (total ${statTotal(proof.base)}${power})`
}

/** "at least as high in all six stats: weapons 30 against 25". */
function comparedInWords(piece: ArmorPiece, proof: ArmorPiece): string {
  const isAsDropped = proof.base.every((points, at) => points >= (piece.base[at] ?? 0))
  const [mine, theirs] = isAsDropped
    ? [piece.base, proof.base]
    : [fullStats(solverPiece(piece)), fullStats(solverPiece(proof))]
  const higher = ARMOR_STATS.flatMap((stat, at) => {
    const [less, most] = [mine[at] ?? 0, theirs[at] ?? 0]
    return most > less ? [`${stat} ${most} against ${less}`] : []
  })
  const full = isAsDropped ? '' : ', both fully masterworked'
  const same = higher.length === 0 ? `the same in all six stats${full}` : ''
  return same || `at least as high in all six stats${full}: ${listInWords(higher)}`
}

function standsInWords({ piece, recommendation, protections }: JudgedPiece): string[] {
  const { rarity, tier, base } = piece
  if (!hasKnownStats(piece)) return ['The platform told no stats of it.']
  const alone =
    rarity === 'exotic'
      ? 'No other copy of it that stays is as high in every stat.'
      : `No other piece of its ${piece.set ? 'set and slot' : 'slot'} that stays is as high in every stat.`
  const what = `${tier === undefined ? '' : `Tier ${tier}, `}total ${statTotal(base)}.`
  const use = protections.filter(isUse).map((protection) => PROTECTIONS[protection])
  if (use.length > 0) return [`${capitalized(listInWords(use))}.`]
  if (recommendation === 'keep') return [capitalized(what), alone]
  return [capitalized(what), alone, 'You do not wear it, and no loadout uses it.']
}

const heldInWords = (protection: Protection): string =>
  protection === 'power' ? `${PROTECTIONS.power}: infuse it first` : PROTECTIONS[protection]

const against = (mine: number | undefined, theirs: number | undefined) =>
  `(${countInWords(mine ?? 0)} against ${countInWords(theirs ?? 0)})`
