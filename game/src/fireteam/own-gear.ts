import type { Weapon } from '../items.ts'
import type { Ability, Subclass } from '../kit.ts'
import type { Need } from './need-names.ts'
import { answersTo, type Gear } from './needs.ts'

export interface OwnGear {
  readonly weapons: readonly Weapon[]
  readonly subclasses: readonly Subclass[]
  readonly ability: (hash: number) => Ability | undefined
  readonly scoreOf: (weapon: Weapon) => number | undefined
  /** Who is played with: their own subclasses are looked at before those of other characters. */
  readonly characterId?: string
  /** Needs of the team that rest on this player alone. */
  readonly holds?: readonly Need[]
}

export const wornWeapons = ({ weapons, characterId }: OwnGear, by = characterId): readonly Weapon[] =>
  weapons.filter(
    ({ place }) =>
      place.in === 'character' && place.equipped && (by === undefined || place.characterId === by),
  )

/** What is worn and chosen by who is played with. */
export function wornGear(own: OwnGear): Gear {
  const subclass = own.subclasses.find(
    ({ equipped, characterId }) => equipped && characterId === (own.characterId ?? characterId),
  )
  return {
    weapons: wornWeapons(own),
    abilities: (subclass?.chosen ?? []).flatMap((hash) => own.ability(hash) ?? []),
  }
}

/** What of that which rests on this player would be gone with other gear. */
export const lostBy = (gear: Gear, { holds = [] }: OwnGear): readonly Need[] =>
  holds.filter((need) => answersTo(need, gear).length === 0)
