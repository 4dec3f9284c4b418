/** What to do with the week, or with the time that there is. */
import { listInWords } from '@ai-vault/game/in-words.ts'
import { accountProgress } from '../../../tools/account/account-progress.ts'
import { triumphs } from '../../../tools/account/triumphs.ts'
import { normalise } from '../../reading/normalise.ts'
import { asksWhy } from '../../understanding/follow-up.ts'
import { type Answerer, type Ask, couldNotRead, count, type Draft } from '../draft.ts'

const TASKS_TOLD = 4
const BOUNTIES_TOLD = 2
const TRIUMPHS_TOLD = 2
/** The postmaster is near to losing something. */
const PLACES_LEFT = 4

interface Task {
  readonly ref: string
  readonly name: string
  readonly class: string
  readonly progress: number
  readonly of: number
  readonly minutes_left?: number
}

/** One task of several characters is one line. */
function taskInWords(tasks: readonly [Task, ...Task[]]): string {
  const [{ ref }] = tasks
  const owners = listInWords(tasks.map((task) => task.class))
  const done = forEach(tasks.map(({ progress, of }) => `${progress} of ${of}`))
  const minutes = tasks.flatMap(({ minutes_left }) => minutes_left ?? [])
  const unit = minutes.every((each) => each === 1) ? 'minute' : 'minutes'
  const time = minutes.length === 0 ? '' : `, about ${forEach(minutes.map(String), ` ${unit}`)}`
  return `${ref} on your ${owners}: ${done}${time}.`
}

/** Among tasks that have a time, one that has none says so. */
const besideTimed = (tasks: readonly [Task, ...Task[]]): string =>
  tasks.every(({ minutes_left }) => minutes_left === undefined)
    ? `On the side, with no time known: ${taskInWords(tasks)}`
    : taskInWords(tasks)

/** What is the same for all is said once. */
const forEach = (said: readonly string[], unit = ''): string =>
  new Set(said).size > 1
    ? `${listInWords(said)}${unit}`
    : `${said[0]}${unit}${said.length > 1 ? ' each' : ''}`

/** The same task of other characters beside it; what none of them has a time for stands apart. */
const byTask = (tasks: readonly Task[]) =>
  [...Map.groupBy(tasks, ({ name, minutes_left }) => `${name} ${minutes_left === undefined}`).values()] as [
    Task,
    ...Task[],
  ][]

const ORDER =
  'What takes the least time at your own pace comes first, then what is nearest to done; the minutes are those of your own runs of the same kind, as on the dashboard.'

/** "Why?" after a plan asks for its order. */
export const weeklyPlan: Answerer = async (ask) => {
  const plan = await planOf(ask)
  if (!ask.continues || !asksWhy(normalise(ask.question)) || plan === nothingOpen) return plan
  return { ...plan, lead: `${ORDER} ${plan.lead}`, background: '' }
}

async function planOf({ tools, slots, turn }: Ask): Promise<Draft> {
  const progress = await tools.use(accountProgress, {})
  if (!progress) return couldNotRead('your open tasks')
  const full = progress.postmaster
    .filter(({ count: waiting, of }) => waiting >= of - PLACES_LEFT)
    .map(
      (box) => `Empty the postmaster of your ${box.class} first: ${box.count} of ${box.of} places are taken.`,
    )
  if (slots.hours !== undefined) {
    return planFor(Math.round(slots.hours * 60), progress, full, turn)
  }
  const near = await tools.use(triumphs, { limit: 3 })
  const left = progress.minutes_to_reset
  const { fitting, late } = tasksWithin(left, progress.milestones)
  const told = byTask(fitting).slice(0, TASKS_TOLD)
  const minutes = told.flat().reduce((sum, { minutes_left = 0 }) => sum + minutes_left, 0)
  const inAll = minutes > 0 ? ` The timed tasks below take about ${leftInWords(minutes)} in all.` : ''
  turn.ledger.noteNumbersIn(`${leftInWords(left)} ${late.length} ${inAll}`)
  const points = [
    ...full,
    ...[...told, ...byTask(progress.bounties).slice(0, BOUNTIES_TOLD)].map((task) =>
      minutes > 0 ? besideTimed(task) : taskInWords(task),
    ),
    ...(late.length > 0
      ? [
          `${count(late.length, 'weekly task')} more ${late.length === 1 ? 'does' : 'do'} not fit before the reset at your own pace.`,
        ]
      : []),
    ...(near?.rows ?? []).slice(0, TRIUMPHS_TOLD).map((row) => `${row.ref} is ${row.percent} percent done.`),
  ]
  if (points.length === 0) return nothingOpen
  return {
    lead: `${leftInWords(left)} to the weekly reset; in this order the most is gained.${inAll}`,
    points,
    background: `What takes the least time at your own pace comes first, then what is nearest to done${turn.stale ? '; the copy of your account is an older one' : ''}.`,
    suggestions: ['I have 2 hours, what should I do?', 'Which titles am I close to?', 'What should I farm?'],
  }
}

const nothingOpen: Draft = {
  lead: 'I see no weekly task, bounty or triumph that is open.',
  suggestions: ['What should I farm?', 'Which titles am I close to?'],
}

/** As many as the time holds, one after the other; what has no known time is never too long. */
function tasksWithin(minutes: number, tasks: readonly Task[]) {
  let used = 0
  const fits = ({ minutes_left: wanted = 0 }: Task) => {
    if (used + wanted > minutes) return false
    used += wanted
    return true
  }
  const { fitting = [], late = [] } = Object.groupBy(tasks, (task) => (fits(task) ? 'fitting' : 'late'))
  return { fitting, late, used }
}

interface OpenTasks {
  readonly milestones: readonly Task[]
  readonly bounties: readonly Task[]
  readonly minutes_to_reset: number
}

/** The shortest tasks first, as many as the time holds; those of the week end with it. */
function planFor(
  minutes: number,
  { milestones, bounties, minutes_to_reset: toReset }: OpenTasks,
  first: readonly string[],
  { ledger }: Ask['turn'],
): Draft {
  const timed = milestones.filter(({ minutes_left }) => minutes_left !== undefined)
  if (bounties.length === 0 && milestones.length === 0) return nothingOpen
  const endsEarly = toReset < minutes
  const { fitting, used } = tasksWithin(Math.min(minutes, toReset), timed)
  const [shortest] = timed
  const untimed = [...milestones.filter(({ minutes_left }) => minutes_left === undefined), ...bounties]
  const given = timeInWords(minutes)
  const after = leftInWords(minutes - toReset)
  const spare = (endsEarly ? toReset : minutes) - used
  const toSpare = spare === 0 ? 'nothing' : timeInWords(spare)
  const needed = timeInWords(used)
  ledger.noteNumbersIn(`${given} ${needed} ${toSpare} ${fitting.length} ${leftInWords(toReset)} ${after}`)
  const time = endsEarly ? `${given}, of which ${leftInWords(toReset)} are left of this week,` : given
  const lead =
    fitting.length > 0
      ? `In ${time} you can finish ${count(fitting.length, 'task')}: about ${needed} in all at your own pace, with ${toSpare} to spare${endsEarly ? ' before the weekly reset' : ''}.`
      : shortest
        ? `Nothing of the week is done in ${time.replace(/,$/, '')}: the shortest, ${shortest.ref} on your ${shortest.class}, takes about ${count(shortest.minutes_left ?? 0, 'minute')} at your own pace.`
        : `How long the tasks of the week take you is not known yet, so I cannot fill ${time} to the minute; these are nearest to done.`
  const told = fitting.length > 0 ? BOUNTIES_TOLD : TASKS_TOLD
  return {
    lead,
    points: [
      ...first,
      ...byTask(fitting).map(taskInWords),
      ...byTask(untimed)
        .slice(0, told)
        .map((task) => (timed.length > 0 ? besideTimed(task) : taskInWords(task))),
      ...(endsEarly
        ? [
            `The last ${after} of your time fall after the weekly reset, when the tasks of the week begin anew.`,
          ]
        : []),
    ],
    background: 'The minutes are those of your own runs of the same kind, as on the dashboard.',
    suggestions: [
      minutes >= 120 ? 'And in half an hour?' : 'And in 2 hours?',
      'What should I do this week?',
      'Which titles am I close to?',
    ],
  }
}

const LEAST_IN_HOURS = 120

/** "2 hours", "6 hours 28 minutes"; what is shorter in minutes, unless it is one hour. */
export function timeInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (rest === 0 && hours > 0) return count(hours, 'hour')
  return minutes < LEAST_IN_HOURS
    ? count(minutes, 'minute')
    : `${count(hours, 'hour')} ${count(rest, 'minute')}`
}

/** The two largest units, as beside the weekly reset in the header: "2 days 14 hours", "1 hour 24 minutes". */
export function leftInWords(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  const parts =
    days > 0
      ? [[days, 'day'] as const, [hours, 'hour'] as const]
      : [[hours, 'hour'] as const, [rest, 'minute'] as const]
  const told = parts.filter(([amount]) => amount > 0)
  return told.length === 0
    ? 'less than a minute'
    : told.map(([amount, unit]) => count(amount, unit)).join(' ')
}
