import { readNumber, readText } from '@ai-vault/game/data-rows.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { signOf } from '../../icons/sign-of.ts'
import type { Definitions } from '../definitions.ts'
import { knownOr } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { readKeyed, tuple } from '../tables/columns.ts'
import rows from './activity-modifiers.json' with { type: 'json' }
import type { ActivityKindKey } from './activity-rows.ts'

type ModifierKey = keyof typeof rows

/** What changes an activity: the game's name, its hash where we know it, our sentence. The key names the icon. */
const MODIFIERS = readKeyed(rows, 'activity-modifiers.json', tuple(readText, readNumber, readText))

/** What every activity of a kind has, week in, week out. */
const STANDING_MODIFIERS: Partial<Record<ActivityKindKey, readonly ModifierKey[]>> = {
  nightfall: ['champion-foes', 'locked-equipment', 'limited-revives', 'extinguish'],
  'pinnacle-ops': ['champion-foes', 'galvanized', 'limited-revives'],
  'fireteam-ops': ['galvanized'],
  'lost-sector': ['champion-foes', 'extra-shields', 'extinguish'],
  raid: ['galvanized'],
  dungeon: ['galvanized'],
}

/** Kinds whose surge, threat, champions and favoured weapon change with the week. */
const ROTATING_KINDS: readonly ActivityKindKey[] = [
  'nightfall',
  'pinnacle-ops',
  'fireteam-ops',
  'solo-ops',
  'lost-sector',
  'strike',
  'raid',
  'dungeon',
]

const ROTATION = {
  surges: [
    ['arc-surge', 'strand-surge'],
    ['solar-surge', 'stasis-surge'],
    ['void-surge', 'arc-surge'],
    ['strand-surge', 'solar-surge'],
    ['stasis-surge', 'void-surge'],
  ],
  threats: ['solar-threat', 'void-threat', 'arc-threat'],
  champions: [
    ['barrier-champions', 'overload-champions'],
    ['overload-champions', 'unstoppable-champions'],
    ['unstoppable-champions', 'barrier-champions'],
  ],
  overcharges: [
    'hand-cannon-overcharge',
    'pulse-rifle-overcharge',
    'scout-rifle-overcharge',
    'auto-rifle-overcharge',
  ],
} as const satisfies Record<string, readonly (ModifierKey | readonly ModifierKey[])[]>

/** Kinds where champions come whether or not a week asks for them. */
const CHAMPION_KINDS: readonly ActivityKindKey[] = ['nightfall', 'pinnacle-ops', 'lost-sector']

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
