import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CountingProxy {
  readonly url: string
  /** The path of each call to the platform's API. */
  readonly calls: { readonly path: string }[]
  close(): Promise<void>
}

/** Stands before a platform and notes what reaches it. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const calls: CountingProxy['calls'] = []
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (path.startsWith('/Platform/')) calls.push({ path })
    const { hostname, port } = new URL(target)
    const onward = request(
      { hostname, port, path, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
