import { powerCapFor, scalePower, THRESHOLDS } from '../scores/week/season.ts'
import type { TriumphDefinition } from './triumph-definitions.ts'

/** Difficulties that ask for power, by the name of the game's own words. */
const ASKS_FOR_POWER = /\b(grandmaster|master|ultimate)\b/i

/**
 * Whether a triumph is for somebody with more power: done in a raid, in a dungeon or at a high difficulty, while the hardest
 * activities are not open yet. Of a power that is not known nothing is claimed.
 */
export function isBeyondPower(
  definition: Pick<TriumphDefinition, 'name' | 'description' | 'where'> | undefined,
  powers: readonly number[],
): boolean {
  const power = Math.max(0, ...powers)
  if (!definition || power === 0) return false
  if (scalePower(power, powerCapFor(power)) >= THRESHOLDS.pinnacleMissionBelow) return false
  const { name, description, where } = definition
  return where?.isHard === true || ASKS_FOR_POWER.test(`${name} ${description}`)
}
