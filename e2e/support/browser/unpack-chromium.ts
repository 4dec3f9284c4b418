/** Unpacks the browser of the npm package into the temp folder it is given. Run by npm-chromium.ts. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'

const archives = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')
await Promise.all([chromium.executablePath(), inflate(join(archives, 'al2023.tar.br'))])
