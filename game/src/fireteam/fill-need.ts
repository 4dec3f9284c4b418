import type { Weapon } from '../items.ts'
import { type Strength, weaponStrength } from './answer-strength.ts'
import { type AbilityFilling, fillWithAbility } from './fill-with-ability.ts'
import type { Need } from './need-names.ts'
import { buffOf, weaponMeets } from './needs.ts'
import { lostBy, type OwnGear, wornGear, wornWeapons } from './own-gear.ts'

interface WeaponFilling {
  readonly weapon: Weapon
  /** What in the weapon meets it. */
  readonly by: string
  /** An exotic that is worn in another slot would have to come off. */
  readonly instead?: string
  /** What then nobody in the team would bring. */
  readonly loses: readonly Need[]
  /** What else would do, the best first: of each weapon the best copy. */
  readonly others: readonly Weapon[]
}

export interface Filling {
  readonly item?: WeaponFilling
  readonly ability?: AbilityFilling
  /** Much better than either, at the price of a greater change. */
  readonly better?: AbilityFilling
  /** Which of the two is the smaller change for as much. */
  readonly lead: 'item' | 'ability'
}

/** Which weapon or ability of the player's own meets a need. */
export function fillNeed(need: Need, own: OwnGear): Filling | undefined {
  const weapon = fillWithWeapon(need, own)
  const abilities = fillWithAbility(need, own)
  if (!abilities) return weapon && { item: weapon.item, lead: 'item' }
  const { least, better } = abilities
  const isNear = isAsNear(least)
  const strength = weapon?.strength ?? 0
  // Nobody changes a weapon for what they play already, or for what a switch of abilities does much better.
  const isOutdone =
    isNear && (least.change === 'none' ? least.strength >= strength : least.strength > strength)
  return {
    ...(weapon && !isOutdone ? { item: weapon.item } : {}),
    ability: least,
    ...(better && (better.strength > strength || (isAsNear(better) && better.strength === strength))
      ? { better }
      : {}),
    lead: !weapon || isOutdone || (isNear && least.strength >= strength) ? 'ability' : 'item',
  }
}

/** No greater change than that of a weapon. */
const isAsNear = ({ change }: AbilityFilling) => change === 'none' || change === 'ability'

/** What does the most for a team first, then what is worn, what costs the team nothing, and the best-rated. */
function fillWithWeapon(
  need: Need,
  own: OwnGear,
): { readonly item: WeaponFilling; readonly strength: Strength } | undefined {
  const worn = wornWeapons(own)
  const fitting = own.weapons
    .flatMap((weapon) => {
      const by = weaponMeets(need, weapon)
      if (!by) return []
      const loses = lostBy(wearing(weapon, own), own)
      return [
        { weapon, by, loses, strength: weaponStrength(need, weapon), worth: worthOf(need, weapon, own) },
      ]
    })
    .sort(
      (one, other) =>
        other.strength - one.strength ||
        Number(worn.includes(other.weapon)) - Number(worn.includes(one.weapon)) ||
        one.loses.length - other.loses.length ||
        other.worth - one.worth ||
        (one.weapon.instanceId < other.weapon.instanceId ? -1 : 1),
    )
  const [best] = fitting
  if (!best) return undefined
  const { weapon, by, loses, strength } = best
  const instead = weapon.rarity === 'exotic' ? wornExoticBeside(weapon, own)?.name : undefined
  const others = new Map<number, Weapon>()
  for (const { weapon: other } of fitting)
    if (other.hash !== weapon.hash && !others.has(other.hash)) others.set(other.hash, other)
  return {
    item: { weapon, by, loses, ...(instead ? { instead } : {}), others: [...others.values()] },
    strength,
  }
}

const EXOTIC_COST = 0.5
/** Stops its champion with every shot, where a perk has to be set off first. */
const INTRINSIC_GAIN = 1
/** Heavy ammunition is for bosses, not for shields and champions. */
const HEAVY_COST = 2

const worthOf = (need: Need, weapon: Weapon, { scoreOf }: OwnGear) =>
  (scoreOf(weapon) ?? 5) -
  (weapon.rarity === 'exotic' ? EXOTIC_COST : 0) +
  (weapon.champion === need ? INTRINSIC_GAIN : 0) -
  (weapon.ammo === 'heavy' && !buffOf(need) ? HEAVY_COST : 0)

const wornExoticBeside = ({ slot }: Weapon, own: OwnGear) =>
  wornWeapons(own).find((weapon) => weapon.rarity === 'exotic' && weapon.slot !== slot)

/** What is worn with this weapon in its slot. */
function wearing(weapon: Weapon, own: OwnGear) {
  const { weapons, abilities } = wornGear(own)
  const exotic = weapon.rarity === 'exotic' ? wornExoticBeside(weapon, own) : undefined
  return {
    weapons: [...weapons.filter((each) => each.slot !== weapon.slot && each !== exotic), weapon],
    abilities,
  }
}
