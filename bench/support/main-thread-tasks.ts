/** How long the tasks of a page's main thread took, read from a Chromium trace. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds; `tdur` is what the thread itself was given. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])

/** The main threads of renderers; workers and the compositor have names of their own. */
function mainThreads(events: readonly TraceEvent[]): ReadonlySet<string> {
  return new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
}

export function longestTasks(events: readonly TraceEvent[]) {
  const main = mainThreads(events)
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && TASKS.has(name) && main.has(`${pid} ${tid}`),
  )
  const longest = (of: (event: TraceEvent) => number | undefined) =>
    tasks.reduce((most, event) => Math.max(most, (of(event) ?? 0) / 1_000), 0)
  return {
    count: tasks.length,
    wallMs: longest(({ dur }) => dur),
    cpuMs: longest(({ tdur }) => tdur),
  }
}
