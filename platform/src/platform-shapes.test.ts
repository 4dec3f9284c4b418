/** Shapes that the platform sends and that are easily misread, as two of the demo guardians have them. */
import type { CollectibleProgress, Guardian } from '@ai-vault/game/guardian.ts'
import type { GuardianClass } from '@ai-vault/game/items.ts'
import { openBounties, openMilestones } from '@ai-vault/game/scores/week/open-tasks.ts'
import { weeklyMatrix } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '@ai-vault/sandbox/demo-credentials.ts'
import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAtlasDefinitions } from './atlas/atlas-definitions.ts'
import { createPlatform } from './create-platform.ts'
import type { Platform } from './platform.ts'
import { signInAndResolve } from './testing/signed-in.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { at, entries, list } from './wire/read.ts'

const EMPTY_ARTIFICE = 4173924323
/** Vault of Glass and Vow of the Disciple: one objective, named by two versions of the raid. */
const TWO_VERSIONS = [1888320892, 2136320298]
const LAST_WISH = 3181387331

let sandbox: Sandbox
let platform: Platform
let veteran: Guardian
let legacy: Guardian
/** Their profiles as they came. */
let wires: Readonly<Record<'veteran' | 'legacy', unknown>>

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: () => new Date('2026-07-01T12:00:00Z') })
  const bodies: string[] = []
  platform = createPlatform({
    platformUrl: sandbox.url,
    apiKey: DEMO_API_KEY,
    clientId: DEMO_CLIENT_ID,
    clientSecret: DEMO_CLIENT_SECRET,
    dataDir: temporaryFolder(),
    userAgent: 'AiVault/test',
    requestsPerSecond: 1_000,
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      if (/\/Profile\/\d+\/\?/.test(String(input))) bodies.push(await response.clone().text())
      return response
    },
  })
  await platform.manifest.refresh()
  const readAs = async (name: string) => {
    const { tokens, account } = await signInAndResolve(platform, name)
    return platform.readGuardian(account, { accessToken: tokens.accessToken })
  }
  legacy = await readAs('legacy')
  veteran = await readAs('veteran')
  const [ofLegacy, ofVeteran] = bodies.map((body) => at(JSON.parse(body), 'Response'))
  wires = { legacy: ofLegacy, veteran: ofVeteran }
})

afterAll(async () => {
  await platform.close()
  await sandbox.close()
})

test('the rank of a pass whose cap is written as -1 is its level', () => {
  const passOf = (wire: unknown) => {
    const [first] = entries(at(wire, 'characterProgressions', 'data'))
    const pass = platform.manifest.definition(
      'DestinySeasonPassDefinition',
      Number(at(wire, 'profile', 'data', 'currentSeasonPassHash')),
    )
    return at(first?.[1], 'progressions', String(at(pass, 'rewardProgressionHash')))
  }
  expect(passOf(wires.veteran)).toMatchObject({ level: veteran.seasonRank, levelCap: -1 })
  expect(passOf(wires.legacy)).toMatchObject({ level: legacy.seasonRank, levelCap: -1 })
})

test('an exotic whose artifice socket is not shown is no artifice piece, and a locked socket is no mod', () => {
  const hidden = entries(at(wires.veteran, 'itemComponents', 'sockets', 'data')).filter(([, item]) =>
    list(at(item, 'sockets')).some(
      (socket) => at(socket, 'plugHash') === EMPTY_ARTIFICE && at(socket, 'isVisible') === false,
    ),
  )
  const exotics = veteran.armor.filter(({ rarity }) => rarity === 'exotic')
  expect(hidden).toHaveLength(exotics.length)
  expect(exotics.length).toBeGreaterThan(20)
  expect(exotics.filter(({ artifice }) => artifice)).toEqual([])
  expect(exotics.flatMap(({ mods }) => mods).filter(({ name }) => /artifice/i.test(name))).toEqual([])
  expect(legacy.armor.some(({ artifice }) => artifice)).toBe(true)
})

test('a raid counted by encounters stands in the week, and one objective for two versions counts once', () => {
  const matrix = weeklyMatrix(
    veteran.milestones,
    veteran.characters.map(({ id }) => id),
  )
  const lastWish = matrix.find(({ hash }) => hash === LAST_WISH)
  expect(lastWish?.cells.map((cell) => cell?.completionValue)).toEqual([6, 6, 6])
  const twice = matrix.filter(({ hash }) => TWO_VERSIONS.includes(hash))
  expect(twice.map(({ activityHashes }) => activityHashes?.length)).toEqual([2, 2])
  for (const { cells } of twice) expect(cells.map((cell) => cell?.completionValue)).toEqual([1, 1, 1])
  const raids = veteran.milestones.filter(({ encounters }) => encounters)
  expect(raids.some(({ complete }) => !complete)).toBe(true)
  for (const { complete, progress, completionValue } of raids)
    expect(complete).toBe(progress === completionValue)
  expect(openMilestones(veteran).some(({ hash }) => hash === LAST_WISH)).toBe(true)
})

test('a festival mask, which has no item type, is a helmet', () => {
  const masks = veteran.armor.filter(({ typeName }) => typeName === 'Festival Mask')
  expect(masks.length).toBeGreaterThan(0)
  for (const mask of masks) expect(mask).toMatchObject({ slot: 'helmet', setWildcard: true, armor3: true })
  expect(veteran.others.filter(({ typeName }) => typeName === 'Festival Mask')).toEqual([])
})

test('F-366 armor in collections is owned if any character has it, and missing only where a class could have it', async () => {
  const states = new Set(
    entries(at(wires.legacy, 'characterCollectibles', 'data')).flatMap(([, character]) =>
      entries(at(character, 'collectibles')).map(([, each]) => at(each, 'state')),
    ),
  )
  expect(states).toEqual(new Set([1, 64, 65, 69, 81, 85]))
  const { collectibles } = await createAtlasDefinitions(platform.manifest)()
  const armorOf = (guardian: Guardian, classType: GuardianClass) =>
    guardian.collectibles.filter(({ hash }) => collectibles.get(hash)?.classType === classType)
  const isShown = ({ platformState }: CollectibleProgress) => (platformState & 4) === 0
  for (const classType of ['titan', 'hunter'] as const) {
    const armor = armorOf(legacy, classType)
    expect(armor.filter(isShown)).toHaveLength(armor.length)
    expect(armor.some(({ acquired }) => acquired)).toBe(true)
    expect(armor.some(({ acquired }) => !acquired)).toBe(true)
  }
  // The legacy guardian has no warlock: the game lists that armor nowhere.
  expect(armorOf(legacy, 'warlock').some(isShown)).toBe(false)
  expect(armorOf(veteran, 'warlock').some(({ acquired }) => acquired)).toBe(true)
})

test('where gear has its power a sparrow has its speed, which is no power', () => {
  const speeds = entries(at(wires.veteran, 'itemComponents', 'instances', 'data')).filter(
    ([, instance]) => at(instance, 'primaryStat', 'statHash') === 1501155019,
  )
  expect(speeds).toHaveLength(veteran.characters.length)
  const ids = new Set(speeds.map(([id]) => id))
  const sparrows = veteran.others.filter(({ instanceId }) => ids.has(instanceId ?? ''))
  expect(sparrows).toHaveLength(ids.size)
  for (const sparrow of sparrows) expect(sparrow).not.toHaveProperty('power')
})

test('gear of older scales keeps its power beside that of today', () => {
  const powers = legacy.weapons.map(({ power = 0 }) => power)
  expect(powers).toContain(10)
  expect(powers.some((power) => power >= 300 && power < 330)).toBe(true)
  expect(Math.max(...powers)).toBeGreaterThan(1_500)
})

test('a tuning socket that is not shown cannot be tuned', () => {
  const low = veteran.armor.filter(({ armor3, tier }) => armor3 && tier !== 5)
  expect(low.length).toBeGreaterThan(50)
  expect(low.filter(({ tunable, tuning }) => tunable || tuning)).toEqual([])
  expect(veteran.armor.some(({ tunable }) => tunable)).toBe(true)
})

test('a bounty that has run out is not open any more', () => {
  const now = Date.parse('2026-07-01T12:00:00Z')
  const bounties = legacy.others.filter(({ bounty }) => bounty)
  const over = bounties.filter(({ expiresAt }) => Date.parse(expiresAt ?? '') < now)
  expect(over.length).toBeGreaterThan(0)
  expect(over.length).toBeLessThan(bounties.length)
  const open = openBounties(legacy, now).map(({ name }) => name)
  expect(open.length).toBeGreaterThan(0)
  expect(openBounties(legacy, 0).length).toBeGreaterThan(open.length)
})

test('a copy of an older version carries the mark of its own season', () => {
  const versions = new Map(
    [...list(at(wires.veteran, 'profileInventory', 'data', 'items'))].map((item) => [
      at(item, 'itemInstanceId'),
      at(item, 'versionNumber'),
    ]),
  )
  const marks = new Map<string, Set<string>>()
  for (const { instanceId, name, watermark = '' } of veteran.weapons) {
    const key = `${name} ${versions.get(instanceId)}`
    marks.set(key, (marks.get(key) ?? new Set()).add(watermark))
  }
  const reissued = [...marks.keys()].filter((key) => key.endsWith(' 1'))
  expect(reissued.length).toBeGreaterThan(10)
  const both = reissued.flatMap((key) => {
    const older = marks.get(key.replace(/ 1$/, ' 0'))
    return older ? [[[...(marks.get(key) ?? [])], [...older]] as const] : []
  })
  expect(both.length).toBeGreaterThan(0)
  for (const [newer, older] of both) expect(newer).not.toEqual(older)
})
