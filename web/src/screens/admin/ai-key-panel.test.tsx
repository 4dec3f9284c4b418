import { STORAGE_KEYS } from '@ai-vault/contract/account/storage.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

drawsWholeApp()

const KEY = 'sk-proj-canary-0001-7f3A'
const stored = () => localStorage.getItem(STORAGE_KEYS.aiApiKey)

async function open(tests: object[] = []) {
  const requests = fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/chat/usage') return { body: { tokens_today: 1_200 } }
    if (pathname === '/api/chat/key-test') return { body: tests.shift() ?? { ok: true, text: 'x' } }
    return { status: 404, body: { code: 'not-found', detail: 'x' } }
  })
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
  await renderAt('/admin')
  return { panel: within(await screen.findByRole('region', { name: 'AI provider' })), requests }
}
const choose = (panel: ReturnType<typeof within>, provider: string) =>
  fireEvent.change(panel.getByLabelText('Provider'), { target: { value: provider } })
function setKey(panel: ReturnType<typeof within>, key: string) {
  fireEvent.change(panel.getByLabelText(/^New key/), { target: { value: key } })
  fireEvent.click(panel.getByRole('button', { name: 'Save key' }))
}

describe('the AI key', () => {
  it('F-359 is set, shown by its end only, replaced and removed', async () => {
    const { panel } = await open()
    choose(panel, 'openai')
    setKey(panel, ` ${KEY} `)
    expect(stored()).toBe(KEY)
    const shown = panel.getByLabelText(/^Key/) as HTMLInputElement
    expect(shown.value).toBe('•••••••••••• 7f3A')
    expect(document.body.innerHTML).not.toContain('canary')
    fireEvent.click(panel.getByRole('button', { name: 'Replace' }))
    setKey(panel, 'sk-proj-another-0002')
    expect(stored()).toBe('sk-proj-another-0002')
    fireEvent.click(panel.getByRole('button', { name: 'Remove' }))
    expect(stored()).toBe('built-in-analyst')
  })

  it('F-359 F-186 needs ten signs', async () => {
    const { panel } = await open()
    choose(panel, 'openai')
    setKey(panel, '123456789')
    expect(stored()).not.toBe('123456789')
    expect(panel.getByText('Ten signs or more.')).toBeTruthy()
  })

  it('F-359 is tested with its provider, and a refusal is told', async () => {
    const { panel, requests } = await open([
      { ok: true, text: 'Answered in 412 ms. Tools work.', tokens: 18 },
      { ok: false, text: 'OpenAI did not accept the key.', code: 'key-refused' },
    ])
    choose(panel, 'openai')
    setKey(panel, KEY)
    fireEvent.click(panel.getByRole('button', { name: 'Test' }))
    expect(await panel.findByText('Answered in 412 ms. Tools work. 18 tokens used.')).toBeTruthy()
    fireEvent.click(panel.getByRole('button', { name: 'Test' }))
    expect(await panel.findByText('OpenAI did not accept the key.')).toBeTruthy()
    const sent = requests.filter(({ url }) => url.endsWith('/key-test'))
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${KEY}`)
    expect(await sent[0]?.json()).toEqual({ provider: 'openai' })
  })

  it('F-359 keeps provider, model and limit in this browser', async () => {
    const { panel } = await open()
    choose(panel, 'anthropic')
    fireEvent.change(panel.getByLabelText(/^Model/), { target: { value: 'claude-x' } })
    fireEvent.change(panel.getByLabelText(/^Spending limit/), { target: { value: '5000' } })
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.sentinelPreferences) ?? '')).toEqual({
        v: 1,
        personality: 'guardian',
        provider: 'anthropic',
        model: 'claude-x',
        daily_tokens: 5_000,
      }),
    )
    expect(await panel.findByText(/1,200 of 5,000 tokens used today/)).toBeTruthy()
  })

  it('F-359 what is typed as a limit stays, and only a whole number counts', async () => {
    const { panel } = await open()
    const field = panel.getByLabelText(/^Spending limit/) as HTMLInputElement
    const limit = () =>
      JSON.parse(localStorage.getItem(STORAGE_KEYS.sentinelPreferences) ?? '{}').daily_tokens
    fireEvent.change(field, { target: { value: '24000' } })
    expect(limit()).toBe(24_000)
    expect(panel.getByText(/enough for about 2 questions a day/)).toBeTruthy()
    fireEvent.change(field, { target: { value: '' } })
    expect([field.value, limit()]).toEqual(['', 24_000])
    expect(panel.getByText(/Until then the limit stays at 24,000/)).toBeTruthy()
    fireEvent.blur(field)
    expect(field.value).toBe('24000')
  })

  it('says in words what is sent where', async () => {
    await open()
    const row = screen.getByRole('row', { name: /^Provider key/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['yes', 'passes through, not stored', 'yes'])
  })
})
