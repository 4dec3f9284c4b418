import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useCurrentCell } from './use-current-cell.ts'

interface Row {
  readonly weapons: readonly string[]
  readonly isHidden?: boolean
}

/** Rows and cells keep their elements, as the vault's do: only what they show changes. */
function Grid({ rows, laidOut }: { readonly rows: readonly Row[]; readonly laidOut: string }) {
  const frame = useRef<HTMLTableElement>(null)
  const places = new Map([...laidOut].map((id, column) => [id, { row: 0, column }]))
  const { rememberFocus } = useCurrentCell(frame, places, undefined)
  return (
    <>
      <table
        ref={frame}
        onFocus={({ target }) => rememberFocus(target.closest<HTMLElement>('[data-weapon]')?.dataset.weapon)}
      >
        <tbody>
          {rows.map(({ weapons, isHidden }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: elements are used again.
            <tr key={index} hidden={isHidden}>
              <td>
                <button type="button">All of row {index}</button>
              </td>
              {weapons.map((id, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: elements are used again.
                <td key={column} data-weapon={id}>
                  <button type="button">{id}</button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <input aria-label="Elsewhere" />
    </>
  )
}

const focused = () => document.activeElement?.textContent

function openGrid() {
  const { rerender } = render(
    <Grid laidOut="abcd" rows={[{ weapons: ['a', 'b'] }, { weapons: ['c', 'd'] }]} />,
  )
  screen.getByRole('button', { name: 'd' }).focus()
  return (laidOut: string, ...rows: readonly Row[]) => rerender(<Grid laidOut={laidOut} rows={rows} />)
}

afterEach(cleanup)

describe('F-342 the focus of the grid', () => {
  it('goes with its weapon when the button shows another', () => {
    const draw = openGrid()
    draw('abdc', { weapons: ['a', 'b', 'd'] }, { weapons: ['c', 'b'] })
    expect(focused()).toBe('d')
    expect(document.activeElement?.closest('tr')?.rowIndex).toBe(0)
  })

  it('goes with its weapon when the button is taken away', () => {
    const draw = openGrid()
    draw('abcd', { weapons: ['a', 'b', 'c', 'd'] })
    expect(focused()).toBe('d')
  })

  it('waits for a weapon whose new row is not drawn yet', () => {
    const draw = openGrid()
    draw('abcd', { weapons: ['a', 'b'] })
    expect(document.activeElement).toBe(document.body)
    draw('abcd', { weapons: ['a', 'b'] }, { weapons: ['c'] }, { weapons: ['d'] })
    expect(focused()).toBe('d')
  })

  it('leaves a row that is hidden until it is drawn anew', () => {
    const draw = openGrid()
    draw('abcd', { weapons: ['a', 'd'] }, { weapons: ['c', 'd'], isHidden: true })
    expect(document.activeElement?.closest('tr')?.rowIndex).toBe(0)
  })

  it('does not follow a weapon that the search took away, nor come back from elsewhere', () => {
    const draw = openGrid()
    draw('abc', { weapons: ['a', 'b'] }, { weapons: ['c', 'c'] })
    expect(focused()).toBe('c')
    screen.getByRole('button', { name: 'a' }).focus()
    draw('bca', { weapons: ['b', 'c'] })
    fireEvent.focus(screen.getByLabelText('Elsewhere'))
    screen.getByLabelText('Elsewhere').focus()
    draw('bca', { weapons: ['b', 'c'] }, { weapons: ['a'] })
    expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'))
  })

  it('stays on a button of the grid that is no weapon’s, so that Tab leads out', () => {
    const draw = openGrid()
    screen.getByRole('button', { name: 'All of row 1' }).focus()
    draw('abdc', { weapons: ['a', 'b'] }, { weapons: ['d', 'c'] })
    expect(focused()).toBe('All of row 1')
  })
})
