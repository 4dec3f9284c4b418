import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createPlatform } from '../create-platform.ts'
import type { Platform } from '../platform.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { envelope, sendJson, startWireServer, type WireServer } from '../testing/wire-server.ts'
import { ITEM_TABLE } from './index/table-shapes.ts'

const item = (hash: number, name: string) => ({
  hash,
  displayProperties: { name, description: '' },
  itemType: 9,
})

/** A platform whose definitions the test can change and break. */
async function startContent() {
  const content = {
    version: '1',
    languages: ['en'],
    name: 'Glimmer',
    broken: '' as '' | 'cut' | 'half' | '404',
    fails: 9,
  }
  const server = await startWireServer((request, response) => {
    if (request.path === '/Platform/Destiny2/Manifest/') {
      const paths = (language: string) => ({
        [ITEM_TABLE]: `/content/${language}/${content.version}.json`,
        DestinyUnheardOfDefinition: '/content/never-asked-for.json',
      })
      const jsonWorldComponentContentPaths = Object.fromEntries(content.languages.map((l) => [l, paths(l)]))
      return sendJson(response, envelope({ version: content.version, jsonWorldComponentContentPaths }))
    }
    const language = request.path.split('/')[2]
    const body = JSON.stringify({ 5: item(5, `${content.name} ${language}`) })
    if (content.broken === '' || content.fails-- <= 0) return void response.end(body)
    if (content.broken === '404') return sendJson(response, {}, 404)
    if (content.broken === 'half') return void response.end(body.slice(0, 40))
    response.writeHead(200, { 'content-length': body.length })
    response.write(body.slice(0, 40), () => response.destroy())
  })
  return { content, server }
}

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

function platformAt(server: WireServer, dataDir = temporaryFolder()): Platform {
  const platform = createPlatform({
    platformUrl: server.url,
    apiKey: 'key',
    clientId: '1',
    clientSecret: 's',
    dataDir,
    userAgent: 'AiVault/test',
  })
  opened.push(platform, server)
  return platform
}

const nameOf5 = (platform: Platform) => platform.manifest.named(ITEM_TABLE, 5)?.name

test('nothing is known before the first refresh, and definitions after it', async () => {
  const { server } = await startContent()
  const platform = platformAt(server)
  expect(platform.manifest.status).toBeUndefined()
  expect(nameOf5(platform)).toBeUndefined()
  expect(await platform.manifest.refresh()).toMatchObject({ version: '1', language: 'en', definitions: 1 })
  expect(nameOf5(platform)).toBe('Glimmer en')
  expect(platform.manifest.named(ITEM_TABLE, 6)).toBeUndefined()
  expect(platform.manifest.hashes(ITEM_TABLE)).toEqual([5])
})

test('tables nobody here reads are not downloaded', async () => {
  const { server } = await startContent()
  await platformAt(server).manifest.refresh()
  expect(server.seen.map(({ path }) => path)).not.toContain('/content/never-asked-for.json')
})

test('an unchanged version is not downloaded again', async () => {
  const { server } = await startContent()
  const { manifest } = platformAt(server)
  await manifest.refresh()
  const before = server.seen.length
  await manifest.refresh()
  expect(server.seen.slice(before).map(({ path }) => path)).toEqual(['/Platform/Destiny2/Manifest/'])
})

test('a new version takes the place of the old one, whose file goes', async () => {
  const { content, server } = await startContent()
  const dataDir = temporaryFolder()
  const platform = platformAt(server, dataDir)
  await platform.manifest.refresh()
  Object.assign(content, { version: '2', name: 'Bright Dust' })
  await platform.manifest.refresh()
  expect(nameOf5(platform)).toBe('Bright Dust en')
  expect(readdirSync(join(dataDir, 'manifest'))).toHaveLength(1)
})

test.each(['cut', 'half', '404'] as const)(
  'a download that is broken (%s) leaves the old definitions in use and no file behind',
  async (broken) => {
    const { content, server } = await startContent()
    const dataDir = temporaryFolder()
    const platform = platformAt(server, dataDir)
    await platform.manifest.refresh()
    Object.assign(content, { version: '2', name: 'Bright Dust', broken })
    await expect(platform.manifest.refresh()).rejects.toMatchObject({ name: 'PlatformError' })
    expect(nameOf5(platform)).toBe('Glimmer en')
    expect(readdirSync(join(dataDir, 'manifest'))).toHaveLength(1)
    content.broken = ''
    await platform.manifest.refresh()
    expect(nameOf5(platform)).toBe('Bright Dust en')
  },
)

test('a file that is broken once is fetched again past the cache', async () => {
  const { content, server } = await startContent()
  Object.assign(content, { broken: '404', fails: 1 })
  const platform = platformAt(server)
  await platform.manifest.refresh()
  expect(nameOf5(platform)).toBe('Glimmer en')
  expect(server.seen.at(-1)?.query.size).toBe(1)
})

test('after a restart the definitions on disk are in use at once, with the platform away', async () => {
  const { server } = await startContent()
  const dataDir = temporaryFolder()
  await platformAt(server, dataDir).manifest.refresh()
  await server.close()
  const restarted = platformAt(server, dataDir)
  expect(nameOf5(restarted)).toBe('Glimmer en')
  await expect(restarted.manifest.refresh()).rejects.toMatchObject({ code: 'network' })
  expect(nameOf5(restarted)).toBe('Glimmer en')
})

test('a file on disk that is no index is thrown away and built again', async () => {
  const { server } = await startContent()
  const dataDir = temporaryFolder()
  const first = platformAt(server, dataDir)
  await first.manifest.refresh()
  await first.close()
  const [file] = readdirSync(join(dataDir, 'manifest'))
  writeFileSync(join(dataDir, 'manifest', file ?? ''), 'not a database')
  const restarted = platformAt(server, dataDir)
  expect(restarted.manifest.status).toBeUndefined()
  await restarted.manifest.refresh()
  expect(nameOf5(restarted)).toBe('Glimmer en')
})

test('two that build at the same time in one folder both end with whole definitions', async () => {
  const { server } = await startContent()
  const dataDir = temporaryFolder()
  const both = [platformAt(server, dataDir), platformAt(server, dataDir)]
  await Promise.all(both.map(({ manifest }) => manifest.refresh()))
  expect(both.map(nameOf5)).toEqual(['Glimmer en', 'Glimmer en'])
  expect(readdirSync(join(dataDir, 'manifest'))).toHaveLength(1)
})

test('closing ends a download that is under way', async () => {
  const { server } = await startContent()
  const platform = platformAt(server)
  const refreshing = platform.manifest.refresh()
  await platform.close()
  await expect(refreshing).rejects.toMatchObject({ code: 'unavailable' })
  expect(platform.manifest.status).toBeUndefined()
})
