import { briefingSchema } from '@ai-vault/contract/dashboard/briefing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { drawsWholeApp } from '../../test-support/whole-app.ts'
import marks from '../../ui/figures/freshness/SourceMark.module.css'

const BRIEFING = briefingSchema.parse({
  active_guardians: 3,
  guardians_known: 4,
  data_points: 5,
  items_indexed: 2,
  definitions_indexed: 3,
  uptime_percent: 99,
  watched_minutes: 60,
})

await import('./HubScreen.tsx')
drawsWholeApp()

it('F-062 the briefing calls its counters live for the eye too', async () => {
  fakeFetch((request) =>
    new URL(request.url).pathname === '/api/briefing'
      ? { body: BRIEFING }
      : { status: 404, body: { code: 'not-found', detail: 'x' } },
  )
  await renderAt('/?open=briefing')
  const panel = within(await screen.findByRole('region', { name: 'Intelligence Briefing' }))
  const mark = await waitFor(() => panel.getByText('live'))
  expect(mark.className.split(' ')).not.toContain(marks.quiet)
})
