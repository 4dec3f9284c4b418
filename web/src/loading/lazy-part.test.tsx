import { expectLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connection } from '../data/system/connection.ts'
import { allowFailureLog } from '../test-support/allow-failure-log.ts'
import { fakeFetch } from '../test-support/fakes/fake-fetch.ts'
import { lazyPart } from './lazy-part.tsx'
import { OptionalPart } from './OptionalPart.tsx'

interface SheetProps {
  readonly name: string
}
const Sheet = ({ name }: SheetProps) => <p>{name} is open</p>
const failingOnce = () => vi.fn(async () => Sheet).mockRejectedValueOnce(new TypeError('network down'))

allowFailureLog()
beforeEach(() => {
  fakeFetch(() => ({}))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a part of the app that is fetched when it is shown', () => {
  it('leaves the rest in place where it did not come, is tried once, and comes with the next try', async () => {
    expectLog('error', /^PartNotLoaded: network down/)
    const load = failingOnce()
    const Part = lazyPart(load)
    const failed = vi.fn()
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

  it('comes by itself when the connection is back', async () => {
    expectLog('error', /^PartNotLoaded: network down/)
    const Part = lazyPart(failingOnce())
    const failed = vi.fn()
    const answers = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network down'))
    render(
      <OptionalPart name="banner" onFailure={failed}>
        <Part name="Rose" />
      </OptionalPart>,
    )
    await vi.waitFor(() => expect([failed.mock.calls.length, connection.read().online]).toEqual([1, false]))
    expect(screen.queryByText('Rose is open')).toBeNull()
    answers.mockResolvedValue(new Response())
    act(connection.doubt)
    expect(await screen.findByText('Rose is open')).toBeTruthy()
  })

  it('is there at once where it was fetched before, and a failure then does not count', async () => {
    const load = failingOnce()
    const Part = lazyPart(load)
    await Part.preload()
    await Part.preload()
    render(<Part name="Rose" />)
    expect(screen.getByText('Rose is open')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('keeps its state when it is drawn again', async () => {
    const Part = lazyPart(async () => ({ name }: SheetProps) => <input aria-label={name} />)
    const draw = (name: string) => (
      <OptionalPart name="sheet">
        <Part name={name} />
      </OptionalPart>
    )
    const { rerender } = render(draw('Rose'))
    const field = await screen.findByLabelText('Rose')
    rerender(draw('Thorn'))
    expect(screen.getByLabelText('Thorn')).toBe(field)
  })
})
