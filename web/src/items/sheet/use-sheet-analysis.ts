import type { FallbackAnalysis } from '@ai-vault/game/weapons/fallback-analysis.ts'
import { useQuery } from '@tanstack/react-query'
import { useOnline } from '../../data/system/use-online.ts'
import type { Analysis } from '../perks/perk-columns.ts'
import { type AnalysisSettings, analysisQuery } from '../rating/analysis-query.ts'
import type { WeaponItem } from '../weapon-item.ts'

export type SheetAnalysis =
  | { readonly state: 'loading' }
  | { readonly state: 'offline' }
  | { readonly state: 'failed'; readonly fallback: FallbackAnalysis; readonly again: () => void }
  | { readonly state: 'ready'; readonly analysis: Analysis }

/** A sheet that opens explains its rating at once; `analyze` does it anew. */
export function useSheetAnalysis(membershipId: string, item: WeaponItem, settings: AnalysisSettings) {
  const { data, isFetching, refetch } = useQuery(analysisQuery(membershipId, item, settings))
  const online = useOnline()
  const analyze = () => void refetch()
  return { shown: shownState(data, isFetching, online, analyze), busy: isFetching, analyze }
}

function shownState(
  data: Analysis | FallbackAnalysis | undefined,
  isFetching: boolean,
  online: boolean,
  again: () => void,
): SheetAnalysis {
  if (data && !('fallback' in data)) return { state: 'ready', analysis: data }
  if (data && !isFetching) return { state: 'failed', fallback: data, again }
  return { state: online ? 'loading' : 'offline' }
}
