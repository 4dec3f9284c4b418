/**
 * Lets only a few pieces of work run at a time; the others begin in the order they came. Work that takes longer than the
 * patience is waiting for somebody else, and no longer counts: the next one begins beside it.
 */
export function limitConcurrency(most: number, patienceMs: number) {
  const queue: (() => void)[] = []
  let counted = 0

  const takeTurn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        queue.splice(queue.indexOf(go), 1)
        reject(signal?.reason)
      }
      queue.push(go)
      signal?.addEventListener('abort', giveUp, { once: true })
    })

  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted()
    if (counted < most) counted++
    else await takeTurn(signal)
    let counts = true
    const passOn = () => {
      if (!counts) return
      counts = false
      const next = queue.shift()
      if (next) next()
      else counted--
    }
    const patience = setTimeout(passOn, patienceMs)
    try {
      return await work()
    } finally {
      clearTimeout(patience)
      passOn()
    }
  }
}
