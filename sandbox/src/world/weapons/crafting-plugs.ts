import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { defineObjective } from '../shapes/objectives.ts'
import { definePlug } from '../shapes/plugs.ts'
import { PLUG } from '../tables/platform.ts'

/** What an empty socket of a recipe holds, by the plug category that goes in there: name, hash. */
export const EMPTY_RECIPE_SOCKETS = {
  barrels: ['Barrels', 1007199041],
  scopes: ['Scopes', 51925409],
  tubes: ['Tubes', 819232495],
  bowstrings: ['Bowstrings', 3471922734],
  blades: ['Blades', 2836298415],
  hafts: ['Hafts', 1232390730],
  magazines: ['Magazines', 3057124503],
  magazines_gl: ['Magazines', 3803329707],
  batteries: ['Batteries', 1527687869],
  arrows: ['Arrows', 3074755706],
  guards: ['Guards', 1779961758],
  frames: ['Traits', 469511105],
  origins: ['Origins', 2542427991],
} as const satisfies Record<string, readonly [name: string, hash: number]>

/** What a shaped copy counts. Clients know these by their style: 2 is the level, 3 the way to the next, 4 the date. */
export const SHAPING = {
  level: { hash: 3077315735, completionValue: 1, label: 'Weapon Level', uiStyle: 2 },
  progress: { hash: 2899837482, completionValue: 1_000, label: 'Level Progress', uiStyle: 3 },
  date: { hash: 3947811849, completionValue: 1, label: 'Shaping Date', uiStyle: 4 },
} as const
/** A resonance is marked by a style of its own. */
const RESONANCE = { hash: 1162857131, completionValue: 1_000, label: 'Attunement Progress', uiStyle: 1 }

const LABELS = {
  1: 'highlighted_objective',
  2: 'crafting_weapon_level',
  3: 'crafting_weapon_level_progress',
  4: 'crafting_weapon_timestamp',
} as const

interface Counter {
  readonly hash: number
  readonly completionValue: number
  readonly label: string
  readonly uiStyle: number
}

const defineCounter = (definitions: Definitions, { hash, completionValue, label, uiStyle }: Counter) =>
  defineObjective(definitions, hash, label, completionValue, {
    allowOvercompletion: completionValue === 1,
    showValueOnComplete: false,
    valueStyle: 0,
    completedValueStyle: uiStyle === SHAPING.date.uiStyle ? 4 : 0,
    inProgressValueStyle: uiStyle === SHAPING.date.uiStyle ? 4 : 0,
    uiLabel: LABELS[uiStyle as keyof typeof LABELS],
    uiStyle,
  })

/** Plugs that tell how a weapon came to be, and those that stand in the empty sockets of a recipe. */
export const defineCraftingPlugs = (definitions: Definitions): void => {
  const shared = { typeName: '', icon: iconPath({ kind: 'mod', variant: 3 }) }
  definePlug(definitions, {
    ...shared,
    hash: PLUG['shaped-weapon'],
    name: 'Shaped Weapon',
    text: 'Made from its pattern at the Enclave. Grows with use.',
    category: 'crafting.plugs.frame_identifiers',
    rarity: 'legendary',
    objectives: Object.values(SHAPING).map((counter) => defineCounter(definitions, counter)),
  })
  definePlug(definitions, {
    ...shared,
    hash: PLUG['deepsight-resonance'],
    name: 'Deepsight Resonance',
    text: 'Dismantle the weapon, or extract what it holds, to come nearer to its pattern.',
    category: 'crafting.plugs.weapons.mods.memories',
    objectives: [defineCounter(definitions, RESONANCE)],
  })
  for (const [name, hash] of Object.values(EMPTY_RECIPE_SOCKETS))
    definePlug(definitions, {
      ...shared,
      hash,
      name: `Empty ${name} Socket`,
      text: 'Nothing chosen yet.',
      category: 'crafting.recipes.empty_socket',
      icon: iconPath({ kind: 'mod' }),
    })
}
