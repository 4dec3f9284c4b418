import type { ArmorBuild, ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ArmorAnswer, freshAnswer } from '../../../../data/armor/armor-answer.ts'
import { Searching } from './Results.tsx'

const PROBLEM: ArmorProblem = { pieces: [], minimums: [0, 0, 0, 0, 0, 0], priority: [] }
const answer = (changes: Partial<ArmorAnswer>): ArmorAnswer => ({ ...freshAnswer(1, PROBLEM), ...changes })

describe('F-164 a search under way', () => {
  afterEach(cleanup)

  it('shows how far it is and can be stopped', () => {
    const stop = vi.fn()
    render(<Searching answer={answer({ proof: { nodes: 45_266, complete: false } })} onCancel={stop} />)
    expect(screen.getByText('45,266 nodes')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(stop).toHaveBeenCalledOnce()
  })

  it('says what it keeps once it is stopped', () => {
    const proof = { nodes: 12, complete: false }
    const { rerender } = render(
      <Searching
        answer={answer({ phase: 'cancelled', proof, builds: [{} as ArmorBuild] })}
        onCancel={vi.fn()}
      />,
    )
    expect(screen.getByRole('status').textContent).toBe(
      'Stopped after 12 nodes. This is the best build found so far; a better one may exist.',
    )
    rerender(<Searching answer={answer({ phase: 'cancelled', proof })} onCancel={vi.fn()} />)
    expect(screen.getByRole('status').textContent).toContain('No build was found so far.')
  })
})
