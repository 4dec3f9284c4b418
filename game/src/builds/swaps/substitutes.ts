/**
 * What else would do, from what the player owns: what stands in for an exotic that was named and is not owned, another
 * weapon for each slot, and other armor: another exotic, and the pieces whose swap costs least. Each says what it changes.
 */
import { masterworkedStats } from '../../gear/masterworked-stats.ts'
import { usablePieces, wearable } from '../../gear/piece-filters.ts'
import { ARMOR_STATS, type ArmorPiece, type StatLine, type Weapon, type WeaponSlot } from '../../items.ts'
import type { Build, BuildArmor, BuildWeapon } from '../build.ts'
import { exoticUse } from '../exotics/exotic-use.ts'
import { isRuledOut } from '../generate/asked/ruled-out.ts'
import { completeBuild } from '../generate/complete-build.ts'
import { type BuildPlan, weightsOf } from '../generate/plan-build.ts'
import type { NamedItem } from '../request/constraints.ts'
import { WEAPON_SLOTS } from '../synergy/coverage.ts'
import { putIn, type SolvedPlan } from './put-in.ts'
import { type SwapDifferences, swapDifferences } from './swap-differences.ts'

export interface Substitute extends SwapDifferences {
  readonly instead_of: { readonly name: string; readonly owned: boolean; readonly copy?: string }
  readonly slot: WeaponSlot | 'armor'
  readonly name: string
  readonly icon: string
  readonly hash: number
  readonly instance_id: string
  readonly used: boolean
  /** Of exotic armor: what its own perk says. */
  readonly perk?: string
  /** Where both have one name: what tells this copy from the other. */
  readonly copy?: string
}

const MOST_ARMOR_SWAPS = 3
/** So many weapons of a slot are tried out, until one has something for it. */
const TRIED_WEAPONS = 3

/**
 * `plain` is the plan without pins, `plan` and `build` what was made of it with them. Each swap is tried out, and what came
 * of it is told.
 */
export function substitutesOf(plain: SolvedPlan, plan: BuildPlan, build: Build): readonly Substitute[] {
  const { pinned, constraints } = plan.input
  const trial = ({ now, other }: Swap): Substitute => {
    const after = putIn(plain, [...pinned, other.instanceId])
    const made = completeBuild(after.plan, after.solution)
    const perk = other.rarity === 'exotic' ? plan.input.exoticPerk?.(other.hash) : undefined
    return {
      instead_of: { name: now.name, owned: true, ...copyOf(build, now.instanceId, now.name === other.name) },
      slot: other.kind === 'weapon' ? other.slot : 'armor',
      name: other.name,
      icon: other.icon,
      hash: other.hash,
      instance_id: other.instanceId,
      ...swapDifferences(build, made, other.instanceId, constraints),
      used: false,
      ...(perk ? { perk } : {}),
      ...copyOf(made, other.instanceId, now.name === other.name),
    }
  }
  const weapons = weaponSwaps(plan).flatMap((swaps) => firstOf(swaps, trial, isForSomething) ?? [])
  const armor = armorSwaps(plan, build).map(trial).filter(isForSomething)
  return [...standIns(plan, build), ...weapons, ...armor]
}

/** A card of losses alone is no offer, nor is one without any difference. What another exotic is for, its perk says. */
const isForSomething = ({ slot, perk, gains, costs, changes }: Substitute): boolean =>
  gains.length > 0 || (costs.length === 0 && changes.length > 0) || (slot === 'armor' && perk !== undefined)

/** The first that fits; those after it are not made. */
function firstOf<From, To>(list: readonly From[], make: (from: From) => To, fits: (made: To) => boolean) {
  for (const each of list) {
    const made = make(each)
    if (fits(made)) return made
  }
  return undefined
}

/** "30 health, 25 class, 20 super, power 1,751", or the perks of a weapon: two copies of one name look alike otherwise. */
function copyOf({ weapons, armor }: Pick<Build, 'weapons' | 'armor'>, instanceId: string, isAlike: boolean) {
  const item = [...Object.values(weapons), ...armor].find(({ instance_id }) => instance_id === instanceId)
  if (!isAlike || !item) return {}
  const parts = 'perks' in item ? item.perks.map(({ name }) => name) : highestStats(item.stats)
  const power = item.power === undefined ? [] : [`power ${item.power.toLocaleString('en-US')}`]
  return { copy: [...parts, ...power].join(', ') }
}

const highestStats = (stats: StatLine) =>
  ARMOR_STATS.map((stat, at) => ({ stat, points: stats[at] ?? 0 }))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, 3)
    .map(({ stat, points }) => `${points} ${stat}`)

interface Swap {
  readonly now: { readonly name: string; readonly instanceId: string }
  readonly other: Weapon | ArmorPiece
}

/** What was named, is not owned, and what the build has in its place. */
function standIns({ input }: BuildPlan, build: Build): readonly Substitute[] {
  return input.constraints.exotics.flatMap((exotic): readonly Substitute[] => {
    const stand = exotic.owned ? undefined : standFor(exotic, build)
    if (!stand) return []
    const { name, icon, hash, instance_id } = stand
    return [
      {
        instead_of: { name: exotic.name, owned: false },
        slot: 'weapon_type' in stand ? stand.slot : 'armor',
        name,
        icon,
        hash,
        instance_id,
        gains: ['you own it'],
        costs: [`${exotic.name} is not in your vault`],
        changes: [],
        named: [],
        used: true,
      },
    ]
  })
}

function standFor(
  { kind, slot }: NamedItem,
  { weapons, armor }: Build,
): BuildWeapon | BuildArmor | undefined {
  if (kind === 'weapon') {
    return Object.values(weapons).find(({ rarity }) => rarity === 'exotic') ?? weapons.power
  }
  return armor.find(({ rarity }) => rarity === 'exotic') ?? armor.find((piece) => piece.slot === slot)
}

/** Per slot the other weapons that keep the trio legal, best first. */
function weaponSwaps({ arms }: BuildPlan): readonly (readonly Swap[])[] {
  return WEAPON_SLOTS.map((slot) => {
    const { weapon: now } = arms.trio[slot]
    const exoticElsewhere = WEAPON_SLOTS.some(
      (other) => other !== slot && arms.trio[other].weapon.rarity === 'exotic',
    )
    const others = arms.benches[slot].filter(
      (weapon) => weapon.hash !== now.hash && !(exoticElsewhere && weapon.rarity === 'exotic'),
    )
    return others.slice(0, TRIED_WEAPONS).map((other) => ({ now, other }))
  })
}

/** Another exotic, and the other pieces that come closest to what is in: at hand, and legal with the rest. */
function armorSwaps({ input, kit, arms }: BuildPlan, { armor }: Build): readonly Swap[] {
  const weights = weightsOf(input, kit)
  const worthOf = (stats: StatLine) => stats.reduce((sum, points, at) => sum + points * (weights[at] ?? 0), 0)
  const weapons = WEAPON_SLOTS.map((slot) => arms.trio[slot].weapon)
  const isIdle = (piece: ArmorPiece) =>
    piece.rarity === 'exotic' && exoticUse(piece, { kit, weapons }) === 'idle'
  const owned = usablePieces(wearable(input.guardian.armor, kit.subclass.classType), ['at-hand']).filter(
    (piece) => !isRuledOut(input, piece) && !isIdle(piece),
  )
  const exotic = armor.find(({ rarity }) => rarity === 'exotic')
  const swaps = armor.flatMap((now) => {
    const others = owned
      .filter(
        (piece) =>
          piece.slot === now.slot &&
          piece.instanceId !== now.instance_id &&
          // Another copy of the same exotic is no other exotic.
          !(piece.rarity === 'exotic' && isSameExotic(piece, now)) &&
          (piece.rarity === 'exotic') === (now.rarity === 'exotic'),
      )
      .map((piece) => ({ now, piece, worth: worthOf(masterworkedStats(piece)) - worthOf(now.stats) }))
    return best(others)
  })
  // Where no other exotic fits the slot, one of another slot still changes what the build is about.
  const another =
    exotic &&
    !swaps.some(({ now }) => now === exotic) &&
    owned.some(({ slot, rarity }) => slot === exotic.slot && rarity !== 'exotic')
  const elsewhere = another
    ? best(
        owned
          .filter((piece) => piece.rarity === 'exotic' && !isSameExotic(piece, exotic))
          .map((piece) => ({ now: exotic, piece, worth: worthOf(masterworkedStats(piece)) })),
      )
    : []
  return [...swaps, ...elsewhere]
    .toSorted(
      (one, other) =>
        Number(other.now === exotic) - Number(one.now === exotic) ||
        other.worth - one.worth ||
        (one.piece.instanceId < other.piece.instanceId ? -1 : 1),
    )
    .slice(0, MOST_ARMOR_SWAPS)
    .map(({ now, piece }) => ({ now: { name: now.name, instanceId: now.instance_id }, other: piece }))
}

/** By name too: later issues have another hash. */
const isSameExotic = (piece: ArmorPiece, worn: BuildArmor): boolean =>
  piece.hash === worn.hash || piece.name === worn.name

interface ArmorSwap {
  readonly now: BuildArmor
  readonly piece: ArmorPiece
  readonly worth: number
}

/** The first of equals by id, so that the same vault gives the same answer. */
function best(swaps: readonly ArmorSwap[]): readonly ArmorSwap[] {
  return swaps
    .toSorted(
      (one, other) => other.worth - one.worth || (one.piece.instanceId < other.piece.instanceId ? -1 : 1),
    )
    .slice(0, 1)
}
