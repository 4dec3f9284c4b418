import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'
import { createCaller, type SandboxCaller } from '../test-support/sandbox-caller.ts'

const NOW = new Date('2026-07-01T12:00:00Z')
let sandbox: Sandbox
let caller: SandboxCaller

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: () => NOW })
  caller = createCaller(sandbox)
})
afterAll(() => sandbox.close())

const codeOf = async (path: string, options?: Parameters<SandboxCaller['call']>[1]) => {
  const { status, body } = await caller.call(path, options)
  return [status, body.ErrorCode, body.ErrorStatus]
}

describe('the manifest', () => {
  interface Manifest {
    jsonWorldComponentContentPaths: Record<string, Record<string, string>>
    jsonWorldContentPaths: Record<string, string>
  }
  const manifest = async () => (await caller.call<Manifest>('/Destiny2/Manifest/')).body.Response
  const file = async (path: string, encoding = 'identity') =>
    fetch(`${sandbox.url}${path}`, { headers: { 'accept-encoding': encoding } })

  it('names its tables by content and serves them to anybody, compressed', async () => {
    const { jsonWorldComponentContentPaths } = await manifest()
    const path = jsonWorldComponentContentPaths.en?.DestinyClassDefinition ?? ''
    expect(path).toMatch(/^\/common\/destiny2_content\/json\/en\/DestinyClassDefinition-[0-9a-f-]{36}\.json$/)
    const response = await file(path)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const items = jsonWorldComponentContentPaths.en?.DestinyInventoryItemDefinition ?? ''
    const [plain, gzip, brotli] = await Promise.all([
      file(items).then((answer) => answer.text()),
      file(items, 'gzip'),
      file(items, 'br'),
    ])
    expect([gzip.headers.get('content-encoding'), brotli.headers.get('content-encoding')]).toEqual([
      'gzip',
      'br',
    ])
    expect(await gzip.text()).toBe(plain)
    expect(await brotli.text()).toBe(plain)
  })

  it('speaks more than one language', async () => {
    const { jsonWorldComponentContentPaths: paths } = await manifest()
    interface Named {
      [hash: string]: { displayProperties: { name: string } }
    }
    const names = async (locale: string, table: string) => {
      const entries = (await (await file(paths[locale]?.[table] ?? '')).json()) as Named
      return Object.values(entries).map(({ displayProperties }) => displayProperties.name)
    }
    expect(await names('en', 'DestinyClassDefinition')).toEqual(['Hunter', 'Warlock', 'Titan'])
    expect(await names('de', 'DestinyClassDefinition')).toEqual(['Jäger', 'Warlock', 'Titan'])
    expect(await names('de', 'DestinyActivityDefinition')).toContain('Erkunden: Der Mond')
    const items = await names('de', 'DestinyInventoryItemDefinition')
    expect(items).toEqual(expect.arrayContaining(['Schicksalsbringer', 'Stufe 3: Reichweite', 'Gjallarhorn']))
    expect(items.filter((name) => name === undefined)).toEqual([])
  })

  it('gives single definitions, and says when there is none', async () => {
    const titan = await caller.call<{ hash: number }>('/Destiny2/Manifest/DestinyClassDefinition/3655393761/')
    expect(titan.body.Response.hash).toBe(3655393761)
    expect(await codeOf('/Destiny2/Manifest/DestinyClassDefinition/1/')).toEqual([404, 21, 'NotFound'])
    expect((await codeOf('/Destiny2/Manifest/DestinyUnlockDefinition/1/'))[1]).toBe(21)
    expect((await codeOf('/Destiny2/Manifest/DestinyHatDefinition/1/'))[1]).toBe(18)
  })

  it('answers 404 to a path of other content', async () => {
    const { jsonWorldComponentContentPaths: paths } = await manifest()
    const gone = (paths.en?.DestinyClassDefinition ?? '').replace(/-[0-9a-f]{8}/, '-00000000')
    expect((await file(gone)).status).toBe(404)
  })
})
