import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { connected, conversation, drawsSentinel, server } from '../../test-support/open-sentinel.ts'

drawsSentinel()

describe('the history', () => {
  const openHistory = async () => {
    await connected()
    fireEvent.click(screen.getByRole('button', { name: 'History' }))
    await screen.findByRole('button', { name: 'Hand cannons' })
  }

  it('a rename begins in the field with the title selected, and Enter saves it', async () => {
    let saved = ''
    server.conversations = (request) => {
      if (request.method !== 'PATCH') return { body: { conversations: [conversation()] } }
      void request
        .clone()
        .text()
        .then((body) => {
          saved = body
        })
      return { body: conversation() }
    }
    await openHistory()
    fireEvent.click(screen.getByRole('button', { name: 'Rename Hand cannons' }))
    const title = screen.getByLabelText('Title') as HTMLInputElement
    expect(document.activeElement).toBe(title)
    expect(title.value.slice(title.selectionStart ?? 0, title.selectionEnd ?? 0)).toBe('Hand cannons')
    fireEvent.change(title, { target: { value: 'My cannons' } })
    fireEvent.submit(title)
    await waitFor(() => expect(saved).toContain('My cannons'))
    expect(await screen.findByRole('button', { name: 'Hand cannons' })).toBeTruthy()
  })

  it('a rename that failed stays open with what was typed, and says so', async () => {
    server.conversations = ({ method }) =>
      method === 'PATCH'
        ? { status: 500, body: { code: 'x', detail: 'x' } }
        : { body: { conversations: [conversation()] } }
    await openHistory()
    fireEvent.click(screen.getByRole('button', { name: 'Rename Hand cannons' }))
    const title = screen.getByLabelText('Title') as HTMLInputElement
    fireEvent.change(title, { target: { value: 'My cannons' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('That did not work. Try again.')).toBeTruthy()
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('My cannons')
  })

  it('a second press of Delete is no second request', async () => {
    const deleted: string[] = []
    server.conversations = ({ method, url }) => {
      if (method !== 'DELETE') return { body: { conversations: deleted.length > 0 ? [] : [conversation()] } }
      deleted.push(url)
      return { body: { success: true } }
    }
    await openHistory()
    fireEvent.click(screen.getByRole('button', { name: 'Delete Hand cannons' }))
    const sure = screen.getByRole('button', { name: 'Delete' })
    fireEvent.click(sure)
    fireEvent.click(sure)
    expect(await screen.findByText('No conversation yet.')).toBeTruthy()
    expect(deleted).toHaveLength(1)
  })

  it('a search is one request for a word, not one for each letter', async () => {
    const sought: string[] = []
    server.conversations = ({ url }) => {
      sought.push(new URL(url).searchParams.get('q') ?? '')
      return { body: { conversations: [conversation()] } }
    }
    await openHistory()
    for (const letters of ['c', 'ca', 'can', 'cann', 'cannon'])
      fireEvent.change(screen.getByLabelText('Search in all messages'), { target: { value: letters } })
    await waitFor(() => expect(sought.at(-1)).toBe('cannon'))
    expect(sought).toEqual(['', 'cannon'])
  })
})
