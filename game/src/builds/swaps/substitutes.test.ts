import { describe, expect, it } from 'vitest'
import { ARMOR_STATS } from '../../items.ts'
import { cases } from '../../test-support/cases.ts'
import { inputFor, recommendFor } from '../../test-support/make-build.ts'
import { randomGuardian } from '../../test-support/random-guardian.ts'
import { ACTIVITIES } from '../activities.ts'
import type { Build } from '../build.ts'
import type { BuildInput } from '../generate/build-input.ts'
import { planBuild } from '../generate/plan-build.ts'
import type { Substitute } from './substitutes.ts'

const SEEDS = Array.from({ length: cases(5, 12) }, (_, seed) => seed + 1)
const [nightfall] = ACTIVITIES
const given = (seed: number, changes: Partial<BuildInput> = {}) => {
  const input = { ...inputFor(randomGuardian(seed), nightfall), ...changes }
  return { input, ...recommendFor(input) }
}

/** Many tests look at the same swaps; each build is made once. */
const made = new Map<string, ReturnType<typeof given>>()
function swapped(seed: number, ...pinned: readonly string[]) {
  const key = [seed, ...pinned].join()
  const known = made.get(key) ?? given(seed, { pinned })
  made.set(key, known)
  return known
}

const itemsOf = ({ weapons, armor }: Build) => [weapons.kinetic, weapons.energy, weapons.power, ...armor]

/** Every stat that differs is told with its points and no other is. How many those are. */
function expectInWords(before: Build, after: Build, { gains, costs }: Substitute): number {
  const points = (at: number) => (after.stats.total[at] ?? 0) - (before.stats.total[at] ?? 0)
  const texts = (sign: 1 | -1, word: string) =>
    ARMOR_STATS.flatMap((stat, at) =>
      points(at) * sign > 0 ? [`${Math.abs(points(at))} ${word} ${stat}`] : [],
    )
  const ofStats = (list: readonly string[]) => list.filter((text) => /^\d+ (?:more|less) /.test(text))
  expect(ofStats(gains)).toEqual(texts(1, 'more'))
  expect(ofStats(costs)).toEqual(texts(-1, 'less'))
  const stopped = ({ coverage }: Build) =>
    coverage.filter(({ answers }) => answers.some(({ strength }) => strength === 'covers'))
  const threats = (build: Build) => stopped(build).map(({ threat }) => threat)
  const lost = threats(before).filter((threat) => !threats(after).includes(threat))
  expect(costs.filter((text) => text.startsWith('no longer'))).toHaveLength(lost.length)
  return ofStats([...gains, ...costs]).length
}

describe('a swap', () => {
  it('F-296 puts what it names into the build, weapon or armor, and the build stays legal', () => {
    let weapons = 0
    let armor = 0
    for (const seed of SEEDS) {
      for (const { instance_id, slot, used } of swapped(seed).substitutes) {
        expect(used).toBe(false)
        const { build } = swapped(seed, instance_id)
        if (slot === 'armor') {
          armor++
          expect(build.armor.map((piece) => piece.instance_id)).toContain(instance_id)
        } else {
          weapons++
          expect(build.weapons[slot].instance_id).toBe(instance_id)
        }
      }
    }
    expect(Math.min(weapons, armor)).toBeGreaterThanOrEqual(SEEDS.length)
  })

  it('F-296 of armor is owned, of the same class and at hand', () => {
    let judged = 0
    for (const seed of SEEDS) {
      const { input, build, substitutes } = swapped(seed)
      const swaps = substitutes.filter(({ slot }) => slot === 'armor')
      expect(swaps.length).toBeLessThanOrEqual(3)
      for (const swap of swaps) {
        const piece = input.guardian.armor.find(({ instanceId }) => instanceId === swap.instance_id)
        const now = build.armor.find(({ name }) => name === swap.instead_of.name)
        expect(piece?.classType ?? build.class_type).toBe(build.class_type)
        expect(piece?.place.in).not.toBe('postmaster')
        expect(piece?.rarity === 'exotic').toBe(now?.rarity === 'exotic')
        judged++
      }
    }
    expect(judged).toBeGreaterThanOrEqual(SEEDS.length)
  })

  it('F-296 makes the difference that its card tells, also after another swap', () => {
    let stats = 0
    for (const seed of SEEDS) {
      const first = swapped(seed)
      for (const one of first.substitutes) {
        const second = swapped(seed, one.instance_id)
        stats += expectInWords(first.build, second.build, one)
        for (const other of seed <= cases(1, 3) ? second.substitutes : []) {
          const third = swapped(seed, one.instance_id, other.instance_id)
          stats += expectInWords(second.build, third.build, other)
        }
      }
    }
    expect(stats).toBeGreaterThan(8 * SEEDS.length)
  })

  it('F-296 keeps the abilities, and every weapon and piece that its card does not name', () => {
    let named = 0
    for (const seed of SEEDS) {
      const { build, substitutes } = swapped(seed)
      for (const swap of substitutes) {
        const { build: after } = swapped(seed, swap.instance_id)
        expect(after.subclass).toEqual(build.subclass)
        expect(after.build_name).toBe(build.build_name)
        const [had, has] = [itemsOf(build), itemsOf(after)]
        for (const [at, now] of had.entries()) {
          const then = has[at]
          if (now.instance_id === then?.instance_id || then?.instance_id === swap.instance_id) continue
          expect(swap.changes).toContain(`${then?.name} instead of ${now.name}`)
          named++
        }
      }
    }
    expect(named).toBeGreaterThan(0)
  })

  it('F-296 is offered only where it is for something: no card tells losses alone', () => {
    for (const seed of SEEDS) {
      for (const { slot, perk, gains, costs, changes, used } of swapped(seed).substitutes) {
        if (used || (slot === 'armor' && perk)) continue
        expect(gains.length > 0 || (costs.length === 0 && changes.length > 0)).toBe(true)
      }
    }
  })

  it('F-296 between two copies of one name tells them apart', () => {
    let alike = 0
    for (const seed of SEEDS) {
      const { input } = swapped(seed)
      const armor = input.guardian.armor.map((piece) =>
        piece.rarity === 'exotic' ? piece : { ...piece, name: `Plain ${piece.slot}` },
      )
      const { substitutes } = given(seed, { guardian: { ...input.guardian, armor } })
      for (const { name, instead_of, copy } of substitutes) {
        expect(copy !== undefined).toBe(name === instead_of.name)
        if (name !== instead_of.name) continue
        alike++
        expect(copy).not.toBe(instead_of.copy)
      }
    }
    expect(alike).toBeGreaterThan(0)
  })

  it('F-297 to a weapon brings it into the strategy', () => {
    let named = 0
    for (const seed of SEEDS) {
      for (const { slot, name, instance_id } of swapped(seed).substitutes) {
        if (slot === 'armor') continue
        const { strategy } = swapped(seed, instance_id).build
        expect(strategy.some(({ text }) => text.includes(name))).toBe(true)
        named++
      }
    }
    expect(named).toBeGreaterThanOrEqual(SEEDS.length)
  })

  it('F-296 counts an element for it only where it is the subclass’s or was asked for', () => {
    const sides = { gains: 0, costs: 0, changes: 0 }
    for (const seed of SEEDS) {
      const { build, substitutes } = swapped(seed)
      for (const swap of substitutes) {
        if (swap.slot === 'armor') continue
        const { build: after } = swapped(seed, swap.instance_id)
        const [now, then] = [build.weapons[swap.slot].element, after.weapons[swap.slot].element]
        if (now === then) continue
        const { element } = build.subclass
        const side = then === element ? 'gains' : now === element ? 'costs' : 'changes'
        sides[side]++
        expect(swap[side]).toContain(`${then} instead of ${now}`)
      }
    }
    expect(Object.values(sides).every((count) => count > 0)).toBe(true)
  })

  it('takes the place of an earlier one for the same slot, and of another exotic', () => {
    const { input } = given(3)
    const kinetics = input.guardian.weapons.filter(({ slot }) => slot === 'kinetic').slice(0, 3)
    expect(kinetics).toHaveLength(3)
    for (const last of kinetics) {
      const others = kinetics.filter((weapon) => weapon !== last)
      const { build } = given(3, { pinned: [...others, last].map(({ instanceId }) => instanceId) })
      expect(build.weapons.kinetic.instance_id).toBe(last.instanceId)
    }
    const exotics = input.guardian.armor.filter(
      ({ rarity, classType, place }) =>
        rarity === 'exotic' && classType === given(3).build.class_type && place.in !== 'postmaster',
    )
    const [one, other] = [exotics[0], exotics.find(({ slot }) => slot !== exotics[0]?.slot)]
    expect(one && other).toBeTruthy()
    const { build } = given(3, { pinned: [one?.instanceId ?? '', other?.instanceId ?? ''] })
    expect(
      build.armor.flatMap(({ rarity, instance_id }) => (rarity === 'exotic' ? [instance_id] : [])),
    ).toEqual([other?.instanceId])
  })

  it('F-296 to a weapon that the request rules out is left out and named, never a build that breaks a rule', () => {
    const { input, build } = given(4)
    const { instance_id, weapon_type, element, name } = build.weapons.energy
    for (const ruledOut of [{ avoidTypes: [weapon_type] }, { avoidElements: [element] }]) {
      const constraints = { ...input.constraints, ...ruledOut }
      const without = given(4, { pinned: [instance_id], constraints })
      expect(without.build.weapons.energy.instance_id).not.toBe(instance_id)
      expect(without.build.weaknesses).toContain(
        `${name.charAt(0).toUpperCase()}${name.slice(1)} is left out, because the request rules it out.`,
      )
    }
  })
})

describe('an exotic that was named and is not owned', () => {
  it.each([
    ['weapon', {}],
    ['armor', { slot: 'helmet' }],
  ] as const)('F-296 %s is labelled with what the build has in its place', (kind, place) => {
    const { input } = given(5)
    const exotics = [{ name: 'Never Dropped', hash: 404, kind, owned: false, ...place }]
    const { build, substitutes } = given(5, { constraints: { ...input.constraints, exotics } })
    expect(substitutes[0]).toMatchObject({
      instead_of: { name: 'Never Dropped', owned: false },
      used: true,
      costs: ['Never Dropped is not in your vault'],
    })
    const worn = [...Object.values(build.weapons), ...build.armor].map(({ instance_id }) => instance_id)
    expect(worn).toContain(substitutes[0]?.instance_id)
  })
})

it('a plan keeps one pin a slot', () => {
  const { input } = given(6)
  const pinned = input.guardian.weapons.map(({ instanceId }) => instanceId)
  expect(planBuild({ ...input, pinned }).input.pinned.length).toBeLessThanOrEqual(3)
})
