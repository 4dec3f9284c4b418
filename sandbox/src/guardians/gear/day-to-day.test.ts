import { describe, expect, it } from 'vitest'
import { DAY_MS, isGear, itemsOf, NOW, wholeProfile } from '../../test-support/demo-guardians.ts'

const DAYS = 30
const gearOn = (id: string, day: number) => {
  const profile = wholeProfile(id, new Date(NOW.getTime() + day * DAY_MS))
  const gear = itemsOf(profile).filter(isGear)
  return {
    profile,
    sockets: profile.itemComponents.sockets.data ?? {},
    byId: new Map(gear.map((item) => [item.itemInstanceId ?? '', item])),
  }
}

describe.each(['veteran', 'newcomer', 'legacy'])('from day to day, the %s', (id) => {
  const days = Array.from({ length: DAYS + 1 }, (_, day) => gearOn(id, day))
  const pairs = days.slice(1).map((today, index) => [days[index] ?? today, today] as const)

  it('keeps id, hash, roll and place of what is not dismantled', () => {
    const changed = pairs.flatMap(([yesterday, today]) =>
      [...today.byId].flatMap(([instanceId, item]) => {
        const before = yesterday.byId.get(instanceId)
        if (!before) return []
        const same =
          JSON.stringify([item, today.sockets[instanceId]]) ===
          JSON.stringify([before, yesterday.sockets[instanceId]])
        return same ? [] : [instanceId]
      }),
    )
    expect(changed).toEqual([])
  })

  it('changes a little: a drop or two a day, never much', () => {
    const drops = pairs.map(([yesterday, today]) =>
      [...today.byId.keys()].filter((key) => !yesterday.byId.has(key)),
    )
    const losses = pairs.map(([yesterday, today]) =>
      [...yesterday.byId.keys()].filter((key) => !today.byId.has(key)),
    )
    expect(drops.flat().length).toBeGreaterThan(0)
    for (const gone of [...drops, ...losses]) expect(gone.length).toBeLessThanOrEqual(8)
  })

  it('never gets back what was dismantled', () => {
    const last = days.at(-1)
    const first = days[0]
    const gone = new Set<string>()
    for (const [yesterday, today] of pairs) {
      for (const key of yesterday.byId.keys()) if (!today.byId.has(key)) gone.add(key)
      expect([...today.byId.keys()].filter((key) => gone.has(key))).toEqual([])
    }
    expect(last?.byId.size).toBeGreaterThan(0.9 * (first?.byId.size ?? 0))
  })
})

describe('over years', () => {
  const yearly = Array.from({ length: 6 }, (_, year) => gearOn('veteran', year * 365))

  it('the collection keeps its size', () => {
    for (const { byId } of yearly) expect(Math.abs(byId.size - 1121)).toBeLessThan(30)
  })

  it('power creeps up and stays under the cap', () => {
    const lights = yearly.map(({ profile }) =>
      Math.max(...Object.values(profile.characters.data ?? {}).map(({ light }) => light)),
    )
    lights.slice(1).forEach((light, index) => {
      expect(light).toBeGreaterThan(lights[index] ?? 0)
      expect(light).toBeLessThanOrEqual(2000)
    })
  })

  it('no vault and no bag ever holds more than the game allows', () => {
    for (const { profile } of yearly) {
      const vault = (profile.profileInventory.data?.items ?? []).filter(
        ({ bucketHash }) => bucketHash === 138197802,
      )
      expect(vault.length).toBeLessThanOrEqual(1300)
      for (const { items } of Object.values(profile.characterInventories.data ?? {})) {
        const buckets = Map.groupBy(items, ({ bucketHash }) => bucketHash)
        for (const [bucket, inside] of buckets)
          expect(inside.length).toBeLessThanOrEqual(bucket === 215593132 ? 21 : 9)
      }
    }
  })
})
