import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { fitTasks } from '@ai-vault/game/scores/week/fit-tasks.ts'
import { opensLater } from '@ai-vault/game/scores/week/open-days.ts'

type Weekly = Extra<'weekly'>

/** In minutes. */
export const BUDGETS = ['60', '120', '180'] as const
export const USUAL_BUDGET = '120'

/** One task of the week, on one character or several. */
export interface Step {
  readonly hash: number
  readonly name: string
  readonly classes: readonly string[]
  /** Of the first of the characters. */
  readonly on: string
  readonly activities: readonly string[]
  readonly left: number
  /** Absent where the player's own runs do not tell it. */
  readonly minutes?: number
}

/** Every task of the week that is open on a character and can be played now. */
function openTasks({ rows, characters }: Weekly, now: number): readonly Step[] {
  return rows
    .filter((row) => !opensLater(row, now))
    .flatMap(({ hash, name, activities = [], cells }) =>
      cells.flatMap((cell, at): Step[] => {
        const owner = characters[at]
        if (!cell || cell.complete || !owner) return []
        const { progress, completion_value: of, minutes_left: minutes } = cell
        const step = { hash, name, classes: [owner.class], on: owner.id, activities, left: of - progress }
        return [minutes === undefined ? step : { ...step, minutes }]
      }),
    )
}

/** What of the week fits into an evening, the shortest first; and what would, were its length known. */
export function planEvening(weekly: Weekly, minutes: number, now: number) {
  const open = openTasks(weekly, now)
  const { fitting, used, shortest } = fitTasks(open, minutes)
  return {
    steps: byTask(fitting),
    tasks: fitting.length,
    used,
    shortest,
    untimed: byTask(open.filter((step) => step.minutes === undefined)),
  }
}

const byTask = (steps: readonly Step[]): readonly Step[] =>
  [...Map.groupBy(steps, ({ hash }) => hash).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const sum = (of: (step: Step) => number) => same.reduce((total, step) => total + of(step), 0)
    return {
      ...first,
      classes: same.flatMap(({ classes }) => classes),
      left: sum(({ left }) => left),
      ...(first.minutes !== undefined && { minutes: sum(({ minutes = 0 }) => minutes) }),
    }
  })
