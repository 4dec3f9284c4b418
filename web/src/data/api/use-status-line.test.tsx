import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { useStatusLine } from './use-status-line.ts'

let work: () => Promise<string>
function Form() {
  const { status, busy, run } = useStatusLine('It failed.')
  return (
    <>
      <button type="button" aria-busy={busy !== undefined} onClick={() => void run(work)}>
        Send
      </button>
      <p role="status">{status}</p>
    </>
  )
}
afterEach(cleanup)

it('says the same words again for the same outcome: the line is empty in between', async () => {
  const answers: (() => void)[] = []
  work = () => new Promise((resolve) => answers.push(() => resolve('Saved.')))
  render(<Form />)
  const status = screen.getByRole('status')
  const press = () => fireEvent.click(screen.getByRole('button'))
  press()
  await act(async () => answers[0]?.())
  expect(status.textContent).toBe('Saved.')
  press()
  expect(status.textContent).toBe('')
  await act(async () => answers[1]?.())
  expect(status.textContent).toBe('Saved.')
})

it('does one thing at a time, however fast the presses come', async () => {
  let calls = 0
  work = () => {
    calls++
    return new Promise(() => undefined)
  }
  render(<Form />)
  act(() => {
    screen.getByRole('button').click()
    screen.getByRole('button').click()
  })
  expect(calls).toBe(1)
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})

it('says why a server refused, and its own words for every other failure', async () => {
  render(<Form />)
  work = () => Promise.reject(new TypeError('odd'))
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => screen.getByText('It failed.'))
  work = () => Promise.reject(new ApiError({ status: 422, code: 'odd', detail: 'Too long.' }))
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => screen.getByText('Too long.'))
})
