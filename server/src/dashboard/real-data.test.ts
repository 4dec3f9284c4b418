import { guardianDataSchema } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { assessVault } from '@ai-vault/game/scores/vault/assess-vault.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { openRealPlatform, REAL_DATA_DIR, type RealPlatform } from '@ai-vault/platform/testing/real-data.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readInventory } from '../../test-support/read-inventory.ts'
import { readPlayersTriumphs } from '../atlas/read-triumphs.ts'
import { inventoryContent } from '../inventory/inventory-answer.ts'
import { createGameLookups } from './game-lookups.ts'
import { guardianData } from './guardian-data.ts'

const title = REAL_DATA_DIR
  ? 'dashboard and inventory of the real profile of 2021'
  : 'dashboard and inventory of the real profile (skipped: REAL_DATA_DIR is not set)'

describe.skipIf(!REAL_DATA_DIR)(title, () => {
  let real: RealPlatform
  let platform: Platform
  let guardian: Guardian
  beforeAll(async () => {
    real = await openRealPlatform()
    ;({ platform, guardian } = real)
  })
  afterAll(() => real.close())

  const sent = (value: object) => JSON.parse(JSON.stringify(value))

  it('F-113 keeps to the contract, and claims nothing about what that profile does not tell', () => {
    const { manifest } = platform
    const lookups = createGameLookups(manifest)()
    const data = sent(
      guardianData({
        guardian,
        assessment: assessVault(guardian),
        triumphs: readPlayersTriumphs(guardian, lookups.triumphs),
        facts: {},
        snapshots: [],
        manifest,
        lookups,
        now: Date.parse('2026-11-15T07:00:00Z'),
        seenAt: Date.parse('2026-11-15T07:00:00Z'),
      }),
    )
    expect(guardianDataSchema.parse(data)).toEqual(data)
    expect(data).toMatchObject({
      guardian_overview: { total_weapons: 284, max_power: 1314 },
      power_cap: 2000,
    })
    expect(data).not.toHaveProperty('triumphs_completed')
    // Armor stats, loadouts and the progress of bounties are not among that profile's components; class items have no stats.
    expect(data.extras.vault_health.rows.map(({ kind }: { kind: string }) => kind)).toEqual([
      'duplicates',
      'dominated',
      'dominated-armor',
    ])
    expect(data.extras.missions.find(({ kind }: { kind: string }) => kind === 'bounty')).toMatchObject({
      // The other thirteen ran out in 2021.
      title: 'Finish 1 bounty',
      tasks: [],
    })
  })

  it('F-355 the inventory comes out of its packing as it went in', () => {
    const content = inventoryContent(guardian, assessVault(guardian))
    const { items } = readInventory(sent(content))
    expect(items.map(({ item }) => item)).toEqual(
      sent([...guardian.weapons, ...guardian.armor, ...guardian.others]),
    )
    expect(JSON.stringify(content).length).toBeLessThan(0.6 * JSON.stringify(items).length)
  })
})
