import type { GuardianClass, Weapon } from '../items.ts'
import type { Ability, Subclass } from '../kit.ts'
import { abilityMeets, type Need, weaponMeets } from './needs.ts'

export interface OwnGear {
  readonly weapons: readonly Weapon[]
  readonly subclasses: readonly Subclass[]
  readonly ability: (hash: number) => Ability | undefined
  readonly scoreOf: (weapon: Weapon) => number | undefined
  /** Who is played with: their own subclasses are looked at before those of other characters. */
  readonly characterId?: string
}

export interface Filling {
  readonly weapon?: Weapon
  /** What in the weapon meets it. */
  readonly by?: string
  /** `classType` where it takes another character. */
  readonly ability?: {
    readonly name: string
    readonly subclass: string
    readonly classType?: GuardianClass
  }
  /** An exotic that is worn in another slot would have to come off. */
  readonly instead?: string
  /** How many other weapons would do. */
  readonly others: number
}

/** Which weapon or ability of the player's own meets a need: the best-rated first, legendary before exotic at equal worth. */
export function fillNeed(need: Need, own: OwnGear): Filling | undefined {
  const fitting = own.weapons
    .flatMap((weapon) => {
      const by = weaponMeets(need, weapon)
      return by ? [{ weapon, by, worth: worthOf(weapon, own) }] : []
    })
    .sort(
      (one, other) => other.worth - one.worth || (one.weapon.instanceId < other.weapon.instanceId ? -1 : 1),
    )
  const [best] = fitting
  const ability = abilityFor(need, own)
  if (!best && !ability) return undefined
  const worn = best?.weapon.rarity === 'exotic' ? wornExoticBeside(best.weapon, own) : undefined
  return {
    ...(best ? { weapon: best.weapon, by: best.by } : {}),
    ...(ability ? { ability } : {}),
    ...(worn ? { instead: worn.name } : {}),
    others: new Set(fitting.slice(1).map(({ weapon }) => weapon.hash)).size,
  }
}

const EXOTIC_COST = 0.5

const worthOf = (weapon: Weapon, { scoreOf }: OwnGear) =>
  (scoreOf(weapon) ?? 5) - (weapon.rarity === 'exotic' ? EXOTIC_COST : 0)

const wornExoticBeside = ({ slot }: Weapon, { weapons, characterId }: OwnGear) =>
  weapons.find(
    (weapon) =>
      weapon.rarity === 'exotic' &&
      weapon.slot !== slot &&
      weapon.place.in === 'character' &&
      weapon.place.equipped &&
      weapon.place.characterId === (characterId ?? weapon.place.characterId),
  )

/** What is played now, then what this character can change to, then the others, what they play now first. */
function abilityFor(need: Need, { subclasses, ability, characterId }: OwnGear): Filling['ability'] {
  const isOther = (subclass: Subclass) => characterId !== undefined && subclass.characterId !== characterId
  const distance = (subclass: Subclass) => 2 * Number(isOther(subclass)) + Number(!subclass.equipped)
  for (const subclass of subclasses.toSorted((one, other) => distance(one) - distance(other))) {
    for (const kind of ['grenade', 'melee', 'class', 'aspect', 'super', 'fragment'] as const) {
      for (const hash of subclass.unlocked[kind]) {
        const known = ability(hash)
        if (!known || !abilityMeets(need, known, { others: [] })) continue
        const { name, classType } = subclass
        return { name: known.name, subclass: name, ...(isOther(subclass) ? { classType } : {}) }
      }
    }
  }
  return undefined
}
