import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor, knownOr } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { defineObjective } from '../shapes/objectives.ts'
import type { WorldRecord } from '../world.ts'
import { TRIUMPH_CATEGORIES, type Triumph, type TriumphCategory } from './triumph.ts'

const RECORDS = 3
const LOWEST_PRIORITY = 2147483647
/** By its toast a client tells what kind of record it has before it. */
export const TOAST = { record: 1, lore: 2, pattern: 8 } as const

/** A triumph's name may repeat in another group, so its hash speaks of both. */
export const recordHash = (triumph: Pick<Triumph, 'group' | 'name'>): number =>
  hashFor('record', `${triumph.group}/${triumph.name}`)

/** Menus that the game has under the same name. */
const GAME_MENUS: Readonly<Record<string, number>> = { 'Campaign/Kepler': 2140539821 }

export const groupNode = (category: TriumphCategory, group: string): number =>
  knownOr(GAME_MENUS[`${category}/${group}`] ?? 0, 'node', `triumphs/${category}/${group}`)

const defineGoals = (definitions: Definitions, triumph: Triumph): WorldRecord['objectives'] =>
  triumph.goals.map(([label, completionValue], place) => ({
    hash: defineObjective(
      definitions,
      hashFor('record-objective', `${triumph.group}/${triumph.name}/${place}`),
      label,
      completionValue,
    ),
    completionValue,
  }))

const defineIntervals = (definitions: Definitions, triumph: Triumph): WorldRecord['intervalObjectives'] =>
  (triumph.intervals ?? []).map(([completionValue, score], place) => ({
    hash: defineObjective(
      definitions,
      hashFor('record-interval', `${triumph.group}/${triumph.name}/${place}`),
      triumph.text,
      completionValue,
    ),
    completionValue,
    score,
  }))

export const defineTriumph = (definitions: Definitions, triumph: Triumph): WorldRecord => {
  const hash = recordHash(triumph)
  const objectives = defineGoals(definitions, triumph)
  const intervals = defineIntervals(definitions, triumph)
  const parents = [
    groupNode(triumph.category, triumph.group),
    ...(triumph.alsoUnder ? [triumph.alsoUnder] : []),
  ]
  definitions.define('DestinyRecordDefinition', hash, {
    displayProperties: display(
      triumph.name,
      triumph.text,
      triumph.icon ??
        iconPath({ kind: 'record', variant: TRIUMPH_CATEGORIES.indexOf(triumph.category), seed: hash }),
    ),
    scope: triumph.character ? 1 : 0,
    objectiveHashes: objectives.map((objective) => objective.hash),
    recordValueStyle: 0,
    forTitleGilding: false,
    shouldShowLargeIcons: false,
    titleInfo: { hasTitle: false },
    completionInfo: {
      partialCompletionObjectiveCountThreshold: 0,
      ScoreValue: intervals.length > 0 ? 0 : triumph.score,
      shouldFireToast: true,
      toastStyle: triumph.toast ?? TOAST.record,
    },
    stateInfo: {
      featuredPriority: LOWEST_PRIORITY,
      ...(triumph.secret ? { obscuredName: '???', obscuredDescription: 'Keep looking.' } : {}),
    },
    requirements: { entitlementUnavailableMessage: '' },
    expirationInfo: { hasExpiration: false, description: '' },
    intervalInfo: {
      intervalObjectives: intervals.map((interval) => ({
        intervalObjectiveHash: interval.hash,
        intervalScoreValue: interval.score,
      })),
      intervalRewards: intervals.map(() => ({ intervalRewardItems: [] })),
      originalObjectiveArrayInsertionIndex: 0,
    },
    rewardItems: [],
    presentationNodeType: RECORDS,
    traitIds: [],
    traitHashes: [],
    parentNodeHashes: parents,
  })
  return {
    hash,
    scope: triumph.character ? 'character' : 'profile',
    objectives,
    intervalObjectives: intervals,
    score: triumph.score,
    ...(triumph.secret ? { secret: true } : {}),
    ...(triumph.category === 'Past' ? { past: true } : {}),
    ...(triumph.weaponHash === undefined ? {} : { weaponHash: triumph.weaponHash }),
    ...(triumph.clears === undefined ? {} : { clears: triumph.clears }),
  }
}
