import { EventEmitter } from 'node:events'
import type pg from 'pg'

/** Carries short texts to every node of the installation, this one included. */
export interface Bus {
  publish(topic: string, text: string): Promise<void>
  subscribe(topic: string, listener: (text: string) => void): () => void
  close(): Promise<void>
}

export function createLocalBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    publish: async (topic, text) => {
      emitter.emit(topic, text)
    },
    subscribe(topic, listener) {
      emitter.on(topic, listener)
      return () => emitter.off(topic, listener)
    },
    close: async () => {
      emitter.removeAllListeners()
    },
  }
}

const CHANNEL = 'ai_vault_bus'
const RECONNECT_MS = 2_000

/** PostgreSQL's LISTEN/NOTIFY on a connection of its own, which is made again when it breaks. */
export async function createPostgresBus(pool: pg.Pool): Promise<Bus> {
  const local = createLocalBus()
  let release = () => {}
  let closed = false
  let timer: NodeJS.Timeout | undefined

  function receive({ payload }: pg.Notification) {
    const [topic, text] = JSON.parse(payload ?? '[]') as [string?, string?]
    if (topic !== undefined && text !== undefined) void local.publish(topic, text)
  }

  async function connect() {
    const connection = await pool.connect()
    let given = false
    // A broken connection can report more than one error, also after it was given back.
    const giveBack = () => {
      if (given) return
      given = true
      connection.release(true)
    }
    connection.on('notification', receive)
    connection.on('error', () => {
      const unexpected = !given
      giveBack()
      if (unexpected) reconnectLater()
    })
    release = giveBack
    await connection.query(`listen ${CHANNEL}`).catch((error) => {
      giveBack()
      throw error
    })
  }

  function reconnectLater() {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => connect().catch(reconnectLater), RECONNECT_MS).unref()
  }

  await connect()
  return {
    async publish(topic, text) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify([topic, text])])
    },
    subscribe: local.subscribe,
    async close() {
      closed = true
      clearTimeout(timer)
      release()
      await local.close()
    },
  }
}
