import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { createPlatform } from '@ai-vault/platform/create-platform.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { signInAndResolve } from '@ai-vault/platform/testing/signed-in.ts'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '@ai-vault/sandbox/demo-credentials.ts'
import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArmor, makeGuardian, makePlug } from '../../../test-support/fakes/make-guardian.ts'
import { packText, unpackText } from '../../db/packed-text.ts'
import { MisfitError, PART_NAMES, type PartName, readPart, splitGuardian } from './parts.ts'

const overTheDisk = (guardian: Guardian): object =>
  Object.assign(
    {},
    ...splitGuardian(guardian).parts.map(({ written }) =>
      readPart(written.name, written.shape, written.body),
    ),
  )
const writtenOf = (guardian: Guardian, name: PartName) => {
  const found = splitGuardian(guardian).parts.find(({ written }) => written.name === name)
  if (!found) throw new Error(`no part ${name}`)
  return found.written
}

describe('a guardian in parts', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-parts-'))
  let sandbox: Sandbox
  let platform: Platform
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 })
    platform = createPlatform({
      platformUrl: sandbox.url,
      apiKey: DEMO_API_KEY,
      clientId: DEMO_CLIENT_ID,
      clientSecret: DEMO_CLIENT_SECRET,
      dataDir,
      userAgent: 'AIVault/test',
      requestsPerSecond: 1_000,
    })
    await platform.manifest.refresh()
  })
  afterAll(async () => {
    await platform.close()
    await sandbox.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it.each(['veteran', 'collector', 'newcomer', 'empty', 'private', 'hostile', 'legacy', 'unshared'])(
    'is read back exactly as it was stored: %s',
    async (name) => {
      const { tokens, account } = await signInAndResolve(platform, name)
      const guardian = await platform.readGuardian(account, { accessToken: tokens.accessToken })
      expect(overTheDisk(guardian)).toEqual(guardian)
    },
  )

  it('has the same version as long as the platform says the same, and another for every other word', async () => {
    const { tokens, account } = await signInAndResolve(platform, 'newcomer')
    const read = () => platform.readGuardian(account, { accessToken: tokens.accessToken })
    const [first, second] = [await read(), await read()]
    const at = (time: string, guardian: Guardian) => ({ ...guardian, mintedAt: `2026-08-01T${time}Z` })
    const { version } = splitGuardian(at('10:00:00', first))
    expect(splitGuardian(at('10:05:00', second)).version).toBe(version)
    for (const change of [
      { mintedAt: '2026-08-02T00:00:00Z' },
      { displayName: 'Somebody else' },
      { weapons: first.weapons.slice(1) },
      { armor: first.armor.slice(1) },
      { others: first.others.slice(1) },
      { triumphScore: { active: 1, lifetime: 2 } },
      { artifactLevel: 999 },
      { armorMods: [1] },
    ]) {
      expect(splitGuardian({ ...at('10:00:00', first), ...change }).version).not.toBe(version)
    }
  })

  it('shares the plugs that several items have', () => {
    const { body, shape } = writtenOf(
      makeGuardian({
        armor: [makeArmor({ mods: [makePlug(1, 'One')] }), makeArmor({ mods: [makePlug(1, 'One')] })],
      }),
      'armor',
    )
    const { armor } = readPart('armor', shape, body)
    expect(armor[0]?.mods[0]).toBe(armor[1]?.mods[0])
  })

  it.each(PART_NAMES)('does not fit in another shape, in another form, or cut off: %s', (name) => {
    const { shape, body } = writtenOf(makeGuardian(), name)
    expect(readPart(name, shape, body)).toBeDefined()
    for (const [otherShape, otherBody] of [
      [shape + 1, body],
      [shape, packText('{}')],
      [shape, packText('[]')],
      [shape, packText(unpackText(body).slice(0, -1))],
      [shape, body.slice(0, -1)],
      [shape, new Uint8Array()],
    ] as const) {
      expect(() => readPart(name, otherShape, otherBody)).toThrow(MisfitError)
    }
  })

  it('does not fit where an item names a plug that is not there', () => {
    const { shape, body } = writtenOf(makeGuardian(), 'weapons')
    const broken = packText(JSON.stringify({ ...JSON.parse(unpackText(body)), plugs: [] }))
    expect(() => readPart('weapons', shape, broken)).toThrow(MisfitError)
  })

  it('says where it does not fit, and not what stood there', () => {
    const { shape, body } = writtenOf(makeGuardian({ displayName: 'Vesper' }), 'account')
    const broken = packText(
      JSON.stringify({ ...JSON.parse(unpackText(body)), displayName: { secret: 'hunter2' } }),
    )
    expect(() => readPart('account', shape, broken)).toThrow(
      'account was stored in another form (at displayName)',
    )
  })
})
