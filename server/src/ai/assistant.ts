/** One question from its text, or its query, to its answer: read, look up, write. */

import { BUILT_IN_ANALYST_KEY } from '@ai-vault/contract/account/storage.ts'
import type { TalkMemory } from '@ai-vault/contract/advice/answer.ts'
import type { Reading } from '@ai-vault/contract/advice/query.ts'
import type { ChatContext } from '@ai-vault/contract/advice/sentinel.ts'
import { countItems } from '@ai-vault/game/inventory/count-items.ts'
import type { Facts } from '@ai-vault/sentinel/facts.ts'
import { accountQuestions } from '@ai-vault/sentinel/intents/help/account-questions.ts'
import type { Answer } from '@ai-vault/sentinel/metadata.ts'
import { MOST_READ, readQuestion, withRest } from '@ai-vault/sentinel/read-question.ts'
import type { NameIndex } from '@ai-vault/sentinel/reader/names/name-index.ts'
import { pressed, respond } from '@ai-vault/sentinel/respond.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import type { AiAccess } from './ai-access.ts'
import { createServerFacts, type ServerFactsDeps } from './facts/server-facts.ts'
import { failureOf, type ModelFailure } from './models/failures.ts'
import { MODEL_LIMITS, readWithModel } from './models/model-reader.ts'
import { type ChosenModel, chooseModel, type ProviderSettings, providerOfKey } from './models/providers.ts'
import { createNames } from './names.ts'
import type { Question, Tokens } from './question.ts'

export interface AssistantDeps extends ServerFactsDeps, EnginesDeps {}

export interface AskOptions {
  readonly signal?: AbortSignal
  readonly ai?: AiAccess
}

type SeenInventory = NonNullable<ChatContext['inventoryData']>

/** What a reader is given. */
interface Asked {
  readonly text: string
  readonly names: NameIndex
  readonly memory: TalkMemory
  readonly facts: Facts
}

/** A question as it was read, and by whom. */
interface Understood {
  readonly reading: Reading
  readonly engine: Answer['engine']
  readonly tokens?: Tokens | undefined
  readonly fallback?: ModelFailure | undefined
}

export type Assistant = ReturnType<typeof createAssistant>

export function createAssistant(deps: AssistantDeps) {
  const serverFacts = createServerFacts(deps)
  const engines = createEngines(deps)
  const names = createNames({
    manifest: deps.platform.manifest,
    atlas: async () => (await deps.atlasMap.read()).definitions,
  })

  /** Where a model was meant and does not read it, the built-in reader does, and says why. */
  async function understand(
    session: Session,
    asked: Asked,
    { ai = {}, signal }: AskOptions,
  ): Promise<Understood> {
    // Before tokens are put aside: they would stay there if this failed.
    const builtIn = readQuestion({ ...asked, clock: asked.facts.clock })
    const own = (fallback?: ModelFailure, tokens?: Tokens): Understood => ({
      reading: builtIn,
      engine: 'analyst',
      fallback,
      tokens,
    })
    const engine = await engines.choose(session, ai)
    if (engine.is === 'built-in') return own()
    if (engine.is === 'unavailable') return own(engine.failure)
    const { chosen, mostTokens } = engine
    const reserved = await engines.reserve(session.membershipId, MODEL_LIMITS.turnTokens, mostTokens)
    if (!reserved) return own(failureOf('daily-limit', chosen.name))
    let spent = 0
    try {
      const outcome = await readWithModel({
        ...asked,
        model: chosen.model,
        budget: reserved.tokens,
        builtIn,
        signal: signal ?? new AbortController().signal,
      })
      spent = outcome.spent
      return outcome.is === 'read'
        ? { reading: outcome.reading, engine: 'model', tokens: outcome.tokens }
        : own(failureOf(outcome.code, chosen.name), outcome.tokens)
    } finally {
      await reserved.settle(spent)
    }
  }

  return {
    facts: serverFacts.of,
    engineFor: engines.choose,
    /** Lets go of what is held about a player. */
    forget: serverFacts.forget,

    async ask(session: Session, question: Question, options: AskOptions = {}): Promise<Answer> {
      const { query, memory, personality: voice, timeZone } = question
      const text = question.text.slice(0, MOST_READ)
      const { account, facts } = await serverFacts.of(session, timeZone)
      const understood: Understood = query
        ? { reading: pressed(query), engine: 'analyst' }
        : await understand(session, { text, memory, facts, names: await names.of(account.guardian) }, options)
      const { reading, ...by } = understood
      const whole = query || text === question.text ? reading : withRest(reading)
      return { ...(await respond(whole, { facts, voice, memory })), ...by }
    },

    /** What the answers are read from, and when that was read. */
    async sees(session: Session): Promise<SeenInventory> {
      const { account } = await serverFacts.of(session)
      const { weapons, armor } = account.guardian
      return {
        items: countItems(account.guardian),
        weapons: weapons.length,
        armor: armor.length,
        readAt: new Date(account.readAt).toISOString(),
      }
    },

    async suggestions(session: Session) {
      const { account, facts } = await serverFacts.of(session)
      const vault = await facts.vault()
      const suggested = accountQuestions(vault.is === 'read' ? vault.value : undefined)
      return {
        suggestions: suggested.map(({ label }) => label),
        suggested: [...suggested],
        sees: { items: countItems(account.guardian), read_at: account.readAt },
      }
    },
  }
}

interface Reservation {
  readonly tokens: number
  settle(spent: number): Promise<void>
}

interface EnginesDeps {
  readonly settings: { readonly ai: ProviderSettings }
  readonly usage: {
    tokensToday(membershipId: string): Promise<number>
    /** Undefined where the day's tokens are used up. */
    reserve(membershipId: string, wanted: number, most: number): Promise<Reservation | undefined>
  }
}

type Engine =
  | { readonly is: 'built-in' }
  | { readonly is: 'model'; readonly chosen: ChosenModel; readonly mostTokens: number }
  /** A model was meant and cannot be asked. */
  | { readonly is: 'unavailable'; readonly failure: ModelFailure }

/** Where the player named no limit. */
const DAILY_TOKENS = 1_000_000

/** Which reader a question gets: a model, within what its player may spend, or the built-in one. */
function createEngines({ settings, usage }: EnginesDeps) {
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
