import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import { capitalized, countInWords, listInWords } from '@ai-vault/game/in-words.ts'
import { fitTasks } from '@ai-vault/game/scores/week/fit-tasks.ts'
import type { Ask } from '../../ask.ts'
import type { Task, Week } from '../../facts.ts'
import { TASKS } from '../../rows/tagged.ts'
import { clean, counted } from '../../words/text.ts'
import { leftInWords, lengthInWords } from '../../words/time.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import type { Answered, Intent } from '../intent.ts'
import { again, suggest, whatToFarm } from '../suggest.ts'
import { openThere } from './closest-to-done.ts'

const openThisWeek = (tasks: string, first: string, left: string): Voiced =>
  voiced(
    `${tasks} open this week. Start with ${first}; the reset is in ${left}.`,
    `You still have ${tasks} open this week. I would start with ${first}; the reset is in ${left}.`,
    `Do ${first} first. ${tasks} open this week, reset in ${left}.`,
  )

const openToday = (tasks: string, first: string, left: string): Voiced =>
  voiced(
    `Start today with ${first}. ${tasks} open this week; the reset is in ${left}.`,
    `For today I would start with ${first}. You still have ${tasks} open this week; the reset is in ${left}.`,
    `Today: ${first} first. ${tasks} open this week, reset in ${left}.`,
  )

const fits = (time: string, tasks: string, needed: string): Voiced =>
  voiced(
    `In ${time} you can finish ${tasks}, about ${needed} in all.`,
    `${time} is enough for ${tasks}: about ${needed} at your own pace.`,
    `${tasks} in ${time}: about ${needed} in all.`,
  )

const nothingFits = (time: string, shortest: string): Voiced =>
  voiced(
    `No weekly task fits in ${time}${shortest}.`,
    `I am afraid no weekly task fits in ${time}${shortest}.`,
    `Nothing of the week fits in ${time}${shortest}.`,
  )

const firstBecause = (first: string, why: string): Voiced =>
  voiced(`${first} comes first: ${why}.`, `I put ${first} first: ${why}.`, `Reason for ${first}: ${why}.`)

const nothingOpen: Voiced = voiced(
  'Nothing of the week is open that fits.',
  'Well done: nothing of the week is open that fits.',
  'Weekly tasks: none open that fits.',
)

const PLANNED: ReadonlySet<string> = new Set(['this_week', 'until_reset', 'today'])

export const weeklyPlan: Intent = {
  label: 'plan',
  about: 'what to do this week, tonight, in a given time',
  slots: [
    'period',
    'time_minutes',
    'class',
    'mode',
    'activity',
    'solo',
    'limit',
    'scope',
    'destination',
    'ordinal',
  ],
  async answer(ask) {
    if (ask.slots.destination && ask.slots.time_minutes === undefined) return openThere(ask)
    const week = await ask.read(ask.facts.week())
    const { period, time_minutes: time } = ask.slots
    // 'Tonight in 90 minutes' is planned by its minutes.
    if (time !== undefined || (period?.is === 'named' && PLANNED.has(period.name))) ask.slot('period')
    // Nobody plays a raid alone; what else needs others is not told.
    const alone = ask.slot('solo')
    const isAlone = ({ modes }: Task) => !alone || !modes.includes(RAID)
    if (alone) ask.note('Raids are left out; what else needs a team is not told.')
    const keep = (tasks: readonly Task[]) => ask.narrow(tasks, TASKS).filter(isAlone)
    const open: Week = { ...week, tasks: keep(week.tasks), bounties: keep(week.bounties) }
    const minutes = ask.slot('time_minutes')
    return minutes === undefined ? planOfWeek(ask, open) : planOfTime(ask, open, minutes)
  },
}

const RAID = 4

/** One task of several characters is one line, with the time that it takes on all of them. */
function taskFact(tasks: readonly Task[]): Fact {
  const [first] = tasks
  const minutes = tasks.flatMap(({ minutes: each }) => each ?? [])
  return {
    title: first?.name ?? '',
    href: first?.hash === undefined ? '/dashboard' : `/dashboard?task=${first.hash}`,
    lines: [
      tasks
        .map(
          ({ class: owner, progress, of }) =>
            `${capitalized(owner)} ${countInWords(progress)} of ${countInWords(of)}`,
        )
        .join(', '),
    ],
    ...(minutes.length > 0 ? { value: lengthInWords(minutes.reduce((total, each) => total + each, 0)) } : {}),
  }
}

const byTask = (tasks: readonly Task[]): readonly (readonly Task[])[] => [
  ...Map.groupBy(tasks, ({ name, minutes }) => `${name} ${minutes === undefined}`).values(),
]

const suggestions = (ask: Ask, minutes: number) => [
  again(ask, `I have ${lengthInWords(minutes)}`, { time_minutes: minutes }),
  suggest('Which titles am I close to?', 'closest_to_done', { kind: 'title' }),
  whatToFarm,
]

function planOfWeek(ask: Ask, { tasks, bounties, minutesToReset }: Week): Answered {
  const groups = [...byTask(tasks), ...byTask(bounties)]
  const [first] = groups
  if (!first?.[0]) return { lead: nothingOpen, suggestions: suggestions(ask, 120).slice(1) }
  const { period, ordinal } = ask.slots
  if (ordinal?.[0] === 1) return reasonsOf(ask, groups, minutesToReset)
  const isToday = period?.is === 'named' && period.name === 'today'
  ask.note('The order: what takes you the least time, then what is nearest to done.')
  if (isToday) ask.note('The platform names tasks of the week, none of a single day.')
  return {
    lead: (isToday ? openToday : openThisWeek)(
      listInWords([
        counted(byTask(tasks).length, 'task'),
        ...(bounties.length > 0 ? [counted(byTask(bounties).length, 'bounty', 'bounties')] : []),
      ]),
      clean(first[0].name),
      leftInWords(minutesToReset),
    ),
    facts: groups.slice(0, ask.limit(groups.length)).map(taskFact),
    total: groups.length,
    suggestions: suggestions(ask, 120),
  }
}

/** Why the plan begins as it does: each task with what it is ranked by. */
function reasonsOf(ask: Ask, groups: readonly (readonly Task[])[], minutesToReset: number): Answered {
  ask.slot('ordinal')
  const [[first, ...others] = []] = groups
  const each = others.length > 0 ? ' on one character' : ''
  const why =
    first?.minutes === undefined
      ? 'how long the open tasks take is not known, and it is the nearest to done'
      : `it takes you about ${lengthInWords(first.minutes)}${each}, the least of the open tasks`
  return {
    lead: firstBecause(
      clean(first?.name ?? ''),
      `${why}, and the reset is in ${leftInWords(minutesToReset)}`,
    ),
    facts: groups.map(taskFact),
    suggestions: suggestions(ask, 120),
  }
}

/** The shortest first, as many as the time holds. */
function planOfTime(ask: Ask, { tasks, bounties, minutesToReset }: Week, minutes: number): Answered {
  const time = lengthInWords(minutes)
  const { fitting, used, shortest } = fitTasks(tasks, Math.min(minutes, minutesToReset))
  if (minutesToReset < minutes)
    ask.note(`The reset comes in ${leftInWords(minutesToReset)}; then the tasks begin anew.`)
  const untimed = [...tasks.filter((task) => task.minutes === undefined), ...bounties]
  const rest = byTask(untimed).map((group) => {
    const fact = taskFact(group)
    return { ...fact, lines: [...fact.lines, 'time not known'] }
  })
  if (ask.slots.ordinal?.[0] === 1 && fitting.length > 0)
    return reasonsOf(ask, byTask(fitting), minutesToReset)
  const more = suggestions(ask, minutes >= 120 ? 30 : 120)
  if (fitting.length === 0) {
    const why = shortest?.minutes
      ? `: the shortest, ${clean(shortest.name)}, takes you ${lengthInWords(shortest.minutes)}`
      : ''
    return { lead: nothingFits(time, why), facts: rest, suggestions: more }
  }
  return {
    lead: fits(time, counted(fitting.length, 'task'), lengthInWords(used)),
    facts: [...byTask(fitting).map(taskFact), ...rest].slice(0, ask.limit(fitting.length + rest.length)),
    suggestions: more,
  }
}
