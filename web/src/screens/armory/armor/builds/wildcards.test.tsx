import type { ArmorBuild, ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { solverPiece } from '@ai-vault/game/gear/solver-piece.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { makeFive } from '../../../../test-support/make-armor.ts'
import { BuildRow } from './BuildRow.tsx'
import { Compare } from './Builds.tsx'

const set = (hash: number, name: string) => ({ hash, name })
const WORN = makeFive(10).map((piece, i) => {
  if (i === 4) return { ...piece, set: set(3, 'Smoke Jumper'), setWildcard: true }
  return { ...piece, set: i < 3 ? set(1, 'Bushido') : set(2, 'Techsec') }
})
const PIECES = new Map(WORN.map((piece) => [piece.instanceId, piece]))
const NOTHING = [null, null, null, null, null] as const
const BUILD: ArmorBuild = {
  pieces: ['10', '11', '12', '13', '14'],
  mods: NOTHING,
  tuning: NOTHING,
  artifice: NOTHING,
  stats: [100, 60, 60, 60, 60, 60],
  total: 400,
  modCost: 0,
  energyLeft: [10, 10, 10, 10, 10],
  alternatives: [[], [], [], [], []],
}
const PROBLEM: ArmorProblem = {
  pieces: WORN.map(solverPiece),
  minimums: [0, 0, 0, 0, 0, 0],
  priority: [],
  sets: [{ hash: 2, pieces: 2 }],
}

afterEach(cleanup)

describe('event armor in a build', () => {
  it('is called a wildcard in the label of the set, and counts as any set in its own line and sign', () => {
    render(
      <BuildRow
        rank={0}
        build={BUILD}
        problem={PROBLEM}
        pieces={PIECES}
        open
        rules={{ pinned: [], excluded: [], only: [] }}
        onRules={() => undefined}
        link=""
      />,
    )
    expect(screen.getByText('Bushido 2 + Techsec 2 (1 wildcard)')).toBeTruthy()
    expect(screen.getAllByRole('img', { name: /counts as any set/ })).toHaveLength(1)
    const lines = within(screen.getByRole('table')).getAllByRole('rowheader')
    expect(lines.map(({ textContent }) => textContent).slice(3, 5)).toEqual([
      'Piece 13',
      'Piece 14, counts as any set',
    ])
  })

  it('counts for the set that was asked for side by side too', () => {
    render(
      <Compare
        onClose={() => undefined}
        builds={[BUILD, BUILD]}
        ranks={[0, 1]}
        pieces={PIECES}
        wanted={PROBLEM.sets}
      />,
    )
    expect(screen.getAllByText('Bushido 2 + Techsec 2 (1 wildcard)')).toHaveLength(2)
  })
})
