import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The sandbox's definitions as a server has indexed them, kept for the next server of this worker: two seconds of work that
 * every test file would otherwise do again. A server that finds no definitions of the platform's version loads its own.
 */
const kept = new Map<string, Buffer>()

const folderIn = (dataDir: string) => join(dataDir, 'manifest')

/** Before the start of a server on this folder. */
export function lendDefinitions(dataDir: string) {
  if (kept.size === 0) return
  mkdirSync(folderIn(dataDir), { recursive: true })
  for (const [name, bytes] of kept) writeFileSync(join(folderIn(dataDir), name), bytes)
}

/** Once a server on this folder is ready. */
export function keepDefinitions(dataDir: string) {
  if (kept.size > 0) return
  const whole = readdirSync(folderIn(dataDir)).filter((name) => name.endsWith('.sqlite'))
  for (const name of whole) kept.set(name, readFileSync(join(folderIn(dataDir), name)))
}
