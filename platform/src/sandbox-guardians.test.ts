import type { Guardian } from '@ai-vault/game/guardian.ts'
import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { statsAfter, statsWith } from '@ai-vault/game/weapons/stats/stat-scale.ts'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '@ai-vault/sandbox/demo-credentials.ts'
import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from './account/account.ts'
import { createPlatform } from './create-platform.ts'
import { ARMOR_STAT_HASHES } from './manifest/items/stat-hashes.ts'
import type { Platform, PlatformTokens } from './platform.ts'
import { signInAndResolve } from './testing/signed-in.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { at, count, list } from './wire/read.ts'

const GUARDIANS = [
  'veteran',
  'collector',
  'newcomer',
  'empty',
  'private',
  'hostile',
  'legacy',
  'unshared',
] as const
type Name = (typeof GUARDIANS)[number]

interface Read {
  readonly guardian: Guardian
  readonly account: Account
  readonly tokens: PlatformTokens
}

let sandbox: Sandbox
let platform: Platform
const read = new Map<Name, Read>()

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: () => new Date('2026-07-01T12:00:00Z') })
  platform = createPlatform({
    platformUrl: sandbox.url,
    apiKey: DEMO_API_KEY,
    clientId: DEMO_CLIENT_ID,
    clientSecret: DEMO_CLIENT_SECRET,
    dataDir: temporaryFolder(),
    userAgent: 'AiVault/test',
    requestsPerSecond: 1_000,
  })
  await platform.manifest.refresh()
  for (const name of GUARDIANS) {
    const { tokens, account } = await signInAndResolve(platform, name)
    const guardian = await platform.readGuardian(account, { accessToken: tokens.accessToken })
    read.set(name, { guardian, account, tokens })
  }
})

afterAll(async () => {
  await platform.close()
  await sandbox.close()
})

function of(name: Name): Read {
  const found = read.get(name)
  if (!found) throw new Error(`${name} was not read`)
  return found
}

/** What a mod adds to an armor stat, straight from its definition. */
function modPoints(piece: ArmorPiece, statHash: number): number {
  return piece.mods
    .flatMap(({ hash }) =>
      list(at(platform.manifest.definition('DestinyInventoryItemDefinition', hash), 'investmentStats')),
    )
    .reduce<number>(
      (sum, stat) => (at(stat, 'statTypeHash') === statHash ? sum + count(at(stat, 'value')) : sum),
      0,
    )
}

function tuningPoints({ tuning, base }: ArmorPiece, index: number): number {
  if (tuning?.kind === 'balanced') return base[index] === 0 ? 1 : 0
  if (tuning?.plus === ARMOR_STATS[index]) return 5
  return tuning?.minus === ARMOR_STATS[index] ? -5 : 0
}

function masterworkPoints({ armor3, masterworkLevel, base }: ArmorPiece, index: number): number {
  if (!armor3) return masterworkLevel === 10 ? 2 : 0
  return base[index] === 0 ? masterworkLevel : 0
}

describe.each(GUARDIANS)('the demo guardian %s', (name) => {
  test('has no item without a definition and no weapon without frame and columns', () => {
    const { guardian } = of(name)
    expect(guardian.unknownItems).toBe(0)
    for (const weapon of guardian.weapons) {
      expect(weapon.frame?.name, weapon.name).toBeTruthy()
      expect(
        weapon.columns.map(({ kind }) => kind),
        weapon.name,
      ).toEqual(expect.arrayContaining(['barrel', 'magazine', 'trait']))
      for (const { active, selectable } of weapon.columns) expect(selectable, weapon.name).toContain(active)
    }
  })

  test('wears armor whose base, masterwork, mods and tuning add up to its stats', () => {
    for (const piece of of(name).guardian.armor) {
      const reckoned = ARMOR_STATS.map((stat, index) => {
        const points = masterworkPoints(piece, index) + tuningPoints(piece, index)
        return Math.max(0, (piece.base[index] ?? 0) + points + modPoints(piece, ARMOR_STAT_HASHES[stat]))
      })
      expect(piece.stats, piece.name).toEqual(reckoned)
    }
  })
})

test('the veteran has what the game offers: every place, kind, tier and flag', () => {
  const { weapons, armor, characters, loadouts } = of('veteran').guardian
  expect(characters).toHaveLength(3)
  expect(weapons.length).toBeGreaterThan(600)
  expect(new Set(weapons.map(({ element }) => element)).size).toBe(6)
  expect(new Set(weapons.map(({ tier }) => tier))).toEqual(new Set([undefined, 1, 2, 3, 4, 5]))
  expect(new Set([...weapons, ...armor].map(({ place }) => place.in))).toEqual(
    new Set(['vault', 'character', 'postmaster']),
  )
  expect(weapons.some(({ crafted }) => crafted)).toBe(true)
  expect(weapons.some(({ catalyst }) => catalyst?.complete)).toBe(true)
  expect(weapons.some(({ kills }) => (kills ?? 0) > 0)).toBe(true)
  expect(weapons.some(({ masterwork }) => masterwork?.stat && masterwork.level === 10)).toBe(true)
  expect(armor.some(({ tunable, tuning }) => tunable && tuning)).toBe(true)
  expect(armor.some(({ setWildcard, set }) => setWildcard && set)).toBe(true)
  expect(armor.some(({ exoticPerks }) => exoticPerks.length === 2)).toBe(true)
  const inLoadouts = [...weapons, ...armor].filter((item) => item.loadouts.length > 0)
  expect(loadouts.length).toBeGreaterThan(0)
  expect(inLoadouts.length).toBeGreaterThan(0)
})

test('tier 5 weapons can switch between several traits, and their perks are enhanced', () => {
  const best = of('veteran').guardian.weapons.filter(({ tier }) => tier === 5)
  for (const { columns, name } of best) {
    const traits = columns.filter(({ kind }) => kind === 'trait')
    expect(
      traits.every(({ selectable }) => selectable.length === 3),
      name,
    ).toBe(true)
    expect(
      traits.some(({ active }) => active?.enhanced),
      name,
    ).toBe(true)
  }
  expect(best.length).toBeGreaterThan(0)
})

test('G-46 the one who does not share shows what is kept back, the others keep nothing back from their owner', () => {
  for (const name of GUARDIANS) {
    const { withheld } = of(name).guardian
    if (name === 'unshared') expect(withheld).toEqual(expect.arrayContaining(['vault', 'records']))
    else expect(withheld).toEqual([])
  }
})

test('what the private one hides is hidden from others, and marked as such for its owner', async () => {
  const { account, guardian } = of('private')
  expect(guardian.ownerOnly).toEqual(expect.arrayContaining(['vault', 'records', 'collectibles', 'loadouts']))
  expect(guardian.weapons.length).toBeGreaterThan(70)
  const seen = await platform.readGuardian(account)
  expect(seen.withheld).toEqual(expect.arrayContaining(['vault', 'records', 'collectibles', 'loadouts']))
  expect(seen.characters).toHaveLength(2)
})

test('the empty one has an account and nothing in it', () => {
  expect(of('empty').guardian).toMatchObject({ characters: [], weapons: [], armor: [], unknownItems: 0 })
})

test('the legacy one wears armor of the older kind, some of it artifice', () => {
  const { armor } = of('legacy').guardian
  expect(armor.some(({ armor3 }) => !armor3)).toBe(true)
  expect(armor.some(({ artifice }) => artifice)).toBe(true)
  expect(armor.filter(({ armor3 }) => !armor3).every(({ archetype, set }) => !archetype && !set)).toBe(true)
})

test('weapon definitions list what can roll, and every roll of the veteran is among it', () => {
  const definitions = platform.manifest.weapons()
  expect(definitions.length).toBeGreaterThan(150)
  for (const weapon of of('veteran').guardian.weapons) {
    const definition = platform.manifest.weapon(weapon.hash)
    for (const { socketIndex, selectable } of weapon.columns) {
      const column = definition?.columns.find((each) => each.socketIndex === socketIndex)
      const possible = new Set(column?.possible.map(({ hash }) => hash))
      expect(
        selectable.every(({ hash }) => possible.has(hash)),
        weapon.name,
      ).toBe(true)
    }
  }
})

test('history is read page by page to its end, and a report names who was there', async () => {
  const { account, tokens, guardian } = of('veteran')
  const query = { characterId: guardian.characters[0]?.id ?? '', accessToken: tokens.accessToken, count: 250 }
  const seen = new Set<string>()
  for (let page = 0; ; page++) {
    const runs = await platform.readHistory(account, { ...query, page })
    if (runs.length === 0) break
    for (const { instanceId } of runs) seen.add(instanceId)
  }
  expect(seen.size).toBeGreaterThan(300)
  const report = await platform.readReport([...seen][0] ?? '')
  expect(report.entries.map(({ membershipId }) => membershipId)).toContain(account.membershipId)
})

test('statistics, weapon use and the search by name know the veteran', async () => {
  const { account, tokens, guardian } = of('veteran')
  const stats = await platform.readStats(account, tokens.accessToken)
  expect(stats.pve.kills).toBeGreaterThan(0)
  expect(stats.pvp.kills).toBeGreaterThan(0)
  expect(Object.keys(stats.killsByWeapon).length).toBeGreaterThan(3)
  const use = await platform.readWeaponUse(account, guardian.characters[0]?.id ?? '', tokens.accessToken)
  expect(use.some(({ kills }) => kills > 0)).toBe(true)
  expect(await platform.findPlayer(account.displayName, Number(account.displayNameCode))).toMatchObject([
    { membershipId: account.membershipId },
  ])
})

test('without a token only what is public is read, and the rest is told as withheld', async () => {
  const guardian = await platform.readGuardian(of('veteran').account)
  expect(guardian.withheld).toContain('vault')
  expect(guardian.characters.length).toBe(3)
})

test('F-281 shown stats follow from the perks by the curves of the definitions', () => {
  const { weapons } = of('veteran').guardian
  const judged = weapons.flatMap((weapon) => {
    const scale = platform.manifest.weapon(weapon.hash)?.scale
    if (!scale || weapon.masterworked) return []
    const active = weapon.columns.flatMap(({ active: plug }) => (plug ? [plug] : []))
    const { stat, level } = weapon.masterwork ?? {}
    const perks = stat && level ? [...active, { stats: { [stat]: level } }] : active
    // Exchanging nothing changes nothing.
    expect(statsAfter(weapon.stats, scale, perks, perks)).toEqual(weapon.stats)
    const scaled = statsWith(scale, perks)
    const same = (['range', 'stability', 'magazine'] as const).every(
      (each) => weapon.stats[each] === undefined || scaled[each] === weapon.stats[each],
    )
    return [{ name: weapon.name, same }]
  })
  expect(judged.length).toBeGreaterThan(50)
  const exact = judged.filter(({ same }) => same).length
  // What is left has a mod or an intrinsic that adds to a stat; it stays when perks change.
  expect(exact / judged.length).toBeGreaterThan(0.9)
})

describe('what guardians can choose besides gear', () => {
  test('every character of a veteran has six subclasses with abilities, aspects and fragments that can be put in', () => {
    const { subclasses, characters } = of('veteran').guardian
    expect(subclasses).toHaveLength(characters.length * 6)
    for (const subclass of subclasses) {
      expect(subclass).toMatchObject({ probed: true, aspectSockets: 2, fragmentSockets: 5 })
      expect(characters.find(({ id }) => id === subclass.characterId)?.classType).toBe(subclass.classType)
      for (const [kind, hashes] of Object.entries(subclass.unlocked)) {
        expect(hashes.length).toBeGreaterThan(0)
        for (const hash of hashes) {
          const ability = platform.manifest.ability(hash)
          expect(ability).toMatchObject({ kind, element: subclass.element })
          expect(ability?.name).not.toMatch(/^Empty /)
          if (kind === 'aspect') expect(ability?.fragmentSlots).toBeGreaterThan(0)
        }
      }
    }
    expect(subclasses.filter(({ equipped }) => equipped)).toHaveLength(characters.length)
  })

  test('mods say where they go and what they cost', () => {
    const mods = of('veteran').guardian.armorMods.flatMap((hash) => platform.manifest.armorMod(hash) ?? [])
    expect(mods).toHaveLength(of('veteran').guardian.armorMods.length)
    expect(new Set(mods.map(({ slot }) => slot))).toEqual(
      new Set(['general', 'helmet', 'gauntlets', 'chest', 'legs', 'class-item', 'artifice']),
    )
    expect(mods.find(({ name }) => name === 'Weapons Mod')).toMatchObject({
      slot: 'general',
      cost: 3,
      stats: [10, 0, 0, 0, 0, 0],
    })
  })

  test('of another player only what is worn can be read', async () => {
    const seen = await platform.readGuardian(of('veteran').account, { only: 'worn' })
    expect(seen.characters).toHaveLength(3)
    expect(seen.weapons).toHaveLength(9)
    expect(seen.subclasses.every(({ equipped, chosen }) => equipped && chosen.length >= 5)).toBe(true)
  })

  test('an account is found by its id and by its name with code', async () => {
    const { account } = of('collector')
    expect(await platform.findAccount(account.membershipId)).toMatchObject({
      membershipId: account.membershipId,
    })
    const [found] = await platform.findPlayer('Hoardwarden', 7731)
    expect(found).toMatchObject({
      membershipId: account.membershipId,
      membershipType: account.membershipType,
    })
    await expect(platform.findAccount('4611686018000000000')).rejects.toMatchObject({ code: 'no-account' })
  })
})
