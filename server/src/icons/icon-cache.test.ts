import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QueueFullError } from '../async/limit-concurrency.ts'
import { createIconCache } from './icon-cache.ts'
import { type IconAddress, readIconAddress } from './icon-path.ts'

const address = (name: string) => readIconAddress(`/img/${name}.png`) as IconAddress

describe('the icon cache', () => {
  let folder: string
  let asked: string[]
  let time: number
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ai-vault-icons-'))
    asked = []
    time = 0
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const cache = (changes: { fail?: boolean; size?: number; diskBytes?: number } = {}) =>
    createIconCache({
      folder,
      origin: 'https://platform.test',
      now: () => time,
      ...(changes.diskBytes ? { diskBytes: changes.diskBytes } : {}),
      fetch: async (_origin, { path }) => {
        asked.push(path)
        if (changes.fail) throw new Error('down')
        if (path.includes('none')) return { found: false }
        return { found: true, bytes: Buffer.alloc(changes.size ?? 4, path) }
      },
    })

  it('asks the platform once, for many at once and after a restart', async () => {
    const icons = cache()
    const pictures = await Promise.all([1, 2, 3].map(() => icons.get(address('sword'))))
    for (const picture of pictures) expect(picture).toEqual(Buffer.alloc(4, '/img/sword.png'))
    expect(await cache({ fail: true }).get(address('sword'))).toEqual(pictures[0])
    expect(asked).toEqual(['/img/sword.png'])
  })

  it('remembers for a minute that there is no such picture', async () => {
    const icons = cache()
    expect(await icons.get(address('none'))).toBeUndefined()
    time = 59_999
    expect(await icons.get(address('none'))).toBeUndefined()
    expect(asked).toHaveLength(1)
    time = 60_000
    await icons.get(address('none'))
    expect(asked).toHaveLength(2)
  })

  it('does not remember a failure', async () => {
    await expect(cache({ fail: true }).get(address('sword'))).rejects.toThrow('down')
    expect(await cache().get(address('sword'))).toBeDefined()
  })

  it('has a dozen fetches under way at most, and sends away what finds no room to wait', async () => {
    let [flying, most] = [0, 0]
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const icons = createIconCache({
      folder,
      origin: 'https://platform.test',
      now: () => time,
      mostWaiting: 100,
      fetch: async () => {
        most = Math.max(most, ++flying)
        await released
        flying--
        return { found: true, bytes: Buffer.alloc(4) }
      },
    })
    const asked = Array.from({ length: 500 }, (_, at) => icons.get(address(`icon-${at}`)))
    // None ends before all have come: how fast they come is the machine's affair.
    let sentAway = 0
    for (const each of asked) each.catch(() => sentAway++)
    await vi.waitFor(() => expect(sentAway).toBe(500 - 112))
    release()
    const settled = await Promise.allSettled(asked)
    const refused = settled.filter((each) => each.status === 'rejected')
    expect(most).toBe(12)
    expect(refused).toHaveLength(500 - 112)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(QueueFullError)
    expect(await icons.get(address('icon-499'))).toBeDefined()
  })

  it('keeps its folder within bounds', async () => {
    const icons = cache({ size: 1_000, diskBytes: 100_000 })
    for (let at = 0; at < 500; at++) await icons.get(address(`icon-${at}`))
    const files = readdirSync(folder, { recursive: true }).filter((name) =>
      /[0-9a-f]{64}$/.test(String(name)),
    )
    expect(files.length).toBeLessThanOrEqual(100)
    expect(files.length).toBeGreaterThan(50)
  })
})
