import { useCallback } from 'react'
import type { SignedIn } from '../../data/session/session-check.ts'
import { OpenReport } from '../../reports/OpenReport.tsx'
import { routeAt } from '../../routing/use-address.ts'
import { Tabs } from '../../ui/controls/choices/Tabs.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import text from '../../ui/text.module.css'
import { ActivityAnalytics } from './analytics/ActivityAnalytics.tsx'
import { PlanetMaps } from './PlanetMaps.tsx'
import { words } from './words.ts'

const route = routeAt('/archives')

/** Everything a player finished, and the places of the game (F-005). */
function ArchivesScreen({ session }: { readonly session: SignedIn }) {
  const { section = 'analytics', report } = route.useSearch()
  const navigate = route.useNavigate()
  const leaveReport = useCallback(
    () =>
      navigate({
        search: (now) => ({ ...now, report: undefined }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const select = (next: string) =>
    navigate({
      search: { section: next === 'planets' ? 'planets' : undefined },
    })
  return (
    <>
      <Tabs
        label={words.tabs.label}
        selected={section}
        onSelect={select}
        around={(list) => <PageHead title={words.title} places={list} />}
        tabs={[
          {
            id: 'analytics',
            label: words.tabs.analytics,
            content: <ActivityAnalytics membershipId={session.membershipId} />,
          },
          {
            id: 'planets',
            label: (
              <>
                {words.tabs.planets} <span className={text.sr}>{words.tabs.planetsOf}</span>
              </>
            ),
            content: <PlanetMaps membershipId={session.membershipId} />,
          },
        ]}
      />
      <OpenReport membershipId={session.membershipId} report={report} onLeave={leaveReport} />
    </>
  )
}

/** Its head comes with it, unlike that of the shell's own waiting line. */
const Waiting = () => <Thinking>{words.loading}</Thinking>

export const parts = { Screen: ArchivesScreen, Waiting }
