import { expect, it } from 'vitest'
import { activityByFocus } from './activities.ts'
import { missedPower } from './power-asked.ts'

it.each([
  ['grandmaster_nightfall', 1_000, true],
  ['grandmaster_nightfall', 2_000, false],
  ['raid', 1_749, true],
  ['raid', 1_750, false],
  ['pvp', 10, false],
  ['general_pve', 10, false],
] as const)('%s with power %s: under what is asked? %s', (focus, power, isUnder) => {
  const activity = activityByFocus(focus)
  if (!activity) throw new Error(`there is no ${focus}`)
  const asked = missedPower(activity, power)
  expect(asked !== undefined).toBe(isUnder)
  if (asked !== undefined) expect(asked).toBeGreaterThanOrEqual(power)
})
