import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { type MetricsSettings, SettingsError } from '../settings/settings.ts'
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
    const [path] = (request.url ?? '/').split('?')
    if (request.method !== 'GET' || path !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await metrics.registry.metrics()
      return response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text)
    } catch (error) {
      logger.error({ stack: (error as Error).stack }, 'the metrics could not be read')
      return response.writeHead(500).end()
    }
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (required) {
      throw new SettingsError(`Cannot serve metrics on ${host}:${port} (${code}); check METRICS_PORT`, {
        cause: error,
      })
    }
    logger.warn({ code, port }, 'no metrics are served: the usual port is taken')
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
