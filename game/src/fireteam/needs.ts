import { CHAMPIONS, CONTROL, type Effect, effectsIn, STOPS } from '../builds/effects.ts'
import type { DamageType, Plug, Weapon } from '../items.ts'
import type { Ability } from '../kit.ts'

/** What a team should have among its members. */
export const NEEDS = [
  'barrier',
  'overload',
  'unstoppable',
  'arc',
  'solar',
  'void',
  'stasis',
  'strand',
  'weaken',
  'damage-buff',
  'healing',
  'control',
] as const
export type Need = (typeof NEEDS)[number]

export const NEED_GROUPS = {
  champions: ['barrier', 'overload', 'unstoppable'],
  elements: ['arc', 'solar', 'void', 'stasis', 'strand'],
  buffs: ['weaken', 'damage-buff', 'healing', 'control'],
} as const satisfies Readonly<Record<string, readonly Need[]>>

const EFFECTS_OF: Readonly<Record<(typeof NEED_GROUPS.buffs)[number], readonly Effect[]>> = {
  weaken: ['weaken'],
  'damage-buff': ['radiant'],
  healing: ['heal'],
  control: CONTROL,
}

const isElement = (need: Need): need is Exclude<DamageType, 'kinetic'> =>
  (NEED_GROUPS.elements as readonly string[]).includes(need)

const brings = (need: Need, effects: readonly Effect[]): boolean => {
  const champion = CHAMPIONS.find((each) => each === need)
  if (champion) return STOPS[champion].some((effect) => effects.includes(effect))
  if (isElement(need)) return false
  return EFFECTS_OF[need as keyof typeof EFFECTS_OF].some((effect) => effects.includes(effect))
}

/** A weapon and the perks it is used with: the name of what in it meets the need. */
export function weaponMeets(
  need: Need,
  weapon: Pick<Weapon, 'name' | 'champion' | 'element'>,
  perks: readonly Pick<Plug, 'name' | 'description'>[],
): string | undefined {
  if (weapon.champion === need || weapon.element === need) return weapon.name
  const perk = perks.find(({ name, description }) => brings(need, effectsIn(name, description)))
  return perk && `${perk.name} on ${weapon.name}`
}

export function abilityMeets(need: Need, ability: Ability): string | undefined {
  if (isElement(need)) {
    return ability.element === need && ability.kind === 'super' ? ability.name : undefined
  }
  return brings(need, effectsIn(ability.name, ability.description)) ? ability.name : undefined
}
