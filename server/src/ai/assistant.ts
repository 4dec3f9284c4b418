/** Puts a turn together for one player and lets an engine answer it. */
import type { ConversationMessage } from '@ai-vault/contract/sentinel.ts'
import { BUILT_IN_ANALYST_KEY } from '@ai-vault/contract/storage.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { ArmorSolver } from '../armor/armor-solver.ts'
import type { Assessments } from '../guardians/assessments.ts'
import type { Guardians } from '../guardians/guardians.ts'
import { PART_NAMES } from '../guardians/parts/parts.ts'
import type { MarksOf } from '../reviews/player-marks.ts'
import type { Session } from '../sessions/authenticate.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { WishLists } from '../wish-lists/wish-lists.ts'
import type { AiAccess } from './ai-access.ts'
import { answerQuestion, type Question, understand } from './analyst/analyst.ts'
import { suggestionsFor } from './analyst/answers/account.ts'
import { createEntityIndex, type Entity, type EntityIndex } from './analyst/entities.ts'
import { type Answer, itemsOf } from './answer.ts'
import { createNameIndex, type NameIndex } from './grounding/name-index.ts'
import { createLedger } from './ledger.ts'
import { failureOf, type ModelFailure } from './models/failures.ts'
import { answerWithModel } from './models/model-answer.ts'
import { type ChosenModel, chooseModel, type ProviderSettings, providerOfKey } from './models/providers.ts'
import { createRecentGuardians } from './recent-guardians.ts'
import type { Turn } from './tools/turn.ts'

export interface AssistantDeps {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly assessments: Assessments
  readonly marksOf: MarksOf
  readonly platform: Pick<Platform, 'manifest' | 'readHistory'>
  readonly wishLists: Pick<WishLists, 'index'>
  readonly armorSolver: ArmorSolver
  readonly now: () => number
  readonly settings: { readonly ai: ProviderSettings }
  readonly usage: {
    tokensToday(membershipId: string): Promise<number>
    add(membershipId: string, tokens: number): Promise<void>
  }
}

export interface AskOptions {
  /** Hears each piece of the answer as it is released. */
  readonly onText?: (text: string) => void
  readonly signal?: AbortSignal
  readonly ai?: AiAccess
  /** What was said before, oldest first. */
  readonly history?: readonly ConversationMessage[]
}

/** Where the player named no limit. */
const DAILY_TOKENS = 1_000_000
const RUNS_OF_A_CHARACTER = 250

export type Assistant = ReturnType<typeof createAssistant>

export function createAssistant(deps: AssistantDeps) {
  const { sessions, guardians, assessments, marksOf, platform, wishLists, armorSolver, now } = deps
  const { manifest } = platform
  let gameNames: { readonly version: string | undefined; readonly entities: readonly Entity[] } | undefined
  /** A conversation asks about the same copy again and again: its names are indexed once, not with each question. */
  const recent = createRecentGuardians()
  const indexes = new WeakMap<Guardian, { readonly entities: EntityIndex; readonly names: NameIndex }>()

  /** Weapons and perks of the game, read once for each version of the definitions. */
  function entitiesOfGame(): readonly Entity[] {
    const version = manifest.status?.version
    if (gameNames?.version === version && gameNames) return gameNames.entities
    const perks = new Set<string>()
    const weapons = manifest.weapons().map(({ name, columns }): Entity => {
      for (const { possible } of columns) for (const plug of possible) perks.add(plug.name)
      return { kind: 'weapon', name, owned: false }
    })
    const entities = [...weapons, ...[...perks].map((name): Entity => ({ kind: 'perk', name, owned: false }))]
    gameNames = { version, entities }
    return entities
  }

  function indexesOf(guardian: Guardian) {
    const known = indexes.get(guardian)
    if (known) return known
    const owned: Entity[] = [
      ...guardian.weapons.map(
        ({ name, englishName }): Entity => ({ kind: 'weapon', name: englishName ?? name, owned: true }),
      ),
      ...guardian.armor
        .filter(({ rarity }) => rarity === 'exotic')
        .map(({ name, englishName }): Entity => ({ kind: 'armor', name: englishName ?? name, owned: true })),
    ]
    const all = [...owned, ...entitiesOfGame()]
    const made = { entities: createEntityIndex(all), names: createNameIndex(all.map(({ name }) => name)) }
    indexes.set(guardian, made)
    return made
  }

  async function turnFor(session: Session): Promise<Turn> {
    const copy = await guardians.read(session, (refused) => sessions.accessToken(session.id, refused))
    const guardian = await recent.of(session.membershipId, copy.mintedAt, () => copy.load(PART_NAMES))
    return {
      guardian,
      assessment: assessments.of(guardian, await marksOf(session.membershipId)),
      manifest,
      wishLists: wishLists.index(),
      readAt: copy.mintedAt,
      stale: copy.staleReason !== undefined,
      now: now(),
      ledger: createLedger(),
      solveArmor: (problem) => armorSolver.solve(problem, session.membershipId),
      recentRuns: () => recentRuns(session, guardian),
    }
  }

  async function recentRuns(session: Session, { characters }: Guardian) {
    try {
      const accessToken = await sessions.accessToken(session.id)
      const runs = await Promise.all(
        characters.map(({ id }) =>
          platform.readHistory(session, { characterId: id, count: RUNS_OF_A_CHARACTER, accessToken }),
        ),
      )
      return runs.flat().toSorted((one, other) => other.period.localeCompare(one.period))
    } catch {
      return undefined
    }
  }

  /** The model to ask, a reason why none is asked although one was meant, or nothing: the analyst. */
  async function engineFor(
    { membershipId }: Session,
    ai: AiAccess,
  ): Promise<ChosenModel | ModelFailure | undefined> {
    const key = ai.key === BUILT_IN_ANALYST_KEY ? undefined : ai.key
    const provider = ai.provider ?? (key ? providerOfKey(key) : undefined)
    if (!provider) return key ? failureOf('provider-unknown', '') : undefined
    if (provider !== 'custom' && !key) return undefined
    const chosen = chooseModel({ provider, key, model: ai.model }, deps.settings.ai)
    if (!chosen) return failureOf('not-set-up', '')
    const used = await deps.usage.tokensToday(membershipId)
    const wanted = ai.daily_tokens ?? DAILY_TOKENS
    // A player may spend more of their own, never of the operator's.
    const most = provider === 'custom' ? Math.min(wanted, DAILY_TOKENS) : wanted
    return used >= most ? failureOf('daily-limit', chosen.name) : chosen
  }

  async function askModel(session: Session, question: Question, chosen: ChosenModel, options: AskOptions) {
    const turn = await turnFor(session)
    const indexes = indexesOf(turn.guardian)
    const outcome = await answerWithModel({
      question,
      turn,
      names: indexes.names,
      model: chosen.model,
      history: options.history ?? [],
      signal: options.signal ?? new AbortController().signal,
      onText: options.onText ?? (() => {}),
    })
    const { report, calls, tokens } = outcome
    await deps.usage.add(session.membershipId, tokens.input + tokens.output)
    const items = itemsOf(report.things)
    const listed = items.flatMap(({ instance_id, hash }) => instance_id ?? (hash ? String(hash) : []))
    const answer: Answer = {
      content: outcome.content,
      engine: 'model',
      intent: understand(question.text, indexes.entities, question.memory).intent,
      confidence: report.confidence.value,
      confidenceReasons: report.confidence.reasons,
      sources: turn.ledger.sources(),
      items,
      suggestions: suggestionsFor(turn).slice(0, 4),
      memory: {
        intent: understand(question.text, indexes.entities, question.memory).intent,
        question: question.text,
        list: listed,
        ...(listed[0] ? { focus: listed[0] } : {}),
      },
      tokens,
      dropped: report.dropped,
      toolCalls: calls.map(({ name, outcome: end }) => ({ name, outcome: end })),
    }
    return { answer, failed: outcome.failed }
  }

  async function askAnalyst(session: Session, question: Question, options: AskOptions): Promise<Answer> {
    const turn = await turnFor(session)
    return answerQuestion(question, { turn, ...indexesOf(turn.guardian) }, options.onText)
  }

  return {
    turnFor,
    indexesOf,
    engineFor,
    /** Lets go of what is held about a player. */
    forget: recent.forget,
    /** Answers always: where a model was asked and fails, the analyst answers and says why it does. */
    async ask(session: Session, question: Question, options: AskOptions = {}): Promise<Answer> {
      const engine = await engineFor(session, options.ai ?? {})
      if (!engine) return askAnalyst(session, question, options)
      if (!('model' in engine)) {
        return { ...(await askAnalyst(session, question, options)), fallback: engine }
      }
      const { answer, failed } = await askModel(session, question, engine, options)
      if (!failed || options.signal?.aborted) return answer
      if (answer.content !== '') options.onText?.('\n\n')
      const instead = await askAnalyst(session, question, options)
      const shown = [answer.content, instead.content].filter(Boolean).join('\n\n')
      return {
        ...instead,
        content: shown,
        ...(answer.tokens ? { tokens: answer.tokens } : {}),
        fallback: failureOf(failed, engine.name),
      }
    },
    async suggestions(session: Session) {
      const turn = await turnFor(session)
      const { weapons, armor } = turn.guardian
      return {
        suggestions: [...suggestionsFor(turn)],
        sees: { weapons: weapons.length, armor: armor.length, read_at: turn.readAt },
      }
    },
  }
}
