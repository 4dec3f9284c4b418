/**
 * `node server/src/web/precompress.ts <folder>`: writes a Brotli and a gzip form beside every file of the built
 * web app that gains from it, so that no request has to wait for the compressor. Part of the build.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const WORTHWHILE = /\.(js|css|html|svg|json|webmanifest|txt)$/
const SMALLEST_BYTES = 1_024

export async function precompress(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  let written = 0
  for (const name of names.filter((each) => WORTHWHILE.test(each))) {
    const path = join(folder, name)
    const bytes = await readFile(path)
    if (bytes.length < SMALLEST_BYTES) continue
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    written++
  }
  return written
}

if (import.meta.main) {
  const folder = process.argv[2]
  if (!folder) throw new Error('Which folder?')
  await precompress(folder)
}
