/** A process of Node looked at from outside: its memory after a collection, and where its time goes. */
import { writeFileSync } from 'node:fs'
import { FRUGAL, freePort } from './server-processes.ts'

/** The settings a process needs to be looked at, and the way to do so once it runs. */
export async function inspectable() {
  const port = await freePort()
  return {
    settings: {
      NODE_OPTIONS: `${FRUGAL.NODE_OPTIONS} --inspect=127.0.0.1:${port} --inspect-publish-uid=http`,
    },
    inspect: () => inspect(port),
  }
}

export type InspectedProcess = Awaited<ReturnType<typeof inspect>>

async function inspect(port: string) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown }
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let asked = 0
  const call = <T>(method: string, params = {}): Promise<T> => {
    const id = ++asked
    socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve) => waiting.set(id, resolve as (result: unknown) => void))
  }
  return {
    /** Megabytes of objects that are still in use, told after a collection. */
    async heapInUse(): Promise<number> {
      await call('HeapProfiler.collectGarbage')
      return (await call<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize / 1024 ** 2
    },
    async startProfile() {
      await call('Profiler.enable')
      await call('Profiler.start')
    },
    /** A file that the developer tools of a browser open. */
    async writeProfile(file: string) {
      const { profile } = await call<{ profile: unknown }>('Profiler.stop')
      writeFileSync(file, JSON.stringify(profile))
    },
    close: () => socket.close(),
  }
}
