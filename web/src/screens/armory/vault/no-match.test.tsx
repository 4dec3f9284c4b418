import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '../../../data/query-client.ts'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeSession } from '../../../data/stored/storage.ts'
import { fakeFetch } from '../../../test-support/fakes/fake-fetch.ts'
import { armorEntry, makeArmor } from '../../../test-support/make-armor.ts'
import { makeInventory } from '../../../test-support/make-inventory.ts'
import { makeWeaponItem } from '../../../test-support/make-weapon-items.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'

await Promise.all([import('../ArmoryScreen.tsx'), import('./NoMatch.tsx')])
drawsWholeApp()

beforeEach(() => {
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  fakeFetch(() => ({ status: 503 }))
  act(() => sessionStore.check())
})

async function ask(q: string) {
  const client = createQueryClient()
  const pieces = [makeArmor('21', { name: 'Reveler Hood' }), makeArmor('22', { name: 'Night Mask' })]
  client.setQueryData(
    ['inventory', sessionOf().membershipId],
    makeInventory([makeWeaponItem({ instanceId: '11' }), ...pieces.map(armorEntry)]),
  )
  const view = await renderAt(`/armory?q=${encodeURIComponent(q)}`, client)
  await screen.findByRole('heading', { name: 'No weapons match your current filters.' })
  return view
}

describe('a search that finds no weapon', () => {
  it('F-136 names the clause to blame and leaves it out', async () => {
    const { router } = await ask('power:>=9999')
    expect(screen.getByText('“power:>=9999” alone excludes 1 of 1 weapons.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Show the armor' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Leave out “power:>=9999”' }))
    await waitFor(() => expect(router.latestLocation.search).not.toHaveProperty('q', 'power:>=9999'))
  })

  it('leads a question to Sentinel, which reads sentences', async () => {
    await ask('best pvp hand cannon')
    const link = screen.getByRole('link', { name: 'Ask Sentinel: “best pvp hand cannon”' })
    expect(link.getAttribute('href')).toBe('/sentinel?ask=best+pvp+hand+cannon')
  })

  it('asks whether a misspelt word meant one that is known, and searches for that', async () => {
    const { router } = await ask('handcanon')
    fireEvent.click(screen.getByRole('button', { name: 'Did you mean “hand cannon”?' }))
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ q: 'hand cannon' }))
  })

  it('a clause of the search language is no question, and has errors of its own', async () => {
    await ask('is:handcanon')
    expect(screen.queryByRole('link', { name: /Ask Sentinel:/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  })

  it.each([
    ['is:armor', '2 pieces of armor match'],
    ['reveler', '1 piece of armor matches'],
  ])('F-136 says of %s that armor matches, and leads to it', async (q, words) => {
    await ask(q)
    expect(screen.getByText(new RegExp(`Here are weapons alone; ${words}\\.`))).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Show the armor' }).getAttribute('href') ?? ''
    expect(Object.fromEntries(new URL(link, 'https://a').searchParams)).toEqual({
      tab: 'armor',
      pieces: 'all',
      find: q,
    })
  })
})
