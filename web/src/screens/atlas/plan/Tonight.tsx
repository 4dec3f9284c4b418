import { useQuery } from '@tanstack/react-query'
import { guardianDataQuery } from '../../../data/queries/queries.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { Link } from '../../../routing/Link.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { describeMinutes } from '../../../ui/figures/describe-minutes.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Say } from '../../../ui/page/Say.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Then } from '../../../ui/page/Then.tsx'
import text from '../../../ui/text.module.css'
import { useNow } from '../../../ui/use-now.ts'
import { oneOf } from '../atlas-search.ts'
import { ListFailure } from '../ListFailure.tsx'
import { useAtlasAddress } from '../use-atlas-address.ts'
import { words } from '../words.ts'
import { BUDGETS, planEvening, type Step, USUAL_BUDGET } from './evening.ts'
import styles from './Tonight.module.css'

const labels = words.tonight
const MINUTE = 60_000
const UNTIMED_SHOWN = 3

interface TonightProps {
  readonly session: SignedIn
  /** As many steps, and the way to the whole plan. */
  readonly few?: number
}

/** What of the week fits into the time that the player has, by their own pace, each step with where it is played. */
export function Tonight({ session, few }: TonightProps) {
  const [search, , rewrite] = useAtlasAddress()
  const budget = oneOf([USUAL_BUDGET, ...BUDGETS], search.time)
  const { data, isError, isPending, refetch } = useQuery(guardianDataQuery(session))
  const now = useNow(MINUTE)
  const weekly = data?.data?.extras?.weekly
  const hasNobody = data?.data?.characters?.length === 0 && data.data.checks?.withheld.length === 0
  return (
    <section aria-labelledby="tonight">
      <SectionHead title={labels.title} id="tonight" glyph="mark" tone="ai">
        <Segments
          label={labels.budget}
          tone="ai"
          segments={BUDGETS.map((id) => ({ id, label: labels.hours(Number(id) / 60) }))}
          selected={budget}
          onSelect={(id) => rewrite({ time: id === USUAL_BUDGET ? undefined : id })}
        />
      </SectionHead>
      {isPending && <Skeleton part height="14rem" />}
      {isError && !data && <ListFailure what={labels.week} onRetry={() => void refetch()} />}
      {data && !weekly && <p className={text.soft}>{hasNobody ? labels.nobody : labels.unknown}</p>}
      {weekly && <Plan plan={planEvening(weekly, Number(budget), now)} budget={Number(budget)} few={few} />}
    </section>
  )
}

interface PlanProps {
  readonly plan: ReturnType<typeof planEvening>
  readonly budget: number
  readonly few: number | undefined
}

function Plan({ plan: { steps, tasks, used, shortest, untimed }, budget, few }: PlanProps) {
  const shown = few === undefined ? steps : steps.slice(0, few)
  const others = few === undefined || steps.length === 0 ? untimed.slice(0, UNTIMED_SHOWN) : []
  return (
    <>
      <Say>
        {steps.length > 0
          ? labels.say(tasks, describeMinutes(used))
          : shortest?.minutes
            ? labels.tooShort(labels.hours(budget / 60), shortest.name, describeMinutes(shortest.minutes))
            : labels.none(untimed.length)}
      </Say>
      <Steps steps={shown} />
      {others.length > 0 && (
        <>
          <h3 className={text.cap}>{labels.untimed}</h3>
          <Steps steps={others} />
        </>
      )}
      <p className={styles.foot}>
        {few !== undefined && (
          <Link to="/atlas" search={{ list: 'plan', time: String(budget) }}>
            {steps.length > few ? labels.wholePlan(steps.length - few) : labels.openPlan}
          </Link>
        )}
        {steps.length > 0 && (
          <span className={text.dim}>
            <SourceMark source="estimated" /> {labels.byOwnRuns}
          </span>
        )}
      </p>
    </>
  )
}

const Steps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step.hash}>
        <Then
          to={`/dashboard?task=${step.hash}&on=${step.on}`}
          title={step.name}
          text={labels.step(step)}
          figure={step.minutes === undefined ? undefined : describeMinutes(step.minutes)}
        />
      </li>
    ))}
  </ol>
)
