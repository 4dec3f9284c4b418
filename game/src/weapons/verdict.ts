import type { Weapon } from '../items.ts'
import { dominates, isBetterDuplicate, sameWeapon } from './dominance.ts'
import { archetypeOf, PROTECTIONS, type Protection, protectionsOf } from './protection.ts'
import type { WeaponRating } from './rate.ts'
import type { Tier } from './tiers.ts'
import { listInWords } from './words.ts'

export type Recommendation = 'keep' | 'review' | 'consider-dismantling'

/** Why a copy could go, in the order in which a clean-up works through them (G-25). */
export const CLEANUP_GROUNDS = ['dominated', 'duplicate', 'poor', 'unused'] as const
export type CleanupGround = (typeof CLEANUP_GROUNDS)[number]

export interface Verdict {
  readonly recommendation: Recommendation
  /** Whatever the ground, a protected copy is never suggested for dismantling. */
  readonly protections: readonly Protection[]
  readonly ground?: CleanupGround
  /** The copy that proves it: the one that dominates, or the better duplicate. */
  readonly proof?: string
  readonly reason: string
}

/** The specification's rule for the three counts: by tier alone. */
export function recommendationOf(tier: Tier): Recommendation {
  if (tier === 'God-Tier' || tier === 'Excellent') return 'keep'
  return tier === 'Poor' ? 'consider-dismantling' : 'review'
}

/** A verdict for every copy of a vault, by instance id. */
export function judgeVault(
  weapons: readonly Weapon[],
  ratings: ReadonlyMap<string, WeaponRating>,
): ReadonlyMap<string, Verdict> {
  const copies = groupBy(weapons, sameWeapon)
  const archetypes = groupBy(weapons, archetypeOf)
  return new Map(
    weapons.map((weapon) => {
      const others = (copies.get(sameWeapon(weapon)) ?? []).filter(
        (copy) => copy.instanceId !== weapon.instanceId,
      )
      const protections = protectionsOf(weapon, archetypes.get(archetypeOf(weapon))?.length ?? 1)
      return [weapon.instanceId, judge(weapon, others, protections, ratings)]
    }),
  )
}

function judge(
  weapon: Weapon,
  others: readonly Weapon[],
  protections: readonly Protection[],
  ratings: ReadonlyMap<string, WeaponRating>,
): Verdict {
  const tier = ratings.get(weapon.instanceId)?.tier ?? 'Unrated'
  const found = groundFor(weapon, others, tier, ratings)
  const wish = found && found.ground !== 'unused' ? 'consider-dismantling' : recommendationOf(tier)
  const isProtected = wish === 'consider-dismantling' && protections.length > 0
  return {
    recommendation: isProtected ? 'review' : wish,
    protections,
    ground: found?.ground,
    proof: found?.proof?.instanceId,
    reason: reasonInWords(found, tier, isProtected ? protections : []),
  }
}

interface Found {
  readonly ground: CleanupGround
  readonly proof?: Weapon
}

function groundFor(
  weapon: Weapon,
  others: readonly Weapon[],
  tier: Tier,
  ratings: ReadonlyMap<string, WeaponRating>,
): Found | undefined {
  const dominant = others.find((other) => dominates(other, weapon, ratings))
  if (dominant) return { ground: 'dominated', proof: dominant }
  const better = others.find((other) => isBetterDuplicate(other, weapon, ratings))
  if (better) return { ground: 'duplicate', proof: better }
  if (tier === 'Poor') return { ground: 'poor' }
  return weapon.kills === 0 && weapon.loadouts.length === 0 ? { ground: 'unused' } : undefined
}

function reasonInWords(found: Found | undefined, tier: Tier, protections: readonly Protection[]): string {
  const why = {
    dominated: 'Another copy can select everything this one can.',
    duplicate: 'Another copy of it scores at least as high in PvE and in PvP.',
    poor: 'Its roll is poor for PvE and for PvP.',
    unused: 'Its tracker counts no kills and no loadout uses it.',
  }
  const ground = found ? why[found.ground] : `Its roll is rated ${tier}.`
  if (protections.length === 0) return ground
  return `${ground} Still protected: ${listInWords(protections.map((protection) => PROTECTIONS[protection]))}.`
}

/** The order of a clean-up: by ground, what may really go first, the worst roll first. */
export function compareForCleanup(
  verdicts: ReadonlyMap<string, Verdict>,
  ratings: ReadonlyMap<string, WeaponRating>,
): (one: Weapon, other: Weapon) => number {
  const rank = (weapon: Weapon) => {
    const ground = verdicts.get(weapon.instanceId)?.ground
    return ground ? CLEANUP_GROUNDS.indexOf(ground) : CLEANUP_GROUNDS.length
  }
  const guarded = (weapon: Weapon) => (verdicts.get(weapon.instanceId)?.protections.length ? 1 : 0)
  const score = (weapon: Weapon) => ratings.get(weapon.instanceId)?.godRollScore ?? 10
  return (one, other) =>
    rank(one) - rank(other) ||
    guarded(one) - guarded(other) ||
    score(one) - score(other) ||
    (one.instanceId < other.instanceId ? -1 : 1)
}

function groupBy(weapons: readonly Weapon[], key: (weapon: Weapon) => string): Map<string, Weapon[]> {
  const groups = new Map<string, Weapon[]>()
  for (const weapon of weapons) {
    const group = groups.get(key(weapon))
    if (group) group.push(weapon)
    else groups.set(key(weapon), [weapon])
  }
  return groups
}
