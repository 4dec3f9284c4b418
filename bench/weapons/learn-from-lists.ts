/**
 * How long a node learns from the lists of its installation: the community's wishes of June 2026 over 440 weapons with
 * their whole pools (REAL_DATA_DIR), written as a list in DIM's format, a line for every combination as such lists have
 * them. Budget 60 s of processor time and the thread's heap of 512 MB.
 */
import type { Plug, WeaponDefinition } from '@ai-vault/game/items.ts'
import { learnWorths } from '@ai-vault/game/weapons/learning/learn-worths.ts'
import { lessonsOfLists } from '@ai-vault/game/weapons/learning/lessons-of-lists.ts'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import { type LearningWeapon, readLearningWeapons } from '../support/wishes/learning-data.ts'

const { REAL_DATA_DIR } = process.env
if (!REAL_DATA_DIR) {
  console.log('learn-from-lists: skipped, REAL_DATA_DIR is not set')
  process.exit(0)
}

const KINDS = ['barrel', 'magazine', 'trait', 'trait'] as const
/** A wish that leaves columns open would be thousands of lines; a list names as many as somebody cares to write. */
const LINES_PER_WISH = 40

/** CPU time of this thread, so that a busy machine does not spoil the figure. */
function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

const learning = readLearningWeapons(REAL_DATA_DIR)
const names = [...new Set(learning.flatMap(({ columns }) => columns.flat()))]
const plugs = new Map(
  names.map((name, place): [string, Plug] => [
    name,
    { hash: 1_000 + place, name, description: '', enhanced: false },
  ]),
)
const plugOf = (name: string) => plugs.get(name) as Plug
const byHash = new Map([...plugs.values()].map((plug) => [plug.hash, plug]))
const weaponHash = (place: number) => 2_000_000 + place

const definitions = new Map(
  learning.map(({ name, typeName, lesson, columns }, place): [number, WeaponDefinition] => [
    weaponHash(place),
    {
      hash: weaponHash(place),
      icon: '',
      name,
      typeName,
      type: lesson.type,
      slot: 'kinetic',
      ammo: lesson.ammo,
      element: 'kinetic',
      rarity: 'legendary',
      columns: columns.map((possible, at) => ({
        kind: KINDS[at] ?? 'trait',
        socketIndex: at,
        possible: possible.map(plugOf),
      })),
      masterworks: [],
      stats: {},
    },
  ]),
)

const combinations = (columns: readonly (readonly string[])[]): readonly (readonly number[])[] =>
  columns
    .reduce<readonly (readonly number[])[]>(
      (rolls, options) =>
        rolls
          .flatMap((roll) => options.map((option) => [...roll, plugOf(option).hash]))
          .slice(0, LINES_PER_WISH),
      [[]],
    )
    .slice(0, LINES_PER_WISH)

const linesOf = ({ rolls }: LearningWeapon, place: number): readonly string[] =>
  rolls.flatMap(({ activity, columns }, wish) => [
    `//notes:Wish ${place}.${wish}|tags:${activity ?? 'pve,pvp'}`,
    ...combinations(columns).map((perks) => `dimwishlist:item=${weaponHash(place)}&perks=${perks.join()}`),
    '',
  ])

const list = parseWishList(learning.flatMap(linesOf).join('\n'))
const start = cpuSeconds()
const { lessons, weapons, rolls } = lessonsOfLists([list], {
  weapon: (hash) => definitions.get(hash),
  plug: (hash) => byHash.get(hash),
})
const read = cpuSeconds()
const { perks, pairs } = learnWorths(lessons, { weapons, rolls, of: 'June 2026' })
const learned = cpuSeconds()
const heap = process.memoryUsage().heapUsed / 2 ** 20
console.table([
  { what: 'weapons that teach', value: weapons, budget: '' },
  { what: 'rolls that teach', value: rolls, budget: '' },
  { what: 'lessons, reprints once', value: lessons.length, budget: '' },
  { what: 'lessons made, CPU s', value: Number((read - start).toFixed(1)), budget: '' },
  { what: 'lessons made and learned, CPU s', value: Number((learned - start).toFixed(1)), budget: '< 60' },
  { what: 'heap at the end, MB', value: Number(heap.toFixed(0)), budget: '< 512' },
  { what: 'perks and pairs with a worth', value: perks.size + pairs.size, budget: '' },
])
if (weapons !== learning.length || learned - start > 60 || heap > 512) process.exitCode = 1
