/** Why the numbers are not newer, in one sentence (`stale_reason` of contract/src/copy-age.ts). */
export function staleWords(reason: string | undefined): string {
  switch (reason) {
    case 'reconnect-needed':
      return 'The platform ended this sign-in. What was read last stays; connect again for more.'
    case 'maintenance':
      return 'The game’s servers are closed for maintenance. This is the last copy from before.'
    case 'throttled':
      return 'The platform asked us to slow down. This is the last copy; a newer one comes by itself.'
    case 'stopping':
      return 'The server is being restarted. This is the last copy; a newer one comes by itself.'
    case 'timeout':
    case 'network':
    case 'unavailable':
      return 'The platform does not answer just now. This is the last copy it gave.'
    default:
      return 'No newer data could be read. This is the last copy.'
  }
}
