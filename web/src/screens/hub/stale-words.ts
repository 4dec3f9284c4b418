import { words } from './words/words.ts'

/** Why the numbers are not newer, in one sentence (`stale_reason` of contract/src/copy-age.ts). */
export function staleWords(reason: string | undefined): string {
  switch (reason) {
    case 'reconnect-needed':
      return words.stale.reconnect
    case 'maintenance':
      return words.stale.maintenance
    case 'throttled':
      return words.stale.throttled
    case 'stopping':
      return words.stale.stopping
    case 'timeout':
    case 'network':
    case 'unavailable':
      return words.stale.silent
    default:
      return words.stale.unknown
  }
}
