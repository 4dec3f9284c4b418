import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface TestPostgres {
  readonly url: string
  /** Throws every connection out, as an operator's restart does, and is back at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  const keeper = fork(fileURLToPath(new URL('postgres-keeper.ts', import.meta.url)), { stdio: 'inherit' })
  const url = await new Promise<string>((resolve, reject) => {
    keeper.once('message', (message: { url: string }) => resolve(message.url))
    keeper.once('exit', (code) => reject(new Error(`PostgreSQL did not start (exit code ${code})`)))
  })
  return {
    url,
    async restart() {
      const restarted = once(keeper, 'message')
      keeper.send('restart')
      await restarted
    },
    async stop() {
      const ended = once(keeper, 'exit')
      keeper.disconnect()
      await ended
    },
  }
}
