import { rateRoll } from '@ai-vault/game/weapons/rating/rate.ts'
import { describeRoll } from '@ai-vault/game/weapons/roll.ts'
import { areaUnderCurve, mean, trialsOf } from '../support/wishes/trials.ts'
import {
  createDraw,
  readWishedWeapons,
  type Use,
  type WishedWeapon,
} from '../support/wishes/wished-weapons.ts'

/**
 * Does the model, without any wish list, tell the community's picks from random rolls of the same weapon?
 * For every weapon on the list: listed rolls against as many random rolls, drawn column by column from the
 * perks seen on that weapon and on weapons of its type and time. The measure is the area under the ROC curve within a
 * weapon (the chance that a listed roll scores above a random one), averaged over weapons. The list is of January 2022 and
 * names no pools; learn-worths.ts measures on rolls of 2026 with the weapons' own pools.
 */
const dir = process.env.REAL_DATA_DIR
if (!dir) {
  console.log('rating-auc: skipped, REAL_DATA_DIR is not set')
  process.exit(0)
}

const weapons = readWishedWeapons(dir)
const draw = createDraw(20_260_609)

/** Which columns of a roll are rated; a perk of no known column counts with the whole roll alone. */
const COLUMNS = { all: /^/, traits: /^trait/, parts: /^(barrel|magazine)/ }
type Shape = keyof typeof COLUMNS

function score(weapon: WishedWeapon, perks: readonly string[], use: Use): number {
  const rating = rateRoll(describeRoll({ weaponName: weapon.name, weaponType: weapon.type, perks }))
  if (use === 'any') return Math.max(rating.pve.score ?? 0, rating.pvp.score ?? 0)
  return rating[use].score ?? 0
}

const columnByPerk = new Map<string, string>()
for (const { columns } of weapons) {
  for (const [column, names] of columns) for (const name of names) columnByPerk.set(name, column)
}

type Areas = Readonly<Partial<Record<Use, number>>> & { readonly all: number }

function aucOf(weapon: WishedWeapon, shape: Shape): Areas {
  const keep = (perks: readonly string[]) =>
    perks.filter((perk) => COLUMNS[shape].test(columnByPerk.get(perk) ?? ''))
  const results: number[] = []
  const byUse: Partial<Record<Use, number>> = {}
  for (const { use, listed, random } of trialsOf(weapon, draw)) {
    const scores = (perks: readonly (readonly string[])[]) =>
      perks.map((perk) => score(weapon, keep(perk), use))
    const area = areaUnderCurve(scores(listed), scores(random))
    byUse[use] = area
    results.push(...listed.map(() => area))
  }
  return { ...byUse, all: mean(results) }
}

interface Figures {
  weapons: number
  readonly all: number[]
  readonly traits: number[]
  readonly parts: number[]
  readonly pve: number[]
  readonly pvp: number[]
  readonly any: number[]
}
const groups = new Map<string, Figures>()
function figures(name: string): Figures {
  const row = groups.get(name) ?? { weapons: 0, all: [], traits: [], parts: [], pve: [], pvp: [], any: [] }
  groups.set(name, row)
  return row
}

for (const weapon of weapons) {
  const { type, isNew } = weapon
  const areas = (['all', 'traits', 'parts'] as const).map((shape) => [shape, aucOf(weapon, shape)] as const)
  const age = isNew ? 'since Beyond Light' : 'before Beyond Light'
  for (const name of [type, age, 'all weapons']) {
    const row = figures(name)
    row.weapons += 1
    for (const [shape, { all }] of areas) row[shape].push(all)
    for (const use of ['pve', 'pvp', 'any'] as const) {
      const area = areas[0]?.[1][use]
      if (area !== undefined) row[use].push(area)
    }
  }
}
const rounded = (values: readonly number[]) =>
  values.length === 0 ? undefined : Number(mean(values).toFixed(3))
const rank = (name: string) => (name.includes('Beyond') ? 1 : name === 'all weapons' ? 2 : 0)
console.table(
  [...groups]
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
    .map(([type, row]) => ({
      type,
      weapons: row.weapons,
      'whole roll': rounded(row.all),
      PvE: rounded(row.pve),
      PvP: rounded(row.pvp),
      'no use told': rounded(row.any),
      'traits only': rounded(row.traits),
      'barrel and magazine only': rounded(row.parts),
    })),
)
