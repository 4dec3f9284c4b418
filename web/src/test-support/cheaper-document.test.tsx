import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

it('finds what is displayed, and not what is hidden, styled away or in a closed dialog', () => {
  render(
    <>
      <button type="button">Plain</button>
      <button type="button" hidden>
        Hidden
      </button>
      <div style={{ display: 'none' }}>
        <button type="button">In a part that is away</button>
      </div>
      <button type="button" style={{ visibility: 'hidden' }}>
        Invisible
      </button>
      <dialog>
        <button type="button">In a dialog that is closed</button>
      </dialog>
      <dialog open>
        <button type="button">In a dialog that is open</button>
      </dialog>
    </>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Plain',
    'In a dialog that is open',
  ])
})

it('says of a query that finds nothing what was looked for, and prints the document', () => {
  render(<p>Only this stands here</p>)
  expect(() => screen.getByText('Another')).toThrow(/Another.*Only this stands here/s)
})
