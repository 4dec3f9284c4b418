import { LONGEST_NOTICE } from '@ai-vault/contract/account/notices.ts'
import { isModerating, type Role } from '@ai-vault/game/atlas/point-rules.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useStatusLine } from '../../data/api/use-status-line.ts'
import { auditQuery, queueQuery, standingQuery } from '../../data/atlas/moderation-queries.ts'
import { sendNotice } from '../../data/queries/notice-queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { AuditLog } from '../../moderation/AuditLog.tsx'
import { ModerationQueue } from '../../moderation/queue/ModerationQueue.tsx'
import { routeAt } from '../../routing/use-address.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Tabs } from '../../ui/controls/choices/Tabs.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { FailedLine } from '../../ui/feedback/failures/FailedLine.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import styles from './Admin.module.css'
import { AiKeyPanel } from './AiKeyPanel.tsx'
import { words } from './words.ts'

const route = routeAt('/admin')

/** For moderators: tabs with the queue, the log and the AI key, for admins a notice to everybody too. For everybody else: the AI key and the log. */
function AdminScreen({ session }: { readonly session: SignedIn }) {
  const { membershipId } = session
  const { data, isPending, refetch } = useQuery(standingQuery(membershipId))
  const moderates = data !== undefined && isModerating(data.role)
  return (
    <>
      <PageHead
        title={words.title}
        end={
          data && (
            <>
              <Tag tone={moderates ? 'gold' : 'plain'}>{words.roles[data.role]}</Tag>
              <span className={styles.own}>{words.ownSettings}</span>
            </>
          )
        }
      />
      {isPending && <Thinking>{words.loading}</Thinking>}
      {!isPending && !data && <FailedLine onRetry={() => void refetch()}>{words.failed}</FailedLine>}
      {moderates ? (
        <ModeratorTabs session={session} role={data.role} />
      ) : (
        <>
          <AiKeyPanel session={session} />
          {data && <p className={styles.note}>{words.notModerator(data.accepted_points)}</p>}
          {data && <AuditLog membershipId={membershipId} mayRevert={false} />}
        </>
      )}
    </>
  )
}

function ModeratorTabs({ session, role }: { readonly session: SignedIn; readonly role: Role }) {
  const { membershipId } = session
  const { panel = 'moderation' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: queue } = useQuery(queueQuery(membershipId))
  const { data: log } = useInfiniteQuery(auditQuery(membershipId))
  const select = (next: string) =>
    navigate({
      search: { panel: next === 'moderation' ? undefined : next },
      replace: true,
      resetScroll: false,
    })
  const part = (content: ReactNode) => <div className={styles.panel}>{content}</div>
  return (
    <Tabs
      label={words.tabs.label}
      selected={panel}
      onSelect={select}
      tabs={[
        {
          id: 'moderation',
          label: words.tabs.moderation,
          count: queue?.points.length,
          content: part(
            <ModerationQueue membershipId={membershipId}>
              <AuditLog membershipId={membershipId} mayRevert />
            </ModerationQueue>,
          ),
        },
        ...(role === 'admin'
          ? [{ id: 'notices', label: words.tabs.notices, content: part(<NoticeForm />) }]
          : []),
        { id: 'ai', label: words.tabs.ai, content: part(<AiKeyPanel session={session} />) },
        {
          id: 'audit',
          label: words.tabs.audit,
          count: log?.pages[0]?.total,
          content: part(<AuditLog membershipId={membershipId} mayRevert />),
        },
      ]}
    />
  )
}

export const parts = { Screen: AdminScreen }

const labels = words.notice

/** For those who run the installation: a line to everybody who has a page open. */
function NoticeForm() {
  const [content, setContent] = useState('')
  const { status, busy, run } = useStatusLine(labels.failed)

  function send(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await sendNotice(content)
      setContent('')
      return labels.sent
    })
  }

  return (
    <Plate>
      <SectionHead title={labels.title} />
      <form className={styles.notice} onSubmit={send}>
        <Field
          label={labels.label}
          note={labels.note}
          value={content}
          required
          maxLength={LONGEST_NOTICE}
          autoComplete="off"
          onChange={({ target }) => setContent(target.value)}
        />
        <Button type="submit" aria-busy={busy !== undefined}>
          {labels.send}
        </Button>
      </form>
      <p role="status">{status}</p>
    </Plate>
  )
}
