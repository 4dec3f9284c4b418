/** As many tasks as the time holds, the shortest first; those whose length is not known stay out. */
export function fitTasks<Task extends { readonly minutes?: number | undefined }>(
  tasks: readonly Task[],
  budget: number,
): { readonly fitting: readonly Task[]; readonly used: number; readonly shortest: Task | undefined } {
  const timed = tasks
    .filter(({ minutes }) => minutes !== undefined)
    .toSorted((one, other) => (one.minutes ?? 0) - (other.minutes ?? 0))
  const fitting: Task[] = []
  let used = 0
  for (const task of timed) {
    if (used + (task.minutes ?? 0) > budget) break
    fitting.push(task)
    used += task.minutes ?? 0
  }
  return { fitting, used, shortest: timed[0] }
}
