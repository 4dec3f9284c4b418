import { describe, expect, it } from 'vitest'
import {
  ALL_COMPONENTS,
  cardOf,
  guardians,
  itemsOf,
  NOW,
  wholeProfile,
} from '../../test-support/demo-guardians.ts'

const PROPERTIES: Readonly<Record<number, readonly string[]>> = {
  100: ['profile'],
  102: ['profileInventory'],
  103: ['profileCurrencies'],
  104: ['profileProgression'],
  200: ['characters'],
  201: ['characterInventories'],
  202: ['characterProgressions'],
  204: ['characterActivities'],
  205: ['characterEquipment'],
  206: ['characterLoadouts'],
  305: ['profilePlugSets', 'characterPlugSets'],
  600: ['characterCurrencyLookups'],
  700: ['profilePresentationNodes', 'characterPresentationNodes'],
  800: ['profileCollectibles', 'characterCollectibles'],
  900: ['profileRecords', 'characterRecords'],
  1000: ['profileTransitoryData'],
  1100: ['metrics'],
  1200: ['profileStringVariables', 'characterStringVariables'],
  1300: ['characterCraftables'],
}
const ITEM_PROPERTIES: Readonly<Record<number, string>> = {
  300: 'instances',
  301: 'objectives',
  302: 'perks',
  304: 'stats',
  305: 'sockets',
  308: 'plugStates',
  309: 'plugObjectives',
  310: 'reusablePlugs',
}
const OWNER_ONLY = [
  'profileInventory',
  'profileCurrencies',
  'characterInventories',
  'characterProgressions',
  'characterActivities',
  'characterCurrencyLookups',
  'metrics',
]
const ALWAYS = ['itemComponents', 'responseMintedTimestamp', 'secondaryComponentsMintedTimestamp']

describe('a profile answer', () => {
  it.each([...ALL_COMPONENTS])('holds what component %i asks for and nothing else', (component) => {
    const answer = guardians.profile(cardOf('veteran'), new Set([component]), 'owner', NOW)
    expect(Object.keys(answer).sort()).toEqual([...ALWAYS, ...(PROPERTIES[component] ?? [])].sort())
    const itemProperty = ITEM_PROPERTIES[component]
    expect(Object.keys(answer.itemComponents)).toEqual(itemProperty ? [itemProperty] : [])
  })

  it('tells others neither vault nor bags, and of items only what is worn', () => {
    const answer = guardians.profile(cardOf('veteran'), ALL_COMPONENTS, 'public', NOW)
    for (const property of OWNER_ONLY) expect(answer).toHaveProperty(property, { privacy: 2 })
    const worn = new Set(itemsOf(answer).map(({ itemInstanceId }) => itemInstanceId))
    for (const [name, component] of Object.entries(answer.itemComponents)) {
      if (name === 'plugStates') continue
      for (const id of Object.keys(component.data ?? {})) expect(worn.has(id)).toBe(true)
    }
    expect(Object.keys(answer.itemComponents.instances.data ?? {})).toHaveLength(worn.size)
    expect(answer.profileRecords.data).toBeDefined()
  })

  it('tells the owner everything, marked as private', () => {
    const answer = wholeProfile('veteran')
    for (const property of OWNER_ONLY) {
      expect(answer).toHaveProperty(`${property}.privacy`, 2)
      expect(answer).toHaveProperty(`${property}.data`)
    }
    const ids = itemsOf(answer).flatMap(({ itemInstanceId }) => itemInstanceId ?? [])
    expect(new Set(Object.keys(answer.itemComponents.instances.data ?? {}))).toEqual(new Set(ids))
  })

  it('G-46 withholds from others what the private guardian hides, and from the owner nothing', () => {
    const hidden = [...OWNER_ONLY, 'profileRecords', 'profileCollectibles', 'characterLoadouts']
    const seen = guardians.profile(cardOf('private'), ALL_COMPONENTS, 'public', NOW)
    for (const property of hidden) expect(seen).toHaveProperty(property, { privacy: 2 })
    expect(Object.keys(seen.characters.data ?? {})).toHaveLength(2)
    const own = wholeProfile('private')
    for (const property of hidden) {
      expect(own).toHaveProperty(`${property}.privacy`, 2)
      expect(own).toHaveProperty(`${property}.data`)
    }
    expect(own.profileInventory.data?.items.length).toBeGreaterThan(70)
    expect(guardians.historyIsPrivate(cardOf('private'))).toBe(true)
    expect(guardians.historyIsPrivate(cardOf('veteran'))).toBe(false)
  })

  it('is minted in steps that never go back, secondary parts a little later', () => {
    const mints = Array.from({ length: 40 }, (_, second) => {
      const answer = guardians.profile(
        cardOf('newcomer'),
        new Set([100]),
        'owner',
        new Date(NOW.getTime() + second * 1000),
      )
      return [
        Date.parse(answer.responseMintedTimestamp),
        Date.parse(answer.secondaryComponentsMintedTimestamp),
      ] as const
    })
    mints.forEach(([primary, secondary], index) => {
      expect(secondary).toBeLessThan(primary)
      expect(primary).toBeGreaterThanOrEqual(mints[index - 1]?.[0] ?? 0)
    })
    expect(new Set(mints.map(([primary]) => primary)).size).toBeLessThan(12)
  })
})

describe('a single item', () => {
  const vaulted = wholeProfile('veteran').profileInventory.data?.items.find(
    ({ itemInstanceId }) => itemInstanceId,
  )
  const id = vaulted?.itemInstanceId ?? ''

  it('says the same as the profile does', () => {
    const item = guardians.item(cardOf('veteran'), id, new Set([300, 304, 305, 307]), 'owner', NOW)
    const components = wholeProfile('veteran').itemComponents
    expect(item?.item.data).toEqual(vaulted)
    expect(item?.instance.data).toEqual(components.instances.data?.[id])
    expect(item?.sockets.data).toEqual(components.sockets.data?.[id])
    expect(item?.stats.data).toEqual(components.stats.data?.[id])
    expect(item).not.toHaveProperty('characterId')
  })

  it('is withheld from others while it lies in the vault', () => {
    const item = guardians.item(cardOf('veteran'), id, new Set([300, 307]), 'public', NOW)
    expect(item).toEqual({ item: { privacy: 2 }, instance: { privacy: 2 } })
  })

  it('is unknown to the accounts that do not own it', () => {
    expect(guardians.item(cardOf('collector'), id, new Set([307]), 'owner', NOW)).toBeUndefined()
  })
})
