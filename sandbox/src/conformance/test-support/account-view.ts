import type {
  DestinyInventoryItemDefinition,
  DestinyItemComponent,
  DestinyItemInstanceComponent,
  DestinyItemSocketState,
  DestinyObjectiveProgress,
  DestinyProfileResponse,
} from 'bungie-api-ts/destiny2'
import type { WorldTable } from '../../world/world-tables.ts'

/** Definitions as a client holds them; the stored real ones are trimmed, so any field may be absent. */
type Known<T> = T extends readonly (infer Entry)[]
  ? readonly Known<Entry>[]
  : T extends object
    ? { readonly [Field in keyof T]?: Known<T[Field]> }
    : T
type ItemDefinition = Known<DestinyInventoryItemDefinition>

interface OfferedPlug {
  readonly plugItemHash: number
  readonly canInsert: boolean
  readonly enabled: boolean
}

/** An item of an account with all that the answer says about this copy. */
export interface HeldItem {
  readonly item: DestinyItemComponent
  readonly held: 'vault' | 'carried' | 'worn'
  readonly characterId?: string
  /** Absent where the definitions no longer know the item. */
  readonly definition?: ItemDefinition
  readonly instance?: Known<DestinyItemInstanceComponent>
  readonly sockets: readonly DestinyItemSocketState[]
  /** By socket index. */
  readonly offered: ReadonlyMap<number, readonly OfferedPlug[]>
  /** By plug hash. */
  readonly plugObjectives: ReadonlyMap<number, readonly DestinyObjectiveProgress[]>
  readonly objectives: readonly DestinyObjectiveProgress[]
  readonly stats: ReadonlyMap<number, number>
  readonly perks: readonly number[]
}

export interface AccountView {
  readonly name: string
  /** The moment of the answer, for what runs out. */
  readonly now: number
  readonly profile: Partial<DestinyProfileResponse>
  readonly items: readonly HeldItem[]
  /** Undefined where the table has no such entry, or is not stored. */
  definition<T>(table: WorldTable, hash: number | undefined): Known<T> | undefined
  item(hash: number | undefined): ItemDefinition | undefined
  /** False where a table is not among what is stored. */
  has(table: WorldTable): boolean
}

interface Source {
  readonly name: string
  readonly now: number
  readonly profile: Partial<DestinyProfileResponse>
  table(name: WorldTable): ReadonlyMap<number, object> | undefined
}

const byNumber = <T>(record: Readonly<Record<number, T>> | undefined): ReadonlyMap<number, T> =>
  new Map(Object.entries(record ?? {}).map(([key, value]) => [Number(key), value]))

/** Everything the rules look at, gathered once an account. */
export function viewAccount({ name, now, profile, table }: Source): AccountView {
  const item = (hash: number | undefined) =>
    hash === undefined
      ? undefined
      : (table('DestinyInventoryItemDefinition')?.get(hash) as ItemDefinition | undefined)
  const parts = profile.itemComponents
  const hold = (wire: DestinyItemComponent, held: HeldItem['held'], characterId?: string): HeldItem => {
    const id = wire.itemInstanceId ?? ''
    const definition = item(wire.itemHash)
    const instance = parts?.instances?.data?.[id]
    return {
      item: wire,
      held,
      ...(characterId === undefined ? {} : { characterId }),
      ...(definition ? { definition } : {}),
      ...(instance ? { instance: instance as Known<DestinyItemInstanceComponent> } : {}),
      sockets: parts?.sockets?.data?.[id]?.sockets ?? [],
      offered: byNumber(parts?.reusablePlugs?.data?.[id]?.plugs),
      plugObjectives: byNumber(parts?.plugObjectives?.data?.[id]?.objectivesPerPlug),
      objectives: parts?.objectives?.data?.[id]?.objectives ?? [],
      stats: new Map(
        Object.values(parts?.stats?.data?.[id]?.stats ?? {}).map(({ statHash, value }) => [statHash, value]),
      ),
      perks: (parts?.perks?.data?.[id]?.perks ?? []).map(({ perkHash }) => perkHash),
    }
  }
  const ofCharacters = (
    component: DestinyProfileResponse['characterInventories'] | undefined,
    held: HeldItem['held'],
  ) =>
    Object.entries(component?.data ?? {}).flatMap(([characterId, { items }]) =>
      items.map((wire) => hold(wire, held, characterId)),
    )
  return {
    name,
    now,
    profile,
    items: [
      ...(profile.profileInventory?.data?.items ?? []).map((wire) => hold(wire, 'vault')),
      ...ofCharacters(profile.characterInventories, 'carried'),
      ...ofCharacters(profile.characterEquipment, 'worn'),
    ],
    definition: <T>(name: WorldTable, hash: number | undefined) =>
      hash === undefined ? undefined : (table(name)?.get(hash) as Known<T> | undefined),
    item,
    has: (name) => table(name) !== undefined,
  }
}

const WEAPON = 3
const ARMOR = 2
export const isWeapon = ({ definition }: HeldItem): boolean => definition?.itemType === WEAPON
export const isArmor = ({ definition }: HeldItem): boolean => definition?.itemType === ARMOR
export const nameOf = ({ item, definition }: HeldItem): string =>
  `${definition?.displayProperties?.name ?? '?'} (${item.itemHash}/${item.itemInstanceId ?? 'no instance'})`
export const plugCategoryOf = (view: AccountView, plug: number | undefined): string =>
  view.item(plug)?.plug?.plugCategoryIdentifier ?? ''
