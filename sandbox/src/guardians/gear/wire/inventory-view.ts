import type { Catalogue } from '../../catalogue.ts'
import type { Belongings, OwnedGear } from '../belongings.ts'
import type { PluggedSocket } from '../gear-item.ts'
import type { SideItem } from '../side-items.ts'
import type { Home } from '../slots.ts'
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

/** The dictionaries of itemComponents that are keyed by instance. */
export type ItemComponentName =
  | 'instances'
  | 'objectives'
  | 'perks'
  | 'stats'
  | 'sockets'
  | 'plugObjectives'
  | 'reusablePlugs'

/** One item with everything the wire can say about it, each part computed when first asked for. */
export interface ViewedItem {
  readonly instanceId?: string
  readonly home: Home
  readonly wire: WireItem
  readonly kind: 'gear' | 'currency' | 'other'
  component(name: ItemComponentName): object | undefined
  readonly sockets: readonly PluggedSocket[]
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

const createGearParts = (catalogue: Catalogue, seed: number, day: number) => {
  const parts: Record<ItemComponentName, (item: OwnedGear) => object | undefined> = {
    instances: (item) => gearInstance(item, catalogue),
    objectives: () => undefined,
    perks: ({ roll }) => once(roll, 'perks', () => perksWire(roll.sockets, catalogue)),
    stats: ({ roll }) => once(roll, 'stats', () => statsWire(roll)),
    sockets: ({ roll }) => once(roll, 'sockets', () => socketsWire(roll.sockets)),
    plugObjectives: (item) => plugObjectivesWire(item, catalogue, seed, day),
    reusablePlugs: ({ roll }) => once(roll, 'reusablePlugs', () => reusablePlugsWire(roll)),
  }
  return parts
}

const createSideParts = (catalogue: Catalogue) => {
  const parts: Record<ItemComponentName, (item: SideItem) => object | undefined> = {
    instances: (item) => sideInstance(item, catalogue),
    objectives: objectivesWire,
    perks: ({ sockets }) => perksWire(sockets, catalogue),
    stats: () => undefined,
    sockets: ({ sockets }) => socketsWire(sockets),
    plugObjectives: () => undefined,
    reusablePlugs: () => undefined,
  }
  return parts
}

const viewItems = (belongings: Belongings, catalogue: Catalogue, seed: number): ViewedItem[] => {
  const gearParts = createGearParts(catalogue, seed, belongings.day)
  const sideParts = createSideParts(catalogue)
  const gear = belongings.gear.map(
    (item): ViewedItem => ({
      instanceId: item.instanceId,
      home: item.slot.home,
      wire: gearWire(item, catalogue),
      kind: 'gear',
      component: (name) => gearParts[name](item),
      sockets: item.roll.sockets,
    }),
  )
  const side = belongings.side.map(
    (item): ViewedItem => ({
      ...(item.instanceId === undefined ? {} : { instanceId: item.instanceId }),
      home: item.home,
      wire: sideWire(item, catalogue),
      kind: item.kind === 'currency' ? 'currency' : 'other',
      component: (name) => sideParts[name](item),
      sockets: item.sockets,
    }),
  )
  return [...gear, ...side]
}

export const createInventoryView = (
  belongings: Belongings,
  catalogue: Catalogue,
  seed: number,
): InventoryView => {
  const items = viewItems(belongings, catalogue, seed)
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
