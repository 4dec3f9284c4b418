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
])('holds %s while it is typed, and shows the %s that is used after Enter', (typed, used) => {
  render(<Health />)
  const box = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(box, { target: { value: typed } })
  expect(box.value).toBe(typed)
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(box.value).toBe(used)
})
