import type {
  DestinyArtifactProfileScoped,
  DestinyCharacterProgressionComponent,
  DestinyProfileProgressionComponent,
  DestinyProgression,
  DestinyProgressionDefinition,
} from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { ANCHOR_DAY, startOfDay, weekStart } from '../calendar.ts'
import { definition } from '../catalogue.ts'
import { diceFor } from '../dice.ts'
import type { Moment } from '../guardian-state.ts'
import { endOf } from '../play/run.ts'
import { characterChecklists, profileChecklists } from './checklists.ts'
import { milestonesWire } from './milestones.ts'

const RANK_KEY = 151
const DEFAULT_CAP = 100
const DEFAULT_STEP = 100_000
const POINTS_PER_RUN = { season: 12_500, rank: 40 }
const ARTIFACT_LEVELS_PER_RANK = 0.2
const MOST_ARTIFACT_POINTS = 12

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

/** `exact` is a level with its fraction; the definition says how many levels there are and what one takes. */
const progressionWire = (
  moment: Moment,
  hash: number,
  exact: number,
  perRun: number,
): Wire<DestinyProgression> => {
  const steps =
    definition<DestinyProgressionDefinition>(
      moment.state.catalogue.world,
      'DestinyProgressionDefinition',
      hash,
    )?.steps ?? []
  const levelCap = steps.length || DEFAULT_CAP
  const level = Math.max(0, Math.min(levelCap, Math.floor(exact)))
  const nextLevelAt = level >= levelCap ? 0 : (steps[level]?.progressTotal ?? DEFAULT_STEP)
  const earlier =
    steps.length > 0
      ? steps.slice(0, level).reduce((sum, step) => sum + step.progressTotal, 0)
      : level * DEFAULT_STEP
  const progressToNextLevel = Math.floor(nextLevelAt * Math.max(0, exact - level))
  return {
    progressionHash: hash,
    dailyProgress: runsSince(moment, startOfDay(moment.day)) * perRun,
    dailyLimit: 0,
    weeklyProgress: runsSince(moment, weekStart(moment.now)) * perRun,
    weeklyLimit: 0,
    currentProgress: earlier + progressToNextLevel,
    level,
    levelCap,
    stepIndex: level,
    progressToNextLevel,
    nextLevelAt,
  }
}

const seasonRankOn = ({ state, day }: Moment): number => {
  const { atAnchor, perDay } = state.account.persona.seasonRank
  return Math.max(1, atAnchor + perDay * (day - ANCHOR_DAY))
}

/** Ranks at vendors and in the Crucible: each guardian has come some way, and goes on. */
const reputationOn = ({ state, day }: Moment, hash: number): number => {
  const { persona, seed } = state.account
  const dice = diceFor(seed, RANK_KEY, persona.index, hash)
  return Math.max(0, 16 * persona.completion * dice.next() + 0.02 * dice.next() * (day - ANCHOR_DAY))
}

const artifactWire = (moment: Moment): Wire<DestinyArtifactProfileScoped> | undefined => {
  const { catalogue } = moment.state
  if (catalogue.artifactHash === undefined) return undefined
  const level = seasonRankOn(moment) * ARTIFACT_LEVELS_PER_RANK
  const progression = progressionWire(
    moment,
    catalogue.world.progressions.artifactPower,
    level,
    POINTS_PER_RUN.season,
  )
  return {
    artifactHash: catalogue.artifactHash,
    pointProgression: progression,
    pointsAcquired: Math.min(MOST_ARTIFACT_POINTS, Math.floor(level)),
    powerBonusProgression: progression,
    powerBonus: Math.floor(level),
  }
}

export const profileProgressionWire = (moment: Moment): Wire<DestinyProfileProgressionComponent> => {
  const seasonalArtifact = artifactWire(moment)
  return { checklists: profileChecklists(moment), ...(seasonalArtifact ? { seasonalArtifact } : {}) }
}

export const characterProgressionWire = (
  moment: Moment,
  character: number,
): Wire<DestinyCharacterProgressionComponent> => {
  const { progressions } = moment.state.catalogue.world
  const { artifactHash } = moment.state.catalogue
  const levels = [
    [progressions.seasonRank, seasonRankOn(moment), POINTS_PER_RUN.season] as const,
    ...progressions.ranks.map((hash) => [hash, reputationOn(moment, hash), POINTS_PER_RUN.rank] as const),
  ]
  return {
    progressions: Object.fromEntries(
      levels.map(([hash, level, perRun]) => [hash, progressionWire(moment, hash, level, perRun)]),
    ),
    factions: {},
    milestones: milestonesWire(moment, character),
    quests: [],
    uninstancedItemObjectives: {},
    uninstancedItemPerks: {},
    checklists: characterChecklists(moment, character),
    ...(artifactHash === undefined
      ? {}
      : { seasonalArtifact: { artifactHash, pointsUsed: 0, resetCount: 0, tiers: [] } }),
  }
}

export const seasonRankLevel = (moment: Moment): number => Math.floor(seasonRankOn(moment))
