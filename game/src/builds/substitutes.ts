/**
 * What else would do, from what the player owns: what stands in for an exotic that was named and is not owned, another
 * weapon for each slot, and other armor: another exotic, and the pieces whose swap costs least. Each says what it changes.
 */
import { pluggedPerks } from '../fireteam/team-coverage.ts'
import { masterworkedStats } from '../gear/masterworked-stats.ts'
import { usablePieces, wearable } from '../gear/piece-filters.ts'
import { ARMOR_STATS, type ArmorPiece, type StatLine, type Weapon, type WeaponSlot } from '../items.ts'
import type { Build, BuildArmor, BuildWeapon } from './build.ts'
import { WEAPON_SLOTS, weaponAnswer } from './coverage.ts'
import type { BuildInput } from './generate/build-input.ts'
import { neededChampions } from './generate/choose-kit.ts'
import { type BuildPlan, weightsOf } from './generate/plan-build.ts'
import type { NamedExotic } from './request/constraints.ts'

export interface Substitute {
  readonly instead_of: { readonly name: string; readonly owned: boolean }
  readonly slot: WeaponSlot | 'armor'
  readonly name: string
  readonly icon: string
  readonly hash: number
  readonly instance_id: string
  readonly gains: readonly string[]
  readonly costs: readonly string[]
  readonly used: boolean
}

const MOST_ARMOR_SWAPS = 3

export function substitutesOf(plan: BuildPlan, build: Build): readonly Substitute[] {
  return [...standIns(plan, build), ...weaponSwaps(plan), ...armorSwaps(plan, build)]
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
        used: true,
      },
    ]
  })
}

function standFor(
  { kind, slot }: NamedExotic,
  { weapons, armor }: Build,
): BuildWeapon | BuildArmor | undefined {
  if (kind === 'weapon') {
    return Object.values(weapons).find(({ rarity }) => rarity === 'exotic') ?? weapons.power
  }
  return armor.find(({ rarity }) => rarity === 'exotic') ?? armor.find((piece) => piece.slot === slot)
}

/** Per slot the best other weapon that keeps the trio legal, and what the swap would change. */
function weaponSwaps({ input, arms }: BuildPlan): readonly Substitute[] {
  return WEAPON_SLOTS.flatMap((slot): readonly Substitute[] => {
    const { weapon: now } = arms.trio[slot]
    const exoticElsewhere = WEAPON_SLOTS.some(
      (other) => other !== slot && arms.trio[other].weapon.rarity === 'exotic',
    )
    const other = arms.benches[slot].find(
      (weapon) => weapon.hash !== now.hash && !(exoticElsewhere && weapon.rarity === 'exotic'),
    )
    if (!other) return []
    return [
      {
        instead_of: { name: now.name, owned: true },
        slot,
        name: other.name,
        icon: other.icon,
        hash: other.hash,
        instance_id: other.instanceId,
        ...differences(input, now, other),
        used: false,
      },
    ]
  })
}

function differences(input: BuildInput, now: Weapon, other: Weapon) {
  const gains: string[] = []
  const costs: string[] = []
  const [before, after] = [input.scoreOf(now), input.scoreOf(other)]
  if (before !== undefined && after !== undefined && Math.abs(after - before) >= 0.05) {
    const step = `roll ${after.toFixed(1)} instead of ${before.toFixed(1)}`
    if (after > before) gains.push(step)
    else costs.push(step)
  }
  for (const champion of neededChampions(input)) {
    const had = weaponAnswer({ weapon: now, perks: pluggedPerks(now) }, champion)
    const has = weaponAnswer({ weapon: other, perks: pluggedPerks(other) }, champion)
    if (has && !had) gains.push(`stops ${champion}`)
    if (had && !has) costs.push(`no longer stops ${champion}`)
  }
  if (other.element !== now.element) gains.push(`${other.element} instead of ${now.element}`)
  if (other.type !== now.type) gains.push(other.typeName.toLowerCase())
  return { gains, costs }
}

/** Another exotic, and the other pieces that come closest to what is in: at hand, and legal with the rest. */
function armorSwaps({ input, kit }: BuildPlan, { armor }: Build): readonly Substitute[] {
  const weights = weightsOf(input)
  const worthOf = (stats: StatLine) => stats.reduce((sum, points, at) => sum + points * (weights[at] ?? 0), 0)
  const owned = usablePieces(wearable(input.guardian.armor, kit.subclass.classType), ['at-hand'])
  const exotic = armor.find(({ rarity }) => rarity === 'exotic')
  const swaps = armor.flatMap((now) => {
    const others = owned
      .filter(
        (piece) =>
          piece.slot === now.slot &&
          piece.instanceId !== now.instance_id &&
          (piece.rarity === 'exotic') === (now.rarity === 'exotic'),
      )
      .map((piece) => ({ now, piece, worth: worthOf(masterworkedStats(piece)) - worthOf(now.stats) }))
    return best(others)
  })
  // Where no other exotic fits the slot, one of another slot still changes what the build is about.
  const another = exotic && !swaps.some(({ now }) => now === exotic)
  const elsewhere = another
    ? best(
        owned
          .filter(({ rarity, hash }) => rarity === 'exotic' && hash !== exotic.hash)
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
    .map(({ now, piece }) => armorSubstitute(now, piece))
}

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

function armorSubstitute(now: BuildArmor, piece: ArmorPiece): Substitute {
  const changes =
    piece.slot === now.slot
      ? ARMOR_STATS.map((stat, at) => ({
          stat,
          points: (masterworkedStats(piece)[at] ?? 0) - (now.stats[at] ?? 0),
        }))
      : []
  const words = (sign: 1 | -1) =>
    changes
      .filter(({ points }) => points * sign > 0)
      .map(({ stat, points }) => `${Math.abs(points)} ${sign > 0 ? 'more' : 'less'} ${stat}`)
  return {
    instead_of: { name: now.name, owned: true },
    slot: 'armor',
    name: piece.name,
    icon: piece.icon,
    hash: piece.hash,
    instance_id: piece.instanceId,
    gains: [
      ...(piece.slot === now.slot ? [] : [`an exotic for the ${piece.slot.replace('-', ' ')} slot`]),
      ...words(1),
    ],
    costs: words(-1),
    used: false,
  }
}
