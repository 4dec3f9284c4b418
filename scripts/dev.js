// `npm run dev`: the server and the sandbox restart on change, Vite reloads the browser and proxies /api to the server.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root, toolEnvironment } from './prepare.js'
import { sandboxSettings, startProcess, stopAll } from './processes.js'

async function main() {
  await ensureInstalled()
  const webUrl = 'http://127.0.0.1:5173'
  const sandbox = await startProcess('sandbox/src/main.ts', { PUBLIC_URL: webUrl }, [
    '--watch',
    '--watch-preserve-output',
  ])
  await startProcess('server/src/main.ts', { PUBLIC_URL: webUrl, ...sandboxSettings(sandbox.ready) }, [
    '--watch',
    '--watch-preserve-output',
  ])
  const vite = spawn('vite', ['--host', '127.0.0.1', '--port', '5173', '--strictPort'], {
    cwd: join(root, 'web'),
    env: toolEnvironment({ API_URL: `http://127.0.0.1:${process.env.PORT ?? 3000}` }),
    stdio: 'inherit',
  })
  vite.on('exit', (code) => stopAll(code ?? 0))
  process.on('exit', () => vite.kill())
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(0))
main().catch((error) => {
  if (error.message) process.stderr.write(`${error.message}\n`)
  stopAll(1)
})
