/**
 * Finds a Chromium for the browser journeys: the one named by CHROME_PATH, an installed one, the one in the npm
 * package (built for x64 Linux only), or, as root on a Debian system, the distribution's own package.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The one without windows first: it does the same journeys in half the time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const runs = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

/** The package brings its own libraries for bare machines; a wrapper script points the loader at them. */
async function unpackFromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const binary = await chromium.executablePath()
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const libraries = join(await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br')), 'lib')
  const folder = join(tmpdir(), 'ai-vault-chromium')
  const wrapper = join(folder, 'chromium.sh')
  mkdirSync(folder, { recursive: true })
  writeFileSync(wrapper, `#!/bin/sh\nLD_LIBRARY_PATH="$LD_LIBRARY_PATH:${libraries}" exec "${binary}" "$@"\n`)
  chmodSync(wrapper, 0o755)
  return wrapper
}

async function installFromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stderr.write('Installing Chromium for the browser journeys (once) ...\n')
  spawnSync('apt-get', ['update', '-qq'])
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
  return '/usr/bin/chromium-headless-shell'
}

export async function findBrowser(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const installed = INSTALLED.find(runs)
  if (installed) return installed
  for (const source of [unpackFromNpm, installFromDebian]) {
    const path = await source()
    if (path && runs(path)) return path
  }
  throw new Error('No Chromium or Chrome was found. Install one, or name it with CHROME_PATH.')
}
