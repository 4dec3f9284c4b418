import { at, count, flag, hash, list, number, numbers, object, text, words } from '../../wire/read.ts'
import { type PlugRole, roleOfCategory } from './plug-roles.ts'

export const ARMOR_ITEM_TYPE = 2
export const WEAPON_ITEM_TYPE = 3
export const BOUNTY_ITEM_TYPE = 26

export interface InvestmentStat {
  readonly statHash: number
  readonly value: number
  readonly conditional: boolean
}

export interface SocketDefinition {
  readonly initialPlug?: number
  readonly reusablePlugSet?: number
  readonly randomPlugSet?: number
  readonly plugs: readonly number[]
}

/** An item definition as the translation reads it; every list is there, if only empty. */
export interface ItemDefinition {
  readonly hash: number
  readonly name: string
  readonly description: string
  readonly icon?: string
  readonly watermark?: string
  /** By version, for what came out more than once. */
  readonly watermarks: readonly (string | undefined)[]
  readonly typeName: string
  readonly itemType: number
  readonly itemSubType: number
  readonly classType: number
  readonly tierType: number
  readonly bucketHash: number
  readonly damageType: number
  readonly ammoType: number
  readonly breakerType: number
  readonly plugCategory: string
  /** Energy that a plug takes, and that it gives to others (aspects to fragments). */
  readonly energyCost: number
  readonly energyCapacity: number
  /** What it is for, if it is a plug. */
  readonly role: PlugRole
  readonly setHash?: number
  readonly collectibleHash?: number
  readonly investmentStats: readonly InvestmentStat[]
  readonly statGroup?: number
  readonly displayStats: readonly (readonly [number, number])[]
  readonly sockets: readonly SocketDefinition[]
  readonly perkHashes: readonly number[]
}

export function readItemDefinition(itemHash: number, definition: unknown): ItemDefinition {
  const icon = words(at(definition, 'displayProperties', 'icon'))
  const watermarks = list(at(definition, 'quality', 'displayVersionWatermarkIcons')).map(words)
  const watermark = words(at(definition, 'iconWatermark')) ?? watermarks.at(-1)
  const setHash = hash(at(definition, 'equippingBlock', 'equipableItemSetHash'))
  const collectibleHash = hash(at(definition, 'collectibleHash'))
  const statGroup = hash(at(definition, 'stats', 'statGroupHash'))
  const plugCategory = text(at(definition, 'plug', 'plugCategoryIdentifier')) ?? ''
  return {
    hash: itemHash,
    name: text(at(definition, 'displayProperties', 'name')) ?? '',
    description: text(at(definition, 'displayProperties', 'description')) ?? '',
    ...(icon ? { icon } : {}),
    ...(watermark ? { watermark } : {}),
    watermarks,
    typeName: text(at(definition, 'itemTypeDisplayName')) ?? '',
    itemType: count(at(definition, 'itemType')),
    itemSubType: count(at(definition, 'itemSubType')),
    classType: number(at(definition, 'classType')) ?? 3,
    tierType: count(at(definition, 'inventory', 'tierType')),
    bucketHash: count(at(definition, 'inventory', 'bucketTypeHash')),
    damageType: count(at(definition, 'defaultDamageType')),
    ammoType: count(at(definition, 'equippingBlock', 'ammoType')),
    breakerType: count(at(definition, 'breakerType')),
    plugCategory,
    energyCost: count(at(definition, 'plug', 'energyCost', 'energyCost')),
    energyCapacity: count(at(definition, 'plug', 'energyCapacity', 'capacityValue')),
    role: roleOfCategory(plugCategory),
    ...(setHash ? { setHash } : {}),
    ...(collectibleHash ? { collectibleHash } : {}),
    ...(statGroup ? { statGroup } : {}),
    investmentStats: list(at(definition, 'investmentStats')).flatMap(readInvestmentStat),
    displayStats: Object.entries(object(at(definition, 'stats', 'stats'))).map(
      ([statHash, stat]) => [Number(statHash), count(at(stat, 'value'))] as const,
    ),
    sockets: list(at(definition, 'sockets', 'socketEntries')).map(readSocket),
    perkHashes: numbers(list(at(definition, 'perks')).map((perk) => at(perk, 'perkHash'))),
  }
}

function readInvestmentStat(stat: unknown): readonly InvestmentStat[] {
  const statHash = hash(at(stat, 'statTypeHash'))
  const value = count(at(stat, 'value'))
  if (statHash === undefined || value === 0) return []
  return [{ statHash, value, conditional: flag(at(stat, 'isConditionallyActive')) }]
}

function readSocket(socket: unknown): SocketDefinition {
  const initialPlug = hash(at(socket, 'singleInitialItemHash'))
  const reusablePlugSet = hash(at(socket, 'reusablePlugSetHash'))
  const randomPlugSet = hash(at(socket, 'randomizedPlugSetHash'))
  return {
    ...(initialPlug ? { initialPlug } : {}),
    ...(reusablePlugSet ? { reusablePlugSet } : {}),
    ...(randomPlugSet ? { randomPlugSet } : {}),
    plugs: numbers(list(at(socket, 'reusablePlugItems')).map((plug) => at(plug, 'plugItemHash'))),
  }
}
