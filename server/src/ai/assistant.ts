/** Puts a turn together for one player and lets an engine answer it. */
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
import { answerQuestion, type Question } from './analyst/analyst.ts'
import { suggestionsFor } from './analyst/answers/account.ts'
import { createEntityIndex, type Entity, type EntityIndex } from './analyst/entities.ts'
import type { Answer } from './answer.ts'
import { createNameIndex, type NameIndex } from './grounding/name-index.ts'
import { createLedger } from './ledger.ts'
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
}

const RUNS_OF_A_CHARACTER = 250

export type Assistant = ReturnType<typeof createAssistant>

export function createAssistant(deps: AssistantDeps) {
  const { sessions, guardians, assessments, marksOf, platform, wishLists, armorSolver, now } = deps
  const { manifest } = platform
  let gameNames: { readonly version: string | undefined; readonly entities: readonly Entity[] } | undefined
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
    const guardian = await copy.load(PART_NAMES)
    return {
      guardian,
      assessment: assessments.of(guardian, await marksOf(session.membershipId)),
      manifest,
      wishLists: wishLists.index(),
      readAt: copy.mintedAt,
      stale: copy.staleReason !== undefined,
      now: now(),
      ledger: createLedger(),
      solveArmor: (problem) => armorSolver.solve(problem),
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

  return {
    turnFor,
    indexesOf,
    async ask(session: Session, question: Question, onText?: (text: string) => void): Promise<Answer> {
      const turn = await turnFor(session)
      return answerQuestion(question, { turn, ...indexesOf(turn.guardian) }, onText)
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
