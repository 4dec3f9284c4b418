import { isModerating } from '@ai-vault/game/atlas/point-rules.ts'
import { useQuery } from '@tanstack/react-query'
import { standingQuery } from '../../data/atlas/moderation-queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { AuditLog } from '../../moderation/AuditLog.tsx'
import { ModerationQueue } from '../../moderation/ModerationQueue.tsx'
import { TextButton } from '../../ui/controls/TextButton.tsx'
import { ErrorLine } from '../../ui/feedback/ErrorPanel.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import styles from './Admin.module.css'
import { AiKeyPanel } from './ai/AiKeyPanel.tsx'
import { NoticeForm } from './notice/NoticeForm.tsx'
import { words } from './words/words.ts'

/** For admins: a notice to everybody. For moderators: the queue of the map's points. For everybody: the log of what became of them, and the AI key. */
function AdminScreen({ session }: { readonly session: SignedIn }) {
  const { membershipId } = session
  const { data, isPending, refetch } = useQuery(standingQuery(membershipId))
  const moderates = data !== undefined && isModerating(data.role)
  return (
    <>
      <PageHead
        title={words.title}
        end={data && <Tag tone={moderates ? 'gold' : 'plain'}>{words.roles[data.role]}</Tag>}
      />
      {isPending && <Thinking>{words.loading}</Thinking>}
      {!isPending && !data && (
        <ErrorLine>
          <span>
            {words.failed} <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
          </span>
        </ErrorLine>
      )}
      {data?.role === 'admin' && <NoticeForm />}
      {moderates && <ModerationQueue membershipId={membershipId} />}
      <AiKeyPanel session={session} />
      {data && !moderates && <p className={styles.note}>{words.notModerator(data.accepted_points)}</p>}
      {data && <AuditLog membershipId={membershipId} mayRevert={moderates} />}
    </>
  )
}

export const parts = { Screen: AdminScreen }
