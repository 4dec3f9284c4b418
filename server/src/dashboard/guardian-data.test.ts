import { guardianDataSchema } from '@ai-vault/contract/dashboard/dashboard.ts'
import { describe, expect, it } from 'vitest'
import { makeCharacter, makeInput } from '../../test-support/fakes/dashboard-input.ts'
import { guardianData } from './guardian-data.ts'

const PRIVATE = { withheld: ['vault', 'characterInventories', 'progressions', 'records'] } as const
const power = (value: number) => ({ characters: [makeCharacter({ power: value })] })

describe('what cannot be known', () => {
  it('G-46 a private vault is counted nowhere, and nothing is claimed about what is in it', () => {
    const { vault: _, ...input } = makeInput(PRIVATE).guardian
    const data = guardianData(makeInput(input))
    expect(data.guardian_overview).not.toHaveProperty('total_weapons')
    expect(data.weapon_analysis).toEqual({})
    expect(data.characters?.[0]).not.toHaveProperty('inventory_count')
    // Power alone is no score of a vault.
    expect(data).not.toHaveProperty('ai_vault_score')
    expect(data.extras?.tiles).toMatchObject({ score: undefined, pvp: undefined, playstyle: undefined })
    for (const part of ['vault', 'vault_health', 'weekly', 'score_history'] as const)
      expect(data.extras?.[part]).toBeUndefined()
    expect(data.extras?.missions?.map(({ kind }) => kind)).toEqual(['portal', 'bounty'])
  })

  it('G-46 private loadouts leave out what they would prove, and rolls without details every count of them', () => {
    const rows = guardianData(makeInput({ withheld: ['loadouts'] })).extras?.vault_health?.rows
    expect(rows?.map(({ kind }) => kind)).toEqual(['duplicates', 'dominated', 'dominated-armor'])
    expect(guardianData(makeInput({ withheld: ['itemDetails'] })).weapon_analysis).toEqual({})
  })

  it('F-105 the causes of an empty dashboard are looked at one by one', () => {
    const account = { membershipId: '77', membershipType: 2, platformMembershipId: '', displayName: 'Other' }
    const own = { ...account, membershipId: '4611686018400000001', overridden: false }
    const checks = (other: boolean | undefined) =>
      guardianData(
        makeInput(
          { characters: [], weapons: [] },
          { facts: other === undefined ? {} : { accounts: [own, { ...account, overridden: other }] } },
        ),
      ).checks
    expect(checks(false)).toMatchObject({
      has_data: false,
      causes: [
        { cause: 'privacy', passed: true },
        { cause: 'characters', passed: false },
        { cause: 'platform', passed: false },
      ],
      memberships: [{ current: true }, { membership_id: '77', overridden: false }],
    })
    expect(checks(true)?.causes[2]).toMatchObject({ passed: true })
    expect(checks(undefined)?.causes[2]).not.toHaveProperty('passed')
    expect(guardianData(makeInput(PRIVATE)).checks).toMatchObject({
      has_data: true,
      causes: [{ passed: false }, { passed: true }, { passed: true }],
      withheld: [...PRIVATE.withheld],
    })
  })

  it('F-113 an answer of any guardian keeps to the contract, field by field', () => {
    for (const guardian of [{}, PRIVATE, { characters: [], weapons: [], armor: [], others: [] }, power(0)]) {
      const sent = JSON.parse(JSON.stringify(guardianData(makeInput(guardian))))
      expect(guardianDataSchema.parse(sent)).toEqual(sent)
    }
  })

  it('says that the statistics are still on their way', () => {
    expect(guardianData({ ...makeInput(), facts: undefined }).extras).toMatchObject({ pending: true })
    expect(guardianData(makeInput()).extras).not.toHaveProperty('pending')
  })
})
