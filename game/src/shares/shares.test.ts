import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeArmor, makeWeapon } from '../test-support/make-items.ts'
import { makeSharedWeapon } from '../test-support/make-shared-weapon.ts'
import { compareBuild, countOwnership, isVeryCopy } from './compare-build.ts'
import type { BuildDocument, ProfileDocument, SharedArmor } from './document.ts'
import { onlyParts, partsOf, SHARE_PARTS, type SharePart } from './parts.ts'
import { slugOf } from './slug.ts'

const weapon = makeSharedWeapon({
  perks: [
    { hash: 1, name: 'Explosive Payload' },
    { hash: 2, name: 'Frenzy' },
  ],
  instanceId: '6917',
})
const helmet: SharedArmor = {
  slot: 'helmet',
  hash: 9,
  name: 'Bushido Cowl',
  rarity: 'legendary',
  set: 'Bushido',
  stats: [30, 10, 10, 20, 5, 5],
  instanceId: '6918',
}
const build: BuildDocument = {
  kind: 'build',
  type: 'build',
  name: 'Nighthawk, 160 weapons',
  classType: 'hunter',
  subclass: {
    name: 'Gunslinger',
    element: 'solar',
    abilities: [],
    aspects: [],
    fragments: ['Ember of Char'],
  },
  weapons: [weapon],
  armor: [helmet],
  stats: [162, 70, 61, 108, 54, 60],
  mods: ['Font of Might'],
  modPoints: [0, 37, 0, 0, 0, 0],
  strategy: 'Wait, then fire.',
  steps: ['First the roof'],
  strengths: ['One shot'],
  considerations: ['Slow'],
  notes: 'My secret spot',
}
const profile: ProfileDocument = {
  kind: 'profile',
  name: 'Vesper#4102',
  score: 78,
  characters: [{ classType: 'hunter', power: 512 }],
  items: 1812,
  membershipType: '3',
}

describe('F-329 the parts of a share', () => {
  test('are those it has something for; copies, names and counts are off by default', () => {
    const names = (only: 'all' | 'default') =>
      partsOf(build)
        .filter(({ byDefault }) => only === 'all' || byDefault)
        .map(({ part }) => part)
    expect(names('all')).toEqual(['weapons', 'armor', 'subclass', 'reasons', 'notes', 'copies'])
    expect(names('default')).toEqual(['weapons', 'armor', 'subclass', 'reasons', 'notes'])
    expect(partsOf(build)[0]).toEqual({ part: 'weapons', always: true, byDefault: true })
    expect(
      partsOf(profile)
        .filter(({ byDefault }) => byDefault)
        .map(({ part }) => part),
    ).toEqual(['name', 'score', 'characters'])
  })

  test('that are left out leave nothing behind', () => {
    const traces: readonly [SharePart, readonly string[]][] = [
      ['armor', ['Bushido', '162', '37']],
      ['subclass', ['Gunslinger', 'Ember of Char', 'Font of Might']],
      ['reasons', ['Wait, then fire', 'First the roof', 'One shot', 'Slow']],
      ['notes', ['My secret spot']],
      ['copies', ['6917', '6918']],
    ]
    fc.assert(
      fc.property(fc.subarray([...SHARE_PARTS]), (parts) => {
        const text = JSON.stringify(onlyParts(build, parts))
        expect(text).toContain('Fatebringer')
        for (const [part, words] of traces) {
          if (parts.includes(part)) continue
          for (const word of words) expect(text).not.toContain(word)
        }
        expect(onlyParts(onlyParts(build, parts), [...SHARE_PARTS])).toEqual(onlyParts(build, parts))
      }),
    )
    expect(onlyParts(build, SHARE_PARTS)).toEqual(build)
    expect(onlyParts(profile, [])).toEqual({ kind: 'profile', name: 'Vesper#4102', characters: [] })
  })

  test('of a plan leave other people’s names out unless they are ticked', () => {
    const plan: BuildDocument = {
      ...build,
      type: 'fireteam',
      plan: {
        members: [{ name: 'Orin', classType: 'titan' }],
        needs: [{ name: 'Overload', state: 'missing' }],
      },
    }
    const plain = onlyParts(
      plan,
      partsOf(plan).flatMap(({ part, byDefault }) => (byDefault ? [part] : [])),
    )
    expect(plain.plan).toEqual({
      members: [{ classType: 'titan' }],
      needs: [{ name: 'Overload', state: 'missing' }],
    })
    expect(JSON.stringify(onlyParts(plan, ['names']))).toContain('Orin')
  })
})

describe('F-328 the address of a build', () => {
  test.each([
    ['Nighthawk, 160 weapons', 'nighthawk-160-weapons'],
    ['  Élan d’été  ', 'elan-dete'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['../../etc/passwd', 'etc-passwd'],
    ['夜鷹', 'build'],
    ['-'.repeat(90), 'build'],
  ])('of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

  test('is always one safe part', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        expect(slugOf(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slugOf(name).length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

describe('F-328 what a visitor owns of a build', () => {
  const plug = (name: string) => ({ hash: name.length, name, description: '', enhanced: false })
  const copy = (instanceId: string, changes: Partial<ReturnType<typeof makeWeapon>>, perks: string[] = []) =>
    makeWeapon({
      instanceId,
      slot: 'kinetic',
      type: 'hand-cannon',
      element: 'kinetic',
      columns: [{ kind: 'trait', socketIndex: 3, selectable: perks.map(plug) }],
      ...changes,
    })
  const own = (
    weapons: ReturnType<typeof copy>[],
    armor: ReturnType<typeof makeArmor>[] = [],
    scores: Record<string, number> = {},
  ) => compareBuild(build, { weapons, armor, scoreOf: ({ instanceId }) => scores[instanceId] ?? 0 })

  test('is the same roll where a copy can have every perk, enhanced ones included', () => {
    const perks = ['Enhanced Explosive Payload', 'Frenzy']
    const [part] = own([copy('1', { hash: 7 }, ['Frenzy']), copy('2', { hash: 7 }, perks)])
    expect(part).toMatchObject({ ownership: 'same', own: { instanceId: '2' }, lacking: [] })
  })

  test('is near where a perk is lacking, and names it', () => {
    const [part] = own([copy('1', { hash: 7 }, ['Frenzy'])])
    expect(part).toMatchObject({ ownership: 'near', lacking: ['Explosive Payload'] })
  })

  test('is the nearest of the same kind and slot, of the same element first and then the better', () => {
    const others = [
      copy('1', { hash: 1, name: 'A', element: 'arc', slot: 'kinetic' }),
      copy('2', { hash: 2, name: 'B' }),
      copy('3', { hash: 3, name: 'C' }),
      copy('4', { hash: 4, name: 'D', type: 'sword' }),
    ]
    const [part] = own(others, [], { '1': 10, '2': 5, '3': 8, '4': 10 })
    expect(part).toMatchObject({ ownership: 'substitute', own: { instanceId: '3' } })
    expect(own([copy('4', { hash: 4, name: 'D', type: 'sword' })])[0]).toMatchObject({ ownership: 'missing' })
  })

  test('counts armor by points: more is the same, fewer is near, another piece of the slot stands in', () => {
    const piece = (changes: Partial<ReturnType<typeof makeArmor>>) =>
      makeArmor({ slot: 'helmet', classType: 'hunter', rarity: 'legendary', masterworkLevel: 0, ...changes })
    const armorOf = (...armor: ReturnType<typeof makeArmor>[]) => own([], armor)[1]
    expect(armorOf(piece({ hash: 9, base: [30, 10, 10, 20, 5, 6] }))).toMatchObject({
      ownership: 'same',
      points: 1,
    })
    expect(armorOf(piece({ hash: 9, base: [24, 10, 10, 20, 5, 5] }))).toMatchObject({
      ownership: 'near',
      points: -6,
    })
    expect(
      armorOf(
        piece({ instanceId: 'a', hash: 1, name: 'Far', base: [0, 30, 0, 0, 0, 50] }),
        piece({ instanceId: 'b', hash: 2, name: 'Nearer', base: [28, 10, 10, 20, 0, 0] }),
      ),
    ).toMatchObject({ ownership: 'substitute', own: { name: 'Nearer' } })
    expect(armorOf(piece({ hash: 1, classType: 'titan' }))).toMatchObject({ ownership: 'missing' })
    expect(armorOf(piece({ hash: 1, name: 'Else', rarity: 'exotic' }))).toMatchObject({
      ownership: 'missing',
    })
  })

  test('takes no stat mod for the better piece, and knows the author’s own copy', () => {
    const worn = makeArmor({
      instanceId: '6918',
      hash: 9,
      armor3: false,
      masterworkLevel: 0,
      base: [30, 10, 10, 20, 5, 5],
      stats: [40, 10, 10, 20, 5, 5],
    })
    const better = makeArmor({ ...worn, instanceId: '1', base: [30, 10, 10, 20, 5, 7] })
    const [, part] = own([], [better, worn])
    expect(part).toMatchObject({ ownership: 'same', points: 0, own: { instanceId: '6918' } })
    expect(part && isVeryCopy(part.part, part.own)).toBe(true)
    expect(isVeryCopy({}, worn)).toBe(false)
  })

  test('adds up to the parts of the build', () => {
    expect(countOwnership(own([]))).toEqual({ same: 0, near: 0, substitute: 0, missing: 2 })
  })
})
