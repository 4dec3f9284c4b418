import { describe, expect, it } from 'vitest'
import { makeDefinition } from '../test-support/make-definition.ts'
import { hashOf, makeWeapon } from '../test-support/make-weapon.ts'
import { analyzeWeapon } from './analysis.ts'
import { FALLBACK_ANALYSIS } from './fallback-analysis.ts'
import { rateRoll } from './rating/rate.ts'
import { shownScore, TIER_THRESHOLDS } from './rating/tiers.ts'
import { describeRoll } from './roll.ts'
import { parseWishList } from './wish-list/parse-wish-list.ts'
import { indexWishLists } from './wish-list/wish-list-index.ts'

const perks = ['Explosive Payload', 'Firefly', 'Smallbore', 'Accurized Rounds']
const named = describeRoll({ weaponName: 'Fatebringer', weaponType: 'Hand Cannon', perks })

describe('the analysis that crosses the wire', () => {
  it('F-133 has all fields of both documents from names alone', () => {
    const analysis = analyzeWeapon(named, rateRoll(named, { activity: 'pve' }), { activity: 'pve' })
    expect(analysis).toMatchObject({ tier: 'God-Tier', overall_rating: 'S', activity: 'pve' })
    expect(shownScore(analysis.god_roll_score ?? 0)).toBeGreaterThanOrEqual(TIER_THRESHOLDS['God-Tier'])
    expect(analysis.perk_synergy_score).toBeGreaterThan(5)
    expect(analysis.meta_relevance_score).toBeGreaterThan(5)
    expect(analysis.perk_explorer.map(({ column }) => column)).toEqual([
      'barrel',
      'magazine',
      'trait',
      'trait',
    ])
    expect(analysis.personalized_god_roll.traits).toEqual(['Explosive Payload', 'Firefly'])
    expect(analysis.note).toContain('Rated for PvE')
    expect(JSON.parse(JSON.stringify(analysis))).toMatchObject({ tier: 'God-Tier' })
  })

  it('F-131 begins the synergy text with what matters most', () => {
    const analysis = analyzeWeapon(named, rateRoll(named, { activity: 'pve' }), { activity: 'pve' })
    expect(analysis.synergy_analysis.slice(0, 80)).toContain('Explosive Payload with Firefly: ')
  })

  it('F-280 leaves scores out that nobody knows, instead of sending zero', () => {
    const analysis = analyzeWeapon(named, rateRoll(named))
    expect(analysis.community_score).toBeUndefined()
    const stranger = describeRoll({ weaponName: 'X', perks: ['Unheard-of'] })
    const unrated = analyzeWeapon(stranger, rateRoll(stranger))
    expect(unrated).toMatchObject({ tier: 'Unrated', overall_rating: 'Unrated', confidence: 0 })
    expect(JSON.parse(JSON.stringify(unrated))).not.toHaveProperty('god_roll_score')
    expect(unrated.synergy_analysis).toContain('nothing to say')
  })

  it('F-134 knows the specified fallback, flagged as such', () => {
    expect(FALLBACK_ANALYSIS).toEqual({
      overall_rating: 'B+',
      god_roll_score: 7.5,
      note: 'Analysis temporarily unavailable',
      fallback: true,
    })
  })
})

describe('the analysis of an owned copy', () => {
  const weapon = makeWeapon({}, { second: ['Genesis', 'Rampage'] })
  const wish = `title:List\ndimwishlist:item=${hashOf('Test Cannon')}&perks=${hashOf('Outlaw')},${hashOf('Rampage')}#notes:yes|tags:pve`
  const wishLists = indexWishLists([parseWishList(wish)])

  it('F-281 explores owned and possible perks with their worth and the share of wishes', () => {
    const { perk_explorer: columns } = analyzeWeapon(
      weapon,
      rateRoll(weapon),
      { wishLists },
      makeDefinition(),
    )
    const second = columns[3]?.perks ?? []
    expect(second.map(({ name }) => name).sort()).toEqual(
      ['Explosive Payload', 'Genesis', 'Kill Clip', 'Rampage', 'Rangefinder'].sort(),
    )
    expect(second.find(({ name }) => name === 'Rampage')).toMatchObject({
      owned: true,
      active: false,
      community: 1,
    })
    expect(second.find(({ name }) => name === 'Kill Clip')).toMatchObject({ owned: false, community: 0 })
    expect(second.at(0)?.name).not.toBe('Genesis')
    expect(second.every(({ pve, pvp }) => (pve ?? -1) >= 0 && (pvp ?? 11) <= 10)).toBe(true)
  })

  it('F-282 tells the personal god roll, the gap, the odds, where to farm and a wish-list line', () => {
    const context = { activity: 'pve' as const }
    const { personalized_god_roll: best } = analyzeWeapon(
      weapon,
      rateRoll(weapon, context),
      context,
      makeDefinition(),
    )
    expect(best).toMatchObject({
      activity: 'pve',
      traits: ['Rapid Hit', 'Explosive Payload'],
      barrel: 'Smallbore',
      magazine: 'Tactical Mag',
      masterwork: 'range',
      source: 'Dares of Eternity',
      odds_per_drop: 1 / 20,
    })
    expect(best.gap).toBeGreaterThan(0)
    const [line] = parseWishList(best.wish_list_line ?? '').rolls
    expect(line).toMatchObject({ item: hashOf('Test Cannon'), trash: false, notes: { tags: ['pve'] } })
    expect(line?.perks).toContain(hashOf('Explosive Payload'))
  })

  it('shows another god roll to another player', () => {
    const roll = (activity: 'pve' | 'pvp') => {
      const rating = rateRoll(weapon, { activity })
      return analyzeWeapon(weapon, rating, { activity }, makeDefinition()).personalized_god_roll.traits
    }
    expect(roll('pvp')).not.toEqual(roll('pve'))
  })

  it('F-287 lists the wishes it matches', () => {
    const analysis = analyzeWeapon(weapon, rateRoll(weapon, { wishLists }), { wishLists })
    expect(analysis.wish_list_matches).toMatchObject([{ list: 'List', share: 1, notes: { text: 'yes' } }])
    expect(analysis.community_score).toBeGreaterThan(7)
  })
})
