import type { GuardianAnswer } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { ConnectButton } from '../../connect/ConnectButton.tsx'
import { ApiError } from '../../data/api/api-error.ts'
import { useOnline } from '../../data/system/use-online.ts'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { AsOf } from '../../ui/figures/freshness/AsOf.tsx'
import { SavedContext, SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { words } from './words.tsx'

/** How old the player's numbers are; and where they could not be renewed, why, and what helps. */
export function HubState({ query }: { readonly query: UseQueryResult<GuardianAnswer> }) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = query
  const online = useOnline()
  const copy = data?.data
  const at = copy?.fetched_at === undefined ? dataUpdatedAt : Date.parse(copy.fetched_at)
  const reason = error instanceof ApiError ? error.code : copy?.stale_reason
  const reconnect = reason === 'reconnect-needed'
  // A server that does not have this answer yet is not worth a word; a failure is.
  const failed = error instanceof ApiError && error.status !== 404
  const stale = copy?.stale === true
  return (
    <>
      {data && <AsOf at={at} />}
      {data && (
        <SavedContext value={!online || failed || stale}>
          <SourceMark source="live" seen />
        </SavedContext>
      )}
      {(failed || stale) && (
        <ErrorLine tone="warn">
          {failed && !reconnect ? words.unread : staleWords(reason)}{' '}
          {!reconnect && (
            <TextButton onClick={() => void refetch()} disabled={isFetching}>
              {words.retry}
            </TextButton>
          )}
        </ErrorLine>
      )}
      {reconnect && <ConnectButton />}
    </>
  )
}

/** Why the numbers are not newer, in one sentence (`stale_reason` of contract/src/service/copy-age.ts). */
function staleWords(reason: string | undefined): string {
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
