/** What the MCP servers of the field do: load the database of definitions, search it, and look a player up by name. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { crc32, inflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestSandbox } from '../test-support/test-sandbox.ts'
import { EMPTY_TABLES, WORLD_TABLES } from '../world/world-tables.ts'
import { missingFields } from './test-support/required-fields.ts'

const { sandbox, caller, veteran, profile } = await startTestSandbox()
const folder = mkdtempSync(join(tmpdir(), 'mcp-client-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The one entry of an archive, found through its directory as an unzipper finds it. */
function unzip(archive: Buffer): { name: string; content: Buffer } {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const directory = archive.readUInt32LE(end + 16)
  expect(archive.readUInt16LE(end + 10)).toBe(1)
  expect(archive.readUInt32LE(directory)).toBe(0x02014b50)
  const length = archive.readUInt32LE(directory + 20)
  const size = archive.readUInt32LE(directory + 24)
  const nameLength = archive.readUInt16LE(directory + 28)
  const name = archive.toString('utf8', directory + 46, directory + 46 + nameLength)
  const local = archive.readUInt32LE(directory + 42)
  expect(archive.readUInt32LE(local)).toBe(0x04034b50)
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  const content = inflateRawSync(archive.subarray(start, start + length))
  expect([content.length, crc32(content)]).toEqual([size, archive.readUInt32LE(directory + 16)])
  return { name, content }
}

async function openDatabase(locale: string): Promise<DatabaseSync> {
  const { body } = await caller.call<{ mobileWorldContentPaths: Record<string, string> }>(
    '/Destiny2/Manifest/',
  )
  const path = body.Response.mobileWorldContentPaths[locale] ?? ''
  const response = await fetch(`${sandbox.url}${path}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
  const { name, content } = unzip(Buffer.from(await response.arrayBuffer()))
  expect(path.endsWith(`/${name}`)).toBe(true)
  const file = join(folder, `${locale}.sqlite3`)
  writeFileSync(file, content)
  return new DatabaseSync(file, { readOnly: true })
}

describe('an MCP server', () => {
  it('opens the database of definitions: every table, and signed ids', async () => {
    const database = await openDatabase('en')
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    const names = tables.map(({ name }) => String(name))
    expect(names).toEqual(
      expect.arrayContaining([...WORLD_TABLES, ...EMPTY_TABLES, 'DestinyHistoricalStatsDefinition']),
    )
    const weapons = database
      .prepare('SELECT json FROM DestinyStatDefinition WHERE id = ?')
      .get(2996146975 | 0)
    expect(JSON.parse(String(weapons?.json))).toMatchObject({
      hash: 2996146975,
      displayProperties: { name: 'Weapons' },
    })
    const kills = database
      .prepare('SELECT json FROM DestinyHistoricalStatsDefinition WHERE key = ?')
      .get('kills')
    expect(JSON.parse(String(kills?.json))).toMatchObject({ statId: 'kills' })
    database.close()
  })

  it('searches items by name in the database, in each language', async () => {
    const database = await openDatabase('en')
    const search = database.prepare(
      "SELECT json FROM DestinyInventoryItemDefinition WHERE json_extract(json, '$.displayProperties.name') = ? AND json_extract(json, '$.itemType') = 3",
    )
    const [found] = search.all('Gjallarhorn')
    expect(JSON.parse(String(found?.json))).toMatchObject({ itemTypeDisplayName: 'Rocket Launcher' })
    database.close()
    const german = await openDatabase('de')
    const row = german.prepare('SELECT json FROM DestinyStatDefinition WHERE id = ?').get(2996146975 | 0)
    expect(JSON.parse(String(row?.json)).displayProperties.name).not.toBe('Weapons')
    german.close()
  })

  it('looks a player up by the whole name, and reads the profile with a key alone', async () => {
    const { displayName, displayNameCode } = veteran
    const { body } = await caller.call<readonly { membershipId: string }[]>(
      '/Destiny2/SearchDestinyPlayerByBungieName/-1/',
      { body: { displayName, displayNameCode } },
    )
    expect(body.Response.map(({ membershipId }) => membershipId)).toEqual([veteran.membershipId])
    const seen = await caller.call(`${profile}?components=100,200,205,300,304,305`)
    expect(
      missingFields(seen.body.Response, [
        'profile.data.userInfo.displayName',
        'characters.data.*.light',
        'characterEquipment.data.*.items.*.itemHash',
        'itemComponents.instances.data.*.primaryStat?.value',
      ]),
    ).toEqual([])
  })
})
