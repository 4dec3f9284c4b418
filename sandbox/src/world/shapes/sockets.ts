import type { Body, Definitions, Item } from '../definitions.ts'
import { fnv1, hashOfList, knownOr } from '../hash.ts'
import { SOCKET_CATEGORY } from '../tables/platform.ts'
import type { WorldSocket } from '../world.ts'
import { display } from './item-shapes.ts'
import { SOCKET_TYPES, type SocketTypeKey } from './socket-types.ts'

/** How an item's sockets are told: what may go in, what sits there first, and whether chance decides. */
export interface SocketSpec {
  readonly role: WorldSocket['role']
  readonly type: SocketTypeKey
  readonly plugs: readonly number[]
  readonly initial: number
  /** A drop rolls these; without it the owner may choose among them. */
  readonly random?: boolean
  /** The plug set's hash where the platform fixed it. */
  readonly plugSet?: number
  /** Further plugs of the set that no fresh roll shows, such as enhanced twins. */
  readonly also?: readonly number[]
  readonly hidden?: boolean
  /** In a recipe: what choosing a plug takes. */
  readonly craftedFrom?: (plug: number) => PlugEntry
}

type PlugEntry = Pick<
  NonNullable<Body<'DestinyPlugSetDefinition'>['reusablePlugItems']>[number],
  'craftingRequirements'
>

export const socketTypeHash = (key: SocketTypeKey): number =>
  knownOr(SOCKET_TYPES[key][0], 'socket-type', key)

const RANDOM: number = 2
const REUSABLE: number = 6

const definePlugSet = (definitions: Definitions, spec: SocketSpec): number => {
  const plugs = spec.also ? [...spec.plugs, ...spec.also] : spec.plugs
  const hash = spec.plugSet ?? hashOfList(plugs)
  if (definitions.has('DestinyPlugSetDefinition', hash)) return hash
  return definitions.define('DestinyPlugSetDefinition', hash, {
    reusablePlugItems: plugs.map((plugItemHash) => ({
      plugItemHash,
      currentlyCanRoll: true,
      ...spec.craftedFrom?.(plugItemHash),
    })),
    isFakePlugSet: false,
  })
}

type SocketBlock = NonNullable<Item['sockets']>
type SocketEntry = NonNullable<SocketBlock['socketEntries']>[number]

const socketEntry = (definitions: Definitions, spec: SocketSpec): SocketEntry => {
  const set = spec.plugs.length === 0 ? undefined : definePlugSet(definitions, spec)
  return {
    socketTypeHash: socketTypeHash(spec.type),
    singleInitialItemHash: spec.initial,
    reusablePlugItems: spec.random && spec.initial ? [{ plugItemHash: spec.initial }] : [],
    preventInitializationOnVendorPurchase: false,
    hidePerksInItemTooltip: false,
    plugSources: set === undefined ? 0 : spec.random ? RANDOM : REUSABLE,
    ...(set === undefined ? {} : { [spec.random ? 'randomizedPlugSetHash' : 'reusablePlugSetHash']: set }),
    defaultVisible: !spec.hidden,
  }
}

export const socketBlock = (definitions: Definitions, specs: readonly SocketSpec[]): SocketBlock => {
  const indexes = new Map<number, number[]>()
  specs.forEach((spec, index) => {
    const category = SOCKET_CATEGORY[SOCKET_TYPES[spec.type][1]]
    indexes.set(category, [...(indexes.get(category) ?? []), index])
  })
  return {
    detail: 'Details',
    socketEntries: specs.map((spec) => socketEntry(definitions, spec)),
    intrinsicSockets: [],
    socketCategories: Array.from(indexes, ([socketCategoryHash, socketIndexes]) => ({
      socketCategoryHash,
      socketIndexes,
    })),
  }
}

export const worldSockets = (specs: readonly SocketSpec[]): WorldSocket[] =>
  specs.map(({ role, plugs, initial }) => ({ role, plugs, initial }))

/** How a category of sockets is laid out, by the platform's number; its name's hash stands beside it. */
const STYLES = {
  reusable: 1,
  consumable: 2,
  energy_meter: 5,
  large_perk: 6,
  abilities: 7,
  supers: 8,
} as const

const CATEGORIES: Readonly<
  Record<keyof typeof SOCKET_CATEGORY, readonly [label: string, style: keyof typeof STYLES]>
> = {
  intrinsic: ['Intrinsic Traits', 'large_perk'],
  'weapon-perks': ['Weapon Perks', 'reusable'],
  'weapon-mods': ['Weapon Mods', 'consumable'],
  'weapon-cosmetics': ['Weapon Cosmetics', 'consumable'],
  'weapon-crafting': ['Crafting', 'consumable'],
  'armor-tier': ['Armor Tier', 'energy_meter'],
  'armor-mods': ['Armor Mods', 'consumable'],
  'armor-perks': ['Armor Perks', 'large_perk'],
  'armor-cosmetics': ['Armor Cosmetics', 'consumable'],
  abilities: ['Abilities', 'abilities'],
  super: ['Super', 'supers'],
  aspects: ['Aspects', 'abilities'],
  fragments: ['Fragments', 'abilities'],
}

export const defineSocketTypes = (definitions: Definitions): void => {
  for (const key of Object.keys(SOCKET_CATEGORY) as (keyof typeof SOCKET_CATEGORY)[]) {
    const [label, style] = CATEGORIES[key]
    definitions.define('DestinySocketCategoryDefinition', SOCKET_CATEGORY[key], {
      displayProperties: display(label, ''),
      uiCategoryStyle: fnv1(style),
      categoryStyle: STYLES[style],
    })
  }
  for (const key of Object.keys(SOCKET_TYPES) as SocketTypeKey[]) {
    const [, category, plugs] = SOCKET_TYPES[key]
    definitions.define('DestinySocketTypeDefinition', socketTypeHash(key), {
      displayProperties: display('', ''),
      insertAction: { actionExecuteSeconds: 0, actionType: 0 },
      plugWhitelist: plugs.map((identifier) => ({
        categoryHash: fnv1(identifier),
        categoryIdentifier: identifier,
        reinitializationPossiblePlugHashes: [],
      })),
      socketCategoryHash: SOCKET_CATEGORY[category],
      visibility: 0,
      alwaysRandomizeSockets: false,
      isPreviewEnabled: false,
      hideDuplicateReusablePlugs: false,
      overridesUiAppearance: false,
      avoidDuplicatesOnInitialization: false,
      currencyScalars: [],
    })
  }
}
