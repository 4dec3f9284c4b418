/**
 * The second engine. It is Debian's Firefox ESR: installed already, or, as root on a Debian system, installed now.
 * FIREFOX_PATH names another on purpose; FIREFOX_PATH=none does without.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
/** For both calls of apt-get together, well below the limit of a hook. */
const INSTALL_LIMIT_MS = 180_000

const call = promisify(execFile)

const runs = (executablePath: string) =>
  call(executablePath, ['--version'], { timeout: 10_000 }).then(
    ({ stdout }) => stdout.includes('Firefox'),
    () => false,
  )

/** Says nothing: a run whose tests pass and that prints fails. */
async function installFromDebian(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const signal = AbortSignal.timeout(INSTALL_LIMIT_MS)
  const options = { signal, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    await call('apt-get', ['update', '-qq'], options)
    await call('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'firefox-esr'], options)
  } catch {
    // Without a network, with a slow one, or without the package: the journeys say that they were skipped.
  }
}

export type FoundFirefox = { readonly executablePath: string } | { readonly missing: string }

export async function findFirefox(): Promise<FoundFirefox> {
  const named = process.env.FIREFOX_PATH
  if (named === 'none') return { missing: 'FIREFOX_PATH says none' }
  const find = async () => {
    for (const path of named ? [named] : INSTALLED) if (existsSync(path) && (await runs(path))) return path
    return undefined
  }
  let executablePath = await find()
  if (!executablePath && !named) {
    await installFromDebian()
    executablePath = await find()
  }
  return executablePath
    ? { executablePath }
    : {
        missing: named
          ? `${named} does not run`
          : `Firefox is not installed and could not be installed within ${INSTALL_LIMIT_MS / 1000} s`,
      }
}
