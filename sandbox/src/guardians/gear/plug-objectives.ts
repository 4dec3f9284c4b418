import type { DestinyObjectiveProgress } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { ANCHOR_DAY } from '../calendar.ts'
import type { Catalogue, ObjectiveGoal } from '../catalogue.ts'
import { diceFor } from '../dice.ts'
import type { GearItem } from './gear-item.ts'

/** Counters that live in a weapon's sockets: kill trackers, and catalysts on their way. */

const TRACKER_KEY = 61
const CATALYST_KEY = 62
const CATALYST_DAYS = 900

export const objectiveWire = (goal: ObjectiveGoal, progress: number): Wire<DestinyObjectiveProgress> => ({
  objectiveHash: goal.hash,
  progress,
  completionValue: goal.completionValue,
  complete: progress >= goal.completionValue,
  visible: true,
})

/** Weapons in use count on from day to day; the others keep what they had. */
const killsOn = (item: GearItem, seed: number, day: number): number => {
  const dice = diceFor(seed, TRACKER_KEY, Number(item.instanceId.slice(-9)))
  const earlier = Math.floor(4000 * dice.next() ** 3)
  const inUse = item.slot.home.in === 'equipped' || (item.roll.locked && item.slot.home.in === 'character')
  const perDay = inUse ? 3 + 25 * dice.next() : 0
  return Math.max(0, Math.floor(earlier + perDay * (day - (inUse ? ANCHOR_DAY - 365 : day))))
}

const catalystProgress = (item: GearItem, goal: ObjectiveGoal, seed: number, day: number): number => {
  const start = diceFor(seed, CATALYST_KEY, item.slot.index, goal.hash).next() * 0.9
  const share = Math.max(0, Math.min(0.99, start + (day - ANCHOR_DAY) / CATALYST_DAYS))
  return Math.floor(goal.completionValue * share)
}

type ObjectivesPerPlug = { readonly [plugHash: number]: readonly Wire<DestinyObjectiveProgress>[] }

export const plugObjectivesOf = (
  item: GearItem,
  catalogue: Catalogue,
  seed: number,
  day: number,
): ObjectivesPerPlug | undefined => {
  const { roll } = item
  if (roll.kind !== 'weapon') return undefined
  const found: Record<number, readonly Wire<DestinyObjectiveProgress>[]> = {}
  for (const { role, plug } of roll.sockets) {
    const goals = role === 'tracker' ? catalogue.objectivesOf(plug) : []
    if (goals.length > 0) found[plug] = goals.map((goal) => objectiveWire(goal, killsOn(item, seed, day)))
  }
  if (roll.catalyst && roll.catalyst.state !== 'none') {
    const { plug, state } = roll.catalyst
    const goals = catalogue.objectivesOf(plug)
    if (goals.length > 0) {
      found[plug] = goals.map((goal) =>
        objectiveWire(
          goal,
          state === 'complete' ? goal.completionValue : catalystProgress(item, goal, seed, day),
        ),
      )
    }
  }
  return Object.keys(found).length > 0 ? found : undefined
}
