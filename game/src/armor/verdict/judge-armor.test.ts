import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Marks, Verdict } from '../../cleanup/verdict.ts'
import type { ArmorPiece, StatLine } from '../../items.ts'
import { makeArmor } from '../../test-support/make-items.ts'
import { judgeArmor } from './judge-armor.ts'

const piece = (instanceId: string, base: StatLine, changes: Partial<ArmorPiece> = {}) =>
  makeArmor({ instanceId, base, power: 1700, ...changes })
const best = piece('best', [30, 0, 20, 0, 25, 0])
const worse = (changes: Partial<ArmorPiece> = {}) => piece('worse', [30, 0, 18, 0, 23, 0], changes)
const verdictOn = (id: string, armor: readonly ArmorPiece[], marks?: Marks) =>
  judgeArmor(armor, marks).get(id) as Verdict

describe('verdicts on armor', () => {
  it('F-126 let a piece go that another stands in for in every stat, and say by how much', () => {
    expect(verdictOn('worse', [worse(), best])).toEqual({
      recommendation: 'consider-dismantling',
      protections: [],
      ground: 'dominated',
      proof: 'best',
      reason:
        'Another Bushido Helm (total 75, power 1,700) stays and is at least as high in all six stats: class 20 against 18 and grenade 25 against 23.',
    })
    expect(verdictOn('best', [worse(), best])).toMatchObject({ recommendation: 'keep' })
  })

  it.each<[string, Partial<ArmorPiece>]>([
    ['slot', { slot: 'legs' }],
    ['class', { classType: 'titan' }],
    ['set', { set: { hash: 9, name: 'Other' } }],
    ['tuning', { tunable: 'melee' }],
    ['rarity', { rarity: 'exotic' }],
    ['selector of sets', { setWildcard: true }],
    ['energy', { energy: { capacity: 12, used: 0 } }],
    ['perks', { exoticPerks: ['Spirit of the Bear'] }],
  ])('F-084 F-126 keep a piece that has another %s than the better one', (_, other) => {
    expect(verdictOn('worse', [best, worse(other)])).not.toHaveProperty('proof')
  })

  it('F-126 keep a piece whose gear tier is higher than that of the better one', () => {
    expect(verdictOn('worse', [{ ...best, tier: 4 }, worse()])).not.toHaveProperty('proof')
    const { tier: _, ...untiered } = best
    expect(verdictOn('worse', [untiered, worse({ tier: 1 })])).not.toHaveProperty('proof')
  })

  it('F-126 let a piece without a set go for one of any set, and what cannot be tuned for what can', () => {
    const inSet = { ...best, set: { hash: 9, name: 'Bushido' }, tunable: 'melee' as const }
    expect(verdictOn('worse', [inSet, worse()])).toMatchObject({ proof: 'best', ground: 'dominated' })
  })

  it('F-126 of two that are alike keep the one that is worn, and say of the other where it is ahead', () => {
    const worn = { ...best, instanceId: 'worn', power: 1690, loadouts: ['1:0'] }
    const strong = piece('strong', [0, 30, 0, 20, 0, 25], { power: 1900 })
    const verdict = verdictOn('best', [strong, best, worn])
    expect(verdict).toMatchObject({
      recommendation: 'consider-dismantling',
      ground: 'duplicate',
      proof: 'worn',
    })
    expect(verdict.reason).toMatch(
      /is the same in all six stats\. This piece, which could go, is ahead in power \(1,700 against 1,690\)\.$/,
    )
  })

  it.each<[string, Partial<ArmorPiece>]>([
    ['has more energy', { energy: { capacity: 12, used: 0 } }],
    ['can be tuned', { tunable: 'melee' }],
    ['belongs to a set', { set: { hash: 9, name: 'Bushido' } }],
    ['is equipped', { place: { in: 'character', characterId: '1', equipped: true } }],
    ['is in a loadout', { loadouts: ['1:0'] }],
    ['has more of its masterwork', { masterworkLevel: 4 }],
    ['is locked', { locked: true }],
    ['has more power', { power: 1701 }],
  ])('F-126 of two that are alike but that one %s, keep that one, whatever their ids', (_, ahead) => {
    const plain: Partial<ArmorPiece> = { masterworkLevel: 3, energy: { capacity: 11, used: 0 } }
    const [low, high] = [piece('1', best.base, plain), piece('2', best.base, { ...plain, ...ahead })]
    expect(verdictOn('1', [low, high])).toMatchObject({
      recommendation: 'consider-dismantling',
      proof: '2',
    })
    expect(verdictOn('2', [low, high])).not.toHaveProperty('proof')
  })

  it('F-126 of two that are alike keep the one that is marked, and the one that takes any tuning or set', () => {
    const [one, other] = [piece('1', best.base), piece('2', best.base)]
    expect(verdictOn('1', [one, other], new Map([['2', 'keep']]))).toMatchObject({ proof: '2' })
    const set = { hash: 9, name: 'Bushido' }
    const inSet = { ...one, set }
    expect(verdictOn('1', [inSet, { ...other, set, setWildcard: true }])).toMatchObject({ proof: '2' })
    expect(
      verdictOn('1', [
        { ...one, tunable: 'melee' },
        { ...other, tunable: 'any' },
      ]),
    ).toMatchObject({
      proof: '2',
    })
  })

  it('F-126 hold nothing for its masterwork where what stays has one too, nor below legendary', () => {
    const done = { masterworked: true }
    expect(verdictOn('worse', [{ ...best, ...done }, worse(done)]).protections).toEqual([])
    expect(verdictOn('worse', [best, worse({ ...done, rarity: 'rare', tier: 1 })]).protections).toEqual([])
    const worn = { place: { in: 'character', characterId: '1', equipped: true } } as const
    expect(verdictOn('worse', [best, worse({ ...worn, rarity: 'rare', tier: 1 })])).toMatchObject({
      recommendation: 'review',
      protections: ['equipped'],
    })
    const carried = { place: { in: 'character', characterId: '1', equipped: false } } as const
    expect(verdictOn('worse', [best, worse(carried)]).protections).toEqual([])
  })

  it('F-126 below legendary let the weaker of two go that are left, and name what it is ahead in', () => {
    const common = { rarity: 'rare', tier: 1 } as const
    const [weak, strong] = [piece('weak', [9, 0, 8, 0, 7, 0], common), piece('strong', best.base, common)]
    expect(verdictOn('weak', [weak, strong])).toMatchObject({ ground: 'dominated', proof: 'strong' })
    const ahead = verdictOn('weak', [best, { ...weak, power: 1800, locked: true }])
    expect(ahead.reason).toMatch(/But nothing else for its slot has as much power: infuse it first\.$/)
    const other = piece('other', [0, 0, 0, 0, 0, 40], { power: 1900 })
    expect(verdictOn('weak', [best, other, { ...weak, power: 1800 }]).reason).toContain(
      'is ahead in power (1,800 against 1,700).',
    )
  })

  it('compare armor from before tiers as it is once fully masterworked', () => {
    const old = (id: string, base: StatLine) => {
      const { tier: _, ...rest } = piece(id, base, { armor3: false, masterworkLevel: 0, rarity: 'legendary' })
      return rest
    }
    const verdict = verdictOn('old', [old('old', [2, 2, 2, 2, 20, 2]), piece('new', [20, 0, 18, 0, 25, 0])])
    expect(verdict.reason).toContain('at least as high in all six stats, both fully masterworked: ')
    expect(verdictOn('old', [old('old', [2, 9, 2, 2, 20, 2]), best])).not.toHaveProperty('proof')
  })

  const guards: Readonly<Record<string, Partial<ArmorPiece>>> = {
    equipped: { place: { in: 'character', characterId: '1', equipped: true } },
    loadout: { loadouts: ['1:0'] },
    locked: { locked: true },
    masterworked: { masterworked: true },
    power: { power: 1701 },
  }
  it.each(Object.entries(guards))(
    'F-126 never advise against what is protected: %s',
    (protection, changes) => {
      const verdict = verdictOn('worse', [best, worse(changes)])
      expect(verdict).toMatchObject({ recommendation: 'review', protections: [protection], proof: 'best' })
      expect(verdict.reason).toMatch(/ But [^.]+\.$/)
    },
  )

  it('F-126 let armor below legendary go for any legendary of its slot and class, locked or not', () => {
    const blue = piece('blue', [0, 9, 0, 12, 0, 8], {
      ...{ name: 'Exodus Mask', rarity: 'rare', tier: 1, locked: true },
    })
    expect(verdictOn('blue', [best, blue])).toMatchObject({
      recommendation: 'consider-dismantling',
      ground: 'outclassed',
      proof: 'best',
      reason:
        'Below legendary a piece has lower stats and no set bonus. Bushido Helm (total 75, power 1,700) stays for the slot. It is locked: unlock it in the game first.',
    })
    expect(verdictOn('blue', [{ ...best, rarity: 'exotic' }, blue])).not.toHaveProperty('proof')
    expect(verdictOn('blue', [best, { ...blue, power: 1800 }]).protections).toEqual(['power'])
  })

  it('F-126 keep the last copy of an exotic, what is in use and tier 5; want a look at the rest', () => {
    const adviceOn = (changes: Partial<ArmorPiece>) => verdictOn('worse', [worse(changes)]).recommendation
    expect(adviceOn({ rarity: 'exotic', tier: 2 })).toBe('keep')
    expect(adviceOn({})).toBe('keep')
    expect(adviceOn({ tier: 3, loadouts: ['1:0'] })).toBe('keep')
    expect(adviceOn({ tier: 3 })).toBe('review')
    expect(verdictOn('worse', [worse({ tier: 3 })]).reason).toBe(
      'Tier 3, total 71. No other piece of its slot that stays is as high in every stat. You do not wear it, and no loadout uses it.',
    )
    const inSet = worse({ tier: 3, set: { hash: 8, name: 'Smoke Jumper' } })
    expect(verdictOn('worse', [inSet]).reason).toContain('No other piece of its set and slot that stays')
  })

  it('F-084 judge nothing whose stats the platform did not tell', () => {
    const unknown = piece('unknown', [0, 0, 0, 0, 0, 0])
    expect(verdictOn('unknown', [best, unknown])).toEqual({
      recommendation: 'keep',
      protections: [],
      reason: 'The platform told no stats of it.',
    })
  })

  it('F-126 let class items from before tiers go, which have no stats, but for the last that a class can wear', () => {
    const mark = (id: string, changes: Partial<ArmorPiece> = {}) => {
      const { tier: _, ...rest } = piece(id, [0, 0, 0, 0, 0, 0], { slot: 'class-item', ...changes })
      return rest.armor3 ? { ...rest, armor3: false } : rest
    }
    const adviceOn = (armor: readonly ArmorPiece[]) =>
      [...judgeArmor(armor)].map(([id, { recommendation }]) => [id, recommendation])
    expect(adviceOn([mark('1'), mark('2')])).toEqual([
      ['1', 'review'],
      ['2', 'consider-dismantling'],
    ])
    expect(adviceOn([mark('1'), piece('new', [10, 5, 5, 0, 0, 0], { slot: 'class-item' })])).toEqual([
      ['new', 'keep'],
      ['1', 'consider-dismantling'],
    ])
  })

  it('F-126 say of a piece whose set can be chosen that it counts for the set of the one that goes', () => {
    const chosen = { ...best, set: { hash: 9, name: 'Aion Renewal' }, setWildcard: true }
    const { reason } = verdictOn('worse', [chosen, worse({ set: { hash: 8, name: 'Smoke Jumper' } })])
    expect(reason).toMatch(/grenade 25 against 23\. Its set can be chosen, Smoke Jumper too\.$/)
  })

  it('F-126 go by the player’s marks: what is kept stays, and what is to go proves nothing', () => {
    const keep = verdictOn('worse', [best, worse()], new Map([['worse', 'keep']]))
    expect(keep).toMatchObject({
      recommendation: 'keep',
      reason: expect.stringMatching(/^You decided to keep it\./),
    })
    expect(verdictOn('worse', [best, worse()], new Map([['best', 'dismantle']]))).not.toHaveProperty('proof')
  })
})

describe('of armor whose advice is followed', () => {
  const stat = fc.constantFrom(0, 0, 10, 20, 25)
  const roll = fc.record({
    base: fc.tuple(stat, stat, stat, stat, stat, stat),
    tier: fc.constantFrom(4 as const, 5 as const),
    rarity: fc.constantFrom('rare' as const, 'legendary' as const, 'legendary' as const, 'exotic' as const),
    hash: fc.constantFrom(1, 2),
    set: fc.constantFrom(undefined, { hash: 7, name: 'Set' }),
    tunable: fc.constantFrom(undefined, undefined, 'melee' as const),
    slot: fc.constantFrom('helmet' as const, 'helmet' as const, 'legs' as const),
    power: fc.constantFrom(10, 20, 20),
    locked: fc.boolean(),
    mark: fc.constantFrom(undefined, undefined, undefined, 'keep' as const, 'dismantle' as const),
  })
  const vaults = fc.array(roll, { maxLength: 14, size: 'max' }).map((rolls) => {
    const marks = new Map<string, 'keep' | 'dismantle'>()
    const armor = rolls.map(({ set, tunable, mark, ...rest }, at) => {
      if (mark) marks.set(String(at), mark)
      return makeArmor({
        instanceId: String(at),
        ...rest,
        ...(set ? { set } : {}),
        ...(tunable ? { tunable } : {}),
      })
    })
    return { armor, marks }
  })
  const MELEE = 5
  const isExotic = ({ rarity }: ArmorPiece) => rarity === 'exotic'

  it('F-126 every piece that is gone has one that stays, as high in every stat, of its slot, exotic and set', () => {
    let gone = 0
    let exotics = 0
    fc.assert(
      fc.property(vaults, ({ armor, marks }) => {
        const verdicts = judgeArmor(armor, marks)
        const goes = ({ instanceId }: ArmorPiece) =>
          verdicts.get(instanceId)?.recommendation === 'consider-dismantling'
        const left = armor.filter((each) => !goes(each) && marks.get(each.instanceId) !== 'dismantle')
        for (const each of armor.filter(goes)) {
          gone++
          const proof = left.find(({ instanceId }) => instanceId === verdicts.get(each.instanceId)?.proof)
          expect(proof?.slot).toBe(each.slot)
          if (each.rarity === 'rare') {
            expect(proof?.rarity).not.toBe('exotic')
            continue
          }
          const stands = left.filter(
            (other) =>
              other.slot === each.slot &&
              isExotic(other) === isExotic(each) &&
              (!isExotic(each) || other.hash === each.hash) &&
              (each.set === undefined || other.set !== undefined) &&
              (other.tier ?? 0) >= (each.tier ?? 0) &&
              each.base.every((points, at) => {
                // Masterwork gives 5 to what was dropped with none; tuning may give 5 to melee, or 1 to those.
                const tuned = each.tunable && !other.tunable ? (at === MELEE ? 5 : points === 0 ? 1 : 0) : 0
                return (other.base[at] || 5) >= (points || 5) + tuned
              }),
          )
          expect(stands.map(({ instanceId }) => instanceId)).toContain(proof?.instanceId)
          if (isExotic(each)) exotics++
        }
      }),
      { numRuns: 400 },
    )
    expect(gone).toBeGreaterThan(100)
    expect(exotics).toBeGreaterThan(2)
  })

  it('F-126 the last copy of an exotic is left, and no slot that had legendary armor is empty', () => {
    fc.assert(
      fc.property(vaults, ({ armor, marks }) => {
        const verdicts = judgeArmor(armor, marks)
        const may = armor.filter(({ instanceId }) => marks.get(instanceId) !== 'dismantle')
        const left = may.filter(
          ({ instanceId }) => verdicts.get(instanceId)?.recommendation !== 'consider-dismantling',
        )
        const kinds = (pieces: readonly ArmorPiece[]) =>
          new Set(pieces.map((each) => `${each.slot} ${isExotic(each) ? each.hash : ''}`))
        expect(kinds(left)).toEqual(kinds(may))
      }),
      { numRuns: 400 },
    )
  })

  it('is the same whatever order the armor comes in', () => {
    fc.assert(
      fc.property(vaults, ({ armor, marks }) => {
        const [one, other] = [judgeArmor(armor, marks), judgeArmor(armor.toReversed(), marks)]
        expect(new Map([...other].sort())).toEqual(new Map([...one].sort()))
      }),
    )
  })
})
