import { listInWords } from '../../in-words.ts'
import type { Build, BuildCheck, BuildWeapon, NotGivenKind, UncheckedBuild } from '../build.ts'
import type { BuildConstraints } from '../request/constraints.ts'
import { openRows } from '../synergy/coverage.ts'
import type { PowerShortage } from './power-shortage.ts'

/** Where a check could not be made, the build is never surer than this. */
const UNKNOWN_CAP = 95
const LEAST = 30

/** What was asked for and is not in it. What an open threat and a stat target cost is told by their own rows. */
const NOT_GIVEN_COST: Readonly<Record<NotGivenKind, number>> = {
  subclass: 25,
  super: 20,
  item: 15,
  type: 15,
  effect: 15,
  element: 10,
  pin: 0,
  threat: 0,
  stat: 0,
}

/** An exotic that drops with the same perks every time has no roll to rate: that it has no score speaks for nothing. */
export const isUnratedRoll = ({ score, rarity }: Pick<BuildWeapon, 'score' | 'rarity'>): boolean =>
  score === undefined && rarity !== 'exotic'

/** Without the power that an activity asks for, the best build is for later. */
const POWER_COST = { needed: 30, atEase: 10 } as const
const COST = { target: 6, unrated: 4, chore: 2, unknown: 5, notUnderstood: 40, unread: 5 } as const
/** A long aside costs no more than half of a request that nobody understood. */
const MOST_FOR_UNREAD = 20
/** What only may come costs less than what is likely to; what cannot come costs nothing. */
const OPEN_COST = { likely: { champion: 8, shield: 3 }, possible: { champion: 3, shield: 1 } } as const

/** 100 minus each reason that can be named. */
export function judgeConfidence(
  build: UncheckedBuild,
  checks: readonly BuildCheck[],
  { notUnderstood, unread = [] }: Partial<Pick<BuildConstraints, 'notUnderstood' | 'unread'>> = {},
  shortage?: PowerShortage,
): Pick<Build, 'confidence' | 'confidence_reasons'> {
  const reasons: { points: number; reason: string }[] = [
    { points: 100, reason: 'owned and legal, every rule checked' },
  ]
  const lower = (points: number, reason: string) => reasons.push({ points: -points, reason })
  if (notUnderstood) lower(COST.notUnderstood, 'nothing of the request was understood')
  else if (unread.length > 0)
    lower(
      Math.min(MOST_FOR_UNREAD, COST.unread * unread.length),
      `not read: ${listInWords(unread.map((word) => `“${word}”`))}`,
    )
  if (shortage) lower(POWER_COST[shortage.kind], shortage.reason)
  for (const { kind, reason } of build.not_given ?? [])
    if (NOT_GIVEN_COST[kind] > 0) lower(NOT_GIVEN_COST[kind], reason)
  for (const { kind, expected, threat } of openRows(build.coverage)) {
    const open = kind === 'champion' ? `${threat} champions are open` : `${threat} shields are unmatched`
    lower(OPEN_COST[expected][kind], expected === 'possible' ? `${open}, should there be any` : open)
  }
  const short = build.stats.targets.filter((target, index) => (build.stats.total[index] ?? 0) < target).length
  if (short > 0)
    lower(COST.target * short, `${short} stat ${short === 1 ? 'target is' : 'targets are'} out of reach`)
  const weapons = Object.values(build.weapons)
  const unrated = weapons.filter(isUnratedRoll).length
  if (unrated > 0)
    lower(COST.unrated * unrated, `${unrated} ${unrated === 1 ? 'roll' : 'rolls'} cannot be rated`)
  const switches = weapons.filter(({ perks }) => perks.some(({ swap }) => swap)).length
  if (switches > 0)
    lower(
      COST.chore * switches,
      `${switches} ${switches === 1 ? 'weapon' : 'weapons'} to switch perks on first`,
    )
  const waiting = [...weapons, ...build.armor].filter(({ pull_first }) => pull_first).length
  if (waiting > 0) lower(COST.chore * waiting, `${waiting} to pull from the postmaster first`)
  const unknown = checks.filter(({ state }) => state === 'unknown')
  for (const { reason } of unknown) lower(COST.unknown, reason)
  const sum = reasons.reduce((total, { points }) => total + points, 0)
  const cap = unknown.length > 0 ? UNKNOWN_CAP : 100
  return { confidence: Math.max(LEAST, Math.min(cap, sum)) / 100, confidence_reasons: reasons }
}
