import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWishLists, type WishLists } from './wish-lists.ts'

const LIST = `title:Good rolls
dimwishlist:item=10&perks=1,2#notes:Reload and damage
dimwishlist:item=ten&perks=1
dimwishlist:item=-69420&perks=3
`
const NO_MANIFEST = {
  status: undefined,
  contentKey: undefined,
  weapon: () => undefined,
  plug: () => undefined,
}

describe('wish lists of an installation', () => {
  let folder: string
  let server: Server
  let answer: (respond: import('node:http').ServerResponse) => void
  let address: string
  const open: WishLists[] = []

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ai-vault-lists-'))
    answer = (response) => response.end(LIST)
    server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.txt?secret=1`
  })
  afterEach(() => {
    for (const lists of open.splice(0)) lists.stop()
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function load(...sources: string[]): Promise<WishLists> {
    const lists = createWishLists({
      sources,
      folder: join(folder, 'cache'),
      manifest: NO_MANIFEST,
      dataDir: folder,
      learn: undefined,
      logger: pino({ level: 'silent' }),
      now: Date.now,
    })
    open.push(lists)
    await lists.ready
    return lists
  }

  it('reads files and addresses, and reports bad lines without losing the others', async () => {
    const file = join(folder, 'own.txt')
    writeFileSync(file, LIST)
    const lists = await load(file, address)
    expect(lists.index()?.rollCount).toBe(4)
    const [own, other] = lists.report().lists
    expect(own).toMatchObject({ source: 'own.txt', title: 'Good rolls', rolls: 2, bad_lines: 1 })
    expect(own?.first_bad_lines[0]).toMatchObject({ line: 3 })
    expect(other?.source).not.toContain('secret')
  })

  it('keeps the last good copy when the address fails, also after a restart', async () => {
    await load(address)
    for (const fail of [
      (response: import('node:http').ServerResponse) => response.writeHead(500).end('no'),
      (response: import('node:http').ServerResponse) => response.destroy(),
    ]) {
      answer = fail
      const again = await load(address)
      expect(again.index()?.rollCount).toBe(2)
      expect(again.report().lists[0]?.failure).toBeTruthy()
    }
  })

  it('goes on without a list that was never read', async () => {
    const lists = await load(join(folder, 'missing.txt'))
    expect(lists.index()).toBeUndefined()
    expect(lists.report().lists[0]).toMatchObject({ rolls: 0, failure: 'there is no such file' })
  })

  it('tells nobody where a list lies or what its address holds', async () => {
    const lists = await load(
      join(folder, 'private', 'list.txt'),
      'http://user:pa55@127.0.0.1:1/list?key=tok3n',
      'https://[',
      address.replace('list.txt', 'gone'),
    )
    const report = JSON.stringify(lists.report())
    for (const secret of [folder, 'pa55', 'tok3n', 'secret']) expect(report).not.toContain(secret)
    expect(lists.report().lists.map((list) => list.failure !== undefined)).toEqual([true, true, true, false])
  })
})
