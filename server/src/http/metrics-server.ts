import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { MetricsSettings } from '../settings/settings.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsServer {
  readonly url: string
  close(): Promise<void>
}

/**
 * The figures at an address of their own. Beside the app they would be reachable through every proxy on this machine,
 * which looks like the machine itself.
 */
export async function serveMetrics(
  settings: MetricsSettings,
  { metrics, logger }: { readonly metrics: Metrics; readonly logger: FastifyBaseLogger },
): Promise<MetricsServer | undefined> {
  if (!settings) return undefined
  const { host, port, required } = settings
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://figures')
    if (request.method !== 'GET' || pathname !== '/metrics') return response.writeHead(404).end()
    response.setHeader('content-type', metrics.registry.contentType)
    return response.end(await metrics.registry.metrics())
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (required) {
      throw new Error(`No figures can be told at ${host}:${port} (${code}); check METRICS_PORT`, {
        cause: error,
      })
    }
    logger.warn({ code, port }, 'figures are told nowhere: the usual port is taken')
    return undefined
  }
  const { port: listening } = server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${listening}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
