import type { StatusHistory as History } from '@ai-vault/contract/service/status-history.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '../../data/query-client.ts'
import { StatusHistory, statusHistoryQuery } from './StatusHistory.tsx'

const HISTORY: History = {
  since: '2026-08-01T12:00:00Z',
  until: '2026-08-20T12:00:00Z',
  observed: [],
  incidents: [],
}

function said(history: History): string {
  const client = createQueryClient()
  client.setQueryDefaults(statusHistoryQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  client.setQueryData(statusHistoryQuery.queryKey, history)
  const { container } = render(
    <QueryClientProvider client={client}>
      <StatusHistory />
    </QueryClientProvider>,
  )
  return container.textContent ?? ''
}

afterEach(cleanup)

describe('F-044 the history without an incident', () => {
  it('says since when somebody looked, not since when the installation stands', () => {
    const observed = [{ from: '2026-08-12T12:00:00Z', to: '2026-08-20T12:00:00Z' }]
    expect(said({ ...HISTORY, observed })).toMatch(/No incident seen since Aug 1[123], \d\d:\d\d\./)
  })

  it('says that nobody looked yet', () => {
    expect(said(HISTORY)).toBe('The platform was not watched yet.')
  })
})
