import { describe, expect, it } from 'vitest'
import { DAY_MS, itemsOf, NOW, wholeProfile } from '../../test-support/demo-guardians.ts'

const UNSET = 2166136261

describe.each(['veteran', 'legacy', 'hostile'])('loadouts of the %s', (id) => {
  it('name items that exist and that the character may wear', () => {
    for (const day of [0, 200, 900]) {
      const profile = wholeProfile(id, new Date(NOW.getTime() + day * DAY_MS))
      const owned = new Map(itemsOf(profile).map((item) => [item.itemInstanceId, item]))
      for (const { loadouts } of Object.values(profile.characterLoadouts.data ?? {})) {
        for (const { items } of loadouts) {
          for (const { itemInstanceId, plugItemHashes } of items) {
            if (itemInstanceId === '0') continue
            expect(owned.has(itemInstanceId)).toBe(true)
            const sockets = profile.itemComponents.sockets.data?.[itemInstanceId]?.sockets
            const wrong = plugItemHashes.filter(
              (hash, index) => hash !== UNSET && sockets?.[index]?.plugHash !== hash,
            )
            expect(wrong).toEqual([])
          }
        }
      }
    }
  })

  it('leave unused places as the platform does', () => {
    for (const { loadouts } of Object.values(wholeProfile(id).characterLoadouts.data ?? {})) {
      expect(loadouts).toHaveLength(10)
      for (const { nameHash, colorHash, iconHash, items } of loadouts.filter(
        (loadout) => loadout.nameHash === UNSET,
      )) {
        expect([nameHash, colorHash, iconHash]).toEqual([UNSET, UNSET, UNSET])
        expect(items.every(({ itemInstanceId }) => itemInstanceId === '0')).toBe(true)
      }
    }
  })
})

describe('the veteran', () => {
  it('uses at least five loadouts, each with a whole set of gear and a subclass', () => {
    const [first] = Object.values(wholeProfile('veteran').characterLoadouts.data ?? {})
    const used = (first?.loadouts ?? []).filter(({ nameHash }) => nameHash !== UNSET)
    expect(used.length).toBeGreaterThanOrEqual(5)
    for (const { items } of used) {
      expect(items.filter(({ itemInstanceId }) => itemInstanceId !== '0')).toHaveLength(9)
    }
  })
})
