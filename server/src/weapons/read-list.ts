import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAtMost } from '../http/read-at-most.ts'

const LIMIT_MS = 15_000
const LARGEST_BYTES = 40 * 1024 * 1024

const isAddress = (source: string) => /^https?:\/\//i.test(source)

/** The text of a wish list, from a file or an address; a failure says why in words without the address's query. */
export async function readList(source: string): Promise<string> {
  if (!isAddress(source)) return (await readAtMost(createReadStream(source), LARGEST_BYTES)).toString('utf8')
  const response = await fetch(source, {
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: { accept: 'text/plain' },
  })
  if (!response.ok || !response.body) throw new Error(`the address answered ${response.status}`)
  return (await readAtMost(response.body, LARGEST_BYTES)).toString('utf8')
}

/** The last good copy of a list, so that a start without network has it too. */
export function createListCache(folder: string) {
  const pathOf = (source: string) =>
    join(folder, `${createHash('sha256').update(source).digest('hex').slice(0, 32)}.txt`)
  return {
    read: (source: string): Promise<string | undefined> =>
      readFile(pathOf(source), 'utf8').catch(() => undefined),
    async write(source: string, text: string) {
      await mkdir(folder, { recursive: true })
      const fresh = `${pathOf(source)}.${process.pid}.new`
      await writeFile(fresh, text)
      await rename(fresh, pathOf(source))
    },
  }
}

/** How a source is named to people: a file by its name, an address without query. */
export function sourceName(source: string): string {
  if (!isAddress(source)) return source.split(/[/\\]/).at(-1) ?? source
  const { host, pathname } = new URL(source)
  return `${host}${pathname}`
}
