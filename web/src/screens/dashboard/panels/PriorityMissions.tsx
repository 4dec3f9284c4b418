import type { Extra } from '@ai-vault/contract/dashboard-extras.ts'
import { AddressLink } from '../../../ui/AddressLink.tsx'
import { formatCount } from '../../../ui/count.ts'
import { Plate } from '../../../ui/Plate.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { SourceMark } from '../../../ui/SourceMark.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { CitedItems } from '../CitedItems.tsx'
import layout from '../Dashboard.module.css'
import { Nothing } from './Panel.tsx'
import styles from './Panels.module.css'

type Mission = Extra<'missions'>[number]

const TONES = { High: 'gold', Medium: 'ai', Low: 'plain' } as const
const TASKS_SHOWN = 3

/** What to do next, the most pressing first (F-077 to F-081). */
export function PriorityMissions({ missions }: { readonly missions: readonly Mission[] | undefined }) {
  return (
    <Plate role="region" aria-labelledby="missions">
      <SectionHead title="Priority Missions" id="missions" />
      {missions && missions.length > 0 ? (
        <ol className={layout.rows}>
          {missions.map((mission) => (
            <MissionRow key={mission.kind} mission={mission} />
          ))}
        </ol>
      ) : (
        <Nothing>No mission is known.</Nothing>
      )}
    </Plate>
  )
}

function MissionRow({ mission }: { readonly mission: Mission }) {
  const { priority, title, text, amount, link, tasks, items, source } = mission
  return (
    <li className={styles.mission}>
      <Tag tone={TONES[priority]}>{priority}</Tag>
      <div>
        <span className={styles.missionTitle}>
          {link ? <AddressLink to={link}>{title}</AddressLink> : title}
        </span>
        <p className={styles.missionText}>
          {text} <SourceMark source={source} />
        </p>
        {tasks.length > 0 && (
          <ul className={styles.tasks}>
            {tasks.slice(0, TASKS_SHOWN).map(({ name, character_id, progress, completion_value }) => (
              <li key={`${name} ${character_id}`}>
                <bdi>{name}</bdi>
                <b>
                  {formatCount(progress)} / {formatCount(completion_value)}
                </b>
              </li>
            ))}
          </ul>
        )}
        <CitedItems items={items} />
      </div>
      {amount !== undefined && <span className={styles.amount}>{formatCount(amount)}</span>}
    </li>
  )
}
