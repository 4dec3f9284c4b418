import { makeColumn, makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { describe, expect, it } from 'vitest'
import { type Analysis, perkColumns, traitsFirst } from './perk-columns.ts'

const weapon = makeWeapon({
  columns: [
    makeColumn('barrel', 1, 'Corkscrew', 'Fluted'),
    makeColumn('trait', 3, 'Explosive Payload', 'Tunnel Vision'),
    makeColumn('trait', 4, 'Firefly'),
    makeColumn('origin', 5, 'Vanguard'),
  ],
})

type Best = Analysis['perk_explorer'][number]['perks'][number]['best']
const perk = (name: string, pve: number, pvp: number, best?: Best) => ({
  ...(best && { best }),
  name,
  enhanced: false,
  owned: true,
  active: false,
  pve,
  pvp,
  effect: `${name} works.`,
})
const analysis = {
  perk_explorer: [
    {
      column: 'barrel',
      perks: [
        perk('Corkscrew', 6, 5, { pve: {}, pvp: {} }),
        perk('Fluted', 5, 5, { pvp: {} }),
        perk('Smallbore', 9, 9),
      ],
    },
    {
      column: 'trait',
      perks: [
        perk('Explosive Payload', 9, 4, { pve: {} }),
        perk('Tunnel Vision', 5, 8, { pvp: { with: 'Firefly' } }),
      ],
    },
    { column: 'trait', perks: [perk('Firefly', 8, 3, { pve: {}, pvp: {} }), perk('Frenzy', 9, 6)] },
    { column: 'origin', perks: [] },
  ],
} as unknown as Analysis

const marks = (activity: 'pve' | 'pvp') =>
  perkColumns(weapon, analysis, activity).map(({ perks }) => perks.map(({ mark }) => mark))

describe('perks by column', () => {
  it('have the columns’ names, and what is active', () => {
    const columns = perkColumns(weapon, undefined, 'pve')
    expect(columns.map(({ label }) => label)).toEqual(['Barrel', 'Trait 1', 'Trait 2', 'Origin'])
    expect(columns[0]?.perks.map(({ plug, active }) => [plug.name, active])).toEqual([
      ['Corkscrew', true],
      ['Fluted', false],
    ])
    expect(perkColumns({ ...weapon, type: 'sword' }, undefined, 'pve')[0]?.label).toBe('Blade')
  })

  it('mark what the score counts, ties alike: the best there is, or the best of what this copy can select', () => {
    expect(marks('pve')).toEqual([['best-here', undefined], ['best', undefined], [undefined], [undefined]])
    expect(marks('pvp')).toEqual([['best-here', 'best-here'], [undefined, 'best'], [undefined], [undefined]])
  })

  it('name the other trait where that one decides, as the copy calls it', () => {
    const beside = perkColumns(weapon, analysis, 'pvp')[1]?.perks.map(({ markedWith }) => markedWith)
    expect(beside).toEqual([undefined, 'Firefly'])
  })

  it('say what each is worth here, and nothing before the analysis', () => {
    const [, trait] = perkColumns(weapon, analysis, 'pve')
    expect(trait?.perks[0]).toMatchObject({
      worth: { pve: 9, pvp: 4 },
      effect: 'Explosive Payload works.',
    })
    expect(perkColumns(weapon, undefined, 'pve')[1]?.perks[0]).not.toHaveProperty('worth')
  })
})

it('shows traits before barrel and magazine, each in its order', () => {
  const kinds = ['barrel', 'magazine', 'trait', 'trait', 'origin'] as const
  const columns = kinds.map((kind, key) => ({ kind, key }))
  expect(traitsFirst(columns).map(({ key }) => key)).toEqual([2, 3, 0, 1, 4])
})
