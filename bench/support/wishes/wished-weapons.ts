import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import { ANY_ITEM, type WishUse } from '@ai-vault/game/weapons/wish-list/wish-list.ts'

/** The community's list (REAL_DATA_DIR), weapon by weapon, with what each column was seen to hold. */

export type Use = 'pve' | 'pvp' | 'any'
export interface WishedRoll {
  readonly use: Use
  readonly perks: readonly string[]
}
export interface WishedWeapon {
  readonly name: string
  readonly type: string
  /** Newer than Beyond Light, by what it rolls. */
  readonly isNew: boolean
  readonly rolls: readonly WishedRoll[]
  /** Perks seen on the weapon and on weapons of its type, column by column, without traits that came after it. */
  readonly columns: ReadonlyMap<string, readonly string[]>
}

export type Draw = <T>(from: readonly T[]) => T

/** The same draws in every run. */
export function createDraw(start: number): Draw {
  let seed = start
  return (from) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return from[Math.floor((seed / 2 ** 32) * from.length)] as (typeof from)[number]
  }
}

interface Item {
  readonly hash: number
  readonly displayProperties?: { readonly name?: string }
  readonly itemTypeDisplayName?: string
  readonly inventory?: { readonly tierTypeName?: string }
  readonly plug?: { readonly plugCategoryIdentifier?: string }
}

const BARRELS = /^(barrels|scopes|tubes|bowstrings|blades|hafts|stocks|grips)$/
const MAGAZINES = /^(magazines|magazines_gl|batteries|arrows|guards)$/

function columnOf(category: string, traitsSoFar: number): string | undefined {
  if (BARRELS.test(category)) return 'barrel'
  if (MAGAZINES.test(category)) return 'magazine'
  return category === 'frames' ? `trait ${Math.min(2, traitsSoFar + 1)}` : undefined
}

function useOf(uses: readonly WishUse[] = []): Use {
  return uses.length === 1 ? (uses[0] as Use) : 'any'
}

/** The traits that came with Beyond Light (November 2020) and in the seasons up to the list: weapons with one are new. */
const NEW_TRAITS: ReadonlySet<string> = new Set([
  'Adagio',
  'Adaptive Munitions',
  'Adrenaline Junkie',
  'Blunt Execution Rounds',
  'Bottomless Grief',
  'Chill Clip',
  'Compulsive Reloader',
  'Cornered',
  'Danger Zone',
  'Dual Loader',
  "Duelist's Trance",
  'Eager Edge',
  'Encore',
  'Ensemble',
  'Focused Fury',
  'Fragile Focus',
  'Frenzy',
  'Golden Tricorn',
  'Harmony',
  'Headstone',
  'Heating Up',
  'Impulse Amplifier',
  'Iron Gaze',
  'Iron Grip',
  'Iron Reach',
  'Lead from Gold',
  'Offhand Strike',
  'One for All',
  'Perpetual Motion',
  'Pugilist',
  'Recombination',
  'Reconstruction',
  'Redirection',
  'Rewind Rounds',
  'Shoot to Loot',
  'Sleight of Hand',
  'Surplus',
  'Thresh',
  'Tunnel Vision',
  'Turnabout',
  'Wellspring',
])

type Columns = Map<string, Set<string>>

const emptyWeapon = (name: string, type: string, isExotic: boolean) => ({
  name,
  type,
  isExotic,
  rolls: [] as WishedRoll[],
  columns: new Map() as Columns,
})

export function readWishedWeapons(dir: string): readonly WishedWeapon[] {
  const read = (path: string) => gunzipSync(readFileSync(join(dir, path))).toString('utf8')
  const table: readonly Item[] = Object.values(
    JSON.parse(read('manifest/DestinyInventoryItemDefinition.json.gz')),
  )
  const items = new Map(table.map((item) => [item.hash, item]))
  const nameOf = (hash: number) => items.get(hash)?.displayProperties?.name ?? `#${hash}`
  const weapons = new Map<number, ReturnType<typeof emptyWeapon>>()
  const byType = new Map<string, Columns>()
  const note = (columns: Columns, column: string, name: string) =>
    columns.set(column, (columns.get(column) ?? new Set()).add(name))
  for (const { item: hash, perks: hashes, notes, trash } of parseWishList(
    read('wishlist/voltron-2022-01-30.txt.gz'),
  ).rolls) {
    if (trash || hash === ANY_ITEM) continue
    const type = items.get(hash)?.itemTypeDisplayName ?? '?'
    const name = nameOf(hash)
    const isExotic = items.get(hash)?.inventory?.tierTypeName === 'Exotic'
    const weapon = weapons.get(hash) ?? emptyWeapon(name, type, isExotic)
    weapons.set(hash, weapon)
    const ofType = byType.get(type) ?? new Map<string, Set<string>>()
    byType.set(type, ofType)
    let traits = 0
    const perks = hashes.map((perk) => {
      const category = items.get(perk)?.plug?.plugCategoryIdentifier ?? ''
      const column = columnOf(category, traits)
      if (column?.startsWith('trait')) traits += 1
      for (const columns of column ? [weapon.columns, ofType] : [])
        note(columns, `${column}|${category}`, nameOf(perk))
      return nameOf(perk)
    })
    weapon.rolls.push({ use: useOf(notes?.uses), perks })
  }
  // An exotic with a single listed roll has that roll on every copy: there is nothing to tell apart.
  const rolled = [...weapons.values()].filter(({ isExotic, rolls }) => !isExotic || rolls.length > 1)
  return rolled.map(({ columns, isExotic: _, ...weapon }) => {
    const isNew = weapon.rolls.some(({ perks }) => perks.some((perk) => NEW_TRAITS.has(perk)))
    return {
      ...weapon,
      isNew,
      columns: withPerksOfType(columns, byType.get(weapon.type) ?? new Map(), isNew),
    }
  })
}

/**
 * What weapons of the type hold in the same place and of the same category: a weapon that comes with barrels never rolls
 * a scope, though others of its type do, and no weapon rolls a trait that the game got after it.
 */
function withPerksOfType(
  own: Columns,
  ofType: Columns,
  isNew: boolean,
): ReadonlyMap<string, readonly string[]> {
  const columns: Columns = new Map()
  for (const [place, perks] of own) {
    const column = place.split('|')[0] ?? ''
    const all = columns.get(column) ?? new Set<string>()
    const others = [...(ofType.get(place) ?? [])].filter((perk) => isNew || !NEW_TRAITS.has(perk))
    for (const perk of [...perks, ...others]) all.add(perk)
    columns.set(column, all)
  }
  return new Map([...columns].map(([column, perks]) => [column, [...perks]]))
}
