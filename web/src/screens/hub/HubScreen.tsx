import { useQuery } from '@tanstack/react-query'
import { guardianDataQuery } from '../../data/queries/queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useSession } from '../../data/session/use-session.ts'
import { AiCards } from './AiCards.tsx'
import { Briefing } from './Briefing.tsx'
import { Hero } from './Hero.tsx'
import styles from './HubScreen.module.css'
import { HubState } from './HubState.tsx'
import { NO_FACTS, readFacts } from './hub-facts.ts'
import { ModuleCards } from './ModuleCards.tsx'
import { StatsStrip } from './StatsStrip.tsx'
import { words } from './words/words.ts'

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
  const query = useQuery(guardianDataQuery(session))
  const facts = readFacts(query.data?.data)
  return (
    <>
      <Hero name={session.displayName ?? words.nameless} facts={facts} state={<HubState query={query} />} />
      <StatsStrip facts={facts} loading={query.isLoading} />
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
