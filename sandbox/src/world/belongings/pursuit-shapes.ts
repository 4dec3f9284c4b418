import type { Definitions, Item } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { defineObjective } from '../shapes/objectives.ts'
import type { WorldPursuit } from '../world.ts'
import type { Goal } from './bounty-rows.ts'

/** What bounties, orders and quest steps share: counters that have to be filled. */

export const defineGoals = (
  definitions: Definitions,
  kind: string,
  name: string,
  goals: readonly Goal[],
): WorldPursuit['objectives'] =>
  goals.map(([label, completionValue], place) => ({
    hash: defineObjective(definitions, hashFor(kind, `${name}/${place}`), label, completionValue),
    completionValue,
  }))

export const pursuitBlock = (
  objectives: WorldPursuit['objectives'],
  questlineItemHash = 0,
): NonNullable<Item['objectives']> => ({
  objectiveHashes: objectives.map(({ hash }) => hash),
  displayActivityHashes: objectives.map(() => 0),
  requireFullObjectiveCompletion: true,
  questlineItemHash,
  narrative: '',
  objectiveVerbName: '',
  questTypeIdentifier: '',
  questTypeHash: 0,
  perObjectiveDisplayProperties: objectives.map(() => ({ displayOnItemPreviewScreen: false })),
  displayAsStatTracker: false,
})
