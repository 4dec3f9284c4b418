import type { Mission, Triumph, TriumphsAnswer } from '@ai-vault/contract/atlas/records.ts'
import { PRIORITY_MISSIONS } from '@ai-vault/game/triumphs/priority.ts'
import { useQuery } from '@tanstack/react-query'
import { triumphsQuery } from '../../../data/atlas/record-queries.ts'
import { Link } from '../../../routing/Link.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Meter } from '../../../ui/figures/gauges/Meter.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import { useFewThenAll } from '../../../ui/page/use-few-then-all.tsx'
import text from '../../../ui/text.module.css'
import { triumphName } from '../triumphs/triumph-name.ts'
import { useGoToTriumph } from '../triumphs/use-go-to-triumph.ts'
import { words } from '../words.ts'
import styles from './Head.module.css'

const FIRST_SHOWN = 3

/** A seal's open triumphs can be recommended, and are to everybody but an account without a character. */
function whyNone({ withheld, seals }: TriumphsAnswer): string {
  if (withheld) return words.withheld
  return seals.some(({ open }) => open.length > 0) ? words.missions.nobody : words.missions.none
}

/** F-193: up to five open triumphs, each with what is left, why it is here, and where it is done; three at first. */
export function PriorityMissions({ membershipId }: { readonly membershipId: string }) {
  const { data } = useQuery(triumphsQuery(membershipId))
  const byHash = new Map(data?.triumphs.map((triumph) => [triumph.hash, triumph]))
  const missions = (data?.missions ?? []).slice(0, PRIORITY_MISSIONS).flatMap((mission) => {
    const triumph = byHash.get(mission.hash)
    return triumph ? [{ mission, triumph }] : []
  })
  const few = missions.slice(0, FIRST_SHOWN)
  const { shown, button } = useFewThenAll({ id: 'missions', few, all: missions })
  return (
    <section aria-labelledby="priority-missions">
      <SectionHead title={words.missions.title} id="priority-missions" glyph="mark" tone="ai">
        <Link to="/atlas" search={{ list: 'triumphs' }}>
          {words.head.allTriumphs}
        </Link>
      </SectionHead>
      <Tag tone="ai">{words.missions.label}</Tag>
      <p className={`${text.small} ${text.dim}`}>{words.missions.about}</p>
      {missions.length === 0 ? (
        <p className={`${text.small} ${text.soft}`}>{data ? whyNone(data) : MISSING}</p>
      ) : (
        <ol className={styles.rows}>
          {shown.map(({ mission, triumph }) => (
            <MissionRow key={mission.hash} mission={mission} triumph={triumph} />
          ))}
        </ol>
      )}
      {button}
    </section>
  )
}

interface MissionRowProps {
  readonly mission: Mission
  readonly triumph: Triumph
}

function MissionRow({ mission, triumph }: MissionRowProps) {
  const goTo = useGoToTriumph()
  const name = triumphName(triumph)
  return (
    <li className={styles.near}>
      <h3>
        <TextButton className={styles.name} onClick={() => goTo(triumph)}>
          <bdi>{name}</bdi>
        </TextButton>
      </h3>
      <b className={styles.percent}>{words.percent(triumph.percent)}</b>
      <span className={styles.reason}>
        {words.missions.reason(mission, triumph.where)}
        {triumph.priority && (
          <span className={styles.priority}>
            {' · '}
            {words.missions.priority(triumph.priority)}
          </span>
        )}
      </span>
      <Meter
        label={words.progressOf(name)}
        value={triumph.percent}
        valueText={words.percent(triumph.percent)}
      />
    </li>
  )
}
