import { playerName } from '../account/player-name.ts'
import type { ActivityReport, ActivityRun } from '../platform.ts'
import { at, count, id, list, number, numbers, text } from '../wire/read.ts'
import { basicValues } from './read-values.ts'

export function readActivities(answer: unknown, characterId: string): readonly ActivityRun[] {
  return list(at(answer, 'activities')).flatMap((entry) => {
    const details = at(entry, 'activityDetails')
    const instanceId = id(at(details, 'instanceId'))
    if (instanceId === undefined) return []
    return [
      {
        instanceId,
        activityHash: count(at(details, 'referenceId')),
        directorActivityHash: count(at(details, 'directorActivityHash')),
        characterId,
        period: text(at(entry, 'period')) ?? '',
        mode: count(at(details, 'mode')),
        modes: numbers(at(details, 'modes')),
        values: basicValues(at(entry, 'values')),
      },
    ]
  })
}

export function readReport(answer: unknown, instanceId: string): ActivityReport {
  const details = at(answer, 'activityDetails')
  const fromBeginning = at(answer, 'activityWasStartedFromBeginning')
  return {
    instanceId: id(at(details, 'instanceId')) ?? instanceId,
    activityHash: count(at(details, 'referenceId')),
    directorActivityHash: count(at(details, 'directorActivityHash')),
    period: text(at(answer, 'period')) ?? '',
    mode: count(at(details, 'mode')),
    modes: numbers(at(details, 'modes')),
    ...(typeof fromBeginning === 'boolean' ? { fromBeginning } : {}),
    teams: list(at(answer, 'teams')).map(readTeam),
    entries: list(at(answer, 'entries')).map(readEntry),
  }
}

function readTeam(team: unknown): ActivityReport['teams'][number] {
  const score = number(at(team, 'score', 'basic', 'value'))
  return {
    id: count(at(team, 'teamId')),
    name: text(at(team, 'teamName')) ?? '',
    ...(score === undefined ? {} : { score }),
  }
}

function readEntry(entry: unknown): ActivityReport['entries'][number] {
  const player = at(entry, 'player')
  const card = at(player, 'destinyUserInfo')
  const className = text(at(player, 'characterClass'))
  return {
    membershipId: id(at(card, 'membershipId')) ?? '',
    characterId: id(at(entry, 'characterId')) ?? '',
    ...playerName(card),
    ...(className ? { className } : {}),
    power: count(at(player, 'lightLevel')),
    values: basicValues(at(entry, 'values')),
    weapons: list(at(entry, 'extended', 'weapons')).map((weapon) => ({
      hash: count(at(weapon, 'referenceId')),
      values: basicValues(at(weapon, 'values')),
    })),
  }
}
