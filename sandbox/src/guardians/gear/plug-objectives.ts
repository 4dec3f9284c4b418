import type { DestinyObjectiveProgress } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { SHAPING } from '../../world/weapons/crafting-plugs.ts'
import { ANCHOR_DAY, dayOf, startOfDay } from '../calendar.ts'
import type { Catalogue, ObjectiveGoal } from '../catalogue.ts'
import { diceFor } from '../dice.ts'
import type { GearItem } from './gear-item.ts'

/** Counters that live in a weapon's sockets: kill trackers, catalysts on their way, how it was shaped. */

const TRACKER_KEY = 61
const SHAPING_KEY = 63
const SECONDS_A_DAY = 86_400
/** Nothing could be shaped before the Enclave opened. */
const FIRST_SHAPING_DAY = dayOf(new Date('2022-02-22'))
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

/** A shaped copy's level, the way to the next one and the day it was shaped. Enhanced traits take level 16. */
const shapingOf = (item: GearItem, enhanced: boolean, seed: number): Wire<DestinyObjectiveProgress>[] => {
  const dice = diceFor(seed, SHAPING_KEY, item.slot.index, item.dropDay)
  const level = enhanced ? dice.between(16, 32) : dice.between(1, 15)
  const day = Math.max(item.dropDay, FIRST_SHAPING_DAY + dice.between(0, 400))
  const shapedAt = Math.floor(startOfDay(day) / 1000) + dice.between(0, SECONDS_A_DAY - 1)
  const counted = (counter: keyof typeof SHAPING, progress: number) =>
    objectiveWire(
      { hash: SHAPING[counter].hash, completionValue: SHAPING[counter].completionValue },
      progress,
    )
  return [counted('level', level), counted('progress', dice.between(0, 999)), counted('date', shapedAt)]
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
    if (goals.length > 0)
      found[plug] = goals.map((goal) => ({
        ...objectiveWire(goal, killsOn(item, seed, day)),
        visible: false,
      }))
    if (role === 'shaping' && plug !== 0) found[plug] = shapingOf(item, roll.enhanced, seed)
    if (role === 'resonance' && plug !== 0)
      found[plug] = catalogue.objectivesOf(plug).map((goal) => objectiveWire(goal, goal.completionValue))
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
