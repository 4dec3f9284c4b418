import { describe, expect, it } from 'vitest'
import { hashOf, makePlug, makeWeapon } from '../../test-support/make-weapon.ts'
import { rateRoll } from '../rating/rate.ts'
import { describeRoll } from '../roll.ts'
import { rollOfWeapon } from '../roll-of-weapon.ts'
import { matchWishLists } from './match.ts'
import { parseWishList } from './parse-wish-list.ts'
import { indexWishLists } from './wish-list-index.ts'

const line = (perks: readonly string[], notes = '', item = hashOf('Test Cannon')) =>
  `dimwishlist:item=${item}&perks=${perks.map((perk) => hashOf(perk)).join(',')}#notes:${notes}`
const index = (...texts: readonly string[]) => indexWishLists(texts.map((text) => parseWishList(text)))
const weapon = makeWeapon()
const roll = rollOfWeapon(weapon)

describe('matching wish lists', () => {
  it('F-287 lists every matching roll with its notes, not only the first', () => {
    const lists = index(
      ['title:One', line(['Outlaw', 'Rampage'], 'classic'), line(['Rampage'], 'any reload')].join('\n'),
      ['title:Two', line(['Smallbore', 'Outlaw', 'Rampage'], 'with barrel')].join('\n'),
    )
    const matches = matchWishLists(roll, lists)
    expect(matches.map(({ list, notes, share }) => [list, notes?.text, share])).toEqual([
      ['One', 'classic', 1],
      ['One', 'any reload', 1],
      ['Two', 'with barrel', 1],
    ])
  })

  it('lets partial matches count partly and names what is missing', () => {
    const lists = index(line(['Outlaw', 'Kill Clip', 'Smallbore', 'Tactical Mag']))
    expect(matchWishLists(roll, lists)).toMatchObject([{ share: 0.75, missing: [hashOf('Kill Clip')] }])
    const [none, part, all] = [
      rateRoll(weapon),
      rateRoll(weapon, { wishLists: lists }),
      rateRoll(weapon, { wishLists: index(line(['Outlaw', 'Rampage'])) }),
    ]
    expect(part.pve.score).toBeGreaterThan(none.pve.score ?? 0)
    expect(all.pve.score).toBeGreaterThan(part.pve.score ?? 0)
  })

  it('F-280 gives a community score only where a list speaks of the roll', () => {
    expect(rateRoll(weapon).pve.community).toBeUndefined()
    expect(rateRoll(weapon, { wishLists: index(line(['Outlaw'], '', 12345)) }).pve.community).toBeUndefined()
    expect(rateRoll(weapon, { wishLists: index(line(['Outlaw', 'Rampage'])) }).pve.community).toBeGreaterThan(
      7,
    )
  })

  it('says in a word what the lists think: a wish met outweighs a warning, half a wish is partial', () => {
    const wishOf = (...lines: readonly string[]) =>
      rateRoll(weapon, { wishLists: index(lines.join('\n')) }).wish
    const trash = line(['Outlaw']).replace('item=', 'item=-')
    expect(wishOf(line(['Outlaw', 'Rampage']), trash)).toBe('match')
    expect(wishOf(trash)).toBe('trash')
    expect(wishOf(line(['Outlaw', 'Kill Clip']))).toBe('partial')
    expect(wishOf(line(['Firefly', 'Kill Clip']))).toBeUndefined()
  })

  it('never counts it against a copy that no list names it', () => {
    const lists = index(line(['Explosive Payload', 'Firefly']))
    expect(rateRoll(weapon, { wishLists: lists }).pve.score).toBe(rateRoll(weapon).pve.score)
  })

  it('lets several lists that agree count more than one', () => {
    const wish = line(['Outlaw', 'Rampage'])
    const scores = [index(wish), index(wish, wish), index(wish, wish, wish)].map(
      (wishLists) => rateRoll(weapon, { wishLists }).pve.community ?? 0,
    )
    expect(scores).toEqual([...scores].sort((a, b) => a - b))
    expect(new Set(scores).size).toBe(3)
  })

  it('hears what notes say about the activity', () => {
    const rating = rateRoll(weapon, { wishLists: index(line(['Outlaw', 'Rampage'], 'god roll|tags:pvp')) })
    expect(rating.pve.community).toBeUndefined()
    expect(rating.pvp.community).toBeGreaterThan(7)
  })

  it('takes a warning as a warning', () => {
    const lists = index(line(['Outlaw', 'Rampage'], 'not worth it', -hashOf('Test Cannon')))
    const rating = rateRoll(weapon, { wishLists: lists })
    expect(matchWishLists(roll, lists)).toMatchObject([{ trash: true, share: 1 }])
    expect(rating.pve.score).toBeLessThan(rateRoll(weapon).pve.score ?? 0)
    expect(rating.pve.community).toBeLessThan(2)
  })

  it('matches wishes for any weapon', () => {
    const lists = index(line(['Outlaw', 'Rampage'], 'everywhere', -69420))
    expect(matchWishLists(roll, lists)).toHaveLength(1)
  })

  it('matches by name where names are known: enhanced perks, and weapons known only by name', () => {
    const names = new Map(['Outlaw', 'Rampage'].map((name) => [hashOf(name), name]))
    const lists = indexWishLists([parseWishList(line(['Outlaw', 'Rampage']))], {
      item: (hash) => (hash === hashOf('Test Cannon') ? 'Test Cannon' : undefined),
      perk: (hash) => names.get(hash),
    })
    const enhanced = {
      ...weapon,
      columns: weapon.columns.map((column) => ({
        ...column,
        selectable: column.selectable.map(({ name }) => makePlug(name, true)),
      })),
    }
    expect(matchWishLists(rollOfWeapon(enhanced), lists)).toMatchObject([{ share: 1 }])
    const named = describeRoll({
      weaponName: 'test cannon',
      weaponType: 'Hand Cannon',
      perks: ['Rampage', 'Enhanced Outlaw'],
    })
    expect(matchWishLists(named, lists)).toMatchObject([{ share: 1 }])
  })
})
