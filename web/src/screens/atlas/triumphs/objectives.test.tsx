import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Objectives } from './Objectives.tsx'

afterEach(cleanup)

const objective = (text: string, progress: number, completionValue: number) => ({
  objectiveHash: completionValue,
  text,
  progress,
  completionValue,
  complete: progress >= completionValue,
})

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('the objectives of a triumph', () => {
  it('that carry one text are told apart by their step', () => {
    render(
      <Objectives
        objectives={[
          objective('Gather sparrows.', 42, 10),
          objective('Gather sparrows.', 42, 25),
          objective('Gather sparrows.', 42, 45),
        ]}
      />,
    )
    expect(rows()).toEqual([
      'Gather sparrows, step 1 of 310/10',
      'Gather sparrows, step 2 of 325/25',
      'Gather sparrows, step 3 of 342/45',
    ])
  })

  it('F-198 stand three in the platform’s order; what is open behind them is named above', () => {
    const done = ['Arc', 'Solar', 'Void'].map((text) => objective(text, 5, 5))
    const { container } = render(
      <Objectives objectives={[...done, objective('Super final blows.', 28, 30)]} />,
    )
    expect(rows()).toEqual(['Arc5/5', 'Solar5/5', 'Void5/5'])
    expect(container.querySelector('p')?.textContent).toBe('Still open: Super final blows 28/30')
    fireEvent.click(screen.getByRole('button', { name: '+1 more objectives' }))
    expect(rows()).toHaveLength(4)
    expect(container.querySelector('p')).toBeNull()
  })

  it('with texts of their own keep them', () => {
    render(<Objectives objectives={[objective('Ships.', 1, 5), objective('Sparrows.', 5, 5)]} />)
    expect(rows()).toEqual(['Ships.1/5', 'Sparrows.5/5'])
  })
})
