import { describe, expect, it } from 'vitest'
import { makeDefinition } from '../../../test-support/make-definition.ts'
import { hashOf, makeWeapon } from '../../../test-support/make-weapon.ts'
import type { RatingContext } from '../../context.ts'
import { BASE } from '../../knowledge/compiled-knowledge.ts'
import { describeRoll } from '../../roll.ts'
import { parseWishList } from '../../wish-list/parse-wish-list.ts'
import { indexWishLists } from '../../wish-list/wish-list-index.ts'
import { rateRoll } from '../rate.ts'
import { explainRating, type ReasonTopic } from './explain.ts'

function textsOf(weapon: ReturnType<typeof makeWeapon>, topic: ReasonTopic, context: RatingContext = {}) {
  return explainRating(weapon, rateRoll(weapon, context), context)
    .filter((reason) => reason.topic === topic)
    .map((reason) => reason.text)
}

describe('the reasons for a rating', () => {
  it('tell which perk does what for this frame', () => {
    const [text] = textsOf(makeWeapon({}, { first: ['Rapid Hit'] }), 'trait', { activity: 'pvp' })
    expect(text).toMatch(/^Rapid Hit: .+ on an adaptive hand cannon in PvP\.$/)
  })

  it('tell which pair works together and why, and which works against itself', () => {
    const reload = makeWeapon({}, { first: ['Rapid Hit'], second: ['Kill Clip'] })
    expect(textsOf(reload, 'pair').join(' ')).toContain('Rapid Hit with Kill Clip: ')
    const refill = makeWeapon({}, { first: ['Outlaw'], second: ['Auto-Loading Holster'] })
    expect(textsOf(refill, 'pair').join(' ')).toContain('Outlaw beside Auto-Loading Holster: both look')
  })

  it('tell what the lists ask for where we know no reason: much, little, or no more than chance', () => {
    const reasons = [...BASE.source.learned.pairs.keys()].flatMap((key) => {
      const [one, other] = key.split('+').map((name) => BASE.find(name))
      if (one?.kind !== 'trait' || other?.kind !== 'trait') return []
      const weapon = makeWeapon({}, { first: [one.name], second: [other.name] })
      const [steps] = BASE.pair(one.id, other.id)
      return textsOf(weapon, 'pair', { activity: 'pve' }).map((text) => [steps, text] as const)
    })
    const ofLists = reasons.filter(([, text]) => text.includes('wish lists ask'))
    for (const [steps, text] of ofLists)
      expect(text).toContain(
        Math.abs(steps) < 0.15 ? 'about as often as' : steps > 0 ? 'more often than' : 'less often than',
      )
    for (const words of ['about as', 'more', 'less'])
      expect(ofLists.some(([, text]) => text.includes(`together ${words} often`))).toBe(true)
  })

  it('tell what barrel, magazine and masterwork add', () => {
    const weapon = makeWeapon({ masterwork: { hash: 1, name: '', stat: 'range', level: 10 } })
    expect(textsOf(weapon, 'barrel')).toEqual([expect.stringContaining('Smallbore: +7 range, +7 stability')])
    expect(textsOf(weapon, 'magazine')).toEqual([expect.stringContaining('Tactical Mag: ')])
    expect(textsOf(weapon, 'masterwork')).toEqual([expect.stringMatching(/^A range masterwork is /)])
    const impact = makeWeapon({ masterwork: { hash: 1, name: '', stat: 'impact', level: 10 } })
    expect(textsOf(impact, 'masterwork')).toEqual([expect.stringMatching(/^An impact masterwork is /)])
  })

  it('name the best selectable combination only where another one is switched on', () => {
    expect(textsOf(makeWeapon(), 'combination')).toEqual([])
    const switchable = makeWeapon({}, { second: ['Genesis', 'Explosive Payload'] })
    expect(textsOf(switchable, 'combination')).toEqual([
      'Its best selectable combination has Explosive Payload switched on.',
    ])
  })

  it("tell what is missing to the best roll of the weapon's own pool", () => {
    const weapon = makeWeapon({}, { barrel: ['Full Bore'], second: ['Genesis'] })
    const rating = rateRoll(weapon, { activity: 'pve' })
    const missing = explainRating(weapon, rating, { activity: 'pve' }, { definition: makeDefinition() })
      .filter((reason) => reason.topic === 'missing')
      .map((reason) => reason.text)
    expect(missing).toContain('Explosive Payload instead of Genesis would make it better.')
    expect(missing).toContain('Smallbore instead of Full Bore would make it better.')
  })

  it('suggest no shotgun barrel for a hand cannon when only names are known', () => {
    const roll = describeRoll({ weaponName: 'X', weaponType: 'Hand Cannon', perks: ['Full Bore', 'Rampage'] })
    const texts = explainRating(roll, rateRoll(roll)).map((reason) => reason.text)
    expect(texts.join(' ')).toContain('instead of Full Bore')
    expect(texts.join(' ')).not.toMatch(/Full Choke|Barrel Shroud|Rifled Barrel/)
  })

  it('F-287 quote every list that recommends the roll', () => {
    const wish = (note: string) =>
      parseWishList(
        `title:${note}\ndimwishlist:item=${hashOf('Test Cannon')}&perks=${hashOf('Rampage')}#notes:${note}`,
      )
    const wishLists = indexWishLists([wish('First'), wish('Second')])
    expect(textsOf(makeWeapon(), 'community', { wishLists })).toEqual([
      'First recommends this roll: First',
      'Second recommends this roll: Second',
    ])
  })

  it('admit what is not known', () => {
    expect(textsOf(makeWeapon({}, { first: ['Brand New Perk'] }), 'unknown')).toEqual([
      'Not known to us, and counted neither for nor against: Brand New Perk.',
    ])
  })

  it('can be asked for the other activity', () => {
    const weapon = makeWeapon()
    const rating = rateRoll(weapon, { activity: 'pve' })
    const texts = explainRating(weapon, rating, {}, { activity: 'pvp' }).map((reason) => reason.text)
    expect(texts.some((text) => text.includes('in PvP'))).toBe(true)
  })
})

it('says of a craftable exotic what crafting lets the player choose, and of any other nothing of the kind', () => {
  const exotic = makeWeapon({ name: 'Wicked Implement', rarity: 'exotic' }, { first: ['Tithing Harvest'] })
  const [pool] = [makeDefinition()]
  const definitionOf = (isCraftable: boolean) => () => ({
    ...pool,
    columns: pool.columns.map((column) =>
      isCraftable && column.kind === 'barrel' ? column : { ...column, possible: column.possible.slice(0, 1) },
    ),
  })
  const gunOf = (isCraftable: boolean) => {
    const context = { definitionOf: definitionOf(isCraftable) }
    const rating = rateRoll(exotic, context)
    return explainRating(exotic, rating, context).find(({ topic }) => topic === 'gun')?.text
  }
  expect(gunOf(true)).toMatch(
    /traits are the same on every copy.* Its barrel can be chosen by crafting it\.$/,
  )
  expect(gunOf(false)).not.toContain('crafting')
})
