/** What decides whether a slot of the last query stays when a question follows up on it. */
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import type { Reach } from '../mentions.ts'
import { unitsOf } from '../model/features.ts'
import type { Block } from '../model/linear.ts'

export interface Carried {
  readonly thing?: Thing
  readonly slot: string
  readonly value: string
  readonly isExcluded: boolean
}

export function carryFeatures(
  carried: Carried,
  reach: Reach,
  intents: { readonly before: string; readonly now: string; readonly follows: number },
  /** Slots and values that the question itself has. */
  own: ReadonlyMap<string, readonly string[]>,
): Block[] {
  const slot = carried.isExcluded ? `not ${carried.slot}` : carried.slot
  const isSame = intents.before === intents.now
  const units = unitsOf(reach)
  const found = [
    `slot ${slot}`,
    `same ${isSame}`,
    `slot same ${slot} ${isSame}`,
    `now ${slot} ${intents.now}`,
    `pair ${slot} ${intents.before} ${intents.now}`,
    `value ${slot} ${carried.value}`,
    `value now ${slot} ${carried.value} ${intents.now}`,
    `own ${slot} ${own.has(carried.slot)}`,
    `own same ${slot} ${own.has(carried.slot)} ${isSame}`,
    `nothing ${own.size === 0}`,
  ]
  if (own.get(carried.slot)?.includes(carried.value)) found.push('repeated', `repeated ${slot}`)
  for (const other of own.keys()) found.push(`has ${slot} ${other}`, `has ${other} ${isSame}`)
  for (const unit of units) found.push(`u ${slot} ${unit}`, `w ${unit}`)
  for (let at = 0; at + 1 < units.length; at++) found.push(`b ${units[at]} ${units[at + 1]}`)
  const sure = Math.floor(intents.follows * 5)
  const dependence = [`follows ${sure}`, `follows ${sure} ${isSame}`, `follows ${sure} ${slot}`]
  return [
    { weight: 1, features: found },
    { weight: 0.7, features: dependence },
  ]
}
