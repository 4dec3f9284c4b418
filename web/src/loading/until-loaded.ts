const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** Asks for what the page cannot do without until it comes: at once when the network is back, and every while. */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch {
      await onlineOrAfter(pause)
    }
  }
}

const onlineOrAfter = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    addEventListener('online', done)
  })
