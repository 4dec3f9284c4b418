import type { ArchiveProgress } from '@ai-vault/contract/archives.ts'
import type { CollectorProgress } from './collector.ts'

/** How far the history is fetched, as every screen that rests on it is told. */
export const progressAnswer = ({ charactersDone, ...progress }: CollectorProgress): ArchiveProgress => ({
  ...progress,
  characters_done: charactersDone,
})
