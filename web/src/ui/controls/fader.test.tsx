import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Fader } from './Fader.tsx'

afterEach(cleanup)

function Health() {
  const [value, setValue] = useState(70)
  return <Fader label="Health" glyph="mark" value={value} onChange={setValue} />
}

it.each([
  ['999', '200'],
  ['-5', '0'],
  ['abc', '70'],
  ['1e3', '200'],
  ['4.4', '4'],
  ['', '70'],
])('holds %s while it is typed, and shows the %s that is used after Enter', (typed, used) => {
  render(<Health />)
  const box = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(box, { target: { value: typed } })
  expect(box.value).toBe(typed)
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(box.value).toBe(used)
})

it('names what its arrow marks, in sight and spoken', () => {
  render(<Fader label="Health" glyph="mark" value={130} onChange={() => {}} got={85} reachable={120} />)
  expect(screen.getByText('best build 85, 10 over the reachable 120')).toBeTruthy()
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    '130. best build 85, 10 over the reachable 120',
  )
})

it('takes nothing from a text that only begins as a number, and says that it is none', () => {
  render(<Health />)
  const box = screen.getByRole<HTMLInputElement>('textbox')
  for (const typed of ['1', '12', '12k']) fireEvent.change(box, { target: { value: typed } })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('70')
  fireEvent.blur(box)
  expect(box.value).toBe('70')
  expect(box.getAttribute('aria-invalid')).toBeNull()
})
