import { readNumber, readText } from '@ai-vault/game/data-rows.ts'
import { readKeyed, tuple } from '../columns.ts'
import type { ActivityKindKey } from './activities.ts'
import rows from './data/activity-modifiers.json' with { type: 'json' }

export type ModifierKey = keyof typeof rows

/** What changes an activity: the game's name, its hash where we know it, our sentence. The key names the icon. */
export const MODIFIERS = readKeyed(rows, 'activity-modifiers.json', tuple(readText, readNumber, readText))

/** What every activity of a kind has, week in, week out. */
export const STANDING_MODIFIERS: Partial<Record<ActivityKindKey, readonly ModifierKey[]>> = {
  nightfall: ['champion-foes', 'locked-equipment', 'limited-revives', 'extinguish'],
  'pinnacle-ops': ['champion-foes', 'galvanized', 'limited-revives'],
  'fireteam-ops': ['galvanized'],
  'lost-sector': ['champion-foes', 'extra-shields', 'extinguish'],
  raid: ['galvanized'],
  dungeon: ['galvanized'],
}

/** Kinds whose surge, threat, champions and favoured weapon change with the week. */
export const ROTATING_KINDS: readonly ActivityKindKey[] = [
  'nightfall',
  'pinnacle-ops',
  'fireteam-ops',
  'solo-ops',
  'lost-sector',
  'strike',
  'raid',
  'dungeon',
]

export const ROTATION = {
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
export const CHAMPION_KINDS: readonly ActivityKindKey[] = ['nightfall', 'pinnacle-ops', 'lost-sector']
