import type { FireteamPlayer } from '@ai-vault/contract/advice/fireteam.ts'
import { ACTIVITIES } from '@ai-vault/game/builds/activities.ts'
import { useEffect, useRef, useState } from 'react'
import { currentFireteam } from '../../data/queries/fireteam-query.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { routeAt } from '../../routing/use-address.ts'
import { ShareButton } from '../../sharing/ShareButton.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import text from '../../ui/text.module.css'
import { Analysis } from './analysis/Analysis.tsx'
import styles from './CommandTableScreen.module.css'
import { entryOf, readIds, USUAL_ACTIVITY, withEntry } from './fireteam-ids.ts'
import { idsIn, NOBODY_NAMED, namePlayers, playersRead, toIds, toNames } from './named-players.ts'
import { RecentFireteam } from './RecentFireteam.tsx'
import { sharePlan } from './share-plan.ts'
import { TeamForm } from './TeamForm.tsx'
import type { TableSearch } from './table-search.ts'
import { keepTeam, openedTeam } from './team-draft.ts'
import { isAnalysisOf, useAnalysis } from './use-analysis.ts'
import { words } from './words.ts'

const route = routeAt('/command-table')

type Loading = 'idle' | 'loading' | 'alone' | 'failed'

/** Who brings what, what nobody brings, and which item of the player's own closes the gap (F-011). */
function CommandTableScreen({ session }: { readonly session: SignedIn }) {
  const search: TableSearch = route.useSearch()
  const navigate = route.useNavigate()
  const activity = ACTIVITIES.find(({ focus }) => focus === search.activity)?.focus ?? USUAL_ACTIVITY
  const { membershipId } = session
  const [input, setInput] = useState<string>(() => openedTeam(membershipId, search))
  /** What stands in the field when an answer comes, which may be more than what stood there when it was asked for. */
  const written = useRef(input)
  written.current = input
  const field = useRef<HTMLTextAreaElement>(null)
  const [known, setKnown] = useState(NOBODY_NAMED)
  const [loading, setLoading] = useState<Loading>('idle')
  /** How the player who is signed in is called in the field, once they were added. */
  const [me, setMe] = useState<string>()
  /** Whether the player chose the activity; what the last fireteam played does not replace a choice. */
  const [chose, setChose] = useState(search.activity !== undefined)
  const { busy, last, failedAt, waiting, analyze } = useAnalysis()
  const analyzed = last && last.answer.members.length > 0 ? last : undefined
  const isMe = (entry: string) =>
    entry === membershipId ||
    entry === me ||
    last?.answer.members.some((member) => member.you && member.entry === entry)
  const write = (team: string) => {
    setInput(team)
    keepTeam(membershipId, toIds(team, known), search)
  }
  const remember = (written: string, focus: string) => {
    const team = toIds(written, known)
    keepTeam(membershipId, team, { team })
    navigate({
      search: { team: team || undefined, activity: focus === USUAL_ACTIVITY ? undefined : focus },
      replace: true,
      resetScroll: false,
    })
  }
  const submit = () => {
    setLoading('idle')
    remember(input, activity)
    void analyze(ids, activity)
  }
  // Whoever was written as an id stands there by name once it is known; while the player types, when they leave the field.
  useEffect(() => {
    const players = playersRead(last?.answer.members ?? [])
    if (players.length === 0) return
    const named = namePlayers(NOBODY_NAMED, players)
    setKnown((before) => namePlayers(before, players))
    if (document.activeElement !== field.current) setInput((now) => toNames(now, named))
  }, [last])
  const leave = () => {
    const team = toNames(input, known)
    setInput(team)
    remember(team, activity)
  }
  // An address that names a team shows what the address is about, also after a reload.
  const opened = useRef({ team: search.team, activity })
  useEffect(() => {
    const { team = '', activity: focus } = opened.current
    if (readIds(team).ids.length > 0) void analyze(readIds(team).ids, focus)
  }, [analyze])
  const addMyself = async () => {
    const you = await currentFireteam().then(
      (answer) => answer.you,
      () => undefined,
    )
    const entry = you ? entryOf(you) : membershipId
    setMe(entry)
    const team = withEntry(written.current, entry)
    setInput(team)
    remember(team, activity)
  }
  const loadCurrent = async () => {
    setLoading('loading')
    const before = input
    try {
      const { members } = await currentFireteam()
      setLoading(members.length > 1 ? 'idle' : 'alone')
      if (members.length === 0) return
      // What was typed meanwhile stays, in front of those who are loaded.
      const typed = written.current === before ? '' : written.current
      const more = members.map(entryOf).filter((entry) => !readIds(typed).ids.includes(entry))
      const team = more.reduce(withEntry, typed)
      setInput(team)
      remember(team, activity)
    } catch {
      setLoading('failed')
    }
  }
  const { ids, blanks } = idsIn(input, known)
  const earlier = !busy && analyzed && !isAnalysisOf(analyzed, ids, activity, known) ? analyzed : undefined
  const isFresh = !analyzed && (ids.length === 0 || (!busy && failedAt === undefined))
  const look = (players: readonly FireteamPlayer[], focus: string) => {
    const team = players.map(({ player_id: id }) => id)
    const named = namePlayers(known, players)
    setLoading('idle')
    setKnown(named)
    setInput(toNames(team.join(', '), named))
    remember(team.join(', '), focus)
    void analyze(team, focus)
  }
  return (
    <>
      <PageHead
        title={words.title}
        lead={isFresh ? undefined : words.lead}
        end={
          analyzed && (
            <>
              <span className={`${text.small} ${text.dim}`}>
                {words.analyzedAt(analyzed.answer.analyzed_at)}
              </span>
              {analyzed.answer.members.some(({ state }) => state !== 'not-found') && (
                <ShareButton document={sharePlan(analyzed.answer)} />
              )}
            </>
          )
        }
      />
      <TeamForm
        field={field}
        input={input}
        ids={ids}
        blanks={blanks}
        nameOf={(id) => toNames(id, known)}
        activity={activity}
        busy={busy}
        loading={loading}
        analyzed={last}
        onInput={write}
        onLeave={leave}
        onActivity={(focus) => {
          setChose(true)
          remember(input, focus)
        }}
        onLoad={() => void loadCurrent()}
        onAddMyself={ids.some(isMe) ? undefined : () => void addMyself()}
        onAnalyze={submit}
        beside={
          isFresh && (
            <RecentFireteam
              session={session}
              onLook={({ members, activity_focus: played }) => look(members, chose ? activity : played)}
              onAlone={() => look([{ player_id: membershipId, name: '' }], activity)}
            />
          )
        }
      />
      {busy && <Thinking>{words.reading(new Set(ids).size)}</Thinking>}
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
      {earlier && (
        <div role="status" className={styles.earlier}>
          <p className={`${text.small} ${text.warn}`}>{words.earlier(earlier.answer.activity)}</p>
          <Button size="small" onClick={submit}>
            {words.analyzeAgain}
          </Button>
        </div>
      )}
      {last && <Analysis analyzed={last} />}
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
