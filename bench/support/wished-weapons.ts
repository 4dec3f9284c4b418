import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The community's list (REAL_DATA_DIR), weapon by weapon, with what each column was seen to hold. */

export type Use = 'pve' | 'pvp' | 'any'
export interface WishedRoll {
  readonly use: Use
  readonly perks: readonly string[]
}
export interface WishedWeapon {
  readonly name: string
  readonly type: string
  readonly rolls: readonly WishedRoll[]
  /** Perks seen on the weapon and on weapons of its type, column by column. */
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
  readonly plug?: { readonly plugCategoryIdentifier?: string }
}

const BARRELS = /^(barrels|scopes|tubes|bowstrings|blades|hafts|stocks|grips)$/
const MAGAZINES = /^(magazines|magazines_gl|batteries|arrows|guards)$/

function columnOf(category: string, traitsSoFar: number): string | undefined {
  if (BARRELS.test(category)) return 'barrel'
  if (MAGAZINES.test(category)) return 'magazine'
  return category === 'frames' ? `trait ${Math.min(2, traitsSoFar + 1)}` : undefined
}

function useOf(notes: string): Use {
  const [pve, pvp] = [/pve/i.test(notes), /pvp/i.test(notes)]
  return pve === pvp ? 'any' : pve ? 'pve' : 'pvp'
}

type Columns = Map<string, Set<string>>

const emptyWeapon = (name: string, type: string) => ({
  name,
  type,
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
  let blockNotes = ''
  for (const line of read('wishlist/voltron-2022-01-30.txt.gz').split(/\r?\n/)) {
    if (line.startsWith('//notes:')) blockNotes = line
    else if (line.trim() === '') blockNotes = ''
    const match = /^dimwishlist:item=(\d+)&perks=([\d,]+)(?:#notes:(.*))?$/.exec(line)
    if (!match) continue
    const hash = Number(match[1])
    const type = items.get(hash)?.itemTypeDisplayName ?? '?'
    const weapon = weapons.get(hash) ?? emptyWeapon(nameOf(hash), type)
    weapons.set(hash, weapon)
    const ofType = byType.get(type) ?? new Map<string, Set<string>>()
    byType.set(type, ofType)
    let traits = 0
    const perks = (match[2] ?? '').split(',').map((text) => {
      const name = nameOf(Number(text))
      const column = columnOf(items.get(Number(text))?.plug?.plugCategoryIdentifier ?? '', traits)
      if (column?.startsWith('trait')) traits += 1
      for (const columns of column ? [weapon.columns, ofType] : []) note(columns, column ?? '', name)
      return name
    })
    weapon.rolls.push({ use: useOf(`${match[3] ?? ''} ${blockNotes}`), perks })
  }
  return [...weapons.values()].map(({ columns, ...weapon }) => ({
    ...weapon,
    columns: new Map(
      [...columns].map(([column, own]) => [
        column,
        [...new Set([...own, ...(byType.get(weapon.type)?.get(column) ?? [])])],
      ]),
    ),
  }))
}
