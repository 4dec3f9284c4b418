import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { ACTIVITIES } from '../places/activity-rows.ts'
import { display } from '../shapes/item-shapes.ts'
import { defineObjective } from '../shapes/objectives.ts'
import type { World } from '../world.ts'
import { NODE } from './known-nodes.ts'
import { defineNode } from './nodes.ts'

/** Menus that the game has under the same name. */
const GROUP_NODES: Readonly<Record<string, number>> = {
  Account: NODE['metrics-account'],
  Season: 3844527950,
  Crucible: 565440981,
  Destinations: 3707324621,
  Gambit: 4193411410,
  Raids: 926976517,
  Vanguard: 2755216039,
  'Trials of Osiris': 3722177789,
}
const NO_GOAL = 1
const METRICS = 4

const finished = (kind: 'raid' | 'dungeon'): string[] => ACTIVITIES[kind].map(([name]) => `${name}: Finished`)

const GROUPS: readonly (readonly [group: string, metrics: readonly string[]])[] = [
  [
    'Account',
    ['Combatants Defeated', 'Precision Final Blows', 'Orbs Gathered', 'Hours Played', 'Triumph Score'],
  ],
  ['Season', ['Season Rank', 'Seasonal Challenges', 'Power Bonus', 'Ops Finished', 'Grade A Runs']],
  ['Crucible', ['Guardians Defeated', 'Matches Won', 'Best Streak', 'Zones Captured', 'Medals Earned']],
  ['Trials of Osiris', ['Flawless Tickets', 'Rounds Won', 'Matches Won in Trials', 'Carries']],
  ['Gambit', ['Motes Banked', 'Invaders Defeated', 'Primevals Defeated']],
  [
    'Vanguard',
    ['Nightfalls Finished', 'Grandmasters Finished', 'Champions Defeated', 'Best Nightfall Score'],
  ],
  ['Raids', finished('raid')],
  ['Dungeons', finished('dungeon')],
  ['Destinations', ['Patrols', 'Public Events', 'Lost Sectors Cleared', 'Chests Opened']],
]

/** Stat trackers for emblems. */
export const defineMetrics = (definitions: Definitions): World['metrics'] => {
  const nodes: number[] = []
  const metrics = GROUPS.flatMap(([group, names]) => {
    const node = GROUP_NODES[group] ?? hashFor('node', `metrics/${group}`)
    const rows = names.map((name) => {
      const objectiveHash = defineObjective(definitions, hashFor('metric-objective', name), name, NO_GOAL)
      const hash = definitions.define('DestinyMetricDefinition', hashFor('metric', name), {
        displayProperties: display(name, `Counts: ${name}.`, iconPath({ kind: 'metric', seed: node })),
        trackingObjectiveHash: objectiveHash,
        lowerValueIsBetter: false,
        presentationNodeType: METRICS,
        traitIds: [],
        traitHashes: [],
        parentNodeHashes: [node],
      })
      return { hash, objectiveHash }
    })
    nodes.push(
      defineNode(definitions, {
        hash: node,
        name: group,
        contents: 'metrics',
        children: rows.map(({ hash }) => hash),
        parent: NODE.metrics,
        glyph: 20,
      }),
    )
    return rows
  })
  defineNode(definitions, {
    hash: NODE.metrics,
    name: 'Stat Trackers',
    contents: 'nodes',
    children: nodes,
    glyph: 20,
  })
  return metrics
}
