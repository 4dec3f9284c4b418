import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WornCompare } from './WornCompare.tsx'

afterEach(cleanup)

it('tells what the build would change: less than what is worn is a loss, more a gain', () => {
  const character = {
    id: '1',
    classType: 'hunter',
    stats: [85, 20, 30, 0, 0, 0],
  } as unknown as Parameters<typeof WornCompare>[0]['characters'][number]
  render(<WornCompare stats={[26, 50, 30, 0, 0, 0]} classType="hunter" characters={[character]} />)
  const differenceOf = (stat: string) => {
    const row = screen.getByRole('row', { name: new RegExp(stat, 'i') })
    const shown = within(row).getAllByRole('cell').at(-1)?.querySelector('[data-sign]')
    return [shown?.textContent, shown?.getAttribute('data-sign')]
  }
  expect(differenceOf('weapons')).toEqual(['-59', '-1'])
  expect(differenceOf('health')).toEqual(['+30', '1'])
  expect(differenceOf('class')).toEqual(['0', '0'])
})
