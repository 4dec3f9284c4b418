import { MUCH_USED_KILLS } from '../../cleanup/protections.ts'
import type { CleanupGround } from '../../cleanup/verdict.ts'
import { activitiesOf, type PlayMode } from '../play-mode.ts'
import { ACTIVITIES, type Activity } from '../pve-and-pvp.ts'
import { MIDDLING_DROP, shownLead } from '../rating/tiers.ts'
import {
  type Amount,
  beatsInEveryWay,
  hasEveryTrait,
  type Merit,
  meritOver,
  moreOf,
  replaces,
  scoresAtLeast,
  sharesTrait,
} from './beats.ts'
import type { Staying } from './staying.ts'
import { isCommonGear, isGoodIn, scoreIn, shownIn, type VaultCopy } from './vault-copy.ts'
import { gearTierOf, isInvestedBeyond, isTopTier } from './weapon-protections.ts'

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

/**
 * Looks among what stays for a copy that makes this one needless. Of legendaries and exotics it rates no lower in either
 * activity, whichever one the player looks at.
 */
export function findProof(copy: VaultCopy, staying: Staying, mode: PlayMode): Finding | undefined {
  const { rating } = copy
  const found = findCopy(copy, staying, mode)
  if (!found) return undefined
  const [ground, proof] = found
  return {
    ground,
    proof,
    proofIsKept: staying.isKept(proof),
    more: moreOf(copy.weapon, proof.weapon),
    everyTrait: rating?.fixed === true || hasEveryTrait(proof, copy),
    merit: meritOver(proof, copy, activitiesOf(mode)),
  }
}

type Found = readonly [ground: Finding['ground'], proof: VaultCopy]

function findCopy(copy: VaultCopy, staying: Staying, mode: PlayMode): Found | undefined {
  const { rating, weapon } = copy
  if (rating?.fixed) return findSameExotic(copy, staying)
  if (isCommonGear(weapon)) {
    const better = rating?.wish === 'match' ? undefined : staying.outclassing(copy, ACTIVITIES)
    return better ? ['outclassed', better] : findSame(copy, staying)
  }
  return findSame(copy, staying) ?? findForPoor(copy, staying, mode)
}

/** Copies of an exotic whose perks are fixed differ only in what the player has made of them. */
function findSameExotic(copy: VaultCopy, staying: Staying): Found | undefined {
  const [proof] = staying.sameAs(copy)
  return proof && [moreOf(copy.weapon, proof.weapon).length === 0 ? 'dominated' : 'duplicate', proof]
}

/** The same weapon with every trait of this copy. */
function findSame(copy: VaultCopy, staying: Staying): Found | undefined {
  if (!copy.rating || copy.rating.unsure) return undefined
  const others = staying.sameAs(copy)
  const dominant = others.find((other) => beatsInEveryWay(other, copy))
  if (dominant) return ['dominated', dominant]
  const duplicate = findOfTier(others, copy, (other) => replaces(other, copy, ACTIVITIES))
  return duplicate && ['duplicate', duplicate]
}

/** For a roll that is good at nothing: a better one of the weapon, else one that does the same job. */
function findForPoor(copy: VaultCopy, staying: Staying, mode: PlayMode): Found | undefined {
  const { rating, weapon } = copy
  if (!rating || rating.unsure || rating.wish === 'match') return undefined
  const activities = activitiesOf(mode)
  if (activities.some((activity) => isGoodIn(copy, activity))) return undefined
  const better = findOfTier(staying.sameAs(copy), copy, (other) => isBetterThanPoor(other, copy))
  if (better) return ['poor', better]
  // An exotic is worn for its own perk.
  if (weapon.rarity === 'exotic') return undefined
  const standIn = staying.standInsFor(copy, activities).find((other) => isBetterThanPoor(other, copy))
  return standIn && ['poor', standIn]
}

/** The first that will do: rather one that shares a trait, and one of a lower gear tier only where no other does. */
function findOfTier(
  others: readonly VaultCopy[],
  copy: VaultCopy,
  isEnough: (other: VaultCopy) => boolean,
): VaultCopy | undefined {
  const enough = others.filter(isEnough)
  const ofTier = enough.filter(({ weapon }) => gearTierOf(weapon) >= gearTierOf(copy.weapon))
  return ofTier.find((other) => sharesTrait(other, copy)) ?? ofTier[0] ?? enough[0]
}

/** Ratings of rolls with other traits are no surer than this. */
const CLEARLY_BETTER = 1

/** What has so many kills is liked for its own traits, whatever their rating; with still more it is protected anyway. */
const LIKED_KILLS = MUCH_USED_KILLS / 4

/**
 * No worse in either activity, no edition that is less, and of a roll above a middling drop one that shares a trait: what
 * is poor by little may be the only copy with a trait that is sought, and so may one that the player likes. Against a copy that the player crafted or
 * masterworked only what rates better counts; against one of the highest tier, and against one that shares no trait, only
 * what is clearly better where that one is best.
 */
function isBetterThanPoor(one: VaultCopy, poor: VaultCopy): boolean {
  if (!scoresAtLeast(one, poor, ACTIVITIES) || (poor.adept && !one.adept)) return false
  const isMiddling = ACTIVITIES.some((activity) => shownIn(poor, activity) >= MIDDLING_DROP)
  const isOther = !sharesTrait(one, poor)
  const { kills = 0 } = poor.weapon
  const isLiked = kills >= LIKED_KILLS && kills < MUCH_USED_KILLS
  if ((isMiddling || isLiked) && isOther) return false
  const lead = (activity: Activity) => shownLead(scoreIn(one, activity), scoreIn(poor, activity))
  const strength = shownIn(poor, 'pve') >= shownIn(poor, 'pvp') ? 'pve' : 'pvp'
  if ((isOther || isTopTier(poor.weapon)) && lead(strength) < CLEARLY_BETTER) return false
  return !isInvestedBeyond(poor.weapon, one.weapon) || ACTIVITIES.some((activity) => lead(activity) > 0)
}
