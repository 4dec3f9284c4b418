import type { Account } from '../account/account.ts'
import type { Addresses } from '../http/addresses.ts'
import type { Call } from '../http/message.ts'
import type { Platform } from '../platform.ts'
import { at, count, hash, list } from '../wire/read.ts'
import { killsByWeapon } from './kills-by-weapon.ts'
import { readActivities, readReport } from './read-activities.ts'
import { basicValues } from './read-values.ts'

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
