/**
 * `backup FOLDER`, `restore FOLDER` and `move-to-postgres`: what an operator does with the data as a whole. The data is
 * where DATA_DIR and DATABASE_URL say.
 */
import { backUp, moveToPostgres, restore } from './db/copy/backup.ts'
import type { CopiedTables } from './db/copy/copy-database.ts'
import { features } from './features.ts'
import { loadDatabaseSettings } from './settings/settings.ts'

const USAGE = 'Usage: backup FOLDER | restore FOLDER | move-to-postgres'

async function perform([command, folder]: readonly string[]): Promise<string> {
  const settings = loadDatabaseSettings(process.env)
  const { migrations } = features
  if (command === 'backup' && folder) {
    await backUp(settings, folder, migrations)
    return `The data is in ${folder}.`
  }
  if (command === 'restore' && folder) return summarize(await restore(folder, settings, migrations))
  if (command === 'move-to-postgres') return summarize(await moveToPostgres(settings, migrations))
  throw new Error(USAGE)
}

function summarize(copied: CopiedTables): string {
  const lines = copied.map(({ name, rows }) => `${String(rows).padStart(10)}  ${name}`)
  return [...lines, 'Every row arrived and was compared.'].join('\n')
}

try {
  process.stdout.write(`${await perform(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
