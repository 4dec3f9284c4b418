import type { FireteamAnalysis, FireteamPlayer } from '@ai-vault/contract/advice/fireteam.ts'
import { ACTIVITIES } from '@ai-vault/game/builds/activities.ts'
import { useEffect, useRef, useState } from 'react'
import type { SignedIn } from '../../data/session/session-check.ts'
import { routeAt } from '../../routing/use-address.ts'
import { ShareButton } from '../../sharing/ShareButton.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import text from '../../ui/text.module.css'
import { Analysis } from './analysis/Analysis.tsx'
import styles from './CommandTableScreen.module.css'
import { readIds, USUAL_ACTIVITY } from './fireteam-ids.ts'
import { playersRead } from './named-players.ts'
import { RecentFireteam } from './RecentFireteam.tsx'
import { sharePlan } from './share-plan.ts'
import { TeamForm } from './TeamForm.tsx'
import { isTeamOf, type TableSearch } from './table-search.ts'
import { isAnalysisOf, useAnalysis } from './use-analysis.ts'
import { useTeamField } from './use-team-field.ts'
import { words } from './words.ts'

const route = routeAt('/command-table')

/** Who brings what, what nobody brings, and which item of the player's own closes the gap (F-011). */
function CommandTableScreen({ session }: { readonly session: SignedIn }) {
  const { membershipId } = session
  const search: TableSearch = route.useSearch()
  const navigate = route.useNavigate()
  const activity = ACTIVITIES.find(({ focus }) => focus === search.activity)?.focus ?? USUAL_ACTIVITY
  /** Whether the player chose the activity; what the last fireteam played does not replace a choice. */
  const [chose, setChose] = useState(search.activity !== undefined)
  const setAddress = (changes: TableSearch) =>
    navigate({ search: (now) => ({ ...now, ...changes }), replace: true, resetScroll: false })
  const setActivity = (focus: string) =>
    setAddress({ activity: focus === USUAL_ACTIVITY ? undefined : focus })
  const team = useTeamField(membershipId, search, (named) => setAddress({ team: named }))
  const { ids, known, name } = team
  const run = isTeamOf(search, ids) ? search.run : undefined
  const analysis = useAnalysis()
  const { busy, last, failedAt, analyze } = analysis
  useEffect(() => name(playersRead(last?.answer.members ?? [])), [last, name])
  // An address that names a team shows what the address is about, also after a reload.
  const opened = useRef({ team: search.team, activity, run: search.run })
  useEffect(() => {
    const { team: named = '', activity: focus, run: of } = opened.current
    if (readIds(named).ids.length > 0) void analyze(readIds(named).ids, focus, of)
  }, [analyze])
  const submit = () => {
    team.confirm()
    void analyze(ids, activity, run)
  }
  const look = (players: readonly FireteamPlayer[], focus: string, of?: string) => {
    team.replace(players)
    setAddress({ run: of })
    setActivity(focus)
    void analyze(
      players.map(({ player_id: id }) => id),
      focus,
      of,
    )
  }
  const isMe = (entry: string) =>
    entry === membershipId ||
    entry === team.me ||
    last?.answer.members.some((member) => member.you && member.entry === entry)
  const analyzed = last && last.answer.members.length > 0 ? last : undefined
  const isFresh = !analyzed && (ids.length === 0 || (!busy && failedAt === undefined))
  return (
    <>
      <PageHead
        title={words.title}
        lead={isFresh || analyzed ? undefined : words.lead}
        dense={analyzed !== undefined}
        end={analyzed && <AnalysisHead analysis={analyzed.answer} />}
      />
      <TeamForm
        team={team}
        activity={activity}
        busy={busy}
        analyzed={last}
        isAtTable={ids.some(isMe)}
        onActivity={(focus) => {
          setChose(true)
          setActivity(focus)
        }}
        onAnalyze={submit}
        beside={
          isFresh && (
            <RecentFireteam
              session={session}
              onLook={({ members, activity_focus: played, instance_id: of }) =>
                look(members, chose ? activity : played, of)
              }
              onAlone={() => look([{ player_id: membershipId, name: '' }], activity)}
            />
          )
        }
      />
      {busy && <Thinking>{words.reading(new Set(ids).size)}</Thinking>}
      <Outdated
        analysis={analysis}
        isEarlier={analyzed !== undefined && !isAnalysisOf(analyzed, ids, activity, run, known)}
        onAgain={submit}
      />
      {last && <Analysis analyzed={last} />}
    </>
  )
}

function AnalysisHead({ analysis }: { readonly analysis: FireteamAnalysis }) {
  return (
    <>
      <span className={`${text.small} ${text.dim}`}>{words.analyzedAt(analysis.analyzed_at)}</span>
      {analysis.members.some(({ state }) => state !== 'not-found') && (
        <ShareButton document={sharePlan(analysis)} />
      )}
    </>
  )
}

interface OutdatedProps {
  readonly analysis: ReturnType<typeof useAnalysis>
  /** The form asks for something else by now. */
  readonly isEarlier: boolean
  readonly onAgain: () => void
}

/** Why the analysis below is not what the form asks for now. */
function Outdated({ analysis, isEarlier, onAgain }: OutdatedProps) {
  const { busy, last, failedAt, waiting } = analysis
  return (
    <>
      {waiting && (
        <p role="status" className={`${text.small} ${text.warn}`}>
          {words.waiting}
        </p>
      )}
      {!busy && failedAt !== undefined && last && (
        <p role="status" className={`${text.small} ${text.warn}`}>
          {words.notRefreshed(last.answer.analyzed_at, failedAt)}
        </p>
      )}
      {!busy && isEarlier && last && (
        <div role="status" className={styles.earlier}>
          <p className={`${text.small} ${text.warn}`}>{words.earlier(last.answer.activity)}</p>
          <Button size="small" onClick={onAgain}>
            {words.analyzeAgain}
          </Button>
        </div>
      )}
    </>
  )
}

function Waiting() {
  return (
    <>
      <PageHead title={words.title} />
      <Thinking>{words.loading}</Thinking>
    </>
  )
}

export const parts = { Screen: CommandTableScreen, Waiting }
