import type { Account } from '../account/account.ts'
import { playerName } from '../account/player-name.ts'
import type { Addresses } from '../http/addresses.ts'
import type { Call } from '../http/message.ts'
import type { ActivityReport, ActivityRun, Platform } from '../platform.ts'
import { at, count, entries, hash, id, list, number, numbers, text } from '../wire/read.ts'
import { killsByWeapon } from './kills-by-weapon.ts'

/** The platform's own limit of a page. */
const LARGEST_PAGE = 250
const GENERAL_AND_WEAPONS = '1,2'

type HistoryCalls = Pick<Platform, 'readHistory' | 'readReport' | 'readStats' | 'readWeaponUse'>
type Owner = Pick<Account, 'membershipId' | 'membershipType'>

export function createHistoryCalls(call: Call, addresses: Addresses): HistoryCalls {
  const read = (url: string, area: string, accessToken?: string, signal?: AbortSignal) =>
    call({
      method: 'GET',
      url,
      area,
      repeatable: true,
      ...(accessToken ? { accessToken } : {}),
      ...(signal ? { signal } : {}),
    })
  const account = (owner: Owner) => ['Destiny2', owner.membershipType, 'Account', owner.membershipId] as const
  const character = (owner: Owner, characterId: string) =>
    [...account(owner), 'Character', characterId, 'Stats'] as const

  return {
    readHistory: async (owner, query) => {
      const answer = await read(
        addresses.api([...character(owner, query.characterId), 'Activities'], {
          count: Math.min(query.count ?? 25, LARGEST_PAGE),
          mode: query.mode ?? 0,
          page: query.page ?? 0,
        }),
        'history',
        query.accessToken,
        query.signal,
      )
      return readActivities(answer, query.characterId)
    },
    readReport: async (instanceId) =>
      readReport(
        await read(addresses.stats(['Destiny2', 'Stats', 'PostGameCarnageReport', instanceId]), 'report'),
        instanceId,
      ),
    readStats: async (owner, accessToken) => {
      const url = addresses.api([...account(owner), 'Stats'], { groups: GENERAL_AND_WEAPONS })
      const results = at(await read(url, 'stats', accessToken), 'mergedAllCharacters', 'results')
      const pve = basicValues(at(results, 'allPvE', 'allTime'))
      const pvp = basicValues(at(results, 'allPvP', 'allTime'))
      return { pve, pvp, killsByWeapon: killsByWeapon([pve, pvp]) }
    },
    readWeaponUse: async (owner, characterId, accessToken) => {
      const url = addresses.api([...character(owner, characterId), 'UniqueWeapons'])
      return list(at(await read(url, 'stats', accessToken), 'weapons')).flatMap((weapon) => {
        const weaponHash = hash(at(weapon, 'referenceId'))
        if (weaponHash === undefined) return []
        const values = basicValues(at(weapon, 'values'))
        return [
          {
            hash: weaponHash,
            kills: count(values.uniqueWeaponKills),
            precisionKills: count(values.uniqueWeaponPrecisionKills),
          },
        ]
      })
    },
  }
}

function readActivities(answer: unknown, characterId: string): readonly ActivityRun[] {
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

function readReport(answer: unknown, instanceId: string): ActivityReport {
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

/** The platform wraps each figure as {statId, basic: {value, displayValue}}; the basic values by stat id. */
function basicValues(values: unknown): Readonly<Record<string, number>> {
  const read: Record<string, number> = {}
  for (const [statId, value] of entries(values)) {
    const basic = number(at(value, 'basic', 'value'))
    if (basic !== undefined) read[statId] = basic
  }
  return read
}
