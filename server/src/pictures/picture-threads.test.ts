import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { pictureFonts } from './picture-font.ts'
import { createPictureThreads } from './picture-threads.ts'

const thread = new URL('../picture-thread.ts', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'ai-vault-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('pictures drawn in threads', () => {
  let threads: ReturnType<typeof createPictureThreads>
  const start = () => {
    threads = createPictureThreads({ thread, fonts: pictureFonts(folder) })
    return threads
  }
  afterEach(() => threads.stop())
  const tile = (x: number) => ({ chart: [], address: { zoom: 8, x, y: 0 }, density: 1 })
  const card = { document: { kind: 'profile', name: 'Vesper', characters: [] }, author: 'Vesper' }

  it('are tiles and cards', async () => {
    const { draw } = start()
    const pictures = await Promise.all([draw('tile', 'a', tile(0)), draw('card', 'b', card)])
    expect(pictures.map((picture) => picture.toString('latin1', 1, 4))).toEqual(['PNG', 'PNG'])
    expect(pictures.map((picture) => picture.readUInt32BE(16))).toEqual([256, 1200])
  })

  it('are refused at once where too many wait, and the others are drawn', async () => {
    const { draw } = start()
    const asked = Array.from({ length: 300 }, (_, at) => draw('tile', `tile ${at}`, tile(at % 256)))
    const settled = await Promise.allSettled(asked)
    const refused = settled.filter(({ status }) => status === 'rejected')
    // All were asked before the threads took the first: 48 wait for each of the two.
    expect(settled.length - refused.length).toBe(96)
    for (const each of refused) expect(each).toMatchObject({ reason: { status: 503, code: 'server-busy' } })
    expect(await draw('tile', 'next', tile(0))).toBeInstanceOf(Buffer)
  })
})
