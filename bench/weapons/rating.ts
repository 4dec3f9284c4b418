import type { PerkColumn, Plug, Weapon, WeaponType } from '@ai-vault/game/items.ts'
import { WEAPON_TYPES } from '@ai-vault/game/items.ts'
import { BASE_KNOWLEDGE } from '@ai-vault/game/weapons/knowledge/base-knowledge.ts'
import { explainRating } from '@ai-vault/game/weapons/rating/explain/explain.ts'
import { rateRoll, type WeaponRating } from '@ai-vault/game/weapons/rating/rate.ts'
import { judgeWeapons } from '@ai-vault/game/weapons/verdict/judge-weapons.ts'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import { indexWishLists } from '@ai-vault/game/weapons/wish-list/wish-list-index.ts'

/**
 * How long it takes to rate a vault of 1,000 weapons: tiered copies with up to three perks in each column,
 * without and with a wish list of 45,000 rolls that speaks of all of them. Budget: under 50 ms.
 */
const WEAPONS = 1000
const HASHES = 300
const ROLLS = 45_000
const BUDGET_MS = 50

let seed = 7
function random(below: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}

const names = {
  trait: BASE_KNOWLEDGE.traits.map((trait) => trait.name),
  barrel: BASE_KNOWLEDGE.parts.filter((part) => part.family === 'barrel').map((part) => part.name),
  magazine: BASE_KNOWLEDGE.parts.filter((part) => part.family === 'magazine').map((part) => part.name),
  origin: BASE_KNOWLEDGE.origins.map((origin) => origin.name),
}
const plugs = new Map(
  Object.values(names)
    .flat()
    .map((name, place): [string, Plug] => [
      name,
      { hash: 1000 + place, name, description: '', enhanced: false },
    ]),
)

function column(kind: keyof typeof names, socketIndex: number, options: number): PerkColumn {
  const selectable = Array.from({ length: options }, () => {
    const name = names[kind][random(names[kind].length)] ?? ''
    return plugs.get(name) as Plug
  })
  return { kind, socketIndex, active: selectable[0], selectable }
}

function weapon(place: number): Weapon {
  const type = WEAPON_TYPES[place % WEAPON_TYPES.length] as WeaponType
  return {
    kind: 'weapon',
    instanceId: String(place),
    hash: 5_000_000 + (place % HASHES),
    name: `Weapon ${place % HASHES}`,
    icon: '',
    typeName: type,
    rarity: 'legendary',
    place: { in: 'vault' },
    locked: false,
    masterworked: false,
    loadouts: [],
    type,
    slot: 'kinetic',
    ammo: 'primary',
    element: 'arc',
    frame: { hash: 1, name: 'Adaptive Frame', description: '', enhanced: false },
    columns: [
      column('barrel', 1, 2),
      column('magazine', 2, 2),
      column('trait', 3, 3),
      column('trait', 4, 3),
      column('origin', 5, 1),
    ],
    stats: {},
    crafted: false,
    enhanced: false,
    deepsight: false,
  }
}

const vault = Array.from({ length: WEAPONS }, (_, place) => weapon(place))
const coldStart = cpuMs()
for (const copy of vault) rateRoll(copy)
const cold = cpuMs() - coldStart
const perk = (kind: keyof typeof names) => plugs.get(names[kind][random(names[kind].length)] ?? '')?.hash
const list = Array.from({ length: ROLLS }, (_, place) => {
  const perks = [perk('barrel'), perk('magazine'), perk('trait'), perk('trait')].join(',')
  return `dimwishlist:item=${5_000_000 + (place % HASHES)}&perks=${perks}#notes:note ${place % 50}|tags:pve`
})
const wishLists = indexWishLists([parseWishList(list.join('\n'))])

/** CPU time of this thread, so that a busy machine does not spoil the figure. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function times(work: () => unknown): readonly number[] {
  return Array.from({ length: 25 }, () => {
    const start = cpuMs()
    work()
    return cpuMs() - start
  }).sort((a, b) => a - b)
}

const ratings = new Map<string, WeaponRating>(vault.map((copy) => [copy.instanceId, rateRoll(copy)]))
const explained = vault[0] as Weapon
const rows: readonly (readonly [string, readonly number[]])[] = [
  ['1,000 weapons, first time (tables are made)', [cold]],
  ['1,000 weapons', times(() => vault.map((copy) => rateRoll(copy)))],
  ['1,000 weapons against 45,000 wishes', times(() => vault.map((copy) => rateRoll(copy, { wishLists })))],
  ['verdicts for 1,000 weapons', times(() => judgeWeapons(vault, ratings))],
  ['reasons in words for one weapon', times(() => explainRating(explained, rateRoll(explained)))],
]
console.table(
  rows.map(([what, ms]) => {
    const median = ms[Math.floor(ms.length / 2)] ?? 0
    return {
      what,
      'best, CPU ms': Number((ms[0] ?? 0).toFixed(2)),
      'median, CPU ms': Number(median.toFixed(2)),
      'within budget': median < BUDGET_MS,
    }
  }),
)
