import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** A folder for one test file; it goes when the file's last test has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-platform-'))
  made.push(folder)
  return folder
}

export function removeTemporaryFolders() {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
}
