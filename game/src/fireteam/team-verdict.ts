/** Whether a team can go: the first thing asked, answered from the powers and the needs that the analysis lists. */
import type { ActivityFacts } from '../builds/activities.ts'
import { missedPower } from '../builds/power-asked.ts'
import type { Need } from './need-names.ts'
import type { TeamNeed } from './team-coverage.ts'

interface Member {
  /** Absent where it is not known. */
  readonly power?: number | undefined
  readonly absent: boolean
}

export interface TeamVerdict {
  /** Open: nothing speaks against it, and something is not known that could. */
  readonly state: 'ready' | 'not-ready' | 'open'
  /** Who has less power than is asked for, by their place among the members. */
  readonly under: readonly { readonly at: number; readonly power: number; readonly asked: number }[]
  /** Needs that the activity is sure to have, and nobody meets. */
  readonly missing: readonly Need[]
  /** Likewise, where a member who cannot be read may meet them. */
  readonly unknown: readonly Need[]
  /** Nobody meets them either, and the activity may or may not have them. */
  readonly possible: readonly Need[]
  /** Whose power is not known, by their place. */
  readonly powerless: readonly number[]
  /** How many are too many. */
  readonly over: number
}

/** Undefined where nobody is there. */
export function teamVerdict(
  members: readonly Member[],
  coverage: readonly Pick<TeamNeed, 'need' | 'expected' | 'state'>[],
  activity: ActivityFacts,
): TeamVerdict | undefined {
  const there = members.flatMap(({ power, absent }, at) => (absent ? [] : [{ at, power }]))
  if (there.length === 0) return undefined
  const under = there.flatMap(({ at, power }) => {
    const asked = power === undefined ? undefined : missedPower(activity, power)
    return power === undefined || asked === undefined ? [] : [{ at, power, asked }]
  })
  const powerless = there.flatMap(({ at, power }) => (power === undefined ? [at] : []))
  const unmet = coverage.filter(({ state }) => state === 'missing' || state === 'unknown')
  const needsOf = (rows: typeof unmet) => rows.map(({ need }) => need)
  const sure = unmet.filter(({ expected }) => expected === 'likely')
  const missing = needsOf(sure.filter(({ state }) => state === 'missing'))
  const unknown = needsOf(sure.filter(({ state }) => state === 'unknown'))
  const over = Math.max(0, there.length - activity.fireteam)
  const isAgainst = under.length > 0 || missing.length > 0 || over > 0
  const isOpen = unknown.length > 0 || powerless.length > 0
  return {
    state: isAgainst ? 'not-ready' : isOpen ? 'open' : 'ready',
    under,
    missing,
    unknown,
    possible: needsOf(unmet.filter(({ expected }) => expected === 'possible')),
    powerless,
    over,
  }
}
