import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { definePlug } from '../shapes/plugs.ts'
import { ARMOR_STAT_HASH, ARMOR_STAT_LABELS, PLUG } from '../tables/platform.ts'
import type { WorldArchetype } from '../world.ts'
import { ARMOR_SETS } from './armor-set-rows.ts'
import { ARCHETYPES, TUNINGS } from './roll-rows.ts'

const TUNING = 'core.gear_systems.armor_tiering.plugs.tuning.mods'
const SELECTOR = 'core.gear_systems.event_gear.item_sets.selectors'
const GENERAL = 'General Armor Mod'

export const defineArchetypes = (definitions: Definitions): readonly WorldArchetype[] =>
  ARCHETYPES.map(([name, hash, primary, secondary, text]) => ({
    plugHash: definePlug(definitions, {
      hash,
      name,
      text: `${text} First ${ARMOR_STAT_LABELS[primary]}, then ${ARMOR_STAT_LABELS[secondary]}.`,
      typeName: '',
      category: 'armor_archetypes',
      icon: iconPath({ kind: 'stat', variant: ARMOR_STATS.indexOf(primary), tint: 1, seed: hash }),
    }),
    name,
    primary,
    secondary,
  }))

/** The empty socket, the balanced tuning, then every direction. */
export const defineTuning = (definitions: Definitions): readonly number[] => [
  definePlug(definitions, {
    hash: PLUG['empty-tuning'],
    name: 'Empty Tuning Mod Socket',
    text: 'No tuning chosen.',
    typeName: GENERAL,
    category: TUNING,
    icon: iconPath({ kind: 'mod' }),
  }),
  definePlug(definitions, {
    hash: PLUG['balanced-tuning'],
    name: 'Balanced Tuning',
    text: 'Adds one to each of the three lowest stats.',
    typeName: GENERAL,
    category: TUNING,
    icon: iconPath({ kind: 'mod', variant: 5, seed: PLUG['balanced-tuning'] }),
    stats: ARMOR_STATS.map((stat) => [ARMOR_STAT_HASH[stat], 1] as const),
    conditional: true,
  }),
  ...TUNINGS.map(([plus, minus, hash]) =>
    definePlug(definitions, {
      hash,
      name: `+${ARMOR_STAT_LABELS[plus]} / -${ARMOR_STAT_LABELS[minus]}`,
      text: `Moves five points from ${ARMOR_STAT_LABELS[minus]} to ${ARMOR_STAT_LABELS[plus]}.`,
      typeName: GENERAL,
      category: TUNING,
      icon: iconPath({ kind: 'mod', variant: 5, tint: ARMOR_STATS.indexOf(plus), seed: hash }),
      stats: [
        [ARMOR_STAT_HASH[plus], 5],
        [ARMOR_STAT_HASH[minus], -5],
      ],
    }),
  ),
]

/** With these an event piece counts for a set of its bearer's choice. */
export const defineSetSelectors = (definitions: Definitions): readonly number[] => [
  definePlug(definitions, {
    hash: PLUG['empty-set-bonus'],
    name: 'Empty Mod Socket',
    text: 'No set chosen.',
    typeName: GENERAL,
    category: SELECTOR,
    icon: iconPath({ kind: 'mod' }),
  }),
  ...ARMOR_SETS.filter((set) => set.selector > 0).map((set) =>
    definePlug(definitions, {
      hash: set.selector,
      name: `Set Bonus: ${set.name}`,
      text: `This piece counts for the set ${set.name}.`,
      typeName: GENERAL,
      category: SELECTOR,
      icon: iconPath({ kind: 'mod', variant: 6, seed: set.hash }),
    }),
  ),
]
