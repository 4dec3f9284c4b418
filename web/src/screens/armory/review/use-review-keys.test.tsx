import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeSingleKeys } from '../../../data/stored/storage.ts'
import { useReviewKeys } from './use-review-keys.ts'

const run = { choose: vi.fn(), next: vi.fn(), back: vi.fn(), undo: vi.fn() }

function Reviewed({ listening = true }: { readonly listening?: boolean }) {
  useReviewKeys(run, listening)
  return (
    <>
      <input type="radio" aria-label="list" />
      <input aria-label="field" />
    </>
  )
}

beforeEach(() => {
  localStorage.clear()
  for (const action of Object.values(run)) action.mockReset()
})
afterEach(cleanup)

describe('keys of the review', () => {
  it('F-125 decide, skip, go back and undo', () => {
    render(<Reviewed />)
    for (const key of ['k', 'R', 'd', 'ArrowRight', 's', 'ArrowLeft', 'u']) {
      fireEvent.keyDown(document.body, { key })
    }
    expect(run.choose.mock.calls.flat()).toEqual(['keep', 'review', 'dismantle'])
    expect(run.next).toHaveBeenCalledTimes(2)
    expect(run.back).toHaveBeenCalledTimes(1)
    expect(run.undo).toHaveBeenCalledTimes(1)
  })

  it('F-125 decide once, however long a letter is held; arrows walk on', () => {
    render(<Reviewed />)
    fireEvent.keyDown(document.body, { key: 'd' })
    fireEvent.keyDown(document.body, { key: 'd', repeat: true })
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true })
    expect(run.choose).toHaveBeenCalledTimes(1)
    expect(run.next).toHaveBeenCalledTimes(2)
  })

  it('leave fields all keys and radio buttons their arrows, but no letters', () => {
    render(<Reviewed />)
    fireEvent.keyDown(screen.getByLabelText('field'), { key: 'k' })
    fireEvent.keyDown(screen.getByLabelText('list'), { key: 'ArrowRight' })
    expect(run.choose).not.toHaveBeenCalled()
    expect(run.next).not.toHaveBeenCalled()
    fireEvent.keyDown(screen.getByLabelText('list'), { key: 'k' })
    expect(run.choose).toHaveBeenCalledWith('keep')
  })

  it('are silent with Ctrl, while a question is open, and letters while single keys are off', () => {
    const { unmount } = render(<Reviewed />)
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    writeSingleKeys(false)
    fireEvent.keyDown(document.body, { key: 'k' })
    writeSingleKeys(true)
    unmount()
    render(<Reviewed listening={false} />)
    fireEvent.keyDown(document.body, { key: 'k' })
    expect(run.choose).not.toHaveBeenCalled()
  })
})
