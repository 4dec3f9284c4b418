import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { patient } from '../async/patience.ts'
import { readAtMost } from '../http/read-at-most.ts'

const LIMIT_MS = 15_000
const LARGEST_BYTES = 40 * 1024 * 1024

const isAddress = (source: string) => /^https?:\/\//i.test(source)

/** Why a list could not be read, in words that anybody may see: no path, no address, no credentials. */
export class ListFailure extends Error {
  override readonly name = 'ListFailure'
}

/** The text of a wish list, from a file or an address. Rejects with a ListFailure alone. */
export async function readList(source: string): Promise<string> {
  try {
    return await readText(source)
  } catch (error) {
    if (error instanceof ListFailure) throw error
    const { name, code, message } = error as NodeJS.ErrnoException
    if (name === 'TimeoutError') throw new ListFailure('it did not answer in time')
    if (code === 'ENOENT') throw new ListFailure('there is no such file')
    if (message.startsWith('larger than')) throw new ListFailure('it is too large')
    throw new ListFailure(isAddress(source) ? 'it could not be reached' : 'it could not be opened')
  }
}

async function readText(source: string): Promise<string> {
  if (!isAddress(source)) return (await readAtMost(createReadStream(source), LARGEST_BYTES)).toString('utf8')
  const response = await fetch(source, {
    signal: AbortSignal.timeout(patient(LIMIT_MS)),
    headers: { accept: 'text/plain' },
  })
  if (!response.ok || !response.body) throw new ListFailure(`it answered ${response.status}`)
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
  if (!URL.canParse(source)) return 'an address that is none'
  const { host, pathname } = new URL(source)
  return `${host}${pathname}`
}
