import { FALLBACK_ANALYSIS, type FallbackAnalysis } from '@ai-vault/game/weapons/fallback-analysis.ts'
import { queryOptions } from '@tanstack/react-query'
import { callOwn } from '../../data/api/api-client.ts'
import { languageQuery } from '../../data/language/language.ts'
import type { Analysis } from '../perks/perk-columns.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'

export const ACTIVITY_TYPES = ['PvE', 'PvP', 'GM'] as const
export const PLAYSTYLES = [
  'Balanced',
  'Aggressive',
  'Defensive',
  'Support',
  'Abilities',
  'Boss damage',
] as const
export const INPUTS = ['Any input', 'Mouse and keyboard', 'Controller'] as const

/** What a weapon is analysed for; the specified literals by default (F-135). */
export interface AnalysisSettings {
  readonly activity: (typeof ACTIVITY_TYPES)[number]
  readonly playstyle: (typeof PLAYSTYLES)[number]
  readonly input: (typeof INPUTS)[number]
}
export const DEFAULT_SETTINGS: AnalysisSettings = {
  activity: 'PvE',
  playstyle: 'Balanced',
  input: 'Any input',
}

const FRESH_MS = 10 * 60_000
/** A failed analysis tries again by itself for as long as someone looks at it (F-134). */
const RETRY_MS = 20_000

export const analysisKey = (membershipId: string, id: string, settings: AnalysisSettings) =>
  ['analysis', membershipId, id, settings] as const

/** A failure is an answer too: the specified fallback, flagged. */
export const analysisQuery = (membershipId: string, item: WeaponItem, settings = DEFAULT_SETTINGS) =>
  queryOptions({
    queryKey: analysisKey(membershipId, idOf(item), settings),
    queryFn: async ({ signal }): Promise<Analysis | FallbackAnalysis> => {
      try {
        return await callOwn(
          '/api/analyze-weapon',
          async () => (await import('@ai-vault/contract/items/weapons.ts')).weaponAnalysisSchema,
          { method: 'POST', query: languageQuery(), body: requestOf(item, settings), signal },
        )
      } catch (error) {
        if (signal.aborted) throw error
        return FALLBACK_ANALYSIS
      }
    },
    // While the browser says that it is offline nothing is asked: the rating stands, and no failure is stored.
    networkMode: 'online',
    staleTime: ({ state }) => (state.data && 'fallback' in state.data ? 0 : FRESH_MS),
    refetchInterval: ({ state }) => (state.data && 'fallback' in state.data ? RETRY_MS : false),
    meta: { named: true },
  })

export function requestOf(item: WeaponItem, { activity, playstyle, input }: AnalysisSettings) {
  const { displayProperties, itemTypeDisplayName } = item.definition
  return {
    // The contract's limits; a name longer than that is no name a weapon has.
    weapon_name: displayProperties.name.slice(0, 120),
    weapon_type: itemTypeDisplayName.slice(0, 60),
    perks: item.perks.slice(0, 60).map((perk) => perk.slice(0, 80)),
    activity_type: activity,
    user_playstyle: playstyle,
    item_instance_id: idOf(item),
    ...(input !== 'Any input' && { input_device: input }),
  }
}
