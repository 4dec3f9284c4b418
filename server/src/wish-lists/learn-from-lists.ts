import { BASE_KNOWLEDGE } from '@ai-vault/game/weapons/knowledge/base-knowledge.ts'
import { type LearnedWorths, writeLearned } from '@ai-vault/game/weapons/knowledge/learned-worths.ts'
import { learnWorths } from '@ai-vault/game/weapons/learning/learn-worths.ts'
import { lessonsOfLists } from '@ai-vault/game/weapons/learning/lessons-of-lists.ts'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import { openDefinitions } from '@ai-vault/platform/manifest/open-definitions.ts'
import { createThreadPool } from '../async/thread-pool.ts'
import { type KeptLists, readKeptLists } from './kept-lists.ts'
import { readLearnedFile } from './learned-file.ts'

/** Some seconds, on a slow machine with the largest lists a minute. */
const LIMIT_MS = 10 * 60_000
const THREAD = new URL('../learn-thread.ts', import.meta.url)

export interface LearnTask {
  /** Those of the installation, on the disk, or the texts of a player's. */
  readonly lists: KeptLists | readonly string[]
  /** The definitions on disk that weapons' pools are read from. */
  readonly definitions: { readonly dataDir: string; readonly language: string; readonly contentKey: string }
  /** What was learned before, on disk, if anything was. */
  readonly over?: { readonly folder: string; readonly name: string }
}

/** Resolves with what was learned, as `writeLearned` writes it. */
export type Learn = (task: LearnTask, signal: AbortSignal) => Promise<string>

/** Rejects where the lists, the definitions or what was learned before are not there. */
export async function learnFromLists({ lists, definitions, over }: LearnTask): Promise<string> {
  const { dataDir, language, contentKey } = definitions
  const parsed = 'folder' in lists ? await readKeptLists(lists) : lists.map((text) => parseWishList(text))
  const before = over && (await readLearnedFile(over.folder, over.name))
  const open = openDefinitions(dataDir, language, contentKey)
  if (!parsed || !open || (over && !before)) {
    open?.close()
    throw new Error('the lists, the definitions or what was learned before are not on the disk')
  }
  try {
    const { lessons, weapons, rolls } = lessonsOfLists(parsed, open)
    const from = before ? { ...BASE_KNOWLEDGE, learned: before.worths } : BASE_KNOWLEDGE
    const worths: LearnedWorths = learnWorths(lessons, { weapons, rolls, of: 'wish lists' }, { from })
    return writeLearned(worths)
  } finally {
    open.close()
  }
}

/** The same in a thread of its own, which ends with it: it is seldom needed, and for long. */
export async function learnInThread(task: LearnTask, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
  const threads = createThreadPool({ thread: THREAD, size: 1, taskLimitMs: LIMIT_MS })
  const stop = () => void threads.stop()
  signal.addEventListener('abort', stop)
  try {
    // Only our own thread answers here.
    return (await threads.run('learn', task)) as string
  } finally {
    signal.removeEventListener('abort', stop)
    await threads.stop()
  }
}
