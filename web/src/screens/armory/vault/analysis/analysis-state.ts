import type { FallbackAnalysis } from '@ai-vault/game/weapons/fallback-analysis.ts'
import type { Analysis } from '../../../../items/perks/perk-columns.ts'

/** What is known of one weapon's analysis; absent where nobody asked (F-130, F-131, F-134). */
export type AnalysisState =
  | { readonly status: 'analyzing'; readonly before?: Analysis | FallbackAnalysis }
  | { readonly status: 'analyzed'; readonly analysis: Analysis }
  | { readonly status: 'failed'; readonly fallback: FallbackAnalysis }

export type AnalysisStates = ReadonlyMap<string, AnalysisState>

export const isFallback = (result: Analysis | FallbackAnalysis): result is FallbackAnalysis =>
  'fallback' in result

export function stateOf(
  result: Analysis | FallbackAnalysis | undefined,
  busy: boolean,
): AnalysisState | undefined {
  if (busy) return { status: 'analyzing', ...(result && { before: result }) }
  if (!result) return undefined
  return isFallback(result)
    ? { status: 'failed', fallback: result }
    : { status: 'analyzed', analysis: result }
}

/** Weapons whose last finished analysis failed; one that is being tried again stays among them. */
export function failedIds(states: AnalysisStates): ReadonlySet<string> {
  const failed = [...states].filter(
    ([, state]) =>
      state.status === 'failed' || (state.status === 'analyzing' && state.before && isFallback(state.before)),
  )
  return new Set(failed.map(([id]) => id))
}

const SHOWN_LETTERS = 80

/** F-131: the first 80 characters, then an ellipsis where there is more. */
export function cutText(text: string): { readonly text: string; readonly isCut: boolean } {
  const letters = [...text]
  if (letters.length <= SHOWN_LETTERS) return { text, isCut: false }
  return { text: `${letters.slice(0, SHOWN_LETTERS).join('')}…`, isCut: true }
}
