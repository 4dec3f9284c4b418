import type { ShareDocument } from '@ai-vault/game/shares/document.ts'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { createPageHeads } from './page-head.ts'
import type { Shares } from './shares.ts'

const PROPHECY: ShareDocument = {
  kind: 'prophecy',
  name: 'Vesper',
  traits: [],
  gems: [],
  farming: [],
  meta: [],
}

function headsOf(document: ShareDocument | Error) {
  const read = vi.fn(async () => {
    if (document instanceof Error) throw document
    return { share: { author: 'Orin' }, row: { version: 3 }, document }
  })
  return {
    read,
    headOf: createPageHeads({ read: read as unknown as Shares['read'] }, 'https://vault.example/'),
  }
}

describe('the head of a page', () => {
  it('is none where the address is not one of a share', async () => {
    const { headOf, read } = headsOf(PROPHECY)
    for (const path of ['/', '/armory', '/build', '/build/', '/build/a/b', '/builds/a', '/x/build/a']) {
      expect([path, await headOf(path, '')]).toEqual([path, undefined])
    }
    expect(read).not.toHaveBeenCalled()
  })

  it('is of the version that was asked for, and of the newest where that is no number', async () => {
    const { headOf, read } = headsOf(PROPHECY)
    for (const search of ['?version=2', '?version=9999', '', '?version=', '?version=two', '?version=10000']) {
      await headOf('/prophecy/77', search)
    }
    expect(read.mock.calls).toEqual(
      [2, 9999, undefined, undefined, undefined, undefined].map((version) => ['prophecy', '77', version]),
    )
  })

  it('takes the signs of an address as they were meant, also where they mean nothing', async () => {
    const { headOf, read } = headsOf(PROPHECY)
    await headOf('/build/a%20b/', '')
    await headOf('/build/a%E0b', '')
    expect(read.mock.calls).toEqual([
      ['build', 'a b', undefined],
      ['build', 'a%E0b', undefined],
    ])
  })

  it('says in one line what is shared, or that it is shared', async () => {
    const about = async (document: ShareDocument) =>
      (await headsOf(document).headOf('/prophecy/77', ''))?.description
    expect(await about(PROPHECY)).toBe('Shared with AI Vault.')
    const gems = [{ name: 'Fatebringer' }, { name: 'Ace of Spades' }] as unknown as typeof PROPHECY.gems
    expect(await about({ ...PROPHECY, archetype: 'Duelist', gems })).toBe(
      'Duelist · Fatebringer · Ace of Spades',
    )
    expect(await about({ kind: 'profile', name: 'Vesper', characters: [], score: 62 })).toBe('Vault score 62')
    const build = { kind: 'build', type: 'build', name: 'B', weapons: [], armor: [], mods: [] } as const
    const texts = { strengths: [], considerations: [] }
    expect(await about({ ...build, ...texts, summary: 'x'.repeat(300) })).toBe('x'.repeat(200))
    expect(await about({ ...build, ...texts, classType: 'titan' })).toBe('Titan · by Orin')
  })

  it('carries the address of the page and of its picture, and no markup of what was shared', async () => {
    const { headOf } = headsOf({ ...PROPHECY, name: '"><b>' })
    const head = await headOf('/prophecy/77/', '?version=3')
    expect(head).toMatchObject({ status: 200, title: '"><b> · AI Vault' })
    const tags = [...(head?.tags ?? '').matchAll(/<meta property="og:([^"]+)" content="([^"]*)" \/>/g)]
    expect(Object.fromEntries(tags.map(([, name, content]) => [name, content]))).toEqual({
      type: 'website',
      site_name: 'AI Vault',
      title: '&quot;&gt;&lt;b&gt; · AI Vault',
      description: 'Shared with AI Vault.',
      url: 'https://vault.example/prophecy/77',
      image: 'https://vault.example/api/shares/prophecy/77/card.png?version=3',
      'image:type': 'image/png',
      'image:width': '1200',
      'image:height': '630',
    })
    expect(head?.tags).toContain('<meta name="robots" content="noindex" />')
    expect(head?.tags).toContain('<meta name="twitter:card" content="summary_large_image" />')
  })

  it('says why there is nothing, and fails where that is not known', async () => {
    const gone = new ApiError(404, 'share-revoked', 'This build was withdrawn.')
    expect(await headsOf(gone).headOf('/build/a', '')).toEqual({
      status: 404,
      title: 'AI Vault',
      description: 'This build was withdrawn.',
      tags: '<meta name="robots" content="noindex" />',
    })
    for (const error of [new ApiError(503, 'busy', 'Later.'), new Error('no such table')]) {
      await expect(headsOf(error).headOf('/build/a', '')).rejects.toBe(error)
    }
  })
})
