import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Weapon } from '../../items.ts'
import { activitiesOf, PLAY_MODES, type PlayMode } from '../play-mode.ts'
import { tierOf } from '../rating/tiers.ts'
import { makeWeapon } from '../testing/make-weapon.ts'
import { judgeVault, type Marks, type Verdict } from './judge-vault.ts'
import type { JudgedRating } from './vault-copy.ts'

/**
 * Whoever follows the advice loses nothing: checked on random vaults with random ratings, by reading the weapons
 * themselves and none of the engine's own comparisons. Most rules concern few of the copies: each test counts the
 * cases that it judged, so that none passes because it met none.
 */

const TRAITS = ['Outlaw', 'Rapid Hit', 'Kill Clip', 'Rampage', 'Frenzy']
const column = fc.uniqueArray(fc.constantFrom(...TRAITS), { minLength: 1, maxLength: 2 })
const score = fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100)
const poorScore = fc.integer({ min: 0, max: 550 }).map((hundredths) => hundredths / 100)

interface Vault {
  readonly weapons: readonly Weapon[]
  readonly ratings: ReadonlyMap<string, JudgedRating>
  readonly marks: Marks
  readonly mode: PlayMode
}

const anyCopy = {
  name: fc.constantFrom('One', 'One (Adept)', 'Two'),
  element: fc.constantFrom('void' as const, 'arc' as const),
  first: column,
  second: column,
  power: fc.constantFrom(10, 20),
  kills: fc.constantFrom(undefined, 0, 7, 2000),
  tier: fc.constantFrom(undefined, 1 as const, 3 as const, 5 as const),
  level: fc.constantFrom(0, 4),
  crafted: fc.boolean(),
  locked: fc.boolean(),
  masterwork: fc.constantFrom(0, 10),
  rarity: fc.constantFrom('rare' as const, 'legendary' as const, 'legendary' as const, 'exotic' as const),
  fixed: fc.boolean(),
  inCollections: fc.boolean(),
  pve: score,
  pvp: score,
  mark: fc.constantFrom(undefined, undefined, undefined, 'keep' as const, 'dismantle' as const),
}
const seldom = <T>(usual: T, other: T) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, fc.constant(other))
/** Copies that differ in everything rarely beat each other: these differ in little but perks and ratings, and many are poor. */
const alikeCopy = {
  ...anyCopy,
  name: fc.constantFrom('One', 'Two'),
  element: fc.constant('void' as const),
  first: fc.constantFrom(['Outlaw'], ['Rapid Hit'], ['Outlaw', 'Rapid Hit']),
  second: fc.constantFrom(['Kill Clip'], ['Rampage'], ['Kill Clip', 'Rampage']),
  power: fc.constant(10),
  kills: seldom<number | undefined>(undefined, 7),
  tier: seldom<1 | 3 | undefined>(undefined, 3),
  crafted: seldom(false, true),
  locked: seldom(false, true),
  masterwork: seldom(0, 10),
  pve: fc.oneof(score, poorScore, poorScore),
  pvp: fc.oneof(score, poorScore, poorScore),
}
const copies = fc.oneof(
  fc.array(fc.record(anyCopy), { minLength: 1, maxLength: 14 }),
  fc.array(fc.record(alikeCopy), { minLength: 1, maxLength: 14, size: 'max' }),
)

const vault: fc.Arbitrary<Vault> = fc.tuple(copies, fc.constantFrom(...PLAY_MODES)).map(([copies, mode]) => {
  const ratings = new Map<string, JudgedRating>()
  const marks = new Map<string, 'keep' | 'dismantle'>()
  const weapons = copies.map((one, place) => {
    const id = String(place)
    const fixed = one.fixed && one.rarity === 'exotic'
    const side = (value: number) =>
      fixed ? { tier: 'Unrated' as const } : { tier: tierOf(value), score: value }
    ratings.set(id, { pve: side(one.pve), pvp: side(one.pvp), fixed })
    if (one.mark) marks.set(id, one.mark)
    const { name, element, power, tier, crafted, locked, rarity, kills, level } = one
    return makeWeapon(
      {
        ...{ instanceId: id, name, element, power, crafted, locked, rarity },
        ...(tier ? { tier } : {}),
        ...(kills === undefined ? {} : { kills }),
        ...(crafted ? { level } : {}),
        ...(one.inCollections ? { inCollections: true as const } : {}),
        masterwork: { hash: 1, name: 'Range', stat: 'range', level: one.masterwork },
        masterworked: one.masterwork === 10,
      },
      { first: one.first, second: one.second },
    )
  })
  return { weapons, ratings, marks, mode }
})

const judge = ({ weapons, ratings, marks, mode }: Vault) => judgeVault(weapons, ratings, { marks, mode })
const goes = ({ recommendation }: Verdict) => recommendation === 'consider-dismantling'
const without = (vault: Vault, ids: ReadonlySet<string>): Vault => ({
  ...vault,
  weapons: vault.weapons.filter(({ instanceId }) => !ids.has(instanceId)),
})

it('the copy that a proof names stays, whatever of the advice is followed and in any order', () => {
  let followed = 0
  fc.assert(
    fc.property(vault, fc.infiniteStream(fc.nat()), (start, dice) => {
      const proofs = new Map<string, string>()
      const gone = new Set<string>()
      for (;;) {
        const advised = [...judge(without(start, gone))].filter(([, verdict]) => goes(verdict))
        const next = advised[(dice.next().value ?? 0) % Math.max(1, advised.length)]
        if (!next) break
        const [id, { proof }] = next
        expect(proof).toBeDefined()
        proofs.set(id, proof ?? '')
        gone.add(id)
      }
      for (const proof of proofs.values()) {
        expect(gone.has(proof)).toBe(false)
        expect(start.marks.get(proof)).not.toBe('dismantle')
      }
      followed += gone.size
      expect([...gone].every((id) => goes(judge(start).get(id) as Verdict))).toBe(true)
    }),
  )
  expect(followed).toBeGreaterThan(50)
})

it('no niche that had a good copy is left without one', () => {
  let judged = 0
  const nichesOf = (weapon: Weapon, { ratings, mode }: Vault): string[] => {
    const traits = weapon.columns
      .filter(({ kind }) => kind === 'trait')
      .map(({ selectable }) => selectable.map(({ name }) => name))
    const pairs = (traits[0] ?? []).flatMap((one) =>
      (traits[1] ?? []).map((other) => [one, other].sort().join()),
    )
    return activitiesOf(mode).flatMap((activity) => {
      const tier = ratings.get(weapon.instanceId)?.[activity].tier ?? 'Unrated'
      if (tier === 'Unrated' || tier === 'Poor') return []
      // Of gear below legendary only what it is for counts: any legendary of its type may take its place.
      const uses = [[weapon.type, weapon.slot, activity].join('|')]
      if (weapon.rarity === 'rare') return uses
      return uses.concat(
        pairs.map((pair) => [weapon.type, weapon.element, weapon.slot, pair, activity].join('|')),
      )
    })
  }
  fc.assert(
    fc.property(vault, (start) => {
      const verdicts = judge(start)
      const stays = ({ instanceId }: Weapon) => !goes(verdicts.get(instanceId) as Verdict)
      const marked = ({ instanceId }: Weapon) => start.marks.get(instanceId) === 'dismantle'
      const before = start.weapons.filter((weapon) => !marked(weapon) || !stays(weapon))
      const after = new Set(
        before.filter((weapon) => stays(weapon)).flatMap((weapon) => nichesOf(weapon, start)),
      )
      const niches = before.flatMap((weapon) => nichesOf(weapon, start))
      for (const niche of niches) expect(after).toContain(niche)
      if (before.some((weapon) => !stays(weapon))) judged += niches.length
    }),
  )
  expect(judged).toBeGreaterThan(50)
})

it('beaten in every way means every way', () => {
  let beaten = 0
  let beatenInTraits = 0
  fc.assert(
    fc.property(vault, (start) => {
      const byId = new Map(start.weapons.map((weapon) => [weapon.instanceId, weapon]))
      for (const [id, { ground, proof }] of judge(start)) {
        if (ground !== 'dominated') continue
        beaten++
        const [mine, other] = [byId.get(id) as Weapon, byId.get(proof ?? '') as Weapon]
        const [a, b] = [start.ratings.get(id), start.ratings.get(proof ?? '')]
        expect((b?.pve.score ?? 0) >= (a?.pve.score ?? 0) && (b?.pvp.score ?? 0) >= (a?.pvp.score ?? 0)).toBe(
          true,
        )
        for (const read of [
          (weapon: Weapon) => weapon.power ?? 0,
          (weapon: Weapon) => weapon.kills ?? 0,
          (weapon: Weapon) => weapon.level ?? 0,
          (weapon: Weapon) => weapon.tier ?? 0,
          (weapon: Weapon) => weapon.masterwork?.level ?? 0,
          (weapon: Weapon) => Number(weapon.crafted),
        ]) {
          expect(read(other)).toBeGreaterThanOrEqual(read(mine))
        }
        if (a?.fixed) continue
        beatenInTraits++
        mine.columns.forEach(({ kind, selectable }, place) => {
          const names = other.columns[place]?.selectable.map(({ name }) => name)
          if (kind === 'trait') for (const { name } of selectable) expect(names).toContain(name)
        })
      }
    }),
  )
  expect(beaten).toBeGreaterThan(20)
  expect(beatenInTraits).toBeGreaterThan(10)
})

it('a weapon whose last copy goes says so, and no fixed exotic goes that collections do not hold', () => {
  let last = 0
  let notLast = 0
  let fixed = 0
  fc.assert(
    fc.property(vault, (start) => {
      const verdicts = judge(start)
      const key = (weapon: Weapon) => `${weapon.name.replace(' (Adept)', '')}|${weapon.element}`
      for (const weapon of start.weapons) {
        const verdict = verdicts.get(weapon.instanceId) as Verdict
        if (!goes(verdict)) continue
        const left = start.weapons.filter(
          (other) =>
            key(other) === key(weapon) &&
            !goes(verdicts.get(other.instanceId) as Verdict) &&
            start.marks.get(other.instanceId) !== 'dismantle',
        )
        expect(verdict.last === true).toBe(left.length === 0)
        expect(verdict.reason.includes('would be left')).toBe(left.length === 0)
        if (left.length === 0) last++
        else notLast++
        if (!start.ratings.get(weapon.instanceId)?.fixed) continue
        fixed++
        expect(weapon.inCollections).toBe(true)
      }
    }),
  )
  expect(last).toBeGreaterThan(0)
  expect(notLast).toBeGreaterThan(20)
  expect(fixed).toBeGreaterThan(0)
})

it('collections are said to give back only what has the same perks on every copy', () => {
  let named = 0
  fc.assert(
    fc.property(vault, (start) => {
      for (const [id, { reason }] of judge(start)) {
        if (!reason.includes('collections')) continue
        named++
        expect(start.ratings.get(id)?.fixed).toBe(true)
      }
    }),
  )
  expect(named).toBeGreaterThan(20)
})

it('nothing goes for a copy of a lower gear tier, and whoever is held back by it is told', () => {
  let going = 0
  let heldBack = 0
  fc.assert(
    fc.property(vault, (start) => {
      const tierOf = (id: string) => start.weapons.find(({ instanceId }) => instanceId === id)?.tier ?? 1
      for (const [id, verdict] of judge(start)) {
        if (verdict.proof === undefined) continue
        const isHigher = tierOf(id) > tierOf(verdict.proof)
        if (goes(verdict)) {
          going++
          expect(isHigher).toBe(false)
        } else if (isHigher && !start.marks.has(id)) {
          heldBack++
          expect(verdict.reason).toContain('gear tier is higher')
        }
      }
    }),
  )
  expect(going).toBeGreaterThan(30)
  expect(heldBack).toBeGreaterThan(10)
})

it('is the same whatever order the vault comes in', () => {
  fc.assert(
    fc.property(vault, (start) => {
      const backwards = { ...start, weapons: start.weapons.toReversed() }
      expect(new Map([...judge(backwards)].sort())).toEqual(new Map([...judge(start)].sort()))
    }),
  )
})

it('of two copies, none is said to be better that is worse at something above a middling drop', () => {
  let worse = 0
  let told = 0
  fc.assert(
    fc.property(vault, (start) => {
      for (const [id, { recommendation, ground, proof, reason }] of judge(start)) {
        if (ground !== 'poor' || recommendation !== 'consider-dismantling') continue
        const [mine, other] = [start.ratings.get(id), start.ratings.get(proof ?? '')]
        const worseIn = activitiesOf(start.mode).filter(
          (activity) => (other?.[activity].score ?? 0) < (mine?.[activity].score ?? 0),
        )
        for (const activity of worseIn) expect(mine?.[activity].score).toBeLessThan(5)
        worse += worseIn.length
        const isShown = (activity: (typeof worseIn)[number]) =>
          Number(other?.[activity].score?.toFixed(1)) < Number(mine?.[activity].score?.toFixed(1))
        if (!worseIn.some(isShown)) continue
        told++
        expect(reason).toContain('which rates higher in')
      }
    }),
  )
  expect(worse).toBeGreaterThan(3)
  expect(told).toBeGreaterThan(3)
})

it('no proof is of lower rarity, and none rates lower than a poor copy that was crafted or masterworked', () => {
  let proven = 0
  let madeMore = 0
  const ranks = ['rare', 'legendary', 'exotic']
  fc.assert(
    fc.property(vault, (start) => {
      const byId = new Map(start.weapons.map((weapon) => [weapon.instanceId, weapon]))
      for (const [id, { ground, proof }] of judge(start)) {
        if (proof === undefined) continue
        const [mine, other] = [byId.get(id) as Weapon, byId.get(proof) as Weapon]
        proven++
        expect(ranks.indexOf(other.rarity)).toBeGreaterThanOrEqual(ranks.indexOf(mine.rarity))
        const isMadeMore = (mine.crafted && !other.crafted) || (mine.masterworked && !other.masterworked)
        if (ground !== 'poor' || !isMadeMore) continue
        madeMore++
        const scoreOf = (copy: string, activity: 'pve' | 'pvp') =>
          start.ratings.get(copy)?.[activity].score ?? 0
        const gains = activitiesOf(start.mode).map(
          (activity) => scoreOf(proof, activity) - scoreOf(id, activity),
        )
        expect(Math.min(...gains)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...gains)).toBeGreaterThan(0)
      }
    }),
  )
  expect(proven).toBeGreaterThan(100)
  expect(madeMore).toBeGreaterThan(10)
})

it('a score that is shown in a reason stands beside the tier that such a score earns', () => {
  let shown = 0
  fc.assert(
    fc.property(vault, (start) => {
      for (const { reason } of judge(start).values()) {
        for (const [, tier, score] of reason.matchAll(
          /(God-Tier|Excellent|Good|Poor) in Pv[EP] \(([\d.]+)\)/g,
        )) {
          shown++
          expect(tierOf(Number(score))).toBe(tier)
        }
      }
    }),
  )
  expect(shown).toBeGreaterThan(100)
})
