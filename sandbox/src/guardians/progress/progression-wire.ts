import type { DestinyProgression, DestinyProgressionDefinition } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { startOfDay, weekStart } from '../calendar.ts'
import { definition } from '../catalogue.ts'
import type { Moment } from '../guardian-state.ts'
import { endOf } from '../play/run.ts'

/** What the platform writes as the cap of a pass, and of a track whose last step repeats for ever. */
const NO_CAP = -1
/** Rewards wait a little before somebody takes them. */
const RANKS_UNCLAIMED = 3
const REWARD = { earned: 2, claimed: 4, claimAllowed: 8 } as const

const runsSince = ({ state, now }: Moment, start: number): number => {
  const runs = state.played.until(now)
  let count = 0
  while (count < runs.length) {
    const entry = runs[runs.length - 1 - count]
    if (!entry || endOf(entry.run) < start) break
    count++
  }
  return count
}

interface Standing {
  readonly level: number
  readonly levelCap: number
  readonly progressToNextLevel: number
  readonly nextLevelAt: number
  /** Points of all levels behind and of the way to the next. */
  readonly currentProgress: number
}

type Track = Pick<DestinyProgressionDefinition, 'steps' | 'repeatLastStep' | 'rewardItems'>

/** `exact` is a level with its fraction; the track says how many levels there are and what each takes. */
const standingOn = ({ steps, repeatLastStep }: Track, exact: number, isPass: boolean): Standing => {
  const last = steps.at(-1)?.progressTotal ?? 0
  const costOf = (step: number): number => steps[step]?.progressTotal ?? (repeatLastStep ? last : 0)
  const level = Math.max(0, Math.floor(repeatLastStep ? exact : Math.min(exact, steps.length)))
  const nextLevelAt = costOf(level)
  const progressToNextLevel = Math.floor(nextLevelAt * Math.max(0, exact - level))
  const behind = Array.from({ length: level }, (_, step) => costOf(step)).reduce((sum, cost) => sum + cost, 0)
  return {
    level,
    levelCap: repeatLastStep || isPass ? NO_CAP : steps.length,
    progressToNextLevel,
    nextLevelAt,
    currentProgress: behind + progressToNextLevel,
  }
}

/** What a track's rewards are: earned up to the level, the newest of them not yet taken. */
const rewardStates = ({ rewardItems }: Track, level: number): number[] =>
  (rewardItems ?? []).map(({ rewardedAtProgressionLevel: at }) => {
    if (at > level) return 0
    return REWARD.earned | (at > level - RANKS_UNCLAIMED ? REWARD.claimAllowed : REWARD.claimed)
  })

export const progressionWire = (
  moment: Moment,
  hash: number,
  exact: number,
  perRun: number,
): Wire<DestinyProgression> => {
  const { world } = moment.state.catalogue
  const track = definition<DestinyProgressionDefinition>(world, 'DestinyProgressionDefinition', hash)
  if (!track?.steps) throw new RangeError(`the world has no progression ${hash}`)
  const { steps, repeatLastStep = false, rewardItems = [] } = track
  const isPass = hash === world.progressions.seasonRank
  const standing = standingOn({ steps, repeatLastStep, rewardItems }, exact, isPass)
  const rewardItemStates = rewardStates({ steps, repeatLastStep, rewardItems }, standing.level)
  return {
    progressionHash: hash,
    dailyProgress: runsSince(moment, startOfDay(moment.day)) * perRun,
    dailyLimit: 0,
    weeklyProgress: runsSince(moment, weekStart(moment.now)) * perRun,
    weeklyLimit: 0,
    ...standing,
    stepIndex: repeatLastStep ? Math.min(standing.level, steps.length - 1) : standing.level,
    ...(rewardItemStates.length > 0 ? { rewardItemStates } : {}),
  }
}
