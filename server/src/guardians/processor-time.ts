/** Seconds of processor time this thread has taken; unlike the clock it does not count waiting for a turn. */
export function processorSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000_000
}
