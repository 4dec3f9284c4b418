import type { DestinyPlayer, DestinyPostGameCarnageReportData } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { CLASS_HASH } from '../../world/tables/platform.ts'
import { characterIdOf } from '../account/identities.ts'
import { bungieCard, primaryCard } from '../account/memberships.ts'
import type { PersonaCharacter } from '../account/persona.ts'
import type { GuardianState } from '../guardian-state.ts'
import { GENDER_HASH, MEMBERSHIP_STEAM, RACE_HASH } from '../platform-codes.ts'
import { lightOf } from '../profile/characters.ts'
import { asAnswer } from '../wire.ts'
import type { Player } from './roster.ts'
import type { Run } from './run.ts'
import { ALPHA_TEAM, activityDetails, BRAVO_TEAM, periodOf, runValues } from './run-values.ts'
import { extendedValues, weaponStats } from './stats/extended-values.ts'
import { namedValue, statValue } from './stats/stat-value.ts'
import { strangerCard, strangerOf } from './strangers.ts'

const STRANGER_OWNER = 1000
const CLASS_NAME = { titan: 'Titan', hunter: 'Hunter', warlock: 'Warlock' } as const

const bodyFields = (body: Pick<PersonaCharacter, 'classType' | 'race' | 'gender'>) => ({
  characterClass: CLASS_NAME[body.classType],
  classHash: CLASS_HASH[body.classType],
  raceHash: RACE_HASH[body.race],
  genderHash: GENDER_HASH[body.gender],
  characterLevel: 50,
})

const guardianPlayer = (state: GuardianState, character: number, day: number): Wire<DestinyPlayer> => {
  const { account, belongings } = state
  const body = account.persona.characters[character]
  if (!body) throw new RangeError(`${account.persona.id} has no character ${character}`)
  return {
    destinyUserInfo: primaryCard(account),
    ...bodyFields(body),
    lightLevel: lightOf(belongings.on(day), character),
    bungieNetUserInfo: bungieCard(account),
    ...(account.persona.clan
      ? { clanName: account.persona.clan.name, clanTag: account.persona.clan.tag }
      : {}),
    emblemHash: belongings.emblemOf(character),
  }
}

const strangerPlayer = (seed: number, number: number, emblems: readonly number[]): Wire<DestinyPlayer> => {
  const stranger = strangerOf(seed, number, emblems)
  return {
    destinyUserInfo: strangerCard(stranger),
    ...bodyFields(stranger.body),
    lightLevel: stranger.light,
    ...(stranger.clanName ? { clanName: stranger.clanName } : {}),
    emblemHash: stranger.emblemHash,
  }
}

const teamsOf = (run: Run, players: readonly Player[]) =>
  run.activity.pvp
    ? [ALPHA_TEAM, BRAVO_TEAM].flatMap((teamId) => {
        const standing = players.find((player) => player.standing.team === teamId)?.standing
        if (!standing) return []
        return [
          {
            teamId,
            standing: namedValue('standing', standing.won ? 0 : 1, standing.won ? 'Victory' : 'Defeat'),
            score: statValue('score', standing.teamScore),
            teamName: teamId === ALPHA_TEAM ? 'Alpha' : 'Bravo',
          },
        ]
      })
    : []

/** Some fireteams go on with a raid where others left it. */
const isFromCheckpoint = ({ activity, id }: Run) => activity.kind === 'raid' && Number(id.slice(-2)) % 6 === 0

/** The report everyone who was there gets, whoever asks. */
export const reportOf = (
  run: Run,
  players: readonly Player[],
  states: readonly GuardianState[],
  seed: number,
): DestinyPostGameCarnageReportData => {
  const emblems = states[0]?.catalogue.world.emblems ?? []
  return asAnswer<DestinyPostGameCarnageReportData>({
    period: periodOf(run),
    startingPhaseIndex: 0,
    activityWasStartedFromBeginning: !isFromCheckpoint(run),
    activityDetails: activityDetails(run, MEMBERSHIP_STEAM),
    entries: players.map(({ guardian, character, stranger, performance, standing }) => {
      const state = guardian === undefined ? undefined : states[guardian]
      return {
        standing: run.activity.pvp ? (standing.won ? 0 : 1) : run.success ? 0 : 1,
        score: statValue('score', performance.score),
        player: state ? guardianPlayer(state, character, run.day) : strangerPlayer(seed, stranger, emblems),
        characterId: state?.characterIds[character] ?? characterIdOf(seed, STRANGER_OWNER + stranger, 0),
        values: runValues(run, performance, standing),
        extended: {
          weapons: performance.weapons.map(({ weapon, kills, precision }) =>
            weaponStats(weapon.hash, kills, precision),
          ),
          values: extendedValues(performance),
        },
      }
    }),
    teams: teamsOf(run, players),
  })
}
