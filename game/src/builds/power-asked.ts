import { pveReadiness } from '../scores/dashboard-rules.ts'
import { ACTIVITY_KINDS, activityKind } from '../scores/week/activity-kinds.ts'
import { type PowerCap, powerAtCap, powerCapFor, scalePower, THRESHOLDS } from '../scores/week/season.ts'
import type { ActivityFacts } from './activities.ts'

const GRANDMASTER = 'grandmaster_nightfall'

type Asking = Pick<ActivityFacts, 'focus' | 'historyMode'>

export const isGrandmaster = ({ focus }: Pick<Asking, 'focus'>) => focus === GRANDMASTER

/** On the scale of 2000. */
export function powerFrom({ historyMode }: Pick<Asking, 'historyMode'>): number {
  const kind = activityKind([historyMode])
  return kind ? ACTIVITY_KINDS[kind].powerFrom : 0
}

/** By the rules that the dashboard goes by: a Grandmaster is entered above a power, the rest is done at ease from one on. */
export const isUnderPower = (activity: Asking, power: number, cap: PowerCap): boolean =>
  isGrandmaster(activity)
    ? pveReadiness(scalePower(power, cap)) !== 'Grandmaster Ready'
    : scalePower(power, cap) < powerFrom(activity)

/** In the points of this season. */
export const powerAsked = (activity: Asking, cap: PowerCap): number =>
  powerAtCap(isGrandmaster(activity) ? THRESHOLDS.grandmasterReadyAbove : powerFrom(activity), cap)

/** What one guardian lacks the power for, told by their power alone; undefined where it is enough. */
export function missedPower(activity: Asking, power: number): number | undefined {
  const cap = powerCapFor(power)
  return isUnderPower(activity, power, cap) ? powerAsked(activity, cap) : undefined
}

/**
 * What every piece should have where an activity cannot be entered with less: gear under it is taken only when there is
 * nothing else. 0 where nothing is demanded, or where no character has as much anyway.
 */
export function piecePower(activity: Asking, characters: readonly { readonly power: number }[]): number {
  const most = Math.max(0, ...characters.map(({ power }) => power))
  const cap = powerCapFor(most)
  return isGrandmaster(activity) && !isUnderPower(activity, most, cap) ? powerAsked(activity, cap) : 0
}
