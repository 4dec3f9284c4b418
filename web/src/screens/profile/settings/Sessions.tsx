import type { SessionList } from '@ai-vault/contract/account/session.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStatusLine } from '../../../data/api/use-status-line.ts'
import { endAllSessions, endSession, sessionsQuery } from '../../../data/queries/profile-queries.ts'
import { signOut } from '../../../data/session/sign-out.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { FailedLine } from '../../../ui/feedback/failures/FailedLine.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { describeAge } from '../../../ui/figures/freshness/age.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import { dateFormat } from '../../../words/formats.ts'
import styles from '../Profile.module.css'
import { words } from '../words.tsx'

type Session = SessionList['sessions'][number]
const labels = words.sessions
const moment = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** Every browser that is signed in, each to be signed out from here, or all at once (F-322). */
export function Sessions({ membershipId }: { readonly membershipId: string }) {
  const client = useQueryClient()
  const { queryKey, ...query } = sessionsQuery(membershipId)
  const { data, isPending, isError, refetch } = useQuery({ queryKey, ...query })
  const { status, busy, run } = useStatusLine(labels.notEnded, 'that')
  const sessions = data?.sessions ?? []

  async function end(session: Session) {
    const isDone = await run(async () => {
      await endSession(session.id)
      return labels.ended(describeBrowser(session.user_agent).name)
    }, session.id)
    if (isDone) await client.invalidateQueries({ queryKey })
  }
  async function endAll() {
    const isDone = await run(async () => {
      await endAllSessions()
      await signOut()
      return ''
    }, 'all')
    if (!isDone) await client.invalidateQueries({ queryKey })
  }

  return (
    <Bay>
      <SectionHead title={labels.title} glyph="i-screen" />
      {isPending && <Thinking>{labels.loading}</Thinking>}
      {isError && !data && <FailedLine onRetry={() => void refetch()}>{labels.failed}</FailedLine>}
      {data && (
        <>
          <ul className={styles.rows} aria-label={labels.title}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={busy === session.id}
                onEnd={() => void end(session)}
              />
            ))}
          </ul>
          <Button
            tone="danger"
            className={styles.wide}
            aria-busy={busy === 'all'}
            onClick={() => busy || void endAll()}
          >
            {labels.everywhere}
          </Button>
          <p className={styles.note}>{labels.everywhereNote(sessions.length)}</p>
        </>
      )}
      <p role="status" className={styles.note}>
        {status}
      </p>
    </Bay>
  )
}

interface SessionRowProps {
  readonly session: Session
  readonly busy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { name, phone } = describeBrowser(session.user_agent)
  return (
    <li>
      <Glyph name={phone ? 'i-phone' : 'i-screen'} className={styles.dim} />
      <span className={styles.grow}>
        <b>{name}</b>
        <small>{labels.began(moment.format(Date.parse(session.created_at)))}</small>
      </span>
      {session.current ? (
        <Tag tone="gold">{labels.current}</Tag>
      ) : (
        <>
          <small>{describeAge(Date.now() - Date.parse(session.last_used_at))}</small>
          <Button
            size="small"
            aria-label={labels.endOf(name)}
            aria-busy={busy}
            onClick={() => busy || onEnd()}
          >
            {labels.end}
          </Button>
        </>
      )}
    </li>
  )
}

/** In this order: each of these also claims to be some of those below it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
const PHONES = /iPhone|Android|Mobile/

const first = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** 'Firefox on Linux', as far as a browser tells; a script tells its own name. */
export function describeBrowser(userAgent: string): { readonly name: string; readonly phone: boolean } {
  const browser = first(BROWSERS, userAgent)
  const system = first(SYSTEMS, userAgent)
  const own = userAgent.split(/[/ ]/)[0]?.slice(0, 40)
  const name = browser && system ? words.sessions.browserOn(browser, system) : (browser ?? system ?? own)
  return { name: name || words.sessions.unknownBrowser, phone: PHONES.test(userAgent) }
}
