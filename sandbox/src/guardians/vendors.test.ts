import type { DestinyVendorDefinition } from 'bungie-api-ts/destiny2'
import { describe, expect, it } from 'vitest'
import { cardOf, DAY_MS, guardians, world } from '../test-support/demo-guardians.ts'

const GUNSMITH = 672118013
const CRYPTARCH = 2255782930
const TRADER = 2190858386
const FRIDAY = new Date('2026-11-13T17:00:00Z')
const TUESDAY = new Date('2026-11-17T17:00:00Z')
const justBefore = (moment: Date) => new Date(moment.getTime() - 1000)
const later = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)
const ALL = new Set([300, 302, 304, 305, 310, 400, 401, 402, 600, 1200])

const veteran = cardOf('veteran')
const characterIds =
  guardians.profile(veteran, new Set([100]), 'owner', FRIDAY).profile.data?.characterIds ?? []
const [hunter = '', titan = ''] = characterIds
const vendorsAt = (now: Date, characterId = hunter) => {
  const answer = guardians.vendors(veteran, characterId, ALL, 'owner', now)
  if (!answer) throw new Error(`no character ${characterId}`)
  return answer
}
const vendorAt = (hash: number, now: Date, characterId = hunter) =>
  guardians.vendor(veteran, characterId, hash, ALL, 'owner', now)
const salesOf = (hash: number, now: Date, characterId = hunter) =>
  Object.values(vendorAt(hash, now, characterId)?.sales.data ?? {})
const definitionOf = (hash: number) =>
  world.tables.DestinyVendorDefinition.get(hash) as DestinyVendorDefinition

describe('vendors', () => {
  it('are a gunsmith, a cryptarch, a war table and, at the weekend, a trader', () => {
    const names = (now: Date) =>
      Object.keys(vendorsAt(now).vendors.data ?? {}).map(
        (hash) => definitionOf(Number(hash)).displayProperties.name,
      )
    expect(names(justBefore(FRIDAY)).sort()).toEqual(['Banshee-44', 'Master Rahool', 'War Table'])
    expect(names(FRIDAY).sort()).toEqual(['Banshee-44', 'Master Rahool', 'War Table', 'Xûr'])
    expect(names(justBefore(TUESDAY))).toContain('Xûr')
    expect(names(TUESDAY)).not.toContain('Xûr')
    expect(vendorAt(TRADER, TUESDAY)).toBeUndefined()
  })

  it.each([
    ['the gunsmith', GUNSMITH, justBefore(FRIDAY), '2026-11-17T17:00:00Z'],
    ['the cryptarch', CRYPTARCH, justBefore(FRIDAY), '2026-11-13T17:00:00Z'],
    ['the cryptarch, a second later', CRYPTARCH, FRIDAY, '2026-11-14T17:00:00Z'],
    ['the trader', TRADER, FRIDAY, '2026-11-17T17:00:00Z'],
  ])('change their goods with the reset: %s', (_name, hash, now, next) => {
    expect(vendorAt(hash, now)?.vendor.data?.nextRefreshDate).toBe(next)
    const untilThen = justBefore(new Date(next))
    const { sales, itemComponents } = vendorAt(hash, now) ?? {}
    const same = vendorAt(hash, untilThen)
    expect(same?.itemComponents.sockets).toEqual(itemComponents?.sockets)
    expect(Object.keys(same?.sales.data ?? {})).toEqual(Object.keys(sales?.data ?? {}))
    const after = vendorAt(hash, later(now, 7))
    expect(after?.itemComponents.sockets).not.toEqual(itemComponents?.sockets)
  })

  it('sell what stands at that place of their list, on the shelf that it names', () => {
    for (const [hash, { saleItems }] of Object.entries(vendorsAt(FRIDAY).sales.data ?? {})) {
      const { itemList, displayCategories, originalCategories, failureStrings } = definitionOf(Number(hash))
      const categories = vendorsAt(FRIDAY).categories.data?.[Number(hash)]?.categories ?? []
      for (const [index, sale] of Object.entries(saleItems)) {
        const entry = itemList[Number(index)]
        expect(sale.vendorItemIndex).toBe(Number(index))
        expect(entry).toMatchObject({ itemHash: sale.itemHash, vendorItemIndex: Number(index) })
        expect(displayCategories[entry?.displayCategoryIndex ?? -1]?.displayProperties.name).toBeTruthy()
        expect(originalCategories[entry?.originalCategoryIndex ?? -1]?.sortValue).toBeGreaterThanOrEqual(0)
        const shelf = categories.filter(({ itemIndexes }) => itemIndexes.includes(Number(index)))
        expect(shelf.map(({ displayCategoryIndex }) => displayCategoryIndex)).toEqual([
          entry?.displayCategoryIndex,
        ])
        expect(sale.failureIndexes.every((failure) => failureStrings[failure])).toBe(true)
        expect(sale.saleStatus === 0).toBe(sale.failureIndexes.length === 0)
        for (const { itemHash } of sale.costs)
          expect(world.tables.DestinyInventoryItemDefinition.has(itemHash)).toBe(true)
      }
    }
  })

  it('stand in a group and at a place that are defined', () => {
    const { vendorGroups, vendors } = vendorsAt(FRIDAY)
    const grouped = (vendorGroups.data?.groups ?? []).flatMap(({ vendorGroupHash, vendorHashes }) => {
      expect(world.tables.DestinyVendorGroupDefinition.has(vendorGroupHash)).toBe(true)
      for (const hash of vendorHashes) expect(definitionOf(hash).groups).toEqual([{ vendorGroupHash }])
      return vendorHashes
    })
    expect(grouped.map(String).sort()).toEqual(Object.keys(vendors.data ?? {}).sort())
    for (const { vendorHash, vendorLocationIndex } of Object.values(vendors.data ?? {})) {
      const { destinationHash } = definitionOf(vendorHash).locations[vendorLocationIndex] ?? {}
      expect(world.tables.DestinyDestinationDefinition.has(destinationHash ?? 0)).toBe(true)
    }
  })

  it('offer armor to the class of the character alone, and weapons that nobody has worked on', () => {
    const classes = (characterId: string) =>
      new Set(
        salesOf(TRADER, FRIDAY, characterId)
          .map(({ itemHash }) => world.armor.find(({ hash }) => hash === itemHash)?.classType)
          .filter((classType) => classType !== undefined),
      )
    expect(classes(hunter)).toEqual(new Set(['hunter']))
    expect(classes(titan)).toEqual(new Set(['titan']))
    const craftable = new Set(world.weapons.filter((weapon) => weapon.craftable).map(({ hash }) => hash))
    expect(salesOf(GUNSMITH, FRIDAY).some(({ itemHash }) => craftable.has(itemHash))).toBe(false)
  })

  it('show the roll of each copy: as many sockets as it has, its stats and what it offers', () => {
    for (const hash of [GUNSMITH, CRYPTARCH, TRADER]) {
      const answer = vendorAt(hash, FRIDAY)
      const { sockets, stats, reusablePlugs, instances } = answer?.itemComponents ?? {}
      const gear = salesOf(hash, FRIDAY).filter(({ itemHash }) =>
        [...world.weapons, ...world.armor].some((item) => item.hash === itemHash),
      )
      expect(gear.length).toBeGreaterThan(2)
      for (const { vendorItemIndex, itemHash } of gear) {
        const made = [...world.weapons, ...world.armor].find((item) => item.hash === itemHash)
        expect(sockets?.data?.[vendorItemIndex]?.sockets).toHaveLength(made?.sockets.length ?? -1)
        expect(Object.keys(stats?.data?.[vendorItemIndex]?.stats ?? {}).length).toBeGreaterThan(4)
        expect(instances?.data?.[vendorItemIndex]?.primaryStat.value).toBeGreaterThan(0)
      }
      const weapons = gear.filter(({ itemHash }) =>
        world.weapons.some((weapon) => weapon.tiered && weapon.hash === itemHash),
      )
      for (const { vendorItemIndex } of weapons)
        expect(Object.keys(reusablePlugs?.data?.[vendorItemIndex]?.plugs ?? {}).length).toBeGreaterThan(3)
    }
  })

  it('keep details of goods for the call that names the vendor', () => {
    const { itemComponents } = vendorsAt(FRIDAY)
    expect(Object.keys(itemComponents[GUNSMITH] ?? {}).sort()).toEqual(['instances', 'perks'])
  })

  it('say of a sale what the platform says, and where no details were asked for nothing of them', () => {
    const { sales, itemComponents } =
      guardians.vendors(veteran, hunter, new Set([402]), 'owner', FRIDAY) ?? {}
    const found = Object.values(sales?.data ?? {}).flatMap(({ saleItems }) => Object.values(saleItems))
    expect(found.length).toBeGreaterThan(10)
    for (const sale of found)
      expect(Object.keys(sale).sort()).toEqual([
        'augments',
        'costs',
        'failureIndexes',
        'itemHash',
        'quantity',
        'saleStatus',
        'vendorItemIndex',
      ])
    expect(itemComponents).toEqual({})
  })

  it('tell others who may ask for them nothing, and everybody what is public', () => {
    const answer = guardians.vendors(veteran, hunter, ALL, 'public', FRIDAY)
    expect([answer?.vendors, answer?.sales, answer?.currencyLookups]).toEqual([
      { privacy: 2 },
      { privacy: 2 },
      { privacy: 2 },
    ])
    const { sales, vendors } = guardians.publicVendors(new Set([400, 402]), FRIDAY)
    expect(Object.keys(vendors.data ?? {})).toContain(String(TRADER))
    expect(Object.keys(sales.data?.[TRADER]?.saleItems ?? {}).length).toBeGreaterThan(
      salesOf(TRADER, FRIDAY).length,
    )
  })

  it('know who cannot pay', () => {
    const newcomer = cardOf('newcomer')
    const { characterIds: own = [] } =
      guardians.profile(newcomer, new Set([100]), 'owner', FRIDAY).profile.data ?? {}
    const answer = guardians.vendor(newcomer, own[0] ?? '', TRADER, ALL, 'owner', FRIDAY)
    const funds = answer?.currencyLookups.data?.itemQuantities ?? {}
    for (const { costs, failureIndexes } of Object.values(answer?.sales.data ?? {})) {
      const enough = costs.every(({ itemHash, quantity }) => (funds[itemHash] ?? 0) >= quantity)
      expect(failureIndexes.length === 0).toBe(enough)
    }
  })
})
