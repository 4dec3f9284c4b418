import type {
  DestinyArtifactCharacterScoped,
  DestinyArtifactProfileScoped,
  DestinyCharacterProgressionComponent,
  DestinyFactionProgression,
  DestinyProfileProgressionComponent,
} from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { PASS_RANKS } from '../../world/reference/seasons.ts'
import { ANCHOR_DAY } from '../calendar.ts'
import { diceFor, fractionFor } from '../dice.ts'
import { objectiveWire } from '../gear/plug-objectives.ts'
import type { Moment } from '../guardian-state.ts'
import { milestonesWire } from './milestones.ts'
import { progressionWire } from './progression-wire.ts'

const CHECKLIST_KEY = 157
const EVERYONE = -1

type Checklists = Readonly<Record<number, Readonly<Record<number, boolean>>>>

/** What was found: those who have seen much of the game have found more, and what is found stays found. */
const foundIn = ({ state }: Moment, scope: 'profile' | 'character', character: number): Checklists => {
  const { persona, seed } = state.account
  return Object.fromEntries(
    state.catalogue.world.checklists
      .filter((checklist) => checklist.scope === scope)
      .map(({ hash, entries }) => [
        hash,
        Object.fromEntries(
          entries.map((entry) => {
            const dice = diceFor(seed, CHECKLIST_KEY, persona.index, character, entry)
            return [entry, dice.chance(persona.completion)]
          }),
        ),
      ]),
  )
}

const profileChecklists = (moment: Moment): Checklists => foundIn(moment, 'profile', EVERYONE)

const characterChecklists = (moment: Moment, character: number): Checklists =>
  foundIn(moment, 'character', character)

const RANK_KEY = 151
const RESET_KEY = 152
const MOST_RESETS = 6
const POINTS_PER_RUN = { season: 12_500, rank: 40 }
const ARTIFACT_LEVELS_PER_RANK = 0.2
const MOST_ARTIFACT_POINTS = 12

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

/** Those who have been around have begun some ranks anew. */
const resetsOf = ({ state }: Moment, hash: number): number => {
  const { persona, seed } = state.account
  return Math.floor(MOST_RESETS * persona.completion * fractionFor(seed, RESET_KEY, persona.index, hash))
}

export const reputationWire = (moment: Moment, hash: number) => ({
  ...progressionWire(moment, hash, reputationOn(moment, hash), POINTS_PER_RUN.rank),
  currentResetCount: resetsOf(moment, hash),
})

const artifactLevel = (moment: Moment): number => seasonRankOn(moment) * ARTIFACT_LEVELS_PER_RANK
const artifactPoints = (moment: Moment): number =>
  Math.min(MOST_ARTIFACT_POINTS, Math.floor(artifactLevel(moment)))

const artifactWire = (moment: Moment): Wire<DestinyArtifactProfileScoped> | undefined => {
  const { catalogue } = moment.state
  if (catalogue.artifactHash === undefined) return undefined
  const level = artifactLevel(moment)
  const progression = progressionWire(
    moment,
    catalogue.world.progressions.artifactPower,
    level,
    POINTS_PER_RUN.season,
  )
  return {
    artifactHash: catalogue.artifactHash,
    pointProgression: progression,
    pointsAcquired: artifactPoints(moment),
    powerBonusProgression: progression,
    powerBonus: Math.floor(level),
  }
}

/** Points go into the tiers from the first on, one a plug. */
const characterArtifact = (moment: Moment): Wire<DestinyArtifactCharacterScoped> => {
  const { hash, tiers } = moment.state.catalogue.world.artifact
  const points = artifactPoints(moment)
  let left = points
  return {
    artifactHash: hash,
    pointsUsed: points,
    resetCount: 0,
    tiers: tiers.map((tier) => ({
      tierHash: tier.hash,
      isUnlocked: points >= tier.minimumPoints,
      pointsToUnlock: tier.minimumPoints,
      items: tier.items.map((itemHash) => {
        const isActive = left > 0 && points >= tier.minimumPoints
        if (isActive) left--
        return { itemHash, isActive, isVisible: true }
      }),
    })),
  }
}

export const profileProgressionWire = (moment: Moment): Wire<DestinyProfileProgressionComponent> => {
  const seasonalArtifact = artifactWire(moment)
  return { checklists: profileChecklists(moment), ...(seasonalArtifact ? { seasonalArtifact } : {}) }
}

const factionsWire = (moment: Moment): { readonly [hash: number]: Wire<DestinyFactionProgression> } =>
  Object.fromEntries(
    moment.state.catalogue.world.factions.map(({ hash, progressionHash }) => [
      hash,
      { factionHash: hash, factionVendorIndex: -1, ...reputationWire(moment, progressionHash) },
    ]),
  )

/** The pass, and beyond its end the ranks that come after it; both are told from the first day on. */
const seasonLevels = (moment: Moment) => {
  const { seasonRank, prestige } = moment.state.catalogue.world.progressions
  const rank = seasonRankOn(moment)
  return [
    [seasonRank, Math.min(rank, PASS_RANKS)],
    [prestige, Math.max(0, rank - PASS_RANKS)],
  ] as const
}

/** Quests are no instances, so their counters stand here. */
const questObjectives = ({ state, day }: Moment, character: number) =>
  Object.fromEntries(
    state.belongings
      .on(day)
      .side.filter(
        ({ kind, home }) => kind === 'quest' && 'character' in home && home.character === character,
      )
      .map(({ hash, objectives }) => [
        hash,
        objectives.map(({ goal, progress }) => objectiveWire(goal, progress)),
      ]),
  )

export const characterProgressionWire = (
  moment: Moment,
  character: number,
): Wire<DestinyCharacterProgressionComponent> => {
  const { ranks } = moment.state.catalogue.world.progressions
  return {
    progressions: Object.fromEntries([
      ...seasonLevels(moment).map(([hash, level]) => [
        hash,
        progressionWire(moment, hash, level, POINTS_PER_RUN.season),
      ]),
      ...ranks.map((hash) => [hash, reputationWire(moment, hash)]),
    ]),
    factions: factionsWire(moment),
    milestones: milestonesWire(moment, character),
    quests: [],
    uninstancedItemObjectives: questObjectives(moment, character),
    uninstancedItemPerks: {},
    checklists: characterChecklists(moment, character),
    ...(moment.state.catalogue.artifactHash === undefined
      ? {}
      : { seasonalArtifact: characterArtifact(moment) }),
  }
}

export const seasonRankLevel = (moment: Moment): number => Math.floor(seasonRankOn(moment))
