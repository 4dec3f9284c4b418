import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Verdict } from '../../cleanup/verdict.ts'
import type { Weapon } from '../../items.ts'
import { randomVault, type Vault } from '../../test-support/random-vault.ts'
import { activitiesOf } from '../play-mode.ts'
import { ACTIVITIES } from '../pve-and-pvp.ts'
import { tierOf } from '../rating/tiers.ts'
import { judgeWeapons } from './judge-weapons.ts'

/**
 * Whoever follows the advice loses nothing: checked on random vaults with random ratings, by reading the weapons
 * themselves and none of the engine's own comparisons. Most rules concern few of the copies: each test counts the
 * cases that it judged, so that none passes because it met none.
 */

const judge = ({ weapons, ratings, marks, mode }: Vault) => judgeWeapons(weapons, ratings, { marks, mode })
const goes = ({ recommendation }: Verdict) => recommendation === 'consider-dismantling'
const without = (vault: Vault, ids: ReadonlySet<string>): Vault => ({
  ...vault,
  weapons: vault.weapons.filter(({ instanceId }) => !ids.has(instanceId)),
})

it('the copy that a proof names stays, whatever of the advice is followed and in any order', () => {
  let followed = 0
  fc.assert(
    fc.property(randomVault, fc.infiniteStream(fc.nat()), (start, dice) => {
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
      // A legendary takes the place of gear below it, whatever that rolled.
      if (tier === 'Unrated' || tier === 'Poor' || weapon.rarity === 'rare') return []
      return pairs.map((pair) => [weapon.type, weapon.element, weapon.slot, pair, activity].join('|'))
    })
  }
  fc.assert(
    fc.property(randomVault, (start) => {
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
    fc.property(randomVault, (start) => {
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

it('no fixed exotic goes that collections do not hold', () => {
  let fixed = 0
  fc.assert(
    fc.property(randomVault, (start) => {
      const verdicts = judge(start)
      for (const weapon of start.weapons) {
        if (!start.ratings.get(weapon.instanceId)?.fixed) continue
        if (!goes(verdicts.get(weapon.instanceId) as Verdict)) continue
        fixed++
        expect(weapon.inCollections).toBe(true)
      }
    }),
  )
  expect(fixed).toBeGreaterThan(0)
})

it('collections are said to give back only what has the same perks on every copy', () => {
  let named = 0
  fc.assert(
    fc.property(randomVault, (start) => {
      for (const [id, { reason }] of judge(start)) {
        if (!reason.includes('collections')) continue
        named++
        expect(start.ratings.get(id)?.fixed).toBe(true)
      }
    }),
  )
  expect(named).toBeGreaterThan(20)
})

it('no legendary goes for a copy of a lower gear tier, and whoever is held back by it is told', () => {
  let going = 0
  let heldBack = 0
  fc.assert(
    fc.property(randomVault, (start) => {
      const byId = new Map(start.weapons.map((weapon) => [weapon.instanceId, weapon]))
      const tierOf = (id: string) => byId.get(id)?.tier ?? 1
      for (const [id, verdict] of judge(start)) {
        if (verdict.proof === undefined || byId.get(id)?.rarity === 'rare') continue
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
    fc.property(randomVault, (start) => {
      const backwards = { ...start, weapons: start.weapons.toReversed() }
      expect(new Map([...judge(backwards)].sort())).toEqual(new Map([...judge(start)].sort()))
    }),
  )
})

it('no proof is of lower rarity, and none rates lower than a poor copy that was crafted or masterworked', () => {
  let proven = 0
  let madeMore = 0
  const ranks = ['rare', 'legendary', 'exotic']
  fc.assert(
    fc.property(randomVault, (start) => {
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
        const gains = ACTIVITIES.map((activity) => scoreOf(proof, activity) - scoreOf(id, activity))
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
    fc.property(randomVault, (start) => {
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
