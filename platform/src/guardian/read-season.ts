import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { Definitions } from '../manifest/definitions.ts'
import { at, count, entries, hash, list, number } from '../wire/read.ts'

type SeasonFacts = Pick<Guardian, 'seasonRank' | 'artifactLevel' | 'guardianRank' | 'currentSeasonHash'>

/** Ranks of the season that is running; with no season (G-47) they are simply absent. */
export function readSeason(profile: unknown, definitions: Definitions): SeasonFacts {
  const data = at(profile, 'profile', 'data')
  const currentSeasonHash = hash(at(data, 'currentSeasonHash'))
  const guardianRank = number(at(data, 'currentGuardianRank'))
  const artifactLevel = readArtifactLevel(profile)
  const seasonRank = readSeasonRank(profile, passHash(data, currentSeasonHash, definitions), definitions)
  return {
    ...(seasonRank === undefined ? {} : { seasonRank }),
    ...(artifactLevel === undefined ? {} : { artifactLevel }),
    ...(guardianRank === undefined ? {} : { guardianRank }),
    ...(currentSeasonHash === undefined ? {} : { currentSeasonHash }),
  }
}

function passHash(
  data: unknown,
  seasonHash: number | undefined,
  definitions: Definitions,
): number | undefined {
  const stated = hash(at(data, 'currentSeasonPassHash'))
  if (stated !== undefined || seasonHash === undefined) return stated
  const season = definitions.definition('DestinySeasonDefinition', seasonHash)
  const passes = list(at(season, 'seasonPassList'))
  return hash(at(season, 'seasonPassHash')) ?? hash(at(passes[passes.length - 1], 'seasonPassHash'))
}

/**
 * Levels of the pass itself and, once all of them are reached, of the ranks beyond its end, which are a progression of
 * their own. The pass may go on counting past its last level: those are the same ranks again and count once. Its cap is
 * mostly written as -1, and then its definition says how many levels it has.
 */
function readSeasonRank(
  profile: unknown,
  pass: number | undefined,
  definitions: Definitions,
): number | undefined {
  if (pass === undefined) return undefined
  const definition = definitions.definition('DestinySeasonPassDefinition', pass)
  const ranks = [at(definition, 'rewardProgressionHash'), at(definition, 'prestigeProgressionHash')]
  for (const [, component] of entries(at(profile, 'characterProgressions', 'data'))) {
    const [reward, prestige] = ranks.map((rank) => at(component, 'progressions', String(hash(rank) ?? '')))
    const level = number(at(reward, 'level'))
    if (level === undefined) continue
    const last = lastLevel(reward, hash(ranks[0]), definitions) ?? level
    return level < last ? level : last + Math.max(level - last, count(at(prestige, 'level')))
  }
  return undefined
}

/** Undefined where nothing says how long the track is: a pass is full then once there are ranks beyond it. */
function lastLevel(
  progression: unknown,
  progressionHash: number | undefined,
  definitions: Definitions,
): number | undefined {
  const cap = count(at(progression, 'levelCap'))
  if (cap > 0) return cap
  const track = definitions.definition('DestinyProgressionDefinition', progressionHash ?? 0)
  return list(at(track, 'steps')).length || undefined
}

function readArtifactLevel(profile: unknown): number | undefined {
  const artifact = at(profile, 'profileProgression', 'data', 'seasonalArtifact')
  const level = number(at(artifact, 'powerBonusProgression', 'level')) ?? number(at(artifact, 'powerBonus'))
  return level === undefined ? undefined : Math.max(0, level)
}
