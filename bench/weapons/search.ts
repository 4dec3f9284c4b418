/** A search over 1,000 weapons: what one key in the search box costs. Budget: 5 ms. */
import { WEAPON_TYPES, type Weapon } from '@ai-vault/game/items.ts'
import { searchItems } from '@ai-vault/game/search/search-items.ts'
import { makeColumn, makeWeapon } from '@ai-vault/game/test-support/make-items.ts'

const PERKS = [
  'Kill Clip',
  'Frenzy',
  'Rapid Hit',
  'Outlaw',
  'Incandescent',
  'Voltshot',
  'Slideshot',
  'Opening Shot',
]
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

const weapons: readonly Weapon[] = Array.from({ length: 1000 }, (_, index) => {
  const type = pick(WEAPON_TYPES, index)
  return makeWeapon({
    hash: index % 400,
    name: `Weapon ${index % 400}`,
    type,
    typeName: type.replaceAll('-', ' '),
    power: 1500 + (index % 400),
    stats: { range: index % 100, stability: (index * 7) % 100 },
    columns: [
      makeColumn('trait', 3, pick(PERKS, index), pick(PERKS, index + 3)),
      makeColumn('trait', 4, pick(PERKS, index * 5)),
    ],
  })
})

const SEARCHES = [
  'weapon 3',
  'kill clip',
  'is:handcannon',
  'is:dupe stat:range:>=50',
  '-(is:sword or perkname:frenzy) power:>1700 "hand cannon"',
]

const rows = SEARCHES.map((search) => {
  const first = performance.now()
  searchItems(search, weapons)
  const cold = performance.now() - first
  const runs = 200
  const start = performance.now()
  for (let run = 0; run < runs; run++) searchItems(search, weapons)
  return {
    search,
    matches: searchItems(search, weapons).items.length,
    'first ms': cold.toFixed(2),
    'warm ms': ((performance.now() - start) / runs).toFixed(3),
  }
})
console.table(rows)
