import { describe, expect, it } from 'vitest'
import { hashOf, makeWeapon } from '../../test-support/make-weapon.ts'
import { rollOfWeapon } from '../roll-of-weapon.ts'
import { parseWishList } from './parse-wish-list.ts'
import { voicesOn } from './voices.ts'
import { indexWishLists } from './wish-list-index.ts'

const ITEM = hashOf('Test Cannon')
const line = (perks: readonly string[], trash = false, notes = '') =>
  `dimwishlist:item=${trash ? -ITEM : ITEM}&perks=${perks.map(hashOf).join(',')}${notes ? `#notes:${notes}` : ''}`
const lists = indexWishLists(
  [
    ['title:Panel', line(['Outlaw', 'Rampage']), line(['Rapid Hit', 'Kill Clip'])],
    ['title:Doubter', line(['Outlaw', 'Rampage'], true)],
    ['title:Near', line(['Outlaw', 'Kill Clip'])],
    ['title:Duels', line(['Outlaw', 'Rampage'], false, 'pvp')],
    ['title:Elsewhere', 'dimwishlist:item=77&perks=1'],
  ].map((lines) => parseWishList(lines.join('\n'))),
)
const copy = rollOfWeapon(makeWeapon())

describe('F-280 what single lists say of a roll', () => {
  it('F-280 shows who asks for it, who comes near, who warns: their disagreement', () => {
    expect(voicesOn(copy, lists).map(({ list, verdict, rolls, met }) => [list, verdict, rolls, met])).toEqual(
      [
        ['Panel', 'for', 2, 1],
        ['Doubter', 'against', 0, 0],
        ['Near', 'partly', 1, 0],
        ['Duels', 'for', 1, 1],
      ],
    )
  })

  it('F-280 leaves out what speaks of the other activity', () => {
    expect(voicesOn(copy, lists, 'pve').map(({ list }) => list)).not.toContain('Duels')
    expect(voicesOn(copy, lists, 'pvp').map(({ list }) => list)).toContain('Duels')
  })
})
