// `npm start`: installs and builds what is missing, then runs the sandbox platform and the server side by side.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ensureWebBuilt, root } from './prepare.js'
import { keepRunning, sandboxSettings, stopAll } from './processes.js'

const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

function describe({ server, sandboxUrl }) {
  const platform = sandboxUrl
    ? `the sandbox at ${sandboxUrl}, a game platform on this machine with demo guardians`
    : server.platform
  const signIn = sandboxUrl
    ? 'press Connect and choose a demo guardian'
    : 'press Connect and use your own account'
  return `
AI Vault ${version} is ready

  Open       ${server.url}
  Platform   ${platform}
  Database   ${server.database}
  Sign in    ${signIn}

Ctrl-C stops it.
`
}

/** What keeps the server small and its start quick (docs/operations.md); whoever sets one of them is right. */
function serverSettings() {
  return {
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: '--max-semi-space-size=16',
    MALLOC_MMAP_THRESHOLD_: '524288',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    ...process.env,
  }
}

const USAGE = `AI Vault ${version}

  npm start              installs and builds what is missing, and runs everything
  npm start -- --help    says this

Without settings it runs with the sandbox, a game platform on this machine with demo guardians. Settings come from the
environment:

  PORT=4000 SANDBOX_PORT=4001      where 3000 and 3001 are taken
  BUNGIE_API_KEY, BUNGIE_CLIENT_ID, BUNGIE_CLIENT_SECRET, PUBLIC_URL
                                   your own account instead of the sandbox

All settings: docs/operations.md. Ctrl-C stops it.
`

async function main() {
  await ensureInstalled()
  await ensureWebBuilt()

  const ownPlatform = process.env.BUNGIE_API_KEY || process.env.PLATFORM_URL
  const sandbox = ownPlatform ? undefined : await keepRunning('sandbox/src/main.ts')
  const platformSettings = sandbox ? sandboxSettings(sandbox.ready) : {}
  const server = await keepRunning('server/src/main.ts', { ...serverSettings(), ...platformSettings })
  process.stdout.write(describe({ server: server.ready, sandboxUrl: sandbox?.ready.url }))
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(0))
const isAskedForHelp = process.argv.slice(2).some((word) => word === '--help' || word === '-h')
if (isAskedForHelp) process.stdout.write(USAGE)
else
  main().catch((error) => {
    // A child that failed has said why in its own line.
    if (error.message) process.stderr.write(`${error.message}\n`)
    stopAll(1)
  })
