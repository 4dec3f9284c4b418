import { connect, createServer } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../../test-support/test-app.ts'
import { createMetrics } from './metrics.ts'
import { type MetricsServer, serveMetrics } from './metrics-server.ts'

const logger = pino({ level: 'silent' })
const anyPort = { host: '127.0.0.1', port: 0, required: false }

describe('the figures for the operator', () => {
  const serving: (MetricsServer | undefined)[] = []
  afterEach(async () => {
    for (const server of serving.splice(0)) await server?.close()
  })
  async function serve(settings: Parameters<typeof serveMetrics>[0], metrics = createMetrics()) {
    const server = await serveMetrics(settings, { metrics, logger })
    serving.push(server)
    return server
  }

  it('count requests, at an address of their own', async () => {
    const test = await createTestApp()
    await test.app.inject({ url: '/healthz' })
    const server = await serve(anyPort, test.services.metrics)
    const figures = await (await fetch(server?.url ?? '')).text()
    expect(figures).toContain('vault_request_seconds_count{method="GET",route="/healthz",status="200"}')
    expect(figures).toContain('process_resident_memory_bytes')
    await test.close()
  })

  it('are not told by the app, whoever asks and through whatever proxy', async () => {
    const test = await createTestApp()
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }]) {
      const response = await test.app.inject({ url: '/metrics', headers })
      expect(response.statusCode).toBe(404)
      expect(response.body).not.toContain('process_')
    }
    await test.close()
  })

  it('know one address, and nothing but reading', async () => {
    const server = await serve(anyPort)
    const ask = async (path: string, method = 'GET') =>
      (await fetch(new URL(path, server?.url), { method })).status
    expect([await ask('/'), await ask('/metrics/x'), await ask('/metrics', 'POST')]).toEqual([404, 404, 404])
  })

  it('survive an address that is none', async () => {
    const server = await serve(anyPort)
    const { port, hostname } = new URL(server?.url ?? '')
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write('GET // HTTP/1.1\r\nHost: x\r\n\r\n'))
      socket.once('error', reject).once('data', (data) => resolve(socket.end() && String(data)))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 404/)
    expect((await fetch(server?.url ?? '')).status).toBe(200)
  })

  it('give way where the usual port is taken, but not where the operator chose it', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await serve({ ...anyPort, port })).toBeUndefined()
    await expect(serve({ ...anyPort, port, required: true })).rejects.toThrow(/check METRICS_PORT/)
    taken.close()
  })
})
