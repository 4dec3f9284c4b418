import { describe, expect, it } from 'vitest'
import { makeDefinition, makePool } from '../../test-support/make-definition.ts'
import { hashOf, makePlug, makeWeapon } from '../../test-support/make-weapon.ts'
import { BASE_KNOWLEDGE } from '../knowledge/base-knowledge.ts'
import { BASE, CompiledKnowledge } from '../knowledge/compiled-knowledge.ts'
import { writeLearned } from '../knowledge/learned-worths.ts'
import { rateRoll } from '../rating/rate.ts'
import { parseWishList } from '../wish-list/parse-wish-list.ts'
import { indexWishLists } from '../wish-list/wish-list-index.ts'
import { learnWorths } from './learn-worths.ts'
import { lessonsOfLists } from './lessons-of-lists.ts'

const NAMED = [...'abcdefgh'].map((letter, at) =>
  makeDefinition({ hash: 100 + at, name: `Cannon ${letter}` }),
)
const FIXED = makeDefinition({ hash: 200, columns: makePool({ first: ['Outlaw'], second: ['Rampage'] }) })
const EXOTIC = makeDefinition({ hash: 201, rarity: 'exotic' })
const weapons = new Map([...NAMED, FIXED, EXOTIC].map((each) => [each.hash, each]))
const plugs = [
  ...NAMED.flatMap(({ columns }) => columns.flatMap(({ possible }) => possible)),
  makePlug('Genesis', true),
]
const definitions = {
  weapon: (hash: number) => weapons.get(hash),
  plug: (hash: number) => plugs.find((plug) => plug.hash === hash),
}
const line = (item: number, ...perks: readonly (string | number)[]) =>
  `dimwishlist:item=${item}&perks=${perks.map((perk) => (typeof perk === 'number' ? perk : hashOf(perk))).join(',')}`
/** Eight cannons, and each time the pair that nobody else asks for. */
const LIST = parseWishList(
  NAMED.map(({ hash }) => `//notes:PvE\n${line(hash, 'Moving Target', 'Genesis')}\n`).join('\n'),
)

function learnFrom(...lists: readonly (typeof LIST)[]) {
  const { lessons, weapons, rolls } = lessonsOfLists(lists, definitions)
  return learnWorths(lessons, { weapons, rolls, of: 'a test' })
}

describe('what wish lists teach', () => {
  it('holds the wishes for a weapon against all that it can roll', () => {
    const { lessons, weapons, rolls } = lessonsOfLists([LIST], definitions)
    expect([weapons, rolls]).toEqual([8, 8])
    const { pool, wishes, type, frame } = lessons[0] ?? {}
    expect({ type, frame }).toEqual({ type: 'hand-cannon', frame: 'adaptive' })
    expect(pool?.traits[0]).toEqual(['Compulsive Reloader', 'Moving Target', 'Outlaw', 'Rapid Hit'])
    expect(wishes?.[0]?.uses).toEqual(['pve'])
    const wished = wishes?.[0]?.traits?.indexOf(1) ?? -1
    const second = pool?.traits[1] ?? []
    expect([pool?.traits[0][Math.floor(wished / second.length)], second[wished % second.length]]).toEqual([
      'Moving Target',
      'Genesis',
    ])
  })

  it('a reprint with the same pool and the same wishes teaches once', () => {
    expect(lessonsOfLists([LIST], definitions).lessons).toHaveLength(1)
  })

  it('an enhanced perk is its base perk', () => {
    const enhanced = parseWishList(line(100, makePlug('Genesis', true).hash))
    const plain = parseWishList(line(100, 'Genesis'))
    expect(lessonsOfLists([enhanced], definitions)).toEqual(lessonsOfLists([plain], definitions))
  })

  it('warnings, wishes for every weapon, fixed perks, exotics and unknown weapons teach nothing', () => {
    const list = parseWishList(
      [
        line(-100, 'Genesis'),
        line(-69420, 'Genesis'),
        line(200, 'Outlaw'),
        line(201, 'Genesis'),
        line(7, 'Genesis'),
      ].join('\n'),
    )
    expect(lessonsOfLists([list], definitions)).toEqual({ lessons: [], weapons: 0, rolls: 0 })
    const learned = learnFrom(list)
    expect(writeLearned({ ...learned, from: BASE_KNOWLEDGE.learned.from })).toBe(
      writeLearned(BASE_KNOWLEDGE.learned),
    )
  })

  it('also rates weapons that no list names, and leaves alone what they do not speak of', () => {
    const other = makeWeapon(
      { hash: 999, name: 'Another' },
      { first: ['Moving Target'], second: ['Genesis'] },
    )
    const sword = makeWeapon({ type: 'sword', ammo: 'heavy' }, { first: ['Relentless Strikes'], second: [] })
    const learned = learnFrom(LIST)
    const index = indexWishLists([LIST], undefined, new CompiledKnowledge({ ...BASE_KNOWLEDGE, learned }))
    const score = (weapon: typeof other, context = {}) => rateRoll(weapon, context).pve.score ?? 0
    expect(score(other, { wishLists: index })).toBeGreaterThan(score(other) + 0.2)
    expect(score(other, { wishLists: indexWishLists([LIST]) })).toBe(score(other))
    expect(score(other, { wishLists: index, knowledge: BASE })).toBe(score(other))
    expect(score(sword, { wishLists: index })).toBeCloseTo(score(sword), 1)
  })

  it('is the same table for the same lists', () => {
    expect(writeLearned(learnFrom(LIST))).toBe(writeLearned(learnFrom(LIST)))
  })
})
