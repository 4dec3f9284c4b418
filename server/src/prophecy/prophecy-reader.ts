import type { ProphecyFarm } from '@ai-vault/contract/advice/prophecy.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { onlySide } from '@ai-vault/game/history/play-mix.ts'
import { recentPlayMix } from '@ai-vault/game/history/recent-play-mix.ts'
import { YEAR_MS } from '@ai-vault/game/history/source-runs.ts'
import type { WeaponDefinition } from '@ai-vault/game/items.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { Collector } from '../archives/collector.ts'
import type { RunStore } from '../archives/runs/run-store.ts'
import type { Assessments } from '../guardians/assessments.ts'
import type { MarksOf } from '../reviews/player-marks.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import { farmPart } from './farm-part.ts'
import { createProphecyAnswers } from './prophecy-answer.ts'
import type { ProphecyInput } from './prophecy-input.ts'
import type { ProphecyStore } from './prophecy-store.ts'

export interface ProphecyReaderDeps {
  readonly assessments: Assessments
  readonly marksOf: MarksOf
  readonly platform: Pick<Platform, 'manifest'>
  readonly runs: Pick<RunStore, 'list'>
  readonly collector: Pick<Collector, 'wake' | 'progress'>
  readonly store: ProphecyStore
  readonly now: () => number
}

export interface FarmWish {
  /** One side of play instead of the player's own mix. */
  readonly side?: 'pve' | 'pvp' | undefined
  readonly fits?: ((definition: WeaponDefinition) => boolean) | undefined
}

export interface Farming {
  readonly farms: readonly ProphecyFarm[]
  /** The history is still being read: then the list may be too short. */
  readonly reading: boolean
}

type ReadGuardian = Pick<Guardian, 'weapons' | 'characters' | 'withheld' | 'mintedAt'>

export type ProphecyReader = ReturnType<typeof createProphecyReader>

/** What a prophecy rests on and what it tells, for its screen and for the assistant alike. */
export function createProphecyReader(deps: ProphecyReaderDeps) {
  const { assessments, marksOf, runs, collector, store } = deps
  const { manifest } = deps.platform
  const answerOf = createProphecyAnswers()

  async function inputFor(
    { membershipId }: Pick<Session, 'membershipId'>,
    guardian: ReadGuardian,
    names: Names | undefined,
  ): Promise<ProphecyInput> {
    const now = deps.now()
    const [marks, history, use] = await Promise.all([
      marksOf(membershipId),
      runs.list(membershipId, { from: now - YEAR_MS }),
      store.ownUse(membershipId, now - YEAR_MS),
    ])
    return {
      weapons: guardian.weapons,
      ratings: assessments.of(guardian, marks).ratings,
      runs: history,
      use,
      mix: recentPlayMix(history, now).mix,
      context: assessments.context(marks),
      manifest,
      names,
      now,
    }
  }

  const recommend = async ({ membershipId }: Pick<Session, 'membershipId'>, input: ProphecyInput) =>
    answerOf(input, await store.watchedSince(membershipId, input.now))

  return {
    inputFor,
    recommend,
    /** The farming list of the prophecy, in its order; for one side or some weapons by the same rule. */
    async farming(session: Session, guardian: ReadGuardian, { side, fits }: FarmWish = {}): Promise<Farming> {
      collector.wake(session)
      const [input, progress] = await Promise.all([
        inputFor(session, guardian, undefined),
        collector.progress(session),
      ])
      const farms =
        side || fits
          ? farmPart({ ...input, ...(side ? { mix: onlySide(side) } : {}) }, fits)
          : (await recommend(session, input)).next_farm_priorities
      return { farms, reading: progress.state !== 'done' }
    },
  }
}
