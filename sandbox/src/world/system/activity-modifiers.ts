import { iconPath } from '../../icons/icon-path.ts'
import { signOf } from '../../icons/sign-of.ts'
import type { Definitions } from '../definitions.ts'
import { knownOr } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import type { ActivityKindKey } from '../tables/places/activities.ts'
import {
  CHAMPION_KINDS,
  MODIFIERS,
  type ModifierKey,
  ROTATING_KINDS,
  ROTATION,
  STANDING_MODIFIERS,
} from '../tables/places/activity-modifiers.ts'

const KEYS = Object.keys(MODIFIERS) as ModifierKey[]

export const modifierHash = (key: ModifierKey): number => knownOr(MODIFIERS[key][1], 'activity-modifier', key)

export const defineModifiers = (definitions: Definitions): void => {
  for (const key of KEYS) {
    const [name, , text] = MODIFIERS[key]
    const hash = modifierHash(key)
    const icon = iconPath({ kind: 'perk', variant: 22, seed: hash, sign: signOf(text) })
    definitions.define('DestinyActivityModifierDefinition', hash, {
      displayProperties: display(name, text, icon),
      displayInNavMode: true,
      displayInActivitySelection: true,
    })
  }
}

const turn = <T>(list: readonly T[], week: number): T =>
  list[((week % list.length) + list.length) % list.length] as T

/** Everything that may ever be on for a kind: what its definition lists. */
export const possibleModifiers = (kind: ActivityKindKey): number[] => {
  const rotating: readonly ModifierKey[] = ROTATING_KINDS.includes(kind)
    ? [
        ...ROTATION.surges.flat(),
        ...ROTATION.threats,
        ...ROTATION.overcharges,
        ...(CHAMPION_KINDS.includes(kind) ? ROTATION.champions.flat() : []),
      ]
    : []
  return [...new Set([...(STANDING_MODIFIERS[kind] ?? []), ...rotating])].map(modifierHash)
}

/** What is on for a kind in a week, counted from any one: standing modifiers and the week's own. */
export const modifiersInWeek = (kind: ActivityKindKey, week: number): number[] => {
  const rotating: readonly ModifierKey[] = ROTATING_KINDS.includes(kind)
    ? [
        ...turn(ROTATION.surges, week),
        turn(ROTATION.threats, week),
        turn(ROTATION.overcharges, week),
        ...(CHAMPION_KINDS.includes(kind) ? turn(ROTATION.champions, week) : []),
      ]
    : []
  return [...new Set([...(STANDING_MODIFIERS[kind] ?? []), ...rotating])].map(modifierHash)
}
