import type { Account } from '../account/memberships.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Belongings } from './belongings.ts'
import {
  gearInstance,
  objectivesWire,
  perksWire,
  plugObjectivesWire,
  reusablePlugsWire,
  sideInstance,
  socketsWire,
  statsWire,
} from './item-components.ts'
import { gearWire, sideWire, type WireItem } from './item-wire.ts'
import type { Home } from './slots.ts'

/** The dictionaries of itemComponents that are keyed by instance. */
export const ITEM_COMPONENTS = [
  'instances',
  'objectives',
  'perks',
  'stats',
  'sockets',
  'plugObjectives',
  'reusablePlugs',
] as const
export type ItemComponentName = (typeof ITEM_COMPONENTS)[number]

/** One item with everything the wire can say about it, each part computed when first asked for. */
export interface ViewedItem {
  readonly instanceId?: string
  readonly home: Home
  readonly wire: WireItem
  readonly kind: 'gear' | 'currency' | 'other'
  component(name: ItemComponentName): object | undefined
  readonly plugs: readonly number[]
}

/** A guardian's belongings of one day as the wire has them. */
export interface InventoryView {
  readonly items: readonly ViewedItem[]
  find(instanceId: string): ViewedItem | undefined
  /** `equipped`: what everyone may see. */
  dictionary(name: ItemComponentName, scope: 'all' | 'equipped'): Readonly<Record<string, object>>
}

/** What follows from the roll alone is the same every day and is built once for as long as the item exists. */
const built = new WeakMap<object, Map<string, object | undefined>>()
const once = (roll: object, name: string, build: () => object | undefined): object | undefined => {
  const parts = built.get(roll) ?? new Map<string, object | undefined>()
  built.set(roll, parts)
  if (!parts.has(name)) parts.set(name, build())
  return parts.get(name)
}

const viewItems = (belongings: Belongings, catalogue: Catalogue, { seed }: Account): ViewedItem[] => {
  const gear = belongings.gear.map((item): ViewedItem => {
    const build = {
      instances: () => gearInstance(item, catalogue),
      objectives: () => undefined,
      perks: () => once(item.roll, 'perks', () => perksWire(item.roll.sockets, catalogue)),
      stats: () => once(item.roll, 'stats', () => statsWire(item)),
      sockets: () => once(item.roll, 'sockets', () => socketsWire(item.roll.sockets)),
      plugObjectives: () => plugObjectivesWire(item, catalogue, seed, belongings.day),
      reusablePlugs: () => once(item.roll, 'reusablePlugs', () => reusablePlugsWire(item)),
    }
    return {
      instanceId: item.instanceId,
      home: item.slot.home,
      wire: gearWire(item),
      kind: 'gear',
      component: (name) => build[name](),
      plugs: item.roll.sockets.map(({ plug }) => plug),
    }
  })
  const side = belongings.side.map((item): ViewedItem => {
    const build = {
      instances: () => sideInstance(item),
      objectives: () => objectivesWire(item),
      perks: () => perksWire(item.sockets, catalogue),
      stats: () => undefined,
      sockets: () => socketsWire(item.sockets),
      plugObjectives: () => undefined,
      reusablePlugs: () => undefined,
    }
    return {
      ...(item.instanceId === undefined ? {} : { instanceId: item.instanceId }),
      home: item.home,
      wire: sideWire(item, catalogue),
      kind: item.kind === 'currency' ? 'currency' : 'other',
      component: (name) => build[name](),
      plugs: item.sockets.map(({ plug }) => plug),
    }
  })
  return [...gear, ...side]
}

export const createInventoryView = (
  belongings: Belongings,
  catalogue: Catalogue,
  account: Account,
): InventoryView => {
  const items = viewItems(belongings, catalogue, account)
  const byId = new Map(items.map((item) => [item.instanceId, item]))
  const dictionaries = new Map<string, Readonly<Record<string, object>>>()
  return {
    items,
    find: (instanceId) => byId.get(instanceId),
    dictionary(name, scope) {
      const key = `${name} ${scope}`
      const known = dictionaries.get(key)
      if (known) return known
      const dictionary: Record<string, object> = {}
      for (const item of items) {
        if (item.instanceId === undefined || (scope === 'equipped' && item.home.in !== 'equipped')) continue
        const component = item.component(name)
        if (component) dictionary[item.instanceId] = component
      }
      dictionaries.set(key, dictionary)
      return dictionary
    },
  }
}
