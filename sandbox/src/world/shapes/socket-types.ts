import { CLASSES } from '@ai-vault/game/items.ts'
import { abilityCategories } from '../subclasses/ability-categories.ts'
import type { SOCKET_CATEGORY } from '../tables/platform.ts'
import { MASTERWORKS } from '../weapons/tables/masterworks.ts'

type CategoryKey = keyof typeof SOCKET_CATEGORY

/** In a recipe these sockets stand empty until a plug is chosen. */
const EMPTY = 'crafting.recipes.empty_socket'

/** Socket types: hash (0: ours), the category they stand under, the plug categories they take. */
export const SOCKET_TYPES = {
  frame: [3956125808, 'intrinsic', ['intrinsics']],
  barrel: [
    3362409147,
    'weapon-perks',
    ['barrels', 'scopes', 'tubes', 'bowstrings', 'blades', 'hafts', EMPTY],
  ],
  magazine: [
    3815406785,
    'weapon-perks',
    ['magazines', 'magazines_gl', 'batteries', 'arrows', 'guards', EMPTY],
  ],
  'first-trait': [1215804697, 'weapon-perks', ['frames', EMPTY]],
  'second-trait': [1215804696, 'weapon-perks', ['frames', EMPTY]],
  stock: [2575784089, 'weapon-perks', ['stocks']],
  grip: [514622187, 'weapon-perks', ['grips']],
  origin: [0, 'weapon-perks', ['origins', EMPTY]],
  'weapon-shader': [1288200359, 'weapon-cosmetics', ['shader']],
  'weapon-mod': [
    711121010,
    'weapon-mods',
    ['v400.weapon.mod_guns', 'v400.weapon.mod_damage', 'v400.weapon.mod_magazine', 'v400.weapon.mod_empty'],
  ],
  'weapon-masterwork': [2218962841, 'weapon-mods', MASTERWORKS.map(([, category]) => category)],
  tracker: [1282012138, 'weapon-perks', ['v400.plugs.weapons.masterworks.trackers']],
  unused: [0, 'weapon-cosmetics', []],
  shaping: [0, 'weapon-crafting', ['crafting.plugs.frame_identifiers']],
  resonance: [0, 'weapon-mods', ['crafting.plugs.weapons.mods.memories']],
  catalyst: [708652038, 'weapon-mods', ['catalysts', 'v400.empty.exotic.masterwork']],
  'general-mod': [1718047805, 'armor-mods', ['enhancements.v2_general']],
  'head-mod': [968742181, 'armor-mods', ['enhancements.v2_head']],
  'arms-mod': [1108765570, 'armor-mods', ['enhancements.v2_arms']],
  'chest-mod': [0, 'armor-mods', ['enhancements.v2_chest']],
  'legs-mod': [0, 'armor-mods', ['enhancements.v2_legs']],
  'class-item-mod': [0, 'armor-mods', ['enhancements.v2_class_item']],
  artifice: [0, 'armor-mods', ['enhancements.artifice']],
  'locked-artifice': [0, 'armor-mods', ['enhancements.artifice.exotic']],
  'set-selector': [0, 'armor-mods', ['core.gear_systems.event_gear.item_sets.selectors']],
  tuning: [2581339086, 'armor-mods', ['core.gear_systems.armor_tiering.plugs.tuning.mods']],
  'armor-masterwork': [1843767421, 'armor-mods', ['v460.plugs.armor.masterworks']],
  'old-armor-masterwork': [0, 'armor-tier', ['v400.plugs.armor.masterworks.stat.resistance_3']],
  'armor-shader': [2321980680, 'armor-cosmetics', ['shader']],
  'armor-ornament': [
    1669235414,
    'armor-cosmetics',
    [
      'armor_skins_empty',
      ...CLASSES.flatMap((classType) =>
        ['head', 'arms', 'chest', 'legs', 'class'].map((slot) => `armor_skins_${classType}_${slot}`),
      ),
    ],
  ],
  'artifice-perk': [0, 'armor-perks', ['intrinsics']],
  archetype: [2104613635, 'armor-perks', ['armor_archetypes']],
  'first-stat': [1271523453, 'armor-perks', ['armor_stats']],
  'second-stat': [2212837421, 'armor-perks', ['armor_stats']],
  'third-stat': [3303600813, 'armor-perks', ['armor_stats']],
  'old-stat': [0, 'armor-perks', ['armor_stats']],
  'exotic-perk': [965959289, 'armor-perks', ['intrinsics']],
  super: [0, 'super', abilityCategories('supers')],
  ability: [0, 'abilities', abilityCategories('class_abilities', 'movement', 'melee', 'grenades')],
  aspect: [0, 'aspects', abilityCategories('aspects')],
  fragment: [0, 'fragments', abilityCategories('fragments')],
} as const satisfies Record<string, readonly [hash: number, category: CategoryKey, plugs: readonly string[]]>

export type SocketTypeKey = keyof typeof SOCKET_TYPES
