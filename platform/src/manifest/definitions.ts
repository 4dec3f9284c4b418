import type {
  ArmorSetDefinition,
  ExoticArmorDefinition,
  Plug,
  WeaponDefinition,
  WeaponStat,
} from '@ai-vault/game/items.ts'
import type { Ability } from '@ai-vault/game/kit.ts'
import { at, count, isObject, list, text, words } from '../wire/read.ts'
import { BoundedCache } from './index/bounded-cache.ts'
import type { DefinitionIndex } from './index/definition-index.ts'
import { ITEM_TABLE, PERK_TABLE, PLUG_SET_TABLE, SET_TABLE } from './index/table-shapes.ts'
import { toExoticArmor } from './items/armor-kinds.ts'
import { type ItemDefinition, readItemDefinition } from './items/item-definition.ts'
import { abilityOf } from './items/kit-definitions.ts'
import { WEAPON_STAT_BY_HASH } from './items/stat-hashes.ts'
import { toWeaponDefinition } from './items/weapon-definitions.ts'
import type { NamedDefinition } from './manifest.ts'

const ENHANCED_TIER = 3

function toPlug(item: ItemDefinition, describePerk: (perkHash: number) => string | undefined): Plug {
  const stats = plugStats(item)
  return {
    hash: item.hash,
    name: item.name,
    description: item.description || firstPerkText(item, describePerk),
    ...(item.icon ? { icon: item.icon } : {}),
    enhanced: isEnhanced(item),
    ...(Object.keys(stats).length > 0 ? { stats } : {}),
  }
}

function firstPerkText(item: ItemDefinition, describePerk: (perkHash: number) => string | undefined): string {
  for (const perkHash of item.perkHashes) {
    const description = describePerk(perkHash)
    if (description) return description
  }
  return ''
}

/** Enhanced perks share the name of the plain one; they sit one rarity higher, in every language. */
const isEnhanced = (item: ItemDefinition): boolean =>
  item.plugCategory !== '' && (item.tierType === ENHANCED_TIER || item.typeName.startsWith('Enhanced '))

/** What the plug always adds; what only sometimes applies is left out. */
function plugStats(item: ItemDefinition): Partial<Record<WeaponStat, number>> {
  const stats: Partial<Record<WeaponStat, number>> = {}
  for (const { statHash, value, conditional } of item.investmentStats) {
    const stat = WEAPON_STAT_BY_HASH.get(statHash)
    if (stat && !conditional) stats[stat] = (stats[stat] ?? 0) + value
  }
  return stats
}

const RECORD_TABLE = 'DestinyRecordDefinition'
/** The toast by which a record says that it unlocks a pattern. */
const PATTERN_TOAST = 8

/** Enough for everything one large account refers to. */
const CACHED_ITEMS = 12_000
const CACHED_OTHERS = 6_000

/** One version of the definitions: what the index holds, in the game's words, with hot entries in memory. */
export class Definitions {
  readonly index: DefinitionIndex
  readonly #items = new BoundedCache<number, ItemDefinition | undefined>(CACHED_ITEMS)
  readonly #plugs = new BoundedCache<number, Plug | undefined>(CACHED_ITEMS)
  readonly #abilities = new BoundedCache<number, Ability | undefined>(CACHED_OTHERS)
  readonly #others = new BoundedCache<string, unknown>(CACHED_OTHERS)
  #weapons: ReadonlyMap<number, WeaponDefinition> | undefined
  #exoticArmor: readonly ExoticArmorDefinition[] | undefined
  #sets: ReadonlyMap<number, ArmorSetDefinition> | undefined
  #patterns: ReadonlyMap<string, number> | undefined

  constructor(index: DefinitionIndex) {
    this.index = index
  }

  item(hash: number): ItemDefinition | undefined {
    return this.#items.get(hash, () => {
      const definition = this.index.read(ITEM_TABLE, hash)
      return isObject(definition) ? readItemDefinition(hash, definition) : undefined
    })
  }

  definition(table: string, hash: number): unknown {
    return this.#others.get(`${table} ${hash}`, () => this.index.read(table, hash))
  }

  named(table: string, hash: number): NamedDefinition | undefined {
    const definition = this.definition(table, hash)
    if (!isObject(definition)) return undefined
    const display = at(definition, 'displayProperties')
    const icon = words(at(display, 'icon'))
    return {
      hash,
      name: text(at(display, 'name')) ?? '',
      description: text(at(display, 'description')) ?? '',
      ...(icon ? { icon } : {}),
    }
  }

  plug(hash: number): Plug | undefined {
    return this.#plugs.get(hash, () => {
      const item = this.item(hash)
      return item && toPlug(item, (perkHash) => this.named(PERK_TABLE, perkHash)?.description)
    })
  }

  ability(hash: number): Ability | undefined {
    return this.#abilities.get(hash, () => abilityOf(hash, this))
  }

  /** Plugs that can still be rolled or inserted; of a retired set, all of them. */
  plugSet(hash: number): readonly number[] {
    const plugs = list(at(this.definition(PLUG_SET_TABLE, hash), 'reusablePlugItems'))
    const current = plugs.filter((plug) => at(plug, 'currentlyCanRoll') !== false)
    return (current.length > 0 ? current : plugs).map((plug) => count(at(plug, 'plugItemHash')))
  }

  weapons(): ReadonlyMap<number, WeaponDefinition> {
    this.#weapons ??= new Map(
      this.index.weaponHashes().flatMap((hash) => {
        const item = this.item(hash)
        const weapon = item && toWeaponDefinition(item, this)
        return weapon ? [[hash, weapon] as const] : []
      }),
    )
    return this.#weapons
  }

  exoticArmor(): readonly ExoticArmorDefinition[] {
    this.#exoticArmor ??= this.index.exoticArmorHashes().flatMap((hash) => {
      const item = this.item(hash)
      return (item && toExoticArmor(item, this)) ?? []
    })
    return this.#exoticArmor
  }

  armorSets(): ReadonlyMap<number, ArmorSetDefinition> {
    this.#sets ??= new Map(this.index.hashes(SET_TABLE).map((hash) => [hash, this.#readSet(hash)] as const))
    return this.#sets
  }

  /** The record of the pattern for weapons of this name: it is named like its weapon, in every language. */
  patternOf(weaponName: string): number | undefined {
    this.#patterns ??= new Map(
      this.index.hashes(RECORD_TABLE).flatMap((hash) => {
        const style = at(this.index.read(RECORD_TABLE, hash), 'completionInfo', 'toastStyle')
        return style === PATTERN_TOAST ? [[this.named(RECORD_TABLE, hash)?.name ?? '', hash] as const] : []
      }),
    )
    return this.#patterns.get(weaponName)
  }

  #readSet(hash: number): ArmorSetDefinition {
    const definition = this.definition(SET_TABLE, hash)
    return {
      hash,
      name: this.named(SET_TABLE, hash)?.name ?? '',
      bonuses: list(at(definition, 'setPerks')).map((bonus) => {
        const perkHash = count(at(bonus, 'sandboxPerkHash'))
        const perk = this.named(PERK_TABLE, perkHash)
        return {
          pieces: count(at(bonus, 'requiredSetCount')),
          name: perk?.name ?? '',
          description: perk?.description ?? '',
          perkHash,
        }
      }),
    }
  }
}
