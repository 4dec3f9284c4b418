import type { WeaponType } from '@ai-vault/game/items.ts'
import type { PlayedRun } from '../played.ts'
import { WEAPON_KILLS_STAT } from './extended-values.ts'
import { type Format, ratioOf, type StatValue, statValue, valuePair } from './stat-value.ts'

/** All-time figures: plain sums over the runs of the history, and what follows from them. */

const sum = (runs: readonly PlayedRun[], amount: (run: PlayedRun) => number): number =>
  runs.reduce((total, run) => total + amount(run), 0)

const perGame = (statId: string, total: number, games: number, format: Format = 'count'): StatValue => ({
  statId,
  basic: valuePair(total, format),
  pga: valuePair(
    ratioOf(total, games),
    format === 'duration' ? 'duration' : format === 'grouped' ? 'grouped' : 'decimal',
  ),
})

const best = (
  statId: string,
  runs: readonly PlayedRun[],
  amount: (run: PlayedRun) => number,
  format: Format = 'count',
): StatValue => {
  const top = runs.reduce<PlayedRun | undefined>(
    (leader, run) => (leader === undefined || amount(run) > amount(leader) ? run : leader),
    undefined,
  )
  return {
    ...statValue(statId, top ? amount(top) : 0, format),
    ...(top ? { activityId: top.run.id } : {}),
  }
}

const weaponKills = (runs: readonly PlayedRun[], games: number): StatValue[] => {
  const byType = new Map<WeaponType, number>()
  for (const { performance } of runs) {
    for (const { weapon, kills } of performance.weapons) {
      byType.set(weapon.type, (byType.get(weapon.type) ?? 0) + kills)
    }
  }
  return (Object.entries(WEAPON_KILLS_STAT) as [WeaponType, string][]).map(([type, statId]) =>
    perGame(statId, byType.get(type) ?? 0, games),
  )
}

const outcomes = (runs: readonly PlayedRun[], pvp: boolean): StatValue[] => {
  const successes = sum(runs, ({ run }) => (run.success ? 1 : 0))
  const score = sum(runs, ({ performance }) => performance.score)
  return pvp
    ? [
        statValue('activitiesWon', successes),
        statValue('winLossRatio', ratioOf(successes, runs.length - successes), 'ratio'),
        statValue('combatRating', 100 + ratioOf(score, runs.length), 'ratio'),
      ]
    : [statValue('activitiesCleared', successes)]
}

/** Figures that are told as a sum and for each game, in the platform's order, with what makes them up. */
const PER_GAME: readonly (readonly [statId: string, amount: (run: PlayedRun) => number, format?: Format])[] =
  [
    ['objectivesCompleted', ({ performance }) => performance.objectives],
    ['precisionKills', ({ performance }) => performance.precisionKills],
    ['resurrectionsPerformed', ({ performance }) => performance.resurrectionsPerformed],
    ['resurrectionsReceived', ({ performance }) => performance.resurrectionsReceived],
    ['suicides', ({ performance }) => performance.suicides],
    ['weaponKillsAbility', ({ performance }) => performance.abilityKills],
    ['weaponKillsGrenade', ({ performance }) => performance.grenadeKills],
    ['weaponKillsMelee', ({ performance }) => performance.meleeKills],
    ['weaponKillsSuper', ({ performance }) => performance.superKills],
    ['orbsDropped', ({ performance }) => performance.orbsDropped],
    ['orbsGathered', ({ performance }) => performance.orbsGathered],
    ['totalActivityDurationSeconds', ({ run }) => run.seconds, 'duration'],
  ]

const fighting = (runs: readonly PlayedRun[]): StatValue[] => {
  const games = runs.length
  const of = (amount: (performance: PlayedRun['performance']) => number) =>
    sum(runs, ({ performance }) => amount(performance))
  const kills = of((each) => each.kills)
  const deaths = of((each) => each.deaths)
  const assists = of((each) => each.assists)
  const seconds = of((each) => each.seconds)
  const score = of((each) => each.score)
  const together = runs.filter(({ run }) => run.seats.length > 1).length
  return [
    statValue('activitiesEntered', games),
    perGame('assists', assists, games),
    perGame('kills', kills, games),
    perGame('secondsPlayed', seconds, games, 'duration'),
    perGame('deaths', deaths, games),
    statValue('averageLifespan', ratioOf(seconds, deaths), 'duration'),
    perGame('score', score, games, 'grouped'),
    statValue('opponentsDefeated', kills + assists),
    statValue('efficiency', ratioOf(kills + assists, deaths), 'ratio'),
    statValue('killsDeathsRatio', ratioOf(kills, deaths), 'ratio'),
    statValue('killsDeathsAssists', ratioOf(kills + assists / 2, deaths), 'ratio'),
    ...PER_GAME.map(([statId, amount, format]) => perGame(statId, sum(runs, amount), games, format)),
    statValue('fireTeamActivities', together),
  ]
}

const records = (runs: readonly PlayedRun[], light: number): StatValue[] => [
  best('bestSingleGameKills', runs, (run) => run.performance.kills),
  best('bestSingleGameScore', runs, (run) => run.performance.score, 'grouped'),
  best('longestKillSpree', runs, (run) => run.performance.longestSpree),
  best('longestSingleLife', runs, (run) => run.performance.longestLifeSeconds, 'duration'),
  best('mostPrecisionKills', runs, (run) => run.performance.precisionKills),
  statValue('highestCharacterLevel', 50),
  statValue('highestLightLevel', light),
]

/** Pass `pvp` undefined where both kinds are merged. */
export const totalsOf = (
  runs: readonly PlayedRun[],
  pvp: boolean | undefined,
  light: number,
): readonly StatValue[] => [
  ...(pvp === true
    ? []
    : outcomes(pvp === undefined ? runs.filter(({ run }) => !run.activity.pvp) : runs, false)),
  ...(pvp === false
    ? []
    : outcomes(pvp === undefined ? runs.filter(({ run }) => run.activity.pvp) : runs, true)),
  ...fighting(runs),
  ...weaponKills(runs, runs.length),
  ...records(runs, light),
]
