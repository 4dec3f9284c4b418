import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { useState } from 'react'
import type { SignedIn } from '../../data/session/session-check.ts'
import { readKept, writeKept, writePreloadedPrompt } from '../../data/stored/storage.ts'
import { Link } from '../../routing/Link.tsx'
import { routeAt, useNavigate } from '../../routing/use-address.ts'
import { AskLine } from '../../ui/controls/AskLine.tsx'
import { Foldable } from '../../ui/page/Folds.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './Dashboard.module.css'
import { Characters } from './face/Characters.tsx'
import { Face } from './face/Face.tsx'
import { HiddenFace } from './face/HiddenFace.tsx'
import { STEPS_IN_VIEW } from './face/NextStep.tsx'
import { StarterPath } from './face/StarterPath.tsx'
import { Week } from './face/Week.tsx'
import { words as faceWords } from './face/words.tsx'
import { DashboardFolds } from './folds/DashboardFolds.tsx'
import { hidesInventory, MissingContext, whyMissing } from './missing.ts'
import { words } from './words.tsx'

interface DashboardBodyProps {
  readonly data: GuardianData
  readonly session: SignedIn
}

const route = routeAt('/dashboard')

/** The score and the one thing to do next; a question; the characters; the week; and the rest, folded. */
export function DashboardBody({ data, session }: DashboardBodyProps) {
  const asked = route.useSearch(({ open }) => open)
  const hidden = hidesInventory(data)
  const key = `folds_dashboard_${session.membershipId}`
  const kept = { read: () => readKept(key), write: (value: string | null) => writeKept(key, value) }
  return (
    <MissingContext value={whyMissing(data)}>
      <Foldable kept={kept} asked={asked}>
        <div className={styles.dashboard}>
          {hidden ? (
            <HiddenFace data={data} />
          ) : (
            <OpenDashboard data={data} membershipId={session.membershipId} />
          )}
          <DashboardFolds data={data} session={session} hidden={hidden} />
          <QuickActions />
        </div>
      </Foldable>
    </MissingContext>
  )
}

interface OpenDashboardProps {
  readonly data: GuardianData
  readonly membershipId: string
}

/** Of a player whose inventory is not kept from us. */
function OpenDashboard({ data, membershipId }: OpenDashboardProps) {
  const { extras = {} } = data
  const { steps, later, bringBack } = usePutOff(extras.next_steps ?? [], membershipId)
  const above = steps.slice(0, STEPS_IN_VIEW).map(({ title }) => title)
  return (
    <>
      <div className={styles.first}>
        <Face data={data} steps={steps} onLater={later} onBringBack={bringBack} />
        <Ask begins={extras.starter_path !== undefined} />
        <Characters data={data} />
      </div>
      {extras.starter_path && <StarterPath path={extras.starter_path} above={above} />}
      <Week weekly={extras.weekly} short={extras.starter_path !== undefined} />
    </>
  )
}

/** A question opens Sentinel, which asks it as soon as it stands (G-28). */
function Ask({ begins }: { readonly begins: boolean }) {
  const { suggestions, firstSuggestions, ...ask } = faceWords.ask
  const navigate = useNavigate()
  const open = (question: string) => {
    if (question) writePreloadedPrompt(question)
    void navigate({ to: '/sentinel' })
  }
  return <AskLine {...ask} suggestions={begins ? firstSuggestions : suggestions} onAsk={open} />
}

/** Where the dashboard's answers are acted on (F-085 to F-088). */
const QuickActions = () => (
  <section className={styles.quick} aria-labelledby="quick-actions">
    <h2 id="quick-actions">{words.actions.title}</h2>
    <Link to="/ai">{words.actions.analysis}</Link>
    <Link to="/armory" search={{ tab: 'armor', import: 'current' }}>
      {words.actions.loadout}
    </Link>
    <Link to="/armory" search={{ filter: 'god-tier' }}>
      {words.actions.meta}
    </Link>
    <Link to="/armory" search={{ sort: 'cleanup' }}>
      {words.actions.cleanUp}
    </Link>
  </section>
)

const keyOf = ({ kind, title }: NextStep) => (kind === 'starter' ? `${kind} ${title}` : kind)
const DAY = 86_400_000

/** What the player put off stands last until the next day. */
function usePutOff(steps: readonly NextStep[], membershipId: string) {
  const key = `later_${membershipId}`
  const today = new Date(useNow(DAY)).toDateString()
  const [kept, setKept] = useState(() => readKept(key))
  const [day, ...off] = (kept ?? '').split('\n')
  const putOff = day === today ? off : []
  const placeOf = (step: NextStep) => putOff.indexOf(keyOf(step))
  const keep = (next: string | null) => {
    writeKept(key, next)
    setKept(next)
  }
  const later = (step: NextStep) =>
    keep([today, ...putOff.filter((each) => each !== keyOf(step)), keyOf(step)].join('\n'))
  return {
    steps: steps.toSorted((one, other) => placeOf(one) - placeOf(other)),
    later,
    bringBack: steps.some((step) => placeOf(step) >= 0) ? () => keep(null) : undefined,
  }
}
