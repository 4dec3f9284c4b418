import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { rateRoll } from '@ai-vault/game/weapons/rate.ts'
import { describeRoll } from '@ai-vault/game/weapons/roll.ts'

/**
 * Does the model, without any wish list, tell the community's picks from random rolls of the same weapon?
 * For every weapon on the list: listed rolls against as many random rolls, drawn column by column from the
 * perks seen on that weapon and on weapons of its type. The measure is the area under the ROC curve within a
 * weapon (the chance that a listed roll scores above a random one), averaged over weapons.
 */
const dir = process.env.REAL_DATA_DIR
if (!dir) {
  console.log('rating-auc: skipped, REAL_DATA_DIR is not set')
  process.exit(0)
}

interface Item {
  readonly hash: number
  readonly displayProperties?: { readonly name?: string }
  readonly itemTypeDisplayName?: string
  readonly plug?: { readonly plugCategoryIdentifier?: string }
}
type Use = 'pve' | 'pvp' | 'any'
interface Roll {
  readonly use: Use
  readonly perks: readonly string[]
}
interface Listed {
  readonly name: string
  readonly type: string
  readonly rolls: Roll[]
}

const read = (path: string) => gunzipSync(readFileSync(join(dir, path))).toString('utf8')
const items = new Map(
  (Object.values(JSON.parse(read('manifest/DestinyInventoryItemDefinition.json.gz'))) as Item[]).map(
    (item) => [item.hash, item],
  ),
)
const nameOf = (hash: number) => items.get(hash)?.displayProperties?.name ?? `#${hash}`

const BARRELS = /^(barrels|scopes|tubes|bowstrings|blades|hafts|stocks|grips)$/
const MAGAZINES = /^(magazines|magazines_gl|batteries|arrows|guards)$/
function columnOf(hash: number, traitsSoFar: number): string {
  const category = items.get(hash)?.plug?.plugCategoryIdentifier ?? ''
  if (BARRELS.test(category)) return 'barrel'
  if (MAGAZINES.test(category)) return 'magazine'
  if (category === 'frames') return traitsSoFar === 0 ? 'trait 1' : 'trait 2'
  return 'other'
}

function useOf(notes: string): Use {
  const pve = /pve/i.test(notes)
  const pvp = /pvp/i.test(notes)
  return pve === pvp ? 'any' : pve ? 'pve' : 'pvp'
}

const weapons = new Map<number, Listed>()
const pools = new Map<string, Map<string, Set<string>>>()
function pool(owner: string, column: string, name: string): void {
  const columns = pools.get(owner) ?? new Map<string, Set<string>>()
  pools.set(owner, columns.set(column, (columns.get(column) ?? new Set()).add(name)))
}

let blockNotes = ''
for (const line of read('wishlist/voltron-2022-01-30.txt.gz').split(/\r?\n/)) {
  if (line.startsWith('//notes:')) blockNotes = line
  else if (line.trim() === '') blockNotes = ''
  const match = /^dimwishlist:item=(\d+)&perks=([\d,]+)(?:#notes:(.*))?$/.exec(line)
  if (!match) continue
  const hash = Number(match[1])
  const item = items.get(hash)
  const type = item?.itemTypeDisplayName ?? '?'
  const listed = weapons.get(hash) ?? { name: nameOf(hash), type, rolls: [] }
  weapons.set(hash, listed)
  let traits = 0
  const perks = (match[2] ?? '').split(',').map((text) => {
    const perk = Number(text)
    const column = columnOf(perk, traits)
    if (column.startsWith('trait')) traits += 1
    pool(String(hash), column, nameOf(perk))
    pool(type, column, nameOf(perk))
    return nameOf(perk)
  })
  listed.rolls.push({ use: useOf(`${match[3] ?? ''} ${blockNotes}`), perks })
}

let seed = 20260609
function random(below: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
const draw = <T>(from: readonly T[]): T | undefined => from[random(from.length)]

const COLUMNS = { all: /./, traits: /^trait/, parts: /^(barrel|magazine)/ }
type Shape = keyof typeof COLUMNS

function score(weapon: Listed, perks: readonly string[], use: Use): number {
  const rating = rateRoll(describeRoll({ weaponName: weapon.name, weaponType: weapon.type, perks }))
  if (use === 'any') return Math.max(rating.pve.score ?? 0, rating.pvp.score ?? 0)
  return rating[use].score ?? 0
}

function areaUnderCurve(positives: readonly number[], negatives: readonly number[]): number {
  const sorted = Float64Array.from(negatives).sort()
  const rank = (value: number, inclusive: boolean) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      const at = sorted[middle] ?? 0
      if (inclusive ? at <= value : at < value) low = middle + 1
      else high = middle
    }
    return low
  }
  const wins = positives.reduce((sum, value) => sum + (rank(value, false) + rank(value, true)) / 2, 0)
  return wins / (positives.length * sorted.length)
}

const columnByPerk = new Map<string, string>()
for (const columns of pools.values()) {
  for (const [column, names] of columns) for (const name of names) columnByPerk.set(name, column)
}

function aucOf(hash: number, weapon: Listed, shape: Shape): number {
  const keep = (perks: readonly string[]) =>
    perks.filter((perk) => COLUMNS[shape].test(columnByPerk.get(perk) ?? ''))
  const columns = [...(pools.get(String(hash)) ?? [])]
    .filter(([column]) => column !== 'other')
    .map(([column, own]) => [...new Set([...own, ...(pools.get(weapon.type)?.get(column) ?? [])])])
  const listed =
    weapon.rolls.length > 400 ? Array.from({ length: 400 }, () => draw(weapon.rolls) as Roll) : weapon.rolls
  const results: number[] = []
  for (const use of ['pve', 'pvp', 'any'] as const) {
    const rolls = listed.filter((roll) => roll.use === use)
    if (rolls.length === 0) continue
    const negatives = Array.from({ length: 300 }, () => columns.map((names) => draw(names) as string))
    const scores = (perks: readonly (readonly string[])[]) =>
      perks.map((perk) => score(weapon, keep(perk), use))
    const area = areaUnderCurve(scores(rolls.map((roll) => roll.perks)), scores(negatives))
    results.push(...rolls.map(() => area))
  }
  return mean(results)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

interface Figures {
  weapons: number
  readonly all: number[]
  readonly traits: number[]
  readonly parts: number[]
}
const groups = new Map<string, Figures>()
function figures(name: string): Figures {
  const row = groups.get(name) ?? { weapons: 0, all: [], traits: [], parts: [] }
  groups.set(name, row)
  return row
}

/**
 * Single weapons were looked at in one half of the list only; the other half was measured, never read. Traits
 * newer than the list cannot be tested here at all.
 */
const HALVES = ['half looked at', 'half held out'] as const
let place = 0
for (const [hash, weapon] of weapons) {
  const areas = (['all', 'traits', 'parts'] as const).map(
    (shape) => [shape, aucOf(hash, weapon, shape)] as const,
  )
  for (const name of [weapon.type, HALVES[place % 2] ?? '', 'all weapons']) {
    const row = figures(name)
    row.weapons += 1
    for (const [shape, area] of areas) row[shape].push(area)
  }
  place += 1
}
const rounded = (values: readonly number[]) => Number(mean(values).toFixed(3))
const rank = (name: string) => [...HALVES, 'all weapons'].indexOf(name)
console.table(
  [...groups]
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
    .map(([type, row]) => ({
      type,
      weapons: row.weapons,
      'whole roll': rounded(row.all),
      'traits only': rounded(row.traits),
      'barrel and magazine only': rounded(row.parts),
    })),
)
