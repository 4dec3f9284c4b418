import { readdirSync, readFileSync } from 'node:fs'

/** How long a tick of the system's own accounts is, on every Linux that Node runs on. */
const TICK_MS = 10

/** Processor time of a process's first thread, as the system counts it: what the other threads do is not in it. */
export function mainThreadMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
  // The name in brackets may hold anything; the fields begin behind it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Processor time of all threads that a process has now, finer than a tick, and without asking the process itself. */
export function allThreadsMs(pid: number): number {
  const spent = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
}
