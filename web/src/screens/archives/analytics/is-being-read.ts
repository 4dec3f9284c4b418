import type { ArchiveProgress } from '@ai-vault/contract/archives.ts'

/** More of the history is on its way: what is not there yet is no zero. One that is paused may stay as it is for long. */
export const isBeingRead = ({ state }: Pick<ArchiveProgress, 'state'>): boolean =>
  state === 'fetching' || state === 'waiting'
