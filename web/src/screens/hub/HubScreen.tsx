import { useQuery } from '@tanstack/react-query'
import { guardianDataQuery } from '../../data/queries/queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useSession } from '../../data/session/use-session.ts'
import { readKept, writeKept } from '../../data/stored/storage.ts'
import { routeAt } from '../../routing/use-address.ts'
import { Foldable } from '../../ui/page/Folds.tsx'
import { Bays } from '../../ui/page/Plate.tsx'
import { Briefing } from './Briefing.tsx'
import { Hero } from './Hero.tsx'
import styles from './HubScreen.module.css'
import { HubState } from './HubState.tsx'
import { NO_FACTS, readFacts } from './hub-facts.ts'
import { Places } from './Places.tsx'
import { Promises } from './Promises.tsx'
import { StatsStrip } from './StatsStrip.tsx'
import { words } from './words.tsx'

const route = routeAt('/command-center')
const KEY = 'folds_hub'
const KEPT = { read: () => readKept(KEY), write: (value: string | null) => writeKept(KEY, value) }

/** The command center, at `/` and `/command-center` (F-001). */
export function HubScreen() {
  const state = useSession()
  const asked = route.useSearch(({ open }) => open)
  return (
    <Foldable kept={KEPT} asked={asked}>
      <link rel="canonical" href="/" />
      {state.status === 'connected' ? (
        <PlayerHub session={state.session} />
      ) : (
        <VisitorHub checking={state.status === 'checking'} />
      )}
    </Foldable>
  )
}

function VisitorHub({ checking }: { readonly checking: boolean }) {
  return (
    <>
      <Hero facts={NO_FACTS} checking={checking} />
      <div className={styles.below}>
        <Promises />
        <Places facts={NO_FACTS} />
        <Folded />
      </div>
    </>
  )
}

function PlayerHub({ session }: { readonly session: SignedIn }) {
  const query = useQuery(guardianDataQuery(session))
  const facts = readFacts(query.data?.data)
  return (
    <>
      <Hero name={session.displayName ?? words.nameless} facts={facts} state={<HubState query={query} />} />
      <div className={styles.below}>
        <StatsStrip facts={facts} loading={query.isLoading} />
        <Places facts={facts} />
        <Folded />
      </div>
    </>
  )
}

function Folded() {
  return (
    <Bays>
      <Briefing />
    </Bays>
  )
}
