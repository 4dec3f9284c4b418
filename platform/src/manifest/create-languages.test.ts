import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createPlatform } from '../create-platform.ts'
import type { Platform } from '../platform.ts'
import { fakeClock } from '../testing/fake-clock.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { envelope, sendJson, startWireServer, type WireServer } from '../testing/wire-server.ts'
import { ITEM_TABLE } from './index/table-shapes.ts'

const item = (name: string) => ({
  displayProperties: { name, description: 'a long text that nobody needs here' },
  itemTypeDisplayName: `${name} kind`,
  flavorText: 'another',
})

/** A platform with a few languages that a test can change, break and hold back. */
async function startContent() {
  const content = { version: '1', languages: ['en', 'de', 'es-mx', '../x'], broken: false }
  const server = await startWireServer((request, response) => {
    if (request.path === '/Platform/Destiny2/Manifest/') {
      const jsonWorldComponentContentPaths = Object.fromEntries(
        content.languages.map((language) => [
          language,
          { [ITEM_TABLE]: `/content/${language}/${content.version}.json` },
        ]),
      )
      return sendJson(response, envelope({ version: content.version, jsonWorldComponentContentPaths }))
    }
    const [, , language = '', file] = request.path.split('/')
    if (content.broken && language !== 'en') return sendJson(response, {}, 503)
    response.end(JSON.stringify({ 5: item(`Glimmer ${language} ${file}`), 6: item('') }))
  })
  return { content, server }
}

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

function platformAt(
  server: WireServer,
  dataDir = temporaryFolder(),
  clock = fakeClock(Date.now()),
): Platform {
  const platform = createPlatform({
    platformUrl: server.url,
    apiKey: 'key',
    clientId: '1',
    clientSecret: 's',
    dataDir,
    userAgent: 'AiVault/test',
    clock,
  })
  opened.push(platform, server)
  return platform
}

const nameIn = async (platform: Platform, language: string) =>
  (await platform.languages.names(language)).nameOf(ITEM_TABLE, 5)
const filesOf = (server: WireServer) =>
  server.seen.map(({ path }) => path).filter((path) => path.startsWith('/content'))

test('F-351 the languages on offer are those of the platform’s own answer, and no code that could name a path', async () => {
  const { server } = await startContent()
  const { manifest, languages } = platformAt(server)
  expect(languages.offered()).toEqual(['en'])
  await manifest.refresh()
  expect(languages.offered()).toEqual(['en', 'de', 'es-mx'])
})

test('F-351 a language is downloaded when it is first wanted, once for all who want it', async () => {
  const { server } = await startContent()
  const platform = platformAt(server)
  await platform.manifest.refresh()
  expect(filesOf(server)).toEqual(['/content/en/1.json'])
  const both = await Promise.all([nameIn(platform, 'de'), nameIn(platform, 'de')])
  expect(both).toEqual(['Glimmer de 1.json', 'Glimmer de 1.json'])
  expect(filesOf(server)).toEqual(['/content/en/1.json', '/content/de/1.json'])
  expect((await platform.languages.names('de')).typeNameOf(5)).toBe('Glimmer de 1.json kind')
})

test('F-351 a name that is empty or unknown is none, and the rules keep their own definitions', async () => {
  const { server } = await startContent()
  const platform = platformAt(server)
  await platform.manifest.refresh()
  const names = await platform.languages.names('de')
  expect([names.nameOf(ITEM_TABLE, 6), names.nameOf(ITEM_TABLE, 7), names.nameOf('Other', 5)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(platform.manifest.named(ITEM_TABLE, 5)?.name).toBe('Glimmer en 1.json')
})

test('F-351 a language the platform does not offer is refused without a call', async () => {
  const { server } = await startContent()
  const platform = platformAt(server)
  await platform.manifest.refresh()
  const before = server.seen.length
  for (const language of ['xx', 'en', '../x']) {
    await expect(platform.languages.names(language)).rejects.toMatchObject({ code: 'not-found' })
  }
  expect(server.seen).toHaveLength(before)
})

test('F-351 a language that fails is left alone for a while and then tried again', async () => {
  const { content, server } = await startContent()
  const clock = fakeClock(Date.now())
  const platform = platformAt(server, temporaryFolder(), clock)
  await platform.manifest.refresh()
  content.broken = true
  await expect(nameIn(platform, 'de')).rejects.toMatchObject({ name: 'PlatformError' })
  const before = server.seen.length
  content.broken = false
  await expect(nameIn(platform, 'de')).rejects.toMatchObject({ name: 'PlatformError' })
  expect(server.seen).toHaveLength(before)
  clock.advance(15_000)
  expect(await nameIn(platform, 'de')).toBe('Glimmer de 1.json')
})

test('F-351 new definitions bring new names; until they are there the old ones stay in use', async () => {
  const { content, server } = await startContent()
  const dataDir = temporaryFolder()
  const clock = fakeClock(Date.now())
  const platform = platformAt(server, dataDir, clock)
  await platform.manifest.refresh()
  const { edition } = await platform.languages.names('de')
  Object.assign(content, { version: '2', broken: true })
  clock.advance(1_000)
  await platform.manifest.refresh()
  expect(await nameIn(platform, 'de')).toBe('Glimmer de 1.json')
  content.broken = false
  clock.advance(60_000)
  await expect.poll(() => nameIn(platform, 'de')).toBe('Glimmer de 2.json')
  expect((await platform.languages.names('de')).edition).not.toBe(edition)
  expect(readdirSync(join(dataDir, 'manifest')).filter((file) => file.startsWith('names-de-'))).toHaveLength(
    1,
  )
})

test('F-351 after a restart with the platform away, names on disk are offered and in use', async () => {
  const { server } = await startContent()
  const dataDir = temporaryFolder()
  const first = platformAt(server, dataDir)
  await first.manifest.refresh()
  await nameIn(first, 'es-mx')
  await server.close()
  const restarted = platformAt(server, dataDir)
  expect(restarted.languages.offered()).toEqual(['en', 'es-mx'])
  expect(await nameIn(restarted, 'es-mx')).toBe('Glimmer es-mx 1.json')
})
