import type { ArmorKept } from '@ai-vault/contract/items/armor.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { sessionOf } from '../../test-support/sessions.ts'
import { createQueryClient } from '../query-client.ts'
import { writeSession } from '../stored/storage.ts'
import { NOTHING_KEPT, readLocally, useKeptArmor, writeLocally } from './use-kept-armor.ts'

const ACCOUNT = '4611686018400000001'
const LATER = Date.UTC(2026, 10, 1)

beforeEach(() => {
  localStorage.clear()
  writeSession(sessionOf())
})
afterEach(() => vi.unstubAllGlobals())

/** A server that has something, takes what is newer (as this device last wrote it), and can be away. */
function fakeServer(kept: ArmorKept = NOTHING_KEPT) {
  const server = { kept, away: false, puts: 0 }
  fakeFetch((request) => {
    if (server.away) return { status: 503, body: { detail: 'away', code: 'away' } }
    if (request.method === 'PUT') {
      server.puts++
      server.kept = readLocally(ACCOUNT) ?? server.kept
    }
    return { body: server.kept }
  })
  return server
}

function open() {
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useKeptArmor(ACCOUNT), { wrapper }).result
}

describe('F-163 what the account keeps', () => {
  it('comes from the server, and a change stands at once and is saved', async () => {
    const server = fakeServer({ ...NOTHING_KEPT, pinned: ['1'], changed_at: 5 })
    const hook = open()
    expect(hook.current.isPending).toBe(true)
    await waitFor(() => expect(hook.current.kept.pinned).toEqual(['1']))
    act(() => hook.current.keep(() => ({ only: ['locked'] })))
    expect(hook.current.kept).toMatchObject({ pinned: ['1'], only: ['locked'] })
    await waitFor(() => expect(server.kept.only).toEqual(['locked']))
    expect(hook.current.unsaved).toBe(false)
  })

  it('stays on the device while the server is away, and is saved later', async () => {
    const server = fakeServer()
    const hook = open()
    await waitFor(() => expect(hook.current.isPending).toBe(false))
    server.away = true
    act(() => hook.current.keep(() => ({ excluded: ['2'] })))
    await waitFor(() => expect(hook.current.unsaved).toBe(true))
    expect(hook.current.kept.excluded).toEqual(['2'])
    expect(readLocally(ACCOUNT)?.excluded).toEqual(['2'])
    server.away = false
    act(() => hook.current.retry())
    await waitFor(() => expect(server.kept.excluded).toEqual(['2']))
  })

  it('is the later of what the device and the server know', async () => {
    writeLocally(ACCOUNT, { ...NOTHING_KEPT, pinned: ['7'], changed_at: 1 })
    const server = fakeServer({ ...NOTHING_KEPT, pinned: ['8'], changed_at: LATER })
    const hook = open()
    await waitFor(() => expect(hook.current.kept.pinned).toEqual(['8']))
    expect(server.puts).toBe(0)
    expect(readLocally(ACCOUNT)?.pinned).toEqual(['8'])
  })

  it('reads nothing from a storage that somebody edited', () => {
    localStorage.setItem(`ai_vault_armor_kept_${ACCOUNT}`, '{"pinned":["<script>"]}')
    expect(readLocally(ACCOUNT)).toBeUndefined()
  })
})
