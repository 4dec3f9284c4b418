import type { Mission, Triumph } from '@ai-vault/contract/atlas/records.ts'
import { PRIORITY_MISSIONS } from '@ai-vault/game/triumphs/priority.ts'
import { useQuery } from '@tanstack/react-query'
import { triumphsQuery } from '../../../data/atlas/record-queries.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import text from '../../../ui/text.module.css'
import { triumphName } from '../triumphs/triumph-name.ts'
import { useGoToTriumph } from '../triumphs/use-go-to-triumph.ts'
import { words } from '../words/words.ts'
import styles from './Head.module.css'

/** F-193: up to five open triumphs, each with what is left, why it is here, and where it is done. */
export function PriorityMissions({ membershipId }: { readonly membershipId: string }) {
  const { data } = useQuery(triumphsQuery(membershipId))
  const byHash = new Map(data?.triumphs.map((triumph) => [triumph.hash, triumph]))
  const missions = (data?.missions ?? []).slice(0, PRIORITY_MISSIONS).flatMap((mission) => {
    const triumph = byHash.get(mission.hash)
    return triumph ? [{ mission, triumph }] : []
  })
  return (
    <section aria-labelledby="priority-missions">
      <SectionHead title={words.missions.title} id="priority-missions" glyph="mark" tone="ai">
        <Tag tone="ai">{words.missions.label}</Tag>
      </SectionHead>
      {missions.length === 0 ? (
        <p className={`${text.small} ${text.soft}`}>
          {data ? (data.withheld ? words.withheld : words.missions.none) : MISSING}
        </p>
      ) : (
        <ol className={styles.missions}>
          {missions.map(({ mission, triumph }) => (
            <MissionRow key={mission.hash} mission={mission} triumph={triumph} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface MissionRowProps {
  readonly mission: Mission
  readonly triumph: Triumph
}

function MissionRow({ mission, triumph }: MissionRowProps) {
  const goTo = useGoToTriumph()
  return (
    <li className={styles.mission}>
      <TextButton className={styles.name} onClick={() => goTo(triumph)}>
        <bdi>{triumphName(triumph)}</bdi>
      </TextButton>
      <span className={styles.left}>
        {triumph.priority && (
          <>
            <span className={text.sr}>{words.missions.priority} </span>
            {triumph.priority}
          </>
        )}
      </span>
      <b className={styles.percent}>{words.percent(triumph.percent)}</b>
      <span className={styles.reason}>{words.missions.reason(mission, triumph.where)}</span>
    </li>
  )
}
