import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SuggestionChips } from './SuggestionChips.tsx'

afterEach(cleanup)

const log = createRef<HTMLDivElement>()
const chips = (...labels: string[]) => (
  <>
    <div ref={log} tabIndex={-1}>
      Log
    </div>
    <button type="button">Elsewhere</button>
    <SuggestionChips suggestions={labels.map((label) => ({ label }))} onAsk={() => undefined} log={log} />
  </>
)
const focused = () => document.activeElement?.textContent

it('the chip in the same place has the focus of one that goes, else the last, else the conversation', () => {
  const { rerender } = render(chips('One', 'Two', 'Three'))
  screen.getByRole('button', { name: 'Three' }).focus()
  rerender(chips('Four', 'Five', 'Six'))
  expect(focused()).toBe('Six')
  rerender(chips('Six', 'Seven'))
  expect(focused()).toBe('Six')
  rerender(chips('Eight'))
  expect(focused()).toBe('Eight')
  rerender(chips())
  expect(focused()).toBe('Log')
})

it('who had left the chips before is left where they are', async () => {
  const { rerender } = render(chips('One'))
  const one = screen.getByRole('button', { name: 'One' })
  one.focus()
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  rerender(chips('Two'))
  expect(focused()).toBe('Elsewhere')
  const two = screen.getByRole('button', { name: 'Two' })
  two.focus()
  two.blur()
  // The browser is asked where the focus is once it has moved.
  await Promise.resolve()
  rerender(chips('Three'))
  expect(document.activeElement).toBe(document.body)
})
