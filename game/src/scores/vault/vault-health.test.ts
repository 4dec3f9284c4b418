import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../cleanup/verdict.ts'
import { makeWeapon } from '../../test-support/make-items.ts'
import { countVaultHealth } from './vault-health.ts'

describe('the health of a vault', () => {
  it('F-084 counts duplicates, dominated copies, never used ones and what loadouts keep', () => {
    const weapons = [
      makeWeapon({ hash: 1, kills: 0 }),
      makeWeapon({ hash: 1, kills: 0, loadouts: ['c:0'] }),
      makeWeapon({ hash: 2 }),
      makeWeapon({ hash: 3, kills: 12 }),
    ]
    const verdict: Verdict = {
      recommendation: 'consider-dismantling',
      protections: [],
      ground: 'dominated',
      reason: '',
    }
    const held: Verdict = { ...verdict, recommendation: 'review', protections: ['locked'] }
    const verdicts = new Map([
      [weapons[0]?.instanceId ?? '', verdict],
      [weapons[3]?.instanceId ?? '', held],
    ])
    expect(countVaultHealth(weapons, verdicts)).toEqual({ duplicates: 2, dominated: 1, unused: 1, kept: 1 })
  })
})
