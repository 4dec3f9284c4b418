import type { ActivityKindKey } from './activities.ts'

export type ModifierKey = keyof typeof MODIFIERS

/**
 * What changes an activity: the game's names, our sentences, the game's hash where we know it. `sign` names the icon.
 */
export const MODIFIERS = {
  armsmaster: ['Armsmaster', 3704166961, 'Certain weapons are asked for.'],
  'champion-foes': ['Champion Foes', 0, 'Champions take the field; bring what stops them.'],
  'barrier-champions': ['Barrier Champions', 0, 'Their shields heal them until something pierces.'],
  'overload-champions': ['Overload Champions', 0, 'They heal without pause until something disrupts them.'],
  'unstoppable-champions': [
    'Unstoppable Champions',
    0,
    'They walk through everything that does not stagger.',
  ],
  'arc-surge': ['Arc Surge', 0, 'Your arc damage is higher.'],
  'solar-surge': ['Solar Surge', 0, 'Your solar damage is higher.'],
  'void-surge': ['Void Surge', 0, 'Your void damage is higher.'],
  'stasis-surge': ['Stasis Surge', 0, 'Your stasis damage is higher.'],
  'strand-surge': ['Strand Surge', 0, 'Your strand damage is higher.'],
  'arc-threat': ['Arc Threat', 0, 'You take more arc damage.'],
  'solar-threat': ['Solar Threat', 0, 'You take more solar damage.'],
  'void-threat': ['Void Threat', 0, 'You take more void damage.'],
  'auto-rifle-overcharge': ['Overcharged Auto Rifle', 0, 'Auto rifles hit harder.'],
  'hand-cannon-overcharge': ['Overcharged Hand Cannon', 0, 'Hand cannons hit harder.'],
  'pulse-rifle-overcharge': ['Overcharged Pulse Rifle', 0, 'Pulse rifles hit harder.'],
  'scout-rifle-overcharge': ['Overcharged Scout Rifle', 0, 'Scout rifles hit harder.'],
  'locked-equipment': ['Locked Equipment', 0, 'What you wear at the start is what you keep.'],
  'limited-revives': ['Limited Revives', 0, 'Revives run out.'],
  'extra-shields': ['Extra Shields', 0, 'More combatants are shielded.'],
  extinguish: ['Extinguish', 0, 'If everyone falls, all go back to orbit.'],
  chaff: ['Chaff', 0, 'Your radar is off.'],
  famine: ['Famine', 0, 'Ammunition is scarce.'],
  'match-game': ['Match Game', 0, 'Shields resist every other element.'],
  galvanized: ['Galvanized', 0, 'Combatants have more health and stagger less.'],
} as const satisfies Record<string, readonly [name: string, hash: number, text: string]>

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
