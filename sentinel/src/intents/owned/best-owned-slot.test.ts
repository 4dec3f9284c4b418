import type { Weapon } from '@ai-vault/game/items.ts'
import { makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { tierOf } from '@ai-vault/game/weapons/rating/tiers.ts'
import { describe, expect, it } from 'vitest'
import type { Rating } from '../../facts.ts'
import { makeFacts, makeVault, query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'

describe('the best that is owned', () => {
  it('is named with its score, the others below in order', async () => {
    const { lead, names, notes } = await answerFor('best_owned_slot', {
      weapon_type: ['hand_cannon'],
      mode: 'pvp',
    })
    expect(lead).toBe('The Palindrome is your best one: 8.8 for PvP.')
    expect(names).toEqual(['The Palindrome', 'Rose', 'Rose'])
    expect(notes).toEqual(['1 more without a roll to rate is not compared.'])
  })

  it('an activity decides the side, and says that ratings know no more', async () => {
    const { lead, notes } = await answerFor('best_owned_slot', {
      weapon_type: ['rocket_launcher'],
      activity: [{ name: 'raid' }],
    })
    expect(lead).toBe('Apex Predator is your best one: 9.4 for PvE.')
    expect(notes[0]).toBe('Ratings know PvE, not raid alone.')
  })

  it('not PvP means PvE, not exotic leaves exotics out', async () => {
    expect((await answerTo(query('best_owned_slot', { ammo: 'heavy' }, 'pvp', 'exotic'))).lead).toBe(
      'Apex Predator is your only one: 9.4 for PvE.',
    )
  })

  it('of everything is one for each slot', async () => {
    const { lead, lines } = await answerFor('best_owned_slot', { mode: 'pve' })
    expect(lead).toBe('Your best for PvE, slot by slot:')
    expect(lines.map((line) => line.split(';')[0])).toEqual(['Kinetic slot', 'Energy slot', 'Power slot'])
  })

  it('slot by slot is by the score that is shown, and says that one exotic can be equipped', async () => {
    const side = (score: number, overall: number) => ({ tier: tierOf(score), score, overall })
    const rated = (score: number, overall: number): Rating => {
      const both = side(score, overall)
      return { ...both, activity: 'pve', pve: both, pvp: both }
    }
    const gun = (name: string, slot: Weapon['slot'], rarity: Weapon['rarity'] = 'legendary') =>
      makeWeapon({ name, slot, rarity, instanceId: name })
    const weapons = [
      gun('Sunshot', 'energy', 'exotic'),
      gun('Zaouli’s Bane', 'energy'),
      gun('Gjallarhorn', 'power', 'exotic'),
      gun('Outbreak Perfected', 'kinetic', 'exotic'),
    ]
    const ratings = new Map([
      ['Sunshot', rated(9, 9)],
      ['Zaouli’s Bane', rated(9.6, 6)],
      ['Gjallarhorn', rated(9, 9)],
      ['Outbreak Perfected', rated(9.2, 9.2)],
    ])
    const facts = (owned: readonly Weapon[]) => makeFacts({}, makeVault({ weapons: owned, ratings }))
    const both = await answerFor('best_owned_slot', { mode: 'pve' }, facts(weapons))
    expect(both.names).toEqual(['Outbreak Perfected', 'Zaouli’s Bane', 'Gjallarhorn'])
    expect(both.notes).toContain('Only one exotic weapon can be equipped at a time.')
    const one = await answerFor('best_owned_slot', { mode: 'pve' }, facts(weapons.slice(0, 3)))
    expect(one.notes).toEqual([])
  })

  it('of armor goes by the stats that are named', async () => {
    const { lead } = await answerFor('best_owned_slot', { slot: 'helmet', stat: ['grenade'] })
    expect(lead).toBe('Bushido Helm is your best one: 25 grenade.')
  })

  it('so many as are asked for', async () => {
    const { names, part } = await answerFor('best_owned_slot', { weapon_type: ['hand_cannon'], limit: 2 })
    expect([names.length, part.total]).toEqual([2, 2])
  })
})
