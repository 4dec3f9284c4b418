import { learnWorths } from '@ai-vault/game/weapons/learning/learn-worths.ts'
import { lessonsOfLists } from '@ai-vault/game/weapons/learning/lessons-of-lists.ts'
import { openDefinitions } from '@ai-vault/platform/manifest/open-definitions.ts'
import { createThreadPool } from '../threads/thread-pool.ts'
import { type KeptLists, readKeptLists } from './kept-lists.ts'
import { writeLearnedFile } from './learned-file.ts'

/** Some seconds, on a slow machine with the largest lists a minute. */
const LIMIT_MS = 10 * 60_000
const THREAD = new URL('../learn-thread.ts', import.meta.url)

export interface LearnTask {
  readonly kept: KeptLists
  /** The definitions on disk that weapons' pools are read from. */
  readonly definitions: { readonly dataDir: string; readonly language: string; readonly contentKey: string }
  /** Of the file that holds what was learned. */
  readonly name: string
}

/** Resolves when the file is written. */
export type Learn = (task: LearnTask, signal: AbortSignal) => Promise<void>

/** Learns from the lists on disk; rejects where they, or the definitions, are not there. */
export async function learnFromLists({ kept, definitions, name }: LearnTask): Promise<void> {
  const { dataDir, language, contentKey } = definitions
  const lists = await readKeptLists(kept)
  const open = openDefinitions(dataDir, language, contentKey)
  if (!lists || !open) throw new Error('the lists or the definitions are not on the disk')
  try {
    const { lessons, weapons, rolls } = lessonsOfLists(lists, open)
    const worths = learnWorths(lessons, { weapons, rolls, of: 'wish lists' })
    await writeLearnedFile(kept.folder, name, worths)
  } finally {
    open.close()
  }
}

/** The same in a thread of its own, which ends with it: it is seldom needed, and for long. */
export async function learnInThread(task: LearnTask, signal: AbortSignal): Promise<void> {
  const threads = createThreadPool({ thread: THREAD, size: 1, taskLimitMs: LIMIT_MS })
  const stop = () => void threads.stop()
  signal.addEventListener('abort', stop)
  try {
    await threads.run('learn', task)
  } finally {
    signal.removeEventListener('abort', stop)
    await threads.stop()
  }
}
