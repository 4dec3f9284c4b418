import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../data/api/api-error.ts'
import { guardianDataQuery } from '../../data/queries.ts'
import type { SignedIn } from '../../data/session-check.ts'
import { useOnline } from '../../data/use-online.ts'
import { useSession } from '../../data/use-session.ts'
import { AsOf } from '../../ui/AsOf.tsx'
import { ErrorLine } from '../../ui/ErrorPanel.tsx'
import { SourceMark } from '../../ui/SourceMark.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { AiCards } from './AiCards.tsx'
import { Briefing } from './Briefing.tsx'
import { Hero } from './Hero.tsx'
import styles from './HubScreen.module.css'
import { NO_FACTS, readFacts } from './hub-facts.ts'
import { ModuleCards } from './ModuleCards.tsx'
import { StatsStrip } from './StatsStrip.tsx'

/** The command center, at `/` and `/command-center` (F-001). */
export function HubScreen() {
  const state = useSession()
  return (
    <>
      <link rel="canonical" href="/" />
      {state.status === 'connected' ? (
        <PlayerHub session={state.session} />
      ) : (
        <VisitorHub checking={state.status === 'checking'} />
      )}
    </>
  )
}

function VisitorHub({ checking }: { readonly checking: boolean }) {
  return (
    <>
      <Hero facts={NO_FACTS} checking={checking} />
      <ModuleCards facts={NO_FACTS} visitor />
      <Intelligence />
    </>
  )
}

function PlayerHub({ session }: { readonly session: SignedIn }) {
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery(guardianDataQuery(session))
  const online = useOnline()
  const facts = readFacts(data?.data)
  // A server that does not have this answer yet is not worth a word; a failure is.
  const failed = error instanceof ApiError && error.status !== 404
  return (
    <>
      <Hero
        name={session.displayName ?? 'Guardian'}
        facts={facts}
        state={
          <>
            {data && <AsOf at={dataUpdatedAt} />}
            {data && online && <SourceMark source="live" />}
            {failed && (
              <ErrorLine tone="warn">
                Your guardian data could not be read.{' '}
                <TextButton onClick={() => void refetch()} disabled={isFetching}>
                  Retry
                </TextButton>
              </ErrorLine>
            )}
          </>
        }
      />
      <StatsStrip facts={facts} loading={isPending && isFetching} />
      <ModuleCards facts={facts} visitor={false} />
      <Intelligence />
    </>
  )
}

function Intelligence() {
  return (
    <div className={styles.intelligence}>
      <AiCards />
      <Briefing />
    </div>
  )
}
