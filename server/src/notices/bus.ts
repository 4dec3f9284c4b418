import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { z } from 'zod'

/** Carries short texts to every node of the installation, this one included. */
export interface Bus {
  publish(topic: string, text: string): Promise<void>
  subscribe(topic: string, listener: (text: string) => void): () => void
  /** Called after texts may have been missed, with the milliseconds that lasted. */
  onGap(listener: (lastedMs: number) => void): void
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
    // Within one process nothing gets lost.
    onGap: () => {},
    close: async () => {
      emitter.removeAllListeners()
    },
  }
}

const CHANNEL = 'ai_vault_bus'
const RECONNECT_MS = 2_000
const payloadSchema = z.tuple([z.string(), z.string()])

/** PostgreSQL's LISTEN/NOTIFY on a connection of its own, which is made again when it breaks. */
export async function createPostgresBus(pool: pg.Pool): Promise<Bus> {
  const local = createLocalBus()
  const gapListeners: ((lastedMs: number) => void)[] = []
  let release = () => {}
  let closed = false
  let brokenAt: number | undefined
  let timer: NodeJS.Timeout | undefined

  function receive({ payload }: pg.Notification) {
    const { data } = payloadSchema.safeParse(parseJson(payload))
    if (data) void local.publish(...data)
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
    const lost = () => {
      if (given) return
      giveBack()
      reconnectLater()
    }
    connection.on('notification', receive)
    connection.on('error', lost)
    connection.on('end', lost)
    release = giveBack
    if (closed) return giveBack()
    await connection.query(`listen ${CHANNEL}`).catch((error) => {
      giveBack()
      throw error
    })
    if (brokenAt === undefined) return
    const lasted = Math.ceil(performance.now() - brokenAt)
    brokenAt = undefined
    for (const listener of gapListeners) listener(lasted)
  }

  function reconnectLater() {
    brokenAt ??= performance.now()
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => connect().catch(reconnectLater), RECONNECT_MS).unref()
  }

  await connect()
  return {
    async publish(topic, text) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify([topic, text])])
    },
    subscribe: local.subscribe,
    onGap: (listener) => gapListeners.push(listener),
    async close() {
      closed = true
      clearTimeout(timer)
      release()
      await local.close()
    },
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
