import { currentLane } from '@ai-vault/platform/budget/lane.ts'
import type { GuardianAnswer } from '@ai-vault/platform/guardian/guardian-answer.ts'
import { platformFailure } from '@ai-vault/platform/http/failures.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { ThreadPool } from '../../async/thread-pool.ts'
import type { WishLists } from '../../wish-lists/wish-lists.ts'
import { MisfitError, type PartName, type WrittenPart } from '../parts/parts.ts'
import type { KnownVersion } from '../views/known-versions.ts'
import type { Made, StoredCopy, TranslatedCopy, WorkerResult, WorkerTask } from './messages.ts'

export interface GuardianWorkersDeps {
  readonly threads: ThreadPool
  readonly manifest: Pick<Manifest, 'contentKey' | 'status'>
  readonly wishLists: Pick<WishLists, 'edition' | 'learnedName'>
  readonly onJson?: (seconds: number) => void
  readonly onTask?: (kind: string, result: WorkerResult['type']) => void
}

export interface ViewRequest {
  readonly kind: string
  /** Plain data: it goes to another thread. */
  readonly input: unknown
  readonly parts: readonly PartName[]
}

/** Tasks that wait for each thread: some seconds of work. */
const CROWD = 5

export type GuardianWorkers = ReturnType<typeof createGuardianWorkers>

/** The threads in which guardians are translated and answers are made: this side of them. */
export function createGuardianWorkers({ threads, manifest, wishLists, onJson, onTask }: GuardianWorkersDeps) {
  async function run(key: string, task: WorkerTask): Promise<WorkerResult> {
    // Only our own threads answer here, in the form of messages.ts.
    const result = (await threads.run(key, task, currentLane())) as WorkerResult
    onJson?.(result.seconds)
    onTask?.(task.type === 'make' ? task.kind : task.type, result.type)
    if (result.type === 'misfit') throw new MisfitError(result.reason)
    if (result.type === 'refused') throw platformFailure(result.failure.code, result.failure)
    return result
  }
  const language = () => manifest.status?.language ?? 'en'

  return {
    /** So many wait that work which nobody waits for is better left. */
    isBusy: () => threads.waiting() > CROWD * threads.size,

    /** Rejects with a PlatformError where the answer is a refusal. */
    async translate(answer: GuardianAnswer, before: WrittenPart | undefined): Promise<TranslatedCopy> {
      const { membershipType, membershipId } = answer.owner
      const task = { type: 'translate', answer, before, language: language() } as const
      const result = await run(`${membershipType}:${membershipId}`, task)
      if (result.type === 'translated') return result.copy
      throw platformFailure('unavailable')
    },

    /** Undefined where it has to be made here: the thread cannot do it. Rejects with MisfitError as reading does. */
    async make(
      copy: StoredCopy,
      { kind, input, parts }: ViewRequest,
      earlier: readonly KnownVersion[] = [],
    ): Promise<Made | undefined> {
      const { contentKey } = manifest
      if (contentKey === undefined) return undefined
      const { key, version } = copy
      const { edition: wishes, learnedName: learned } = wishLists
      const basis = { contentKey, language: language(), wishes, learned }
      const task = { type: 'make', kind, input, parts, copy: { key, version }, basis, earlier } as const
      let result = await run(key, task)
      if (result.type === 'missing') {
        result = await run(key, { ...task, written: await copy.loadWritten(parts) })
      }
      return result.type === 'made' ? result.made : undefined
    },
  }
}
