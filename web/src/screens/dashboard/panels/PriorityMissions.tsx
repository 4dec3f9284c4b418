import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { describeMinutes } from '../../../ui/figures/describe-minutes.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import { CitedItems } from '../CitedItems.tsx'
import layout from '../Dashboard.module.css'
import { Nothing } from './Panel.tsx'
import styles from './Panels.module.css'
import { words } from './words.tsx'

type Mission = Extra<'missions'>[number]

const TONES = { High: 'gold', Medium: 'ai', Low: 'plain' } as const
const TASKS_SHOWN = 3

interface PriorityMissionsProps {
  readonly missions: readonly Mission[] | undefined
  readonly characters: GuardianData['characters']
}

/** What to do next, the most pressing first (F-077 to F-081). */
export function PriorityMissions({ missions, characters = [] }: PriorityMissionsProps) {
  const owners = characterNames(characters)
  if (!missions || missions.length === 0) return <Nothing>{words.missions.none}</Nothing>
  return (
    <ol className={layout.rows}>
      {missions.map((mission) => (
        <MissionRow key={mission.kind} mission={mission} owners={owners} />
      ))}
    </ol>
  )
}

type Characters = NonNullable<GuardianData['characters']>

/** By what a player tells the characters apart: the class, and the power where two share it. Nobody names an only one. */
export function characterNames(characters: Characters): ReadonlyMap<string, string> {
  if (characters.length < 2) return new Map()
  const shared = (className: string) => characters.filter((other) => other.class === className).length > 1
  return new Map(
    characters.map((character) => [
      character.id,
      shared(character.class) ? `${character.class} ${formatCount(character.power)}` : character.class,
    ]),
  )
}

interface MissionRowProps {
  readonly mission: Mission
  readonly owners: ReadonlyMap<string, string>
}

function MissionRow({ mission, owners }: MissionRowProps) {
  const { priority, title, text, link, tasks, items, source } = mission
  return (
    <li className={styles.mission}>
      <Tag tone={TONES[priority]}>{words.missions.priorities[priority]}</Tag>
      <div>
        <span className={styles.missionTitle}>
          {link ? <AddressLink to={link}>{title}</AddressLink> : title}
        </span>
        <p className={styles.missionText}>
          {text} <SourceMark source={source} />
        </p>
        {tasks.length > 0 && <Tasks tasks={tasks.slice(0, TASKS_SHOWN)} owners={owners} />}
        <CitedItems items={items} />
      </div>
    </li>
  )
}

interface TasksProps {
  readonly tasks: Mission['tasks']
  readonly owners: MissionRowProps['owners']
}

function Tasks({ tasks, owners }: TasksProps) {
  return (
    <>
      <ul className={styles.tasks}>
        {tasks.map(({ name, character_id, progress, completion_value, minutes_left: minutes }) => (
          <li key={`${name} ${character_id}`}>
            <span>
              <bdi>{name}</bdi>
              {owners.has(character_id) && <small> · {owners.get(character_id)}</small>}
              {minutes !== undefined && (
                <small>
                  {' · '}
                  <span className={styles.time}>{describeMinutes(minutes)}</span>
                </small>
              )}
            </span>
            <b>
              {formatCount(progress)} / {formatCount(completion_value)}
            </b>
          </li>
        ))}
      </ul>
      {tasks.some(({ minutes_left }) => minutes_left !== undefined) && (
        <p className={styles.pace}>
          {words.missions.pace} <SourceMark source="estimated" />
        </p>
      )}
    </>
  )
}
