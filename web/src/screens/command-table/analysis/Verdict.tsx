import type { FireteamAnalysis } from '@ai-vault/contract/advice/fireteam.ts'
import { activityByFocus } from '@ai-vault/game/builds/activities.ts'
import { type TeamVerdict, teamVerdict } from '@ai-vault/game/fireteam/team-verdict.ts'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { Reason, Say } from '../../../ui/page/Say.tsx'
import { words } from '../words.ts'
import styles from './Analysis.module.css'

const labels = words.verdict

/** Of the members and the needs that the analysis lists; absent where nobody was found. */
export function verdictOf({ members, coverage, activity_focus: focus }: FireteamAnalysis) {
  const activity = activityByFocus(focus)
  const team = members.map(({ power, state }) => ({ power, absent: state === 'not-found' }))
  return activity && teamVerdict(team, coverage, activity)
}

interface VerdictProps {
  readonly answer: FireteamAnalysis
  readonly verdict: TeamVerdict
}

/** Whether this team can go, and if not, because of what. */
export function Verdict({ answer: { activity, members, fillings }, verdict }: VerdictProps) {
  const nameAt = (at: number) => {
    const member = members[at]
    return member?.you ? undefined : (member?.name ?? member?.entry)
  }
  const needs = (of: TeamVerdict['missing']) => of.map((need) => words.needs[need])
  const why = [
    ...verdict.under.map(({ at, power, asked }) => labels.under(nameAt(at), power, asked)),
    ...(verdict.over > 0 ? [labels.over(verdict.over)] : []),
    ...(verdict.missing.length > 0 ? [labels.missing(needs(verdict.missing))] : []),
    ...(verdict.unknown.length > 0 ? [labels.unknown(needs(verdict.unknown))] : []),
    ...(verdict.powerless.length > 0 ? [labels.powerless(verdict.powerless.map(nameAt))] : []),
  ]
  const may = needs(verdict.possible)
  const hasGaps = verdict.state === 'ready' && may.length > 0
  const gaps = [...verdict.missing, ...verdict.possible]
  const yours = fillings.filter(({ need }) => gaps.includes(need)).length
  return (
    <Bays>
      <Bay role="status" className={styles.verdict}>
        <Say>
          {hasGaps ? labels.gaps(activity, may.length) : labels.because(labels[verdict.state](activity), why)}
        </Say>
        {verdict.state === 'ready' && !hasGaps && <Reason>{labels.nothing}</Reason>}
        {may.length > 0 && <Reason>{labels.possible(may)}</Reason>}
        {gaps.length > 0 && <Reason>{labels.fill(gaps.length, yours)}</Reason>}
      </Bay>
    </Bays>
  )
}
