import type { ArmorBuild } from '@ai-vault/game/armor/problem.ts'
import { dimAddress } from '@ai-vault/game/builds/dim-loadout.ts'
import { describe, expect, it } from 'vitest'
import { makeFive } from '../../../../test-support/make-armor.ts'
import { describeBuild } from './build-text.ts'
import { dimLoadoutOfArmor } from './dim-loadout.ts'

const WORN = makeFive(10).map((piece, i) => (i === 0 ? { ...piece, rarity: 'exotic' as const } : piece))
const BUILD: ArmorBuild = {
  pieces: ['10', '11', '12', '13', '14'],
  mods: [
    { stat: 'weapons', size: 'major', points: 10, cost: 3 },
    { stat: 'grenade', size: 'minor', points: 5, cost: 1 },
    null,
    null,
    null,
  ],
  tuning: [{ kind: 'balanced' }, { kind: 'directional', plus: 'melee', minus: 'super' }, null, null, null],
  artifice: [null, null, 'health', null, null],
  stats: [160, 65, 70, 40, 120, 20],
  total: 475,
  modCost: 4,
  energyLeft: [8, 10, 11, 11, 11],
  alternatives: [[], [], [], [], []],
}

describe('F-165 a build for elsewhere', () => {
  it('is a DIM loadout with the pieces, every mod, tuning and artifice boost', () => {
    expect(dimLoadoutOfArmor(BUILD, WORN)).toMatchObject({
      classType: 1,
      equipped: WORN.map(({ instanceId, hash }) => ({ id: instanceId, hash })),
      parameters: {
        mods: [4183296050, 4021790309, 3122197216, 311164277, 199176566],
        exoticArmorHash: 10,
        autoStatMods: false,
        statConstraints: expect.arrayContaining([{ statHash: 2996146975, minStat: 160 }]),
      },
    })
  })

  it('opens in DIM by a link that carries the same loadout', () => {
    const loadout = dimLoadoutOfArmor(BUILD, WORN)
    const address = new URL(dimAddress(loadout))
    expect(address.origin + address.pathname).toBe('https://app.destinyitemmanager.com/loadouts')
    expect(JSON.parse(address.searchParams.get('loadout') ?? '')).toEqual(JSON.parse(JSON.stringify(loadout)))
  })

  it('as text counts a wildcard for the wanted set that lacks a piece, and says which piece it is', () => {
    const sets = [1, 1, 1, 2, undefined].map(
      (hash) => hash && { hash, name: hash === 1 ? 'Techsec' : 'Bushido' },
    )
    const worn = WORN.map((piece, i) => {
      const set = sets[i]
      return set ? { ...piece, set } : { ...piece, setWildcard: true }
    })
    const text = describeBuild(BUILD, worn, [{ hash: 1, pieces: 4 }])
    expect(text).toContain('Sets: Techsec 4 (1 wildcard)')
    expect(text).toContain('Piece 14 (tier 5), counts as any set; mod')
    expect(text.match(/counts as any set/g)).toHaveLength(1)
  })

  it('has the total of all six stats in its name, whatever it was ranked by', () => {
    const byGrenade = { ...BUILD, total: 120 }
    expect(dimLoadoutOfArmor(byGrenade, WORN).name).toBe('AI Vault build, total 475')
    expect(describeBuild(byGrenade, WORN)).toMatch(/^Armor build, total 475\n/)
  })

  it('is plain text that names them too', () => {
    const text = describeBuild(BUILD, WORN)
    expect(text).toContain('Weapons 160, Health 65, Class 70, Super 40, Grenade 120, Melee 20')
    expect(text).toContain('Helmet: Piece 10 (tier 5); mod Weapons +10 (3); tuning Balanced')
    expect(text).toContain('mod Grenade +5 (1); tuning Melee +5, Super −5')
    expect(text).toContain('tuning Artifice Health +3')
    expect(text).toContain('5 pieces, mod cost 4, Grandmaster Portal Required')
  })
})
