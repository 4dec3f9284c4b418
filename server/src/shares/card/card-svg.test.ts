import type { StatLine } from '@ai-vault/game/items.ts'
import type { BuildDocument, ShareDocument } from '@ai-vault/game/shares/document.ts'
import { describe, expect, it } from 'vitest'
import { cardFacts } from './card-facts.ts'
import { cardSvg } from './card-svg.ts'
import { cutToFit, fitTitle } from './fit-text.ts'

const build = (changes: Partial<BuildDocument> = {}): BuildDocument => ({
  kind: 'build',
  type: 'build',
  name: 'Nighthawk',
  weapons: [],
  armor: [],
  mods: [],
  strengths: [],
  considerations: [],
  ...changes,
})
const weapon = (name: string) => ({ name }) as BuildDocument['weapons'][number]

/** Every text of a card: where it stands and how large it is. */
const textsOf = (card: string) =>
  [...card.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"[^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, x, y, size, text]) => ({ x: Number(x), y: Number(y), size: Number(size), text: text ?? '' }),
  )
/** The corners of the three shapes: the rim, its half, and what the build has. */
const shapesOf = (card: string) =>
  [...card.matchAll(/<path d="M([\d L.-]+)Z/g)]
    .map(([, corners = '']) => corners.split('L').map((corner) => corner.split(' ').map(Number)))
    // The mark of the product has six corners too, at the left.
    .filter((corners) => corners.length === 6 && corners.every(([x = 0]) => x > 100))
const drawn = (stats: StatLine) => {
  const card = cardSvg(build({ stats }), 'Vesper')
  const [rim, half, own] = shapesOf(card)
  if (!rim || !half || !own) throw new Error('three shapes')
  const dots = [...card.matchAll(/<circle cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)])
  return { rim, half, own, dots, texts: textsOf(card) }
}

describe('the card of a share', () => {
  it('F-328 is 1200 by 630, and all that is written is on it, readable and apart from each other', () => {
    const card = cardSvg(
      build({
        name: 'A title of two lines here',
        weapons: ['One', 'Two'].map(weapon),
        classType: 'hunter',
      }),
      'Vesper',
    )
    expect(card).toMatch(
      /^<svg xmlns="[^"]+" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630"/,
    )
    const texts = textsOf(card)
    expect(texts.map(({ text }) => text)).toEqual([
      'AI VAULT',
      'BUILD',
      'A TITLE OF TWO',
      'LINES HERE',
      'Hunter · by Vesper',
      'One',
      'Two',
    ])
    for (const { x, y, size } of texts) {
      expect(size).toBeGreaterThanOrEqual(42)
      expect([x > 0, y - size > 0, y < 630]).toEqual([true, true, true])
    }
    const below = texts.slice(2)
    below.slice(1).forEach(({ y, size }, at) => {
      expect(y - (below[at]?.y ?? 0)).toBeGreaterThanOrEqual(size * 0.9)
    })
    const [first, second] = below
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(first?.size ?? 0)
    const rows = texts.slice(-3).map(({ y }) => y)
    expect(new Set(rows.slice(1).map((y, at) => y - (rows[at] ?? 0)))).toEqual(new Set([56]))
  })

  it('holds as many lines as there is room for below the title, whatever its size, and no more', () => {
    const weapons = Array.from({ length: 12 }, (_, at) => weapon(`Weapon ${at}`))
    const rows = Array.from({ length: 60 }, (_, signs) => 'AB '.repeat(signs + 1).slice(0, signs + 1)).map(
      (name) => textsOf(cardSvg(build({ name: name.trim(), weapons }), '')),
    )
    expect(new Set(rows.map((texts) => texts.length)).size).toBeGreaterThan(2)
    for (const texts of rows) {
      const lines = texts.filter(({ text }) => text.startsWith('Weapon '))
      expect(lines.map(({ text }) => text)).toEqual(lines.map((_, at) => `Weapon ${at}`))
      const last = lines.at(-1)?.y ?? 0
      expect([last < 630 - 24, last + 56 >= 630 - 24]).toEqual([true, true])
    }
  })

  it('shows stats as a regular shape: full is the rim, half is half way, none is the middle', () => {
    const { rim, half, own, dots } = drawn([200, 200, 200, 200, 200, 200])
    expect([own, dots]).toEqual([rim, rim])
    expect(new Set(rim.map(String)).size).toBe(6)
    const [top, ...others] = rim
    const middle = [0, 1].map((axis) => rim.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / 6)
    expect(Math.abs((top?.[0] ?? 0) - (middle[0] ?? 0))).toBeLessThan(1)
    expect(top?.[1]).toBe(Math.min(...rim.map(([, y]) => y ?? 0)))
    // Clockwise: the second stat is to the right.
    expect(others[0]?.[0]).toBe(Math.max(...rim.map(([x]) => x ?? 0)))
    const reach = rim.map(([x = 0, y = 0]) => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0)))
    expect(Math.max(...reach) - Math.min(...reach)).toBeLessThan(2)
    expect(drawn([100, 100, 100, 100, 100, 100]).own).toEqual(half)
    const none = drawn([0, 0, 0, 0, 0, 0]).own
    expect(new Set(none.map(String)).size).toBe(1)
    expect(none[0]?.map((at, axis) => Math.abs(at - (middle[axis] ?? 0)) < 1)).toEqual([true, true])
    expect(drawn([250, 201, 999, 200, 300, 200]).own).toEqual(rim)
    expect(drawn([-5, -1, 0, 0, 0, 0]).own).toEqual(none)
    for (const [x = 0, y = 0] of rim)
      expect([x < 1200, x > 700, y > 118, y < 552 - 40]).toEqual([true, true, true, true])
  })

  it('writes out the first and the fourth stat, above and below the shape, and the title beside it', () => {
    const { texts } = drawn([160, 1, 2, 90, 3, 4])
    const named = texts.filter(({ text }) => /^(Weapons|Super) /.test(text))
    expect(named.map(({ text }) => text)).toEqual(['Weapons 160', 'Super 90'])
    expect(
      textsOf(cardSvg(build({ name: 'A'.repeat(120), stats: [1, 2, 3, 4, 5, 6] }), ''))[2]?.text.length,
    ).toBe(Math.floor(640 / (68 * 0.53)))
    expect(textsOf(cardSvg(build({ name: 'A'.repeat(120) }), ''))[2]?.text.length).toBe(
      Math.floor(1080 / (68 * 0.53)),
    )
  })

  it.each<[string, ShareDocument, object]>([
    [
      'a loadout',
      build({ type: 'loadout', weapons: [weapon('Rose')] }),
      { label: 'LOADOUT', title: 'Nighthawk', about: 'by Vesper', lines: ['Rose'] },
    ],
    [
      'a build of an element',
      build({ classType: 'titan', subclass: { element: 'void' } as never, name: '🚀' }),
      { label: 'BUILD', title: 'Shared build', about: 'Titan · Void · by Vesper', lines: [] },
    ],
    [
      'a plan, by what it lacks, three things at most',
      build({
        type: 'fireteam',
        plan: {
          needs: ['a', 'b', 'c', 'd'].flatMap((name) => [
            { name, state: 'missing' },
            { name: 'there', state: 'owned' },
          ]),
        } as never,
      }),
      { label: 'FIRETEAM PLAN', lines: ['Missing: a', 'Missing: b', 'Missing: c'] },
    ],
    [
      'a prophecy, three gems at most',
      {
        kind: 'prophecy',
        name: 'Mine',
        archetype: 'Raider',
        gems: ['a', 'b', 'c', 'd'].map((name) => ({ name })),
      } as never,
      { label: 'PROPHECY', about: 'Raider', lines: ['a', 'b', 'c'] },
    ],
    [
      'a profile',
      {
        kind: 'profile',
        name: 'Vesper',
        score: 0,
        characters: [{ classType: 'hunter', power: 1810 }],
      } as never,
      { label: 'PROFILE', about: 'Vault score 0', lines: ['Hunter 1,810'] },
    ],
    [
      'a profile without a score',
      { kind: 'profile', name: 'Vesper', characters: [] } as never,
      { about: undefined, lines: [] },
    ],
  ])('F-328 says what is in it, of %s', (_, document, facts) => {
    expect(cardFacts(document, 'Vesper')).toMatchObject(facts)
  })

  it('says nothing of an author that cannot be written', () => {
    expect(cardFacts(build(), '夜鷹').about).toBeUndefined()
  })
})

describe('a text that is too long', () => {
  it('is cut at the sign that would not fit, and not before', () => {
    const most = Math.floor(640 / (44 * 0.46))
    expect(cutToFit('a'.repeat(most), 44, 640)).toBe('a'.repeat(most))
    expect(cutToFit('a'.repeat(most + 1), 44, 640)).toBe(`${'a'.repeat(most - 1)}…`)
    expect(cutToFit(`${'a'.repeat(most - 2)} ${'b'.repeat(9)}`, 44, 640)).toBe(`${'a'.repeat(most - 2)}…`)
    expect(cutToFit('abc', 44, 1)).toBe('…')
  })

  it('is a title in two lines at the smallest size, and cut at the end of the second', () => {
    const most = Math.floor(640 / (80 * 0.53))
    const whole = fitTitle('A'.repeat(2 * most), 640, [80])
    expect(whole).toEqual({ lines: ['A'.repeat(most), 'A'.repeat(most)], size: 80 })
    expect(fitTitle('A'.repeat(2 * most + 1), 640, [80]).lines).toEqual([
      'A'.repeat(most),
      `${'A'.repeat(most - 1)}…`,
    ])
    // In words it is parted where both lines are nearest to equal.
    expect(fitTitle(`${'A'.repeat(most)} ${'B'.repeat(most)}`, 640, [80]).lines).toEqual([
      'A'.repeat(most),
      'B'.repeat(most),
    ])
    expect(fitTitle('AA BB CCCC DD EEEEEEEE', 640, [80]).lines).toEqual(['AA BB CCCC', 'DD EEEEEEEE'])
  })
})
