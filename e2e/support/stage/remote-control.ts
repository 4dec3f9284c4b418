/**
 * The installations live in Vitest's own process, one for each worker; the spec files run in the workers. This is the
 * wire between the two: the workers' calls travel as small posts to a loopback port.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Installation, ServerControl } from './installation.ts'

const CALLS = ['stopServer', 'startServer', 'restartServer', 'freezeServer', 'thawServer'] as const

interface Order {
  readonly call: (typeof CALLS)[number]
  readonly settings?: Readonly<Record<string, string>>
}

export async function serveControl(
  installation: Installation,
): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    try {
      const { call, settings } = (await json(request)) as Order
      await installation[call](settings)
      response.writeHead(204).end()
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the control has no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

export function remoteControl(controlUrl: string): ServerControl {
  const send = async (order: Order) => {
    const answer = await fetch(controlUrl, { method: 'POST', body: JSON.stringify(order) })
    if (!answer.ok) throw new Error(`${order.call} failed: ${await answer.text()}`)
  }
  return {
    stopServer: () => send({ call: 'stopServer' }),
    startServer: (settings) => send({ call: 'startServer', ...(settings && { settings }) }),
    restartServer: (settings) => send({ call: 'restartServer', ...(settings && { settings }) }),
    freezeServer: () => send({ call: 'freezeServer' }),
    thawServer: () => send({ call: 'thawServer' }),
  }
}
