import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'
import { OptionalPart } from './OptionalPart.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a part that did not come leaves the rest in place, is tried once, and comes with the next try', async () => {
  const Sheet = ({ name }: { readonly name: string }) => <p>{name} is open</p>
  const load = vi.fn(async () => Sheet).mockRejectedValueOnce(new TypeError('network down'))
  const { Part, renew } = lazyPart(load)
  const failed = vi.fn(renew)
  const draw = (name: string) => (
    <>
      <p>the vault</p>
      <OptionalPart name={name} onFailure={failed}>
        <Part name={name} />
      </OptionalPart>
    </>
  )
  const { rerender } = render(draw('Rose'))
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('the vault')).toBeTruthy()
  rerender(draw('Thorn'))
  expect(await screen.findByText('Thorn is open')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
