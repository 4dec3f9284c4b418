import type { Weapon } from '../items.ts'
import type { Ability, Subclass } from '../kit.ts'
import { abilityMeets, type Need, weaponMeets } from './needs.ts'
import { pluggedPerks } from './team-coverage.ts'

export interface OwnGear {
  readonly weapons: readonly Weapon[]
  readonly subclasses: readonly Subclass[]
  readonly ability: (hash: number) => Ability | undefined
  readonly scoreOf: (weapon: Weapon) => number | undefined
}

export interface Filling {
  readonly weapon?: Weapon
  /** What in the weapon meets it. */
  readonly by?: string
  readonly ability?: { readonly name: string; readonly subclass: string }
  /** An exotic that is worn in another slot would have to come off. */
  readonly instead?: string
  /** How many other weapons would do. */
  readonly others: number
}

/** Which weapon or ability of the player's own meets a need: the best-rated first, legendary before exotic at equal worth. */
export function fillNeed(need: Need, own: OwnGear): Filling | undefined {
  const fitting = own.weapons
    .flatMap((weapon) => {
      const by = weaponMeets(need, weapon, pluggedPerks(weapon))
      return by ? [{ weapon, by, worth: worthOf(weapon, own) }] : []
    })
    .sort(
      (one, other) => other.worth - one.worth || (one.weapon.instanceId < other.weapon.instanceId ? -1 : 1),
    )
  const [best] = fitting
  const ability = abilityFor(need, own)
  if (!best && !ability) return undefined
  const worn = best?.weapon.rarity === 'exotic' ? wornExoticBeside(best.weapon, own.weapons) : undefined
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

const wornExoticBeside = ({ slot }: Weapon, weapons: readonly Weapon[]) =>
  weapons.find(
    (weapon) =>
      weapon.rarity === 'exotic' &&
      weapon.slot !== slot &&
      weapon.place.in === 'character' &&
      weapon.place.equipped,
  )

function abilityFor(need: Need, { subclasses, ability }: OwnGear): Filling['ability'] {
  for (const subclass of [...subclasses].sort(
    (one, other) => Number(other.equipped) - Number(one.equipped),
  )) {
    for (const kind of ['grenade', 'melee', 'class', 'aspect', 'super', 'fragment'] as const) {
      for (const hash of subclass.unlocked[kind]) {
        const known = ability(hash)
        if (known && abilityMeets(need, known)) return { name: known.name, subclass: subclass.name }
      }
    }
  }
  return undefined
}
