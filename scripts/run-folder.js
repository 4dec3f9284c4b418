// The temp folder of one run: everything the run starts makes its temporary files below it, and takes them away itself. What is
// there at the end is a defect of a test; the folder goes in any case.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Also sets the environment of this process, which is what its children get. */
export function openRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-run-'))
  // The database of the tests runs as a user of its own and has to pass through.
  chmodSync(folder, 0o755)
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** The browser takes the folder of its lock away a moment after its process has ended. */
const BROWSER_SOCKET = /^\.org\.chromium\./

/** Bytes of a file, or of everything in a folder. */
function sizeOf(path) {
  const status = statSync(path, { throwIfNoEntry: false })
  if (!status?.isDirectory()) return status?.size ?? 0
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

/** One line about what is still in the folder, or nothing if it is empty. */
export function leftIn(folder) {
  const names = readdirSync(folder).filter((name) => !BROWSER_SOCKET.test(name))
  if (names.length === 0) return undefined
  const megabytes = (sizeOf(folder) / 1e6).toFixed(1)
  return `${names.length} left in the temp folder, ${megabytes} MB: ${names.sort().join(', ')}`
}
