import { MOST_ADDRESSES } from '@ai-vault/contract/shares.ts'
import type { ShareDocument } from '@ai-vault/game/shares/document.ts'
import { describe, expect, it } from 'vitest'
import type { ShareRow, ShareStore } from './share-store.ts'
import { createShares } from './shares.ts'

const session = { membershipId: 'me' } as Parameters<ReturnType<typeof createShares>['addressFor']>[0]

/** Who holds which address, asked as the store would be. */
function sharesOf(held: (slug: string) => Partial<ShareRow> | undefined, { gone = false, made = 0 } = {}) {
  const asked: string[] = []
  const store = {
    at: async (_: string, slug: string) => {
      asked.push(slug)
      return held(slug)
    },
    isGone: async () => gone,
    countOf: async () => made,
  } as unknown as ShareStore
  const shares = createShares({ store } as Parameters<typeof createShares>[0])
  return { asked, address: () => shares.addressFor(session, 'build', 'My Hoard') }
}

/** A build that is published while others take the first names; what was written, and under which names it was tried. */
function publishing(lost: number) {
  const tried: string[] = []
  const store = {
    at: async () => undefined,
    isGone: async () => false,
    add: async ({ kind, slug }: Pick<ShareRow, 'kind' | 'slug'>) => {
      tried.push(slug)
      return tried.length > lost ? { kind, slug, version: 1 } : undefined
    },
  } as unknown as ShareStore
  const deps = { store, sourceOf: () => undefined, now: () => 1 } as unknown as Parameters<
    typeof createShares
  >[0]
  const build = { kind: 'build', type: 'build', name: 'My Hoard', weapons: [], armor: [], mods: [] }
  const document = { ...build, strengths: [], considerations: [] } as unknown as ShareDocument
  return { tried, publish: () => createShares(deps).publish(session, document, []) }
}

describe('G-08 publishing a build', () => {
  it('is tried again where somebody else took the address meanwhile, up to eight times', async () => {
    const late = publishing(7)
    expect(await late.publish()).toMatchObject({ path: '/build/my-hoard', version: 1 })
    expect(late.tried).toHaveLength(8)
    const never = publishing(8)
    await expect(never.publish()).rejects.toMatchObject({ status: 503, code: 'name-taken' })
    expect(never.tried).toHaveLength(8)
  })
})

it('F-328 a share that is taken back takes its pictures along, and one that is not there takes none', async () => {
  const dropped: string[][] = []
  const store = {
    revoke: async (_: string, __: string, slug: string) => (slug === 'mine' ? 'id' : undefined),
  }
  const cards = { drop: (...of: string[]) => void dropped.push(of) }
  const deps = { store, cards, now: () => 1 } as unknown as Parameters<typeof createShares>[0]
  const { revoke } = createShares(deps)
  await revoke(session, 'build', 'mine')
  await expect(revoke(session, 'build', 'theirs')).rejects.toMatchObject({ status: 404 })
  expect(dropped).toEqual([['me', 'id']])
})

describe('G-08 the address of a build', () => {
  it('is its name where nobody has it, as version 1', async () => {
    const { address } = sharesOf(() => undefined)
    expect(await address()).toEqual({ kind: 'build', slug: 'my-hoard', path: '/build/my-hoard', version: 1 })
  })

  it('stays the same for who has it, one version on', async () => {
    const { address } = sharesOf(() => ({ membership_id: 'me', revoked_at: null, version: 4 }))
    expect(await address()).toMatchObject({ slug: 'my-hoard', version: 5 })
  })

  it('is tried eight times with other endings where others have it, and then refused', async () => {
    const { asked, address } = sharesOf(() => ({ membership_id: 'other', revoked_at: null, version: 1 }))
    await expect(address()).rejects.toMatchObject({ status: 503, code: 'name-taken' })
    expect(asked).toHaveLength(8)
    expect(new Set(asked).size).toBe(8)
    for (const slug of asked.slice(1)) expect(slug).toMatch(/^my-hoard-\w+$/)
  })

  it('is not one that was taken back, unless its author has made as many as there may be', async () => {
    const mine = { membership_id: 'me', revoked_at: 1, version: 1 }
    const held = (slug: string) => (slug === 'my-hoard' ? mine : undefined)
    for (const made of [0, MOST_ADDRESSES - 1]) {
      expect((await sharesOf(held, { made }).address()).slug).not.toBe('my-hoard')
    }
    expect((await sharesOf(held, { made: MOST_ADDRESSES }).address()).slug).toBe('my-hoard')
  })

  it('is not one whose author is gone', async () => {
    await expect(sharesOf(() => undefined, { gone: true }).address()).rejects.toMatchObject({ status: 503 })
  })
})
