import { expect, test } from 'vitest'
import { isNameOf } from './player-name.ts'

const ID = '4611686018400000001'

test('a name counts with and without its code, however it is spaced', () => {
  for (const typed of ['Vesper#4102', 'Vesper', ' Vesper '])
    expect(isNameOf(typed, 'Vesper#4102', ID)).toBe(true)
  for (const typed of ['', ' ', 'vesper', 'Vesper2', '#4102'])
    expect(isNameOf(typed, 'Vesper#4102', ID)).toBe(false)
})

test('signs that nobody can see need not be typed, and the id does for a name that nobody can type', () => {
  expect(isNameOf('admin', '\u202eadmin\u200b', ID)).toBe(true)
  expect(isNameOf('', '\u200b', ID)).toBe(false)
  expect(isNameOf(ID, '\u200b', ID)).toBe(true)
})
