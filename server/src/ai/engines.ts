/** Which reader a question gets: a model, within what its player may spend, or the built-in one. */
import { BUILT_IN_ANALYST_KEY } from '@ai-vault/contract/account/storage.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import type { AiAccess } from './ai-access.ts'
import { failureOf, type ModelFailure } from './models/failures.ts'
import { type ChosenModel, chooseModel, type ProviderSettings, providerOfKey } from './models/providers.ts'

export interface Reservation {
  readonly tokens: number
  settle(spent: number): Promise<void>
}

export interface EnginesDeps {
  readonly settings: { readonly ai: ProviderSettings }
  readonly usage: {
    tokensToday(membershipId: string): Promise<number>
    /** Undefined where the day's tokens are used up. */
    reserve(membershipId: string, wanted: number, most: number): Promise<Reservation | undefined>
  }
}

export type Engine =
  | { readonly is: 'built-in' }
  | { readonly is: 'model'; readonly chosen: ChosenModel; readonly mostTokens: number }
  /** A model was meant and cannot be asked. */
  | { readonly is: 'unavailable'; readonly failure: ModelFailure }

/** Where the player named no limit. */
const DAILY_TOKENS = 1_000_000

export function createEngines({ settings, usage }: EnginesDeps) {
  const unavailable = (code: string, name = ''): Engine => ({
    is: 'unavailable',
    failure: failureOf(code, name),
  })
  return {
    async choose({ membershipId }: Session, ai: AiAccess): Promise<Engine> {
      const key = ai.key === BUILT_IN_ANALYST_KEY ? undefined : ai.key
      const provider = ai.provider ?? (key ? providerOfKey(key) : undefined)
      if (!provider) return key ? unavailable('provider-unknown') : { is: 'built-in' }
      if (provider !== 'custom' && !key) return { is: 'built-in' }
      const chosen = chooseModel({ provider, key, model: ai.model }, settings.ai)
      if (!chosen) return unavailable('not-set-up')
      const wanted = ai.daily_tokens ?? DAILY_TOKENS
      // A player may spend more of their own, never of the operator's.
      const mostTokens = provider === 'custom' ? Math.min(wanted, DAILY_TOKENS) : wanted
      const used = await usage.tokensToday(membershipId)
      return used >= mostTokens
        ? unavailable('daily-limit', chosen.name)
        : { is: 'model', chosen, mostTokens }
    },
    reserve: usage.reserve,
  }
}
