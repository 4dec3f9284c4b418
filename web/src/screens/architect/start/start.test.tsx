import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeKept, writeSession } from '../../../data/stored/storage.ts'
import { fakeFetch } from '../../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'
import { readWish, wishOf } from '../build-request.ts'
import { examplesFor } from './examples.ts'
import { keepRecentBuild, MOST_RECENT, readRecentBuilds } from './recent-builds.ts'

drawsWholeApp()

const KNOWN = {
  characters: [
    { id: '1', class: 'Warlock', power: 1, playtime_hours: 4 },
    { id: '2', class: 'Hunter', power: 2, playtime_hours: 90 },
  ],
  extras: {
    weapon_usage: {
      source: 'live' as const,
      total_kills: 1_500,
      weapons: [{ item_hash: 1, name: 'Outbreak Perfected', kills: 1_284, precision_kills: 3 }],
    },
  },
}

describe('examples', () => {
  it('speak of the class and the weapon that is played most; what is not known is left out', () => {
    expect(examplesFor(KNOWN).map(({ text }) => text)).toEqual([
      'Grandmaster, Hunter, never dies',
      'Boss damage for a raid, Hunter',
      'Solo dungeon, Warlock, survive',
      'Build around Outbreak Perfected',
      'Trials with a hand cannon',
      'Warlock with 150 melee',
    ])
    const unknown = examplesFor(undefined).map(({ text }) => text)
    expect(unknown).toHaveLength(5)
    expect(unknown.join()).not.toContain('undefined')
  })

  it('each is a request that the Architect reads', () => {
    for (const { text } of examplesFor(KNOWN).filter(({ text }) => !text.startsWith('Build around'))) {
      const { understood } = readWish(wishOf({ prompt: text }))
      expect(understood.length, text).toBeGreaterThan(0)
    }
  })
})

describe('recent builds', () => {
  it('keeps the newest, each request once, and reads none from what was edited', () => {
    for (let at = 0; at < 8; at++) keepRecentBuild('7', wishOf({ prompt: `void ${at}` }), `Build ${at}`, at)
    keepRecentBuild('7', wishOf({ prompt: 'void 7' }), 'Again', 9)
    const kept = readRecentBuilds('7')
    expect(kept).toHaveLength(MOST_RECENT)
    expect(kept.slice(0, 2).map(({ name }) => name)).toEqual(['Again', 'Build 6'])
    writeKept('architect_builds_7', '[{"name":1}]')
    expect(readRecentBuilds('7')).toEqual([])
  })
})

describe('before anything is asked', () => {
  beforeEach(() => {
    fakeFetch(() => 'hang')
    writeSession(sessionOf())
    sessionStore.check()
  })

  it('a press on an example or on a recent build asks for it', async () => {
    const { membershipId } = sessionOf()
    keepRecentBuild(membershipId ?? '', wishOf({ prompt: 'solar titan' }), 'Sunbracers', Date.now())
    const { router, unmount } = await renderAt('/architect')
    fireEvent.click(await screen.findByRole('button', { name: /^Trials with a hand cannon/ }))
    await screen.findByRole('button', { name: 'Cancel' })
    expect(router.latestLocation.search).toMatchObject({ prompt: 'Trials with a hand cannon', made: true })
    unmount()
    const again = await renderAt('/architect')
    const recent = await screen.findByRole('region', { name: 'Your recent builds' })
    fireEvent.click(within(recent).getByRole('button', { name: /^Sunbracers/ }))
    await screen.findByRole('button', { name: 'Cancel' })
    expect(again.router.latestLocation.search).toMatchObject({ prompt: 'solar titan', made: true })
  })
})
