/** Puts a turn together for one player and lets an engine answer it. */

import { BUILT_IN_ANALYST_KEY } from '@ai-vault/contract/account/storage.ts'
import type { BuildActivity } from '@ai-vault/contract/advice/architect.ts'
import { focusOf } from '@ai-vault/game/builds/activities.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { countItems } from '@ai-vault/game/inventory/count-items.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { Architect } from '../architect/architect.ts'
import type { Collector } from '../archives/collecting/collector.ts'
import { reportAnswer } from '../archives/report-answer.ts'
import type { RunStore } from '../archives/runs/run-store.ts'
import { seasonStart } from '../archives/season-start.ts'
import type { ArmorSolver } from '../armor/armor-solver.ts'
import type { AtlasMap } from '../atlas/atlas-map.ts'
import { collectiblesContent } from '../atlas/records/collectibles-answer.ts'
import { readPlayersTriumphs } from '../atlas/records/read-triumphs.ts'
import type { GameLookups } from '../dashboard/facts/game-lookups.ts'
import type { PlayerFactsReader } from '../dashboard/facts/player-facts.ts'
import { timedMilestones } from '../dashboard/parts/progress/timed-milestones.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Fireteam } from '../fireteam/fireteam.ts'
import type { Assessments } from '../guardians/assessments.ts'
import type { Guardians } from '../guardians/guardians.ts'
import { PART_NAMES } from '../guardians/parts/parts.ts'
import { IN_ENGLISH } from '../languages/languages.ts'
import type { ProphecyReader } from '../prophecy/prophecy-reader.ts'
import type { MarksOf } from '../reviews/player-marks.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { WishLists } from '../wish-lists/wish-lists.ts'
import type { AiAccess } from './ai-access.ts'
import { answerQuestion, type Question, readable } from './analyst/analyst.ts'
import { suggestionsFor } from './analyst/answers/suggestions.ts'
import { type ActivityIndex, createActivityIndex, withActivities } from './analyst/reading/activities.ts'
import {
  createEntityIndex,
  type Entity,
  type EntityIndex,
  type EntityTables,
  tabulate,
} from './analyst/reading/entities.ts'
import { understand } from './analyst/understanding/understand.ts'
import { type Answer, itemsOf } from './answer.ts'
import { createNameIndex, type NameIndex, type NameTables, tabulateNames } from './grounding/name-index.ts'
import { createLedger } from './ledger.ts'
import { failureOf, type ModelFailure } from './models/failures.ts'
import { answerWithModel, MODEL_LIMITS, type Said } from './models/model-answer.ts'
import { type ChosenModel, chooseModel, type ProviderSettings, providerOfKey } from './models/providers.ts'
import { createRecentGuardians } from './recent-guardians.ts'
import { joinPages } from './recent-runs.ts'
import { asPlayed, type RecentRuns, type Turn } from './tools/turn.ts'
import { createServerFacts } from './facts/server-facts.ts'
import type { Query } from '@ai-vault/contract/advice/query.ts'
import { respond } from '@ai-vault/sentinel/respond.ts'
import type { Personality } from './answer.ts'

export interface AssistantDeps {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly assessments: Assessments
  readonly marksOf: MarksOf
  readonly platform: Pick<Platform, 'manifest' | 'readHistory' | 'readReport'>
  readonly wishLists: Pick<WishLists, 'index'>
  readonly armorSolver: ArmorSolver
  readonly architect: Pick<Architect, 'recommend'>
  readonly fireteam: Pick<Fireteam, 'current' | 'analyze'>
  readonly atlasMap: Pick<AtlasMap, 'read'>
  readonly prophecy: Pick<ProphecyReader, 'farming'>
  readonly playerFacts: Pick<PlayerFactsReader, 'of'>
  readonly gameLookups: () => GameLookups
  readonly runs: Pick<RunStore, 'list'>
  readonly collector: Pick<Collector, 'wake' | 'progress'>
  readonly now: () => number
  readonly settings: { readonly ai: ProviderSettings }
  readonly usage: {
    tokensToday(membershipId: string): Promise<number>
    /** Undefined where the day's tokens are used up. */
    reserve(membershipId: string, wanted: number, most: number): Promise<Reservation | undefined>
  }
}

interface Reservation {
  readonly tokens: number
  settle(spent: number): Promise<void>
}

interface GameNames {
  readonly version: string | undefined
  readonly entities: EntityTables
  readonly names: NameTables
  readonly activities: ActivityIndex
}

/** A model with what its player may spend in a day. */
export type Engine = ChosenModel & { readonly mostTokens: number }

export interface AskOptions {
  /** Hears each piece of the answer as it is released. */
  readonly onText?: (text: string) => void
  readonly signal?: AbortSignal
  readonly ai?: AiAccess
  /** Reads what was said before, oldest first; only a model is given it. */
  readonly history?: () => Promise<readonly Said[]>
}

/** Where the player named no limit. */
const DAILY_TOKENS = 1_000_000
const RUNS_OF_A_CHARACTER = 250
const RUNS_KEPT_MS = 120_000

export type Assistant = ReturnType<typeof createAssistant>

export function createAssistant(deps: AssistantDeps) {
  const {
    sessions,
    guardians,
    assessments,
    marksOf,
    platform,
    wishLists,
    armorSolver,
    architect,
    fireteam,
    atlasMap,
    prophecy,
    playerFacts,
    collector,
    now,
  } = deps
  const { manifest } = platform
  const serverFacts = createServerFacts(deps)
  let gameNames: GameNames | undefined
  /** A conversation asks about the same copy again and again: its names are indexed once, not with each question. */
  const recent = createRecentGuardians()
  const indexes = new WeakMap<Guardian, { readonly entities: EntityIndex; readonly names: NameIndex }>()

  /** Weapons and perks of the game, read once for each version of the definitions. */
  function namesOfGame(): GameNames {
    const version = manifest.status?.version
    if (gameNames && gameNames.version === version) return gameNames
    const perks = new Set<string>()
    const weapons = manifest.weapons().map(({ name, columns }): Entity => {
      for (const { possible } of columns) for (const plug of possible) perks.add(plug.name)
      return { kind: 'weapon', name, owned: false }
    })
    const entities = [...weapons, ...[...perks].map((name): Entity => ({ kind: 'perk', name, owned: false }))]
    gameNames = {
      version,
      entities: tabulate(entities),
      names: tabulateNames(entities.map(({ name }) => name)),
      activities: createActivityIndex(manifest),
    }
    return gameNames
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
    const game = namesOfGame()
    const made = {
      entities: withActivities(createEntityIndex(owned, game.entities), game.activities),
      names: createNameIndex(
        owned.map(({ name }) => name),
        game.names,
      ),
    }
    indexes.set(guardian, made)
    return made
  }

  async function turnFor(session: Session, timeZone?: string): Promise<Turn> {
    const copy = await guardians.read(session, (refused) => sessions.accessToken(session.id, refused))
    const guardian = await recent.of(session.membershipId, copy.version, () => copy.load(PART_NAMES))
    return {
      guardian,
      assessment: assessments.of(guardian, await marksOf(session.membershipId)),
      manifest,
      wishLists: wishLists.index(),
      readAt: copy.fetchedAt,
      stale: copy.staleReason !== undefined,
      now: now(),
      timeZone,
      seasonStart: seasonStart(manifest, now()),
      ledger: createLedger(),
      solveArmor: (problem) => alone(session, () => armorSolver.solve(problem, session.membershipId)),
      makeBuild: ({ prompt, activity }) =>
        alone(session, () => {
          const constraints = { activity_focus: focusOf(activity), without: [], pinned: [] }
          return architect.recommend(session, { prompt, constraints })
        }),
      readFireteam: (activity) => readFireteam(session, activity),
      readFarming: (wish) => prophecy.farming(session, guardian, wish),
      readCollectibles: async () =>
        collectiblesContent(guardian, (await atlasMap.read()).definitions, manifest, IN_ENGLISH),
      readTriumphs: async () => readPlayersTriumphs(guardian, (await atlasMap.read()).definitions),
      readReport: (instanceId) =>
        platform.readReport(instanceId).then(
          (report) => reportAnswer(report, session.membershipId, manifest),
          () => undefined,
        ),
      recentRuns: () => recentRuns(session, guardian),
      wholeHistory: () => wholeHistory(session),
      lifetimeStats: async () => (await factsOf(session, guardian))?.stats,
      weaponUse: async () => (await factsOf(session, guardian))?.weaponUse,
      timedMilestones: async () =>
        timedMilestones(guardian, { facts: await factsOf(session, guardian), lookups: deps.gameLookups() }),
    }
  }

  const factsOf = async (session: Session, guardian: Guardian) =>
    (
      await playerFacts.of(
        session,
        async () => guardian,
        () => sessions.accessToken(session.id),
      )
    )?.value

  /** One search for armor a player at a time: a single thread serves everybody. */
  const solving = new Set<string>()
  async function alone<T>({ membershipId }: Session, work: () => Promise<T>): Promise<T> {
    if (solving.has(membershipId)) {
      throw new ApiError(429, 'one-at-a-time', 'One search for armor at a time: wait for the one that runs.')
    }
    solving.add(membershipId)
    try {
      return await work()
    } finally {
      solving.delete(membershipId)
    }
  }

  async function readFireteam(session: Session, activity: BuildActivity) {
    const { members } = await fireteam.current(session)
    if (members.length < 2) return undefined
    return fireteam.analyze(session, {
      type: 'fireteam_analysis',
      fireteam: members.map(({ player_id }) => player_id),
      activity_focus: focusOf(activity),
    })
  }

  /** A conversation about what was played asks for the same runs again: they are kept for a while with the account. */
  const runsOf = new WeakMap<
    Guardian,
    { readonly readAt: number; readonly runs: Promise<RecentRuns | undefined> }
  >()
  function recentRuns(session: Session, guardian: Guardian) {
    const known = runsOf.get(guardian)
    if (known && now() - known.readAt < RUNS_KEPT_MS) return known.runs
    const readAt = now()
    const runs = readRuns(session, guardian, readAt).catch(() => {
      runsOf.delete(guardian)
      return undefined
    })
    runsOf.set(guardian, { readAt, runs })
    return runs
  }

  async function readRuns(session: Session, { characters }: Guardian, readAt: number): Promise<RecentRuns> {
    const accessToken = await sessions.accessToken(session.id)
    const pages = await Promise.all(
      characters.map(({ id }) =>
        platform.readHistory(session, { characterId: id, count: RUNS_OF_A_CHARACTER, accessToken }),
      ),
    )
    return { ...joinPages(pages, RUNS_OF_A_CHARACTER), readAt }
  }

  async function wholeHistory(session: Session): Promise<RecentRuns | undefined> {
    collector.wake(session)
    const { state } = await collector.progress(session)
    if (state !== 'done') return undefined
    const runs = await deps.runs.list(session.membershipId, {})
    return { runs: runs.map(asPlayed), readAt: now() }
  }

  /** The model to ask, a reason why none is asked although one was meant, or nothing: the analyst. */
  async function engineFor(
    { membershipId }: Session,
    ai: AiAccess,
  ): Promise<Engine | ModelFailure | undefined> {
    const key = ai.key === BUILT_IN_ANALYST_KEY ? undefined : ai.key
    const provider = ai.provider ?? (key ? providerOfKey(key) : undefined)
    if (!provider) return key ? failureOf('provider-unknown', '') : undefined
    if (provider !== 'custom' && !key) return undefined
    const chosen = chooseModel({ provider, key, model: ai.model }, deps.settings.ai)
    if (!chosen) return failureOf('not-set-up', '')
    const used = await deps.usage.tokensToday(membershipId)
    const wanted = ai.daily_tokens ?? DAILY_TOKENS
    // A player may spend more of their own, never of the operator's.
    const mostTokens = provider === 'custom' ? Math.min(wanted, DAILY_TOKENS) : wanted
    return used >= mostTokens ? failureOf('daily-limit', chosen.name) : { ...chosen, mostTokens }
  }

  /** Undefined where the day's tokens went to other questions meanwhile. */
  async function askModel(session: Session, question: Question, chosen: Engine, options: AskOptions) {
    const turn = await turnFor(session, question.timeZone)
    const indexes = indexesOf(turn.guardian)
    const { turnTokens } = MODEL_LIMITS
    // Before tokens are put aside: they would stay there if this failed.
    const history = (await options.history?.()) ?? []
    const reserved = await deps.usage.reserve(session.membershipId, turnTokens, chosen.mostTokens)
    if (!reserved) return undefined
    const outcome = await answerWithModel({
      budget: reserved.tokens,
      question,
      turn,
      names: indexes.names,
      model: chosen.model,
      history,
      signal: options.signal ?? new AbortController().signal,
      onText: options.onText ?? (() => {}),
    })
    const { report, calls, tokens } = outcome
    await reserved.settle(outcome.spent)
    const { intent } = understand(readable(question.text), indexes.entities, question.memory)
    const items = itemsOf(report.things)
    const listed = items.flatMap(({ instance_id, hash }) => instance_id ?? (hash ? String(hash) : []))
    const answer: Answer = {
      content: outcome.content,
      engine: 'model',
      intent,
      confidence: report.confidence.value,
      confidenceReasons: report.confidence.reasons,
      sources: turn.ledger.sources(),
      items,
      suggestions: suggestionsFor(turn).slice(0, 4),
      memory: {
        intent,
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
    const turn = await turnFor(session, question.timeZone)
    return answerQuestion(question, { turn, ...indexesOf(turn.guardian) }, options.onText)
  }

  return {
    turnFor,
    indexesOf,
    engineFor,
    async answerQuery(session: Session, query: Query, voice: Personality, utcOffset?: number) {
      const { facts } = await serverFacts.of(session, utcOffset)
      return respond({ is: 'read', queries: [query], certainty: 1 }, { facts, voice, memory: { list: [] } })
    },
    /** Lets go of what is held about a player. */
    forget: recent.forget,
    /** Answers always: where a model was asked and fails, the analyst answers and says why it does. */
    async ask(session: Session, question: Question, options: AskOptions = {}): Promise<Answer> {
      const engine = await engineFor(session, options.ai ?? {})
      if (!engine) return askAnalyst(session, question, options)
      if (!('model' in engine)) {
        return { ...(await askAnalyst(session, question, options)), fallback: engine }
      }
      const asked = await askModel(session, question, engine, options)
      if (!asked) {
        const fallback = failureOf('daily-limit', engine.name)
        return { ...(await askAnalyst(session, question, options)), fallback }
      }
      const { answer, failed } = asked
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
      return {
        suggestions: [...suggestionsFor(turn)],
        sees: { items: countItems(turn.guardian), read_at: turn.readAt },
      }
    },
  }
}
