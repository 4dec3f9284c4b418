import type { Weapon } from '../../items.ts'
import { ACTIVITIES, type Activity } from '../knowledge/knowledge.ts'
import { activitiesOf, type PlayMode } from '../play-mode.ts'
import { MIDDLING_DROP, type Tier } from '../rating/tiers.ts'
import {
  type Amount,
  beatsInEveryWay,
  hasEveryTrait,
  type Merit,
  meritOver,
  moreOf,
  outclasses,
  replaces,
  scoresAtLeast,
  standing,
} from './beats.ts'
import { gearTierOf, isInvestedBeyond, isUse, type Protection, protectionsOf } from './protections.ts'
import {
  isAsRare,
  isCommonGear,
  isExcellentIn,
  isGoodIn,
  type JudgedRating,
  scoreIn,
  shownIn,
  type VaultCopy,
  vaultCopy,
} from './vault-copy.ts'
import { type Among, reasonInWords } from './verdict-words.ts'

/**
 * One verdict for every copy of a vault, over the whole vault at once and with the player's own marks.
 *
 * The copies are gone through from the best to the worst, and a copy may go only if one that was found to stay proves
 * it. So proofs never run in a circle or hang on a copy that goes itself, and whoever follows all of the advice, in any
 * order, still has every copy that it names. A copy that is good for something goes only where one with the same
 * traits, as good at it, stays; so nothing that the vault was good for is lost.
 */

export type Recommendation = 'keep' | 'review' | 'consider-dismantling'

/** Why a copy could go, in the order in which a clean-up works through them (G-25). */
export const CLEANUP_GROUNDS = ['dominated', 'duplicate', 'outclassed', 'poor', 'unused'] as const
export type CleanupGround = (typeof CLEANUP_GROUNDS)[number]

export interface Verdict {
  readonly recommendation: Recommendation
  /** Whatever the ground, a protected copy is never advised for dismantling. */
  readonly protections: readonly Protection[]
  readonly ground?: CleanupGround
  /** The copy that stays and proves it. */
  readonly proof?: string
  /** No copy of this weapon would be left. */
  readonly last?: true
  readonly reason: string
}

/** What the player decided about single copies. */
export type Marks = ReadonlyMap<string, 'keep' | 'review' | 'dismantle'>

export interface JudgeOptions {
  readonly mode?: PlayMode
  readonly marks?: Marks
  /** When the vault was seen, for what counts as recent. */
  readonly today?: number
}

/** The specification's rule for the three counts: by tier alone (F-124 to F-126). */
export function recommendationOf(tier: Tier): Recommendation {
  if (tier === 'God-Tier' || tier === 'Excellent') return 'keep'
  return tier === 'Poor' ? 'consider-dismantling' : 'review'
}

/** A ground, and the copy that proves it. */
export interface Finding {
  readonly ground: Exclude<CleanupGround, 'unused'>
  readonly proof: VaultCopy
  /** The advice for the proof is to keep it; else it only stays, and wants a look itself. */
  readonly proofIsKept: boolean
  /** What this copy has more of than the proof. */
  readonly more: readonly Amount[]
  /** Every trait of this copy can be selected on the proof. */
  readonly everyTrait: boolean
  /** Of copies that are equally good: for what the proof is the one that stays. */
  readonly merit: Merit | undefined
}

export interface Judged {
  readonly copy: VaultCopy
  readonly recommendation: Recommendation
  readonly protections: readonly Protection[]
  readonly finding?: Finding | undefined
  /** Of copies with other traits, one that stays and rates higher. */
  readonly higher?: VaultCopy | undefined
  readonly unused: boolean
  readonly marked: boolean
}

/** A verdict for every copy, by instance id. */
export function judgeVault(
  weapons: readonly Weapon[],
  ratings: ReadonlyMap<string, JudgedRating>,
  options: JudgeOptions = {},
): ReadonlyMap<string, Verdict> {
  const { mode = 'both', marks = new Map(), today = Date.now() } = options
  const isMarkedToKeep = (id: string) => marks.get(id) === 'keep'
  const copies = weapons
    .map((weapon) => vaultCopy(weapon, ratings.get(weapon.instanceId)))
    .sort(standing(activitiesOf(mode), isMarkedToKeep))
  const staying = new Staying()
  const judged = copies.map((copy) => {
    const verdict = judge(copy, staying, mode, marks, today)
    const goes = verdict.recommendation === 'consider-dismantling'
    if (!goes && marks.get(copy.weapon.instanceId) !== 'dismantle') staying.add(copy, verdict.recommendation)
    return verdict
  })
  const copiesByName = Map.groupBy(copies, ({ name }) => name)
  const namesakesOf = ({ name }: VaultCopy) => (copiesByName.get(name) ?? []).map(({ weapon }) => weapon)
  return new Map(
    judged.map((each) => [
      each.copy.weapon.instanceId,
      verdictOf(each, !staying.has(each.copy.name), { mode, namesakesOf }),
    ]),
  )
}

function verdictOf(judged: Judged, noneStays: boolean, among: Among): Verdict {
  const { recommendation, protections, finding, unused } = judged
  const last = noneStays && recommendation === 'consider-dismantling'
  const ground = finding?.ground ?? (unused ? ('unused' as const) : undefined)
  return {
    recommendation,
    protections,
    ...(ground ? { ground } : {}),
    ...(finding ? { proof: finding.proof.weapon.instanceId } : {}),
    ...(last ? { last } : {}),
    reason: reasonInWords(judged, last, among),
  }
}

/** The copies found to stay so far, by what they can prove. */
class Staying {
  readonly #byName = new Map<string, VaultCopy[]>()
  readonly #ofSupply = new Map<string, VaultCopy[]>()
  /** Those that are advised to be kept; the others want a look. */
  readonly kept = new Set<VaultCopy>()

  add(copy: VaultCopy, recommendation: Recommendation): void {
    if (recommendation === 'keep') this.kept.add(copy)
    append(this.#byName, copy.name, copy)
    append(this.#ofSupply, copy.supply, copy)
  }

  has(name: string): boolean {
    return this.#byName.has(name)
  }

  /** Copies of the same weapon, the best first; like a stand-in never of lower rarity, whatever they score. */
  sameAs(copy: VaultCopy): readonly VaultCopy[] {
    return (this.#byName.get(copy.name) ?? []).filter((other) => isAsRare(other, copy))
  }

  /** What takes the place of common gear: best one with all of its traits, of its own element and slot. */
  outclassing(copy: VaultCopy, activities: readonly Activity[]): VaultCopy | undefined {
    const found = (this.#ofSupply.get(copy.supply) ?? []).filter((other) =>
      outclasses(other, copy, activities),
    )
    const alike = found.filter(({ kind }) => kind === copy.kind)
    return alike.find((other) => hasEveryTrait(other, copy)) ?? alike[0] ?? found[0]
  }

  /** The best that does the same job. */
  standInFor(copy: VaultCopy, activities: readonly Activity[]): VaultCopy | undefined {
    return (this.#ofSupply.get(copy.supply) ?? []).find(
      (other) =>
        other.archetype === copy.archetype &&
        isAsRare(other, copy) &&
        activities.some((activity) => isGoodIn(other, activity)),
    )
  }
}

function append(lists: Map<string, VaultCopy[]>, key: string, one: VaultCopy): void {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}

function judge(copy: VaultCopy, staying: Staying, mode: PlayMode, marks: Marks, today: number): Judged {
  const { weapon, rating } = copy
  const finding = rating?.fixed ? sameExotic(copy, staying, mode) : findProof(copy, staying, mode)
  const protections = protectionsOf(weapon, today, finding?.proof.weapon)
  const marked = marks.get(weapon.instanceId) === 'keep'
  const unused = !finding && isUnused(copy, mode)
  const recommendation = marked ? 'keep' : recommend(copy, finding, protections, mode)
  const [higher] = finding || recommendation === 'keep' ? [] : staying.sameAs(copy)
  return { copy, recommendation, protections, finding, higher, unused, marked }
}

function recommend(
  copy: VaultCopy,
  finding: Finding | undefined,
  protections: readonly Protection[],
  mode: PlayMode,
): Recommendation {
  if (finding) {
    const { weapon, rating } = copy
    const mayGo = protections.length === 0 && (!rating?.fixed || weapon.inCollections === true)
    return mayGo && !isWantedElsewhere(copy, finding.proof, mode) ? 'consider-dismantling' : 'review'
  }
  if (copy.rating?.fixed || protections.some(isUse)) return 'keep'
  if (isCommonGear(copy.weapon)) return 'review'
  return activitiesOf(mode).some((activity) => isExcellentIn(copy, activity)) ? 'keep' : 'review'
}

/** Looking for one activity only must not cost what is excellent at the other. */
function isWantedElsewhere(copy: VaultCopy, proof: VaultCopy, mode: PlayMode): boolean {
  return ACTIVITIES.some(
    (activity) =>
      !activitiesOf(mode).includes(activity) &&
      isExcellentIn(copy, activity) &&
      !replaces(proof, copy, [activity]),
  )
}

function findProof(copy: VaultCopy, staying: Staying, mode: PlayMode): Finding | undefined {
  if (!copy.rating || copy.rating.unsure) return undefined
  const activities = activitiesOf(mode)
  const others = staying.sameAs(copy)
  const found = (ground: Finding['ground'], proof: VaultCopy): Finding => ({
    ground,
    proof,
    proofIsKept: staying.kept.has(proof),
    more: moreOf(copy.weapon, proof.weapon),
    everyTrait: hasEveryTrait(proof, copy),
    merit: meritOver(proof, copy, activities),
  })
  const dominant = others.find((other) => beatsInEveryWay(other, copy))
  if (dominant) return found('dominated', dominant)
  const duplicate = findOfTier(others, copy, (other) => replaces(other, copy, activities))
  if (duplicate) return found('duplicate', duplicate)
  const legendary = isCommonGear(copy.weapon) ? staying.outclassing(copy, activities) : undefined
  if (legendary) return found('outclassed', legendary)
  if (activities.some((activity) => isGoodIn(copy, activity)) || copy.rating.wish === 'match')
    return undefined
  const better = findOfTier(leastLostFirst(others, copy, activities), copy, (other) =>
    isBetterThanPoor(other, copy, activities),
  )
  const standIn = copy.weapon.rarity === 'exotic' ? undefined : staying.standInFor(copy, activities)
  const proof = better ?? (standIn && isBetterThanPoor(standIn, copy, activities) ? standIn : undefined)
  return proof && found('poor', proof)
}

/** The first that will do; one of a lower gear tier only where no other does. */
function findOfTier(
  others: readonly VaultCopy[],
  copy: VaultCopy,
  isEnough: (other: VaultCopy) => boolean,
): VaultCopy | undefined {
  const enough = others.filter(isEnough)
  return enough.find(({ weapon }) => gearTierOf(weapon) >= gearTierOf(copy.weapon)) ?? enough[0]
}

/** The copy that convinces: it is nowhere worse than this one, or the least worse. */
function leastLostFirst(
  others: readonly VaultCopy[],
  copy: VaultCopy,
  activities: readonly Activity[],
): readonly VaultCopy[] {
  const lost = (other: VaultCopy) =>
    Math.max(0, ...activities.map((activity) => scoreIn(copy, activity) - scoreIn(other, activity)))
  return others.toSorted((one, other) => lost(one) - lost(other))
}

/**
 * Good for something, and no worse at anything that the poor one does better than a middling drop. Against a copy that
 * the player crafted or masterworked only what rates better counts.
 */
function isBetterThanPoor(one: VaultCopy, poor: VaultCopy, activities: readonly Activity[]): boolean {
  const isAsGood = scoresAtLeast(one, poor, activities)
  if (isInvestedBeyond(poor.weapon, one.weapon))
    return isAsGood && activities.some((activity) => shownIn(one, activity) > shownIn(poor, activity))
  if (isAsGood) return true
  const matched = activities.filter((activity) => scoreIn(poor, activity) >= MIDDLING_DROP)
  return activities.some((activity) => isGoodIn(one, activity)) && scoresAtLeast(one, poor, matched)
}

/** Copies of an exotic whose perks are fixed differ only in what the player has made of them. */
function sameExotic(copy: VaultCopy, staying: Staying, mode: PlayMode): Finding | undefined {
  const [proof] = staying.sameAs(copy)
  if (!proof) return undefined
  const more = moreOf(copy.weapon, proof.weapon)
  const ground = more.length === 0 ? 'dominated' : 'duplicate'
  const merit = meritOver(proof, copy, activitiesOf(mode))
  return { ground, proof, proofIsKept: staying.kept.has(proof), more, everyTrait: true, merit }
}

/** Good, yet its tracker counts nothing: worth a look whether it will ever be used. */
function isUnused(copy: VaultCopy, mode: PlayMode): boolean {
  const activities = activitiesOf(mode)
  return (
    copy.weapon.kills === 0 &&
    copy.weapon.loadouts.length === 0 &&
    activities.some((activity) => isGoodIn(copy, activity)) &&
    !activities.some((activity) => isExcellentIn(copy, activity))
  )
}
