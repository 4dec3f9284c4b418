// What `npm start` and `npm test` need before anything is installed. Plain JavaScript for Node 20 and newer.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
export const nodeBinary = join(bin, 'node')

/** Everything we start finds the pinned Node and our tools first. */
export function toolEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ''}`, ...extra }
}

const running = new Set()
let ending = false

/** Ends what `run` started, and starts nothing more: whoever waits for it gets an error once it has cleaned up. */
export function endRunning(signal) {
  ending = true
  for (const child of running) child.kill(signal)
}

/** Runs a command and resolves with its exit code; `quiet` collects the output, which `onOutput` hears as it comes. */
export function run(command, args, { quiet = false, onOutput, env = toolEnvironment(), cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    if (ending) throw new Error('interrupted')
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
        onOutput?.(text)
      })
    }
    running.add(child)
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

function sha256(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/**
 * npm writes its own copy of the lock file last: where that has every package of ours, all of them were installed. Packages for
 * other systems are left out.
 */
function isInstalled() {
  const packagesOf = (path) => JSON.parse(readIfThere(join(root, path)) || '{}').packages ?? {}
  const there = packagesOf(join('node_modules', '.package-lock.json'))
  return (
    existsSync(nodeBinary) &&
    Object.entries(packagesOf('package-lock.json')).every(
      ([place, { version, optional }]) =>
        !place.includes('node_modules/') || optional || (there[place] && there[place].version === version),
    )
  )
}

export async function ensureInstalled() {
  if (isInstalled()) return
  process.stdout.write('Installing packages (once, about a minute) ...\n')
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
    // Under a newer Node npm keeps its compiled code in the temp folder, where nothing may be left.
    env: toolEnvironment({ NODE_DISABLE_COMPILE_CACHE: '1' }),
  })
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`)
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.includes('.test.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

/** The service worker's bundler leaves a folder in the temp folder after every build, so the build gets one of its own. */
async function buildWeb() {
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-build-'))
  try {
    // Whoever builds from a test would build for tests otherwise, and the next start would serve that.
    const env = toolEnvironment({ NODE_ENV: 'production', TMPDIR: folder, TEMP: folder, TMP: folder })
    const { code, output } = await run(nodeBinary, ['web/build/build-web.ts'], { quiet: true, env })
    if (code !== 0) throw new Error(`The web app did not build:\n${output}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds the web app unless the last build came from exactly these sources. */
export async function ensureWebBuilt() {
  const sources = ['web', 'sentinel/src', 'contract/src', 'game/src'].flatMap((folder) => [
    ...filesBelow(join(root, folder)),
  ])
  const inputs = [...sources, join(root, 'package-lock.json'), join(root, 'CHANGELOG.md')].filter(existsSync)
  const wanted = sha256(...inputs.flatMap((path) => [path.slice(root.length), readFileSync(path)]))
  const stamp = join(root, 'web', 'dist', '.built')
  if (readIfThere(stamp) === wanted) return
  process.stdout.write('Building the web app ...\n')
  await buildWeb()
  const packed = await run(nodeBinary, ['server/src/web/precompress.ts', 'web/dist'], { quiet: true })
  if (packed.code !== 0) throw new Error(`The web app was not compressed:\n${packed.output}`)
  writeFileSync(stamp, wanted)
}
