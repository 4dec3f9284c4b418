import type { World, WorldWeapon } from '../../world/world.ts'
import { diceFor } from '../dice.ts'
import { WEAPON_BUCKETS } from '../gear/slots.ts'
import { type Performance, performanceOf } from './performance.ts'
import type { Arsenal } from './played.ts'
import type { Run } from './run.ts'
import { ALPHA_TEAM, BRAVO_TEAM, type Standing } from './run-values.ts'
import { STRANGERS } from './strangers.ts'

/** Everyone who was in a run: the demo guardians first, then strangers until the activity is full. */
export interface Player {
  readonly guardian?: number
  readonly character: number
  /** Number of a stranger; -1 for a demo guardian. */
  readonly stranger: number
  readonly performance: Performance
  readonly standing: Standing
}

const STRANGER_KEY = 91
const PVP_TEAMS = 2
const MOST_PLAYERS = 12

export const createRoster = (world: World, arsenal: Arsenal, seed: number) => {
  const byBucket = WEAPON_BUCKETS.map((bucket) => world.weapons.filter(({ slot }) => slot === bucket))
  const strangerArsenal = (stranger: number): readonly (readonly WorldWeapon[])[] => {
    const dice = diceFor(seed, STRANGER_KEY, stranger)
    return byBucket.map((weapons) => dice.several(weapons, 2))
  }

  const sizeOf = ({ activity }: Run) =>
    Math.min(MOST_PLAYERS, Math.max(1, activity.fireteam) * (activity.pvp ? PVP_TEAMS : 1))

  return (run: Run): readonly Player[] => {
    const dice = diceFor(seed, STRANGER_KEY, run.host, run.day, run.cell)
    const size = sizeOf(run)
    const ownTeamSize = run.activity.pvp ? size / PVP_TEAMS : size
    const strangers = dice.several(
      Array.from({ length: STRANGERS }, (_, stranger) => stranger),
      size - run.seats.length,
    )
    const seated = [
      ...run.seats.map(({ guardian, character }, seat) => ({
        guardian,
        character,
        stranger: -1,
        performance: performanceOf(run, seat, arsenal(guardian, character), seed),
      })),
      ...strangers.map((stranger, position) => ({
        character: stranger % 3,
        stranger,
        performance: performanceOf(run, run.seats.length + position, strangerArsenal(stranger), seed),
      })),
    ]
    const isOwnTeam = (position: number) => position < ownTeamSize
    const scoreOf = (own: boolean) =>
      seated.reduce(
        (sum, player, position) => (isOwnTeam(position) === own ? sum + player.performance.score : sum),
        0,
      )
    const scores = winnersAhead(scoreOf(true), scoreOf(false), run.success)
    return seated.map((player, position) => {
      const own = isOwnTeam(position)
      return {
        ...player,
        standing: {
          won: own === run.success,
          team: own ? ALPHA_TEAM : BRAVO_TEAM,
          teamScore: own ? scores.own : scores.other,
          playerCount: size,
          fireteamId: `${run.id}${own && position < run.seats.length ? 0 : position}`,
        },
      }
    })
  }
}

/** Points were drawn for each player; the side that won must still have more of them. */
const winnersAhead = (own: number, other: number, success: boolean) => {
  const [more, less] = own === other ? [own + 1, other] : [Math.max(own, other), Math.min(own, other)]
  return success ? { own: more, other: less } : { own: less, other: more }
}

export type Roster = ReturnType<typeof createRoster>
