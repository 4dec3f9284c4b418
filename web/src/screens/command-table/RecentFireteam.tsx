import type { RecentFireteam as Fireteam } from '@ai-vault/contract/advice/fireteam.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recentFireteamsQuery } from '../../data/queries/fireteam-query.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { AddressLink } from '../../ui/controls/buttons/AddressLink.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { describeAge } from '../../ui/figures/freshness/age.ts'
import { countOrMissing } from '../../ui/figures/Reading.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import text from '../../ui/text.module.css'
import styles from './RecentFireteam.module.css'
import { words } from './words.ts'

const labels = words.recent

interface RecentFireteamProps {
  readonly session: SignedIn
  readonly onLook: (fireteam: Fireteam) => void
  /** The player alone. */
  readonly onAlone: () => void
}

/** Before anything is asked: whom the player was with last, to be looked at with one press. */
export function RecentFireteam({ session, onLook, onAlone }: RecentFireteamProps) {
  const [shown, setShown] = useState(0)
  const { data, isPending, isError } = useQuery(recentFireteamsQuery(session))
  if (isPending) return <Thinking>{labels.reading}</Thinking>
  const fireteam = data?.fireteams[shown]
  if (!fireteam) {
    return (
      <>
        <SectionHead title={labels.title} />
        <p className={text.soft}>{isError ? labels.unread : labels.none}</p>
        <div className={styles.buttons}>
          <Button onClick={onAlone}>{labels.alone}</Button>
        </div>
      </>
    )
  }
  const { activity, instance_id: report, period, duration_seconds: seconds, members } = fireteam
  const others = data.fireteams.length
  return (
    <>
      <SectionHead title={labels.when(period, Date.now(), shown === 0)}>
        <span className={`${text.small} ${text.dim}`}>
          <AddressLink to={`/archives?report=${report}`}>{activity}</AddressLink>
          {labels.about(describeAge(Date.now() - Date.parse(period)), seconds)}
        </span>
      </SectionHead>
      <ul>
        {members.map(({ player_id: id, name, code, class_type: classType, power, you }) => (
          <li key={id} className={styles.mate}>
            {classType ? <Glyph name={`cl-${classType}`} /> : <i />}
            <span>
              <b>
                <bdi>{name || id}</bdi>
                {code && !you && <span className={text.dim}>#{code}</span>}
              </b>
              <span className={`${text.small} ${you ? text.gold : text.dim}`}>
                {labels.as(
                  you ? words.members.you : undefined,
                  classType && words.members.classes[classType],
                )}
              </span>
            </span>
            <span className={styles.power}>
              <b>{countOrMissing(power)}</b>
              <span className={`${text.small} ${text.dim}`}>{labels.power}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button tone="gold" onClick={() => onLook(fireteam)}>
          {labels.look(members.length)}
        </Button>
        {others > 1 && (
          <Button tone="ghost" onClick={() => setShown((at) => (at + 1) % others)}>
            {labels.another}
          </Button>
        )}
      </div>
    </>
  )
}
