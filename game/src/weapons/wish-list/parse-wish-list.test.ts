import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectNoSlowText } from '../../test-support/slow-texts.ts'
import { exportWishList } from './export-wish-list.ts'
import { parseWishList } from './parse-wish-list.ts'
import { ANY_ITEM, type WishRoll } from './wish-list.ts'

describe('reading a wish list', () => {
  it('reads title, description, block notes with tags, and notes of its own', () => {
    const list = parseWishList(
      [
        'title:My targets',
        'description: For raids',
        '',
        '// Fatebringer',
        '//notes:Best for adds|tags:pve, mkb',
        'dimwishlist:item=100&perks=1,2',
        'dimwishlist:item=100&perks=1,3#notes:A duel roll (PvP)|tags:controller',
        '',
        'dimwishlist:item=200&perks=4',
      ].join('\r\n'),
    )
    expect(list).toMatchObject({ title: 'My targets', description: 'For raids', problemCount: 0 })
    expect(list.rolls).toEqual([
      {
        item: 100,
        perks: [1, 2],
        trash: false,
        notes: { text: 'Best for adds', tags: ['pve', 'mkb'], uses: ['pve'], inputs: ['mnk'] },
      },
      {
        item: 100,
        perks: [1, 3],
        trash: false,
        notes: { text: 'A duel roll (PvP)', tags: ['controller'], uses: ['pvp'], inputs: ['controller'] },
      },
      { item: 200, perks: [4], trash: false },
    ])
  })

  it('ends block notes at the next comment', () => {
    const list = parseWishList(
      '//notes:One\ndimwishlist:item=1&perks=2\n// Other\ndimwishlist:item=1&perks=3',
    )
    expect(list.rolls.map((roll) => roll.notes?.text)).toEqual(['One', undefined])
  })

  it('keeps trash, the wildcard and items without perks apart', () => {
    const list = parseWishList(
      'dimwishlist:item=-5&perks=1\ndimwishlist:item=-69420&perks=1,2\ndimwishlist:item=-6',
    )
    expect(list.rolls).toEqual([
      { item: 5, perks: [1], trash: true },
      { item: ANY_ITEM, perks: [1, 2], trash: false },
      { item: 6, perks: [], trash: true },
    ])
  })

  it('reads the other address format and forgives case, spaces and a byte order mark', () => {
    const list = parseWishList(
      '\ufeffDIMWISHLIST:item=1&perks= 2 , 3 \nhttps://banshee-44.com/?weapon=7&socketEntries=8,9',
    )
    expect(list.rolls).toEqual([
      { item: 1, perks: [2, 3], trash: false },
      { item: 7, perks: [8, 9], trash: false },
    ])
  })

  it('counts bad lines, tells where they are, and goes on', () => {
    const list = parseWishList(
      [
        'dimwishlist:item=0&perks=1',
        'dimwishlist:item=1&perks=x',
        'dimwishlist:item=99999999999&perks=1',
        'dimwishlist:item=-69420&perks=',
        'dimwishlist:itm=4',
        'just some prose',
        'dimwishlist:item=1&perks=2',
      ].join('\n'),
    )
    expect(list.problems.map((problem) => problem.line)).toEqual([1, 2, 3, 4, 5])
    expect(list.problemCount).toBe(5)
    expect(list.rolls).toHaveLength(1)
  })

  it('reports at most a hundred bad lines but counts them all', () => {
    const list = parseWishList(Array.from({ length: 500 }, () => 'dimwishlist:nonsense').join('\n'))
    expect(list.problems).toHaveLength(100)
    expect(list.problemCount).toBe(500)
  })

  it('survives any text', () => {
    const line = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.string(), fc.string()).map(([item, perks]) => `dimwishlist:item=${item}&perks=${perks}`),
      fc
        .tuple(fc.integer(), fc.array(fc.integer()))
        .map(([item, perks]) => `dimwishlist:item=${item}&perks=${perks}#notes:`),
      fc.constantFrom(
        '//notes:',
        '//',
        'title:',
        '|tags:,,',
        '#notes:|tags:',
        'dimwishlist:item=1&perks=1#notes:a#notes:b',
      ),
    )
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n', '\r'), (lines, separator) => {
        const list = parseWishList(lines.join(separator))
        for (const { item, perks } of list.rolls) {
          expect(item === ANY_ITEM || item > 0).toBe(true)
          expect(perks.every((perk) => Number.isSafeInteger(perk) && perk > 0 && perk < 2 ** 32)).toBe(true)
        }
        expect(list.problemCount).toBeGreaterThanOrEqual(list.problems.length)
      }),
      { numRuns: 400 },
    )
  })
})

const dir = process.env.REAL_DATA_DIR
describe.skipIf(!dir)("the community's merged list (REAL_DATA_DIR)", () => {
  it('is read in full, without a bad line, and with what its notes say', () => {
    const file = readFileSync(join(dir ?? '', 'wishlist/voltron-2022-01-30.txt.gz'))
    const list = parseWishList(gunzipSync(file).toString('utf8'))
    expect(list.rolls).toHaveLength(43_299)
    expect(list.problemCount).toBe(0)
    expect(list.title).toContain('compiled collection')
    const named = list.rolls.filter((roll) => roll.notes && roll.notes.uses.length > 0)
    expect(named.length).toBeGreaterThan(30_000)
  })
})

describe('exporting targets', () => {
  const hash = fc.integer({ min: 1, max: 2 ** 32 - 1 })
  const word = fc
    .stringMatching(/^[A-Za-z0-9 .,:;()'"&=-]{0,40}$/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
  const tag = fc.constantFrom('pve', 'pvp', 'mkb', 'controller')
  const roll: fc.Arbitrary<WishRoll> = fc.record({
    item: hash,
    perks: fc.uniqueArray(hash, { maxLength: 6 }),
    trash: fc.boolean(),
    notes: fc.record({
      text: word,
      tags: fc.uniqueArray(tag),
      uses: fc.constant([]),
      inputs: fc.constant([]),
    }),
  })

  it('comes back as it went out', () => {
    fc.assert(
      fc.property(word, word, fc.array(roll), (title, description, rolls) => {
        const list = parseWishList(exportWishList({ title, description, rolls }))
        expect(list.problemCount).toBe(0)
        expect(list.title ?? '').toBe(title)
        expect(list.description ?? '').toBe(description)
        expect(list.rolls.map(({ item, perks, trash }) => ({ item, perks, trash }))).toEqual(
          rolls.map(({ item, perks, trash }) => ({ item, perks, trash })),
        )
        expect(list.rolls.map(({ notes }) => [notes?.text ?? '', notes?.tags ?? []])).toEqual(
          rolls.map(({ notes }) => [notes?.text ?? '', notes?.tags ?? []]),
        )
      }),
    )
  })

  it('keeps a note on one line, whatever is in it', () => {
    const notes = { text: 'two\nlines | and a bar', tags: ['a,b'], uses: [], inputs: [] }
    const text = exportWishList({ rolls: [{ item: 1, perks: [2], notes, trash: false }] })
    expect(text).toBe('dimwishlist:item=1&perks=2#notes:two lines / and a bar|tags:a b\n')
  })
})

it('takes no list out of proportion, whatever is repeated in it', () => {
  const words = [
    'dimwishlist:item=',
    '&perks=',
    '#notes:',
    '\n',
    '12',
    '-',
    ',',
    '//',
    'notes:',
    'title:',
    '@',
    '|tags:',
  ]
  expectNoSlowText({
    words: [...words, 'https://banshee-44.com/?weapon=', '&socketEntries=', 'a', '\t', '(', 'pve', '\r'],
    length: 20_000,
    read: parseWishList,
  })
})
