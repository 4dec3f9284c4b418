/**
 * Budgets of time: how long a caller waits for work before it goes on without it. A machine that is slow, or busy with
 * something else, gives up on what it could have had; the setting PATIENCE makes all budgets as many times longer. Tests
 * set it, so that no outcome depends on the machine.
 */
let times = 1

export function setPatience(factor: number): void {
  times = factor
}

/** A budget of the server's own; one that a test gives stays as it is. */
export const patient = (ms: number): number => ms * times

/** The work's result, or what `late` returns or throws where it takes longer; the work itself goes on. */
export async function within<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  }).then(late)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
