import { forgeListSchema, forgeWeaponSchema } from '@ai-vault/contract/advice/forge.ts'
import { weaponAnalysisSchema, wishListReportSchema } from '@ai-vault/contract/items/weapons.ts'
import type { WeaponStat } from '@ai-vault/game/items.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'
import { namedAnswer } from '../language/named-answers.ts'

const HOUR_MS = 3_600_000
/** While the history is being read, this often the page asks how far it is. */
const WATCH_MS = 2_000

/** Every weapon there is; it changes with the game alone. */
export const forgeListQuery = queryOptions({
  queryKey: ['forge', 'weapons'],
  queryFn: ({ signal }) =>
    callApi({ path: '/api/forge/weapons', query: languageQuery(), schema: forgeListSchema, signal }),
  ...namedAnswer(HOUR_MS),
  meta: { named: true },
})

/** What a weapon can be. Without a player: the public example. */
export const forgeWeaponQuery = (membershipId: string | undefined, weaponId: string | undefined) =>
  queryOptions({
    queryKey: ['forge', membershipId ?? 'preview', weaponId ?? 'preview'],
    queryFn: ({ signal }) =>
      callApi({
        path: weaponId ? `/api/forge/weapons/${weaponId}` : '/api/forge/preview',
        query: languageQuery(),
        schema: forgeWeaponSchema,
        personal: weaponId !== undefined,
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.personal.progress?.state === 'fetching' ? WATCH_MS : false),
    retry: (failures, error) => failures < 2 && 'status' in error && error.status === 0,
    meta: { named: true },
  })

export interface AskedRoll {
  readonly weaponName: string
  readonly itemHash: number
  readonly side: 'pve' | 'pvp'
  /** The copy that is meant; without it the plain weapon. */
  readonly instanceId?: string | undefined
  /** In English, as the call is specified (F-286). */
  readonly perks: readonly string[]
  /** Exactly these are on; without them the copy as a whole, with all that it can select. */
  readonly perkHashes?: readonly number[] | undefined
  readonly masterwork?: WeaponStat | undefined
}

/** The analysis of a copy, or of a roll that was put together. */
export const rollAnalysisQuery = (membershipId: string | undefined, asked: AskedRoll | undefined) =>
  queryOptions({
    // A whole copy is what it is, whatever is chosen in the explorer.
    queryKey: [
      'forge-analysis',
      membershipId ?? 'preview',
      asked?.side,
      asked?.perkHashes ? asked : asked?.instanceId,
    ],
    enabled: asked !== undefined,
    queryFn: ({ signal }) =>
      callApi({
        path: '/api/analyze-weapon',
        method: 'POST',
        query: languageQuery(),
        body: asked && bodyOf(asked),
        schema: weaponAnalysisSchema,
        personal: asked?.instanceId !== undefined,
        signal,
      }),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
    meta: { named: true },
  })

export function bodyOf({ weaponName, itemHash, side, instanceId, perks, perkHashes, masterwork }: AskedRoll) {
  const activity = side === 'pvp' ? 'PvP' : 'PvE'
  const named = { weapon_name: weaponName.slice(0, 120), perks, activity_type: activity }
  return {
    ...named,
    ...(instanceId ? { item_instance_id: instanceId } : { item_hash: itemHash }),
    ...(perkHashes ? { perk_hashes: perkHashes } : {}),
    ...(perkHashes && masterwork ? { masterwork_stat: masterwork } : {}),
  }
}

/** Which lists are in use, and when they were read. */
export const wishListsQuery = queryOptions({
  queryKey: ['wish-lists'],
  queryFn: ({ signal }) => callApi({ path: '/api/wish-lists', schema: wishListReportSchema, signal }),
  staleTime: HOUR_MS,
})
