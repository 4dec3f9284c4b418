import { describe, expect, it } from 'vitest'
import { makeColumn, makeWeapon } from '../../test-support/make-items.ts'
import { BASE } from '../knowledge/compiled-knowledge.ts'
import { explorePerks } from '../odds/perk-explorer.ts'
import { rollOfWeapon } from '../roll-of-weapon.ts'
import { rateRoll } from './rate.ts'

const BARRELS = [
  'Corkscrew Rifling',
  'Hammer-Forged Rifling',
  'Fluted Barrel',
  'Smallbore',
  'Arrowhead Brake',
]
const TRAITS = BASE.source.traits.map(({ name }) => name)

/** Many copies: the barrels with every one of them on, and traits drawn from the whole list. */
const COPIES = Array.from({ length: 200 }, (_, at) => {
  const trait = (step: number) => TRAITS[(at * step) % TRAITS.length] as string
  const turned = [...BARRELS.slice(at % 5), ...BARRELS.slice(0, at % 5)]
  return makeWeapon({
    columns: [
      makeColumn('barrel', 1, ...turned),
      makeColumn('trait', 3, trait(7), trait(11), trait(13)),
      makeColumn('trait', 4, trait(17), trait(19), trait(23)),
    ],
  })
})

describe('the best options of a copy', () => {
  it('hold what the score counts, and what is worth the same as a counted barrel', () => {
    for (const copy of COPIES) {
      const rating = rateRoll(copy)
      const columns = explorePerks(copy)
      for (const activity of ['pve', 'pvp'] as const) {
        const { traits, barrel } = rating[activity].evaluation
        expect(traits).toHaveLength(2)
        for (const choice of [...traits, ...(barrel ? [barrel] : [])]) {
          const name = copy.columns[choice.column]?.selectable[choice.option]?.name
          const perk = columns[choice.column]?.perks.find((each) => each.name === name)
          expect(perk?.best?.[activity]).toBeDefined()
        }
        const barrels = columns[0]?.perks ?? []
        const most = Math.max(...barrels.map((perk) => perk[activity] ?? -1))
        expect(barrels.filter(({ best }) => best?.[activity])).toEqual(
          barrels.filter((perk) => perk[activity] === most),
        )
      }
    }
  })

  it('name the other trait exactly where one that is left out is worth as much by itself', () => {
    let byPair = 0
    for (const copy of COPIES) {
      for (const { column, perks } of explorePerks(copy)) {
        if (column !== 'trait') continue
        for (const { best, ...perk } of perks) {
          if (!best?.pve) continue
          const rivals = perks.filter((each) => !each.best?.pve && (each.pve ?? 5) >= (perk.pve ?? 5))
          expect(best.pve.with !== undefined).toBe(rivals.length > 0)
          if (best.pve.with) byPair++
        }
      }
    }
    expect(byPair).toBeGreaterThan(0)
  })

  it('count the barrel that is on where another one is worth exactly as much', () => {
    const options = ['One', 'Other'].map((name) => ({ name, enhanced: false, stats: { range: 10 } }))
    const roll = rollOfWeapon(makeWeapon())
    for (const active of [0, 1]) {
      const barrel = { kind: 'barrel' as const, options, active, picks: 1 as const }
      expect(rateRoll({ ...roll, columns: [barrel] }).pve.evaluation.barrel?.option).toBe(active)
    }
  })
})
