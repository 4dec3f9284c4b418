import type { WorldWeapon } from '../../world/world.ts'
import { type Dice, diceFor } from '../dice.ts'
import type { Run } from './run.ts'

/** How one player did in one run. Drawn from the run and the seat, so history and report always agree. */
export interface Performance {
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly precisionKills: number
  readonly superKills: number
  readonly grenadeKills: number
  readonly meleeKills: number
  readonly abilityKills: number
  readonly weapons: readonly {
    readonly weapon: WorldWeapon
    readonly kills: number
    readonly precision: number
  }[]
  readonly score: number
  readonly seconds: number
  readonly longestSpree: number
  readonly longestLifeSeconds: number
  readonly orbsDropped: number
  readonly orbsGathered: number
  readonly resurrectionsPerformed: number
  readonly resurrectionsReceived: number
  readonly suicides: number
  readonly objectives: number
}

const SEAT_KEY = 81

interface Tally {
  readonly kills: number
  readonly deaths: number
  readonly assists: number
}

const drawTally = ({ activity, seconds, success }: Run, dice: Dice): Tally => {
  const minutes = seconds / 60
  if (activity.pvp) {
    return {
      kills: dice.between(3, 12) + (success ? dice.between(1, 8) : 0),
      deaths: dice.between(2, 12),
      assists: dice.between(1, 8),
    }
  }
  return {
    kills: Math.round(minutes * (2 + 3.5 * dice.next())),
    deaths: Math.floor(5 * dice.next() ** 2 + (success ? 0 : 4 * dice.next())),
    assists: activity.fireteam > 1 ? Math.round(minutes * (0.3 + 0.8 * dice.next())) : 0,
  }
}

/** Splits kills over the weapons and, for the rest, the abilities. */
const shareOut = (kills: number, weapons: readonly WorldWeapon[], dice: Dice) => {
  const abilities = Math.floor(kills * (0.1 + 0.25 * dice.next()))
  const shots = kills - abilities
  const weights = weapons.map((_, index) => (1 + dice.next()) / (index + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = shots
  const used = weapons.map((weapon, index) => {
    const last = index === weapons.length - 1
    const share = last ? left : Math.min(left, Math.round((shots * (weights[index] ?? 0)) / total))
    left -= share
    return { weapon, kills: share, precision: Math.floor(share * (0.15 + 0.45 * dice.next())) }
  })
  const superKills = Math.floor(abilities * 0.4)
  const grenadeKills = Math.floor(abilities * 0.25)
  const meleeKills = Math.floor(abilities * 0.2)
  return {
    weapons: used.filter((entry) => entry.kills > 0),
    precisionKills: used.reduce((sum, { precision }) => sum + precision, 0),
    superKills,
    grenadeKills,
    meleeKills,
    abilityKills: abilities - superKills - grenadeKills - meleeKills + (weapons.length === 0 ? shots : 0),
  }
}

const scoreOf = ({ activity }: Run, { kills, assists, deaths }: Tally, dice: Dice): number =>
  activity.pvp ? kills + Math.floor(assists / 2) : Math.max(0, kills * dice.between(180, 420) - deaths * 500)

/** `arsenal` lists what the player may have carried, most loved first. */
export const performanceOf = (
  run: Run,
  seat: number,
  arsenal: readonly (readonly WorldWeapon[])[],
  seed: number,
): Performance => {
  const dice = diceFor(seed, SEAT_KEY, run.host, run.day, run.cell, seat)
  const tally = drawTally(run, dice)
  const carried = arsenal.flatMap((choices) => {
    const [first, ...others] = choices
    if (!first) return []
    return [others.length === 0 || dice.chance(0.6) ? first : dice.pick(others)]
  })
  const seconds = run.seconds - (dice.chance(0.1) ? dice.between(0, Math.floor(run.seconds / 5)) : 0)
  const lives = tally.deaths + 1
  return {
    ...tally,
    ...shareOut(tally.kills, carried, dice),
    score: scoreOf(run, tally, dice),
    seconds,
    longestSpree: Math.min(tally.kills, Math.ceil((tally.kills / lives) * (1 + dice.next()))),
    longestLifeSeconds: Math.min(seconds, Math.ceil((seconds / lives) * (1 + dice.next()))),
    orbsDropped: Math.round(tally.kills * 0.12 * dice.next()),
    orbsGathered: Math.round(tally.kills * 0.08 * dice.next()),
    resurrectionsPerformed: run.activity.fireteam > 1 ? dice.between(0, 2) : 0,
    resurrectionsReceived: run.activity.fireteam > 1 ? Math.min(tally.deaths, dice.between(0, 2)) : 0,
    suicides: Math.min(tally.deaths, dice.chance(0.15) ? 1 : 0),
    objectives: dice.between(0, 4),
  }
}
