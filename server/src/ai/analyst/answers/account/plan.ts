/** What to do with the week, or with the time that there is. */
import { accountProgress } from '../../../tools/account/account-progress.ts'
import { triumphs } from '../../../tools/account/triumphs.ts'
import { type Answerer, type Ask, couldNotRead, count, type Draft } from '../draft.ts'

const TASKS_TOLD = 4
const BOUNTIES_TOLD = 2
const TRIUMPHS_TOLD = 2
/** The postmaster is near to losing something. */
const PLACES_LEFT = 4

interface Task {
  readonly ref: string
  readonly class: string
  readonly progress: number
  readonly of: number
  readonly minutes_left?: number
}

const taskInWords = ({ ref, class: owner, progress, of, minutes_left: minutes }: Task) =>
  `${ref} on your ${owner}: ${progress} of ${of}${minutes === undefined ? '' : `, about ${count(minutes, 'minute')}`}.`

export const weeklyPlan: Answerer = async ({ tools, slots, turn }) => {
  const progress = await tools.use(accountProgress, {})
  if (!progress) return couldNotRead('your open tasks')
  const full = progress.postmaster
    .filter(({ count: waiting, of }) => waiting >= of - PLACES_LEFT)
    .map(
      (box) => `Empty the postmaster of your ${box.class} first: ${box.count} of ${box.of} places are taken.`,
    )
  if (slots.hours !== undefined) {
    return planFor(Math.round(slots.hours * 60), progress.milestones, progress.bounties, full, turn)
  }
  const near = await tools.use(triumphs, { limit: 3 })
  const points = [
    ...full,
    ...[...progress.milestones.slice(0, TASKS_TOLD), ...progress.bounties.slice(0, BOUNTIES_TOLD)].map(
      taskInWords,
    ),
    ...(near?.rows ?? []).slice(0, TRIUMPHS_TOLD).map((row) => `${row.ref} is ${row.percent} percent done.`),
  ]
  if (points.length === 0) return nothingOpen
  return {
    lead: `${count(progress.hours_to_reset, 'hour')} to the weekly reset; in this order the most is gained.`,
    points,
    background: `What takes the least time at your own pace comes first, then what is nearest to done${turn.stale ? '; the copy of your account is an older one' : ''}.`,
    suggestions: ['I have 2 hours, what should I do?', 'Which titles am I close to?', 'What should I farm?'],
  }
}

const nothingOpen: Draft = {
  lead: 'I see no weekly task, bounty or triumph that is open.',
  suggestions: ['What should I farm?', 'Which titles am I close to?'],
}

/** The shortest tasks first, as many as the time holds. */
function planFor(
  minutes: number,
  milestones: readonly Task[],
  bounties: readonly Task[],
  first: readonly string[],
  { ledger }: Ask['turn'],
): Draft {
  const timed = milestones.flatMap((task) =>
    task.minutes_left === undefined ? [] : [{ ...task, minutes_left: task.minutes_left }],
  )
  if (timed.length === 0 && bounties.length === 0 && milestones.length === 0) return nothingOpen
  let used = 0
  const fitting = timed.filter(({ minutes_left: wanted }) => {
    const fits = used + wanted <= minutes
    if (fits) used += wanted
    return fits
  })
  const [shortest] = timed
  const untimed = [...milestones.filter(({ minutes_left }) => minutes_left === undefined), ...bounties]
  ledger.noteNumbersIn(`${minutes} ${minutes / 60} ${used} ${minutes - used} ${fitting.length}`)
  const given = timeInWords(minutes)
  const lead =
    fitting.length > 0
      ? `In ${given} you can finish ${count(fitting.length, 'task')}: about ${count(used, 'minute')} in all at your own pace, with ${minutes - used} to spare.`
      : shortest
        ? `Nothing of the week is done in ${given}: the shortest, ${shortest.ref} on your ${shortest.class}, takes about ${count(shortest.minutes_left, 'minute')} at your own pace.`
        : `How long the tasks of the week take you is not known yet, so I cannot fill ${given} to the minute; these are nearest to done.`
  const told = fitting.length > 0 ? BOUNTIES_TOLD : TASKS_TOLD
  return {
    lead,
    points: [
      ...first,
      ...fitting.map(taskInWords),
      ...untimed
        .slice(0, told)
        .map((task) =>
          timed.length > 0 ? `On the side, with no time known: ${taskInWords(task)}` : taskInWords(task),
        ),
    ],
    background: 'The minutes are those of your own runs of the same kind, as on the dashboard.',
    suggestions: [
      minutes >= 120 ? 'And in half an hour?' : 'And in 2 hours?',
      'What should I do this week?',
      'Which titles am I close to?',
    ],
  }
}

/** "2 hours", "90 minutes", "half an hour" as "30 minutes". */
export function timeInWords(minutes: number): string {
  return minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute')
}
