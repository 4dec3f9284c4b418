import type { GuardianClass } from '../../items.ts'
import type { SubclassElement } from '../../kit.ts'

export interface KnownSuper {
  readonly name: string
  readonly classType: GuardianClass
  readonly element: Exclude<SubclassElement, 'prismatic'>
}

/** Every Super with whose it is; one that comes in forms ("Golden Gun: Deadshot") stands here once. */
const ROWS: readonly (readonly [
  KnownSuper['classType'],
  KnownSuper['element'],
  ...names: readonly string[],
])[] = [
  ['titan', 'arc', 'Thundercrash', 'Fists of Havoc'],
  ['titan', 'solar', 'Hammer of Sol', 'Burning Maul'],
  ['titan', 'void', 'Sentinel Shield', 'Ward of Dawn', 'Twilight Arsenal'],
  ['titan', 'stasis', 'Glacial Quake'],
  ['titan', 'strand', 'Bladefury'],
  ['hunter', 'arc', 'Gathering Storm', 'Arc Staff', "Storm's Edge"],
  ['hunter', 'solar', 'Golden Gun', 'Blade Barrage'],
  ['hunter', 'void', 'Shadowshot', 'Spectral Blades'],
  ['hunter', 'stasis', 'Silence and Squall'],
  ['hunter', 'strand', 'Silkstrike'],
  ['warlock', 'arc', 'Stormtrance', 'Chaos Reach'],
  ['warlock', 'solar', 'Daybreak', 'Well of Radiance', 'Song of Flame'],
  ['warlock', 'void', 'Nova Bomb', 'Nova Warp'],
  ['warlock', 'stasis', "Winter's Wrath"],
  ['warlock', 'strand', 'Needlestorm'],
]

/** Those that their bearer carries through a crowd, blow by blow. The others are over at once, or stand where they were put. */
const ROAMING: ReadonlySet<string> = new Set([
  'Fists of Havoc',
  'Hammer of Sol',
  'Burning Maul',
  'Sentinel Shield',
  'Glacial Quake',
  'Bladefury',
  'Arc Staff',
  'Spectral Blades',
  'Silkstrike',
  'Stormtrance',
  'Daybreak',
  'Song of Flame',
  'Nova Warp',
  "Winter's Wrath",
])

export const SUPERS: readonly KnownSuper[] = ROWS.flatMap(([classType, element, ...names]) =>
  names.map((name) => ({ name, classType, element })),
)

/** What players call them for short, where no other thing goes by the word. */
export const SUPER_NICKNAMES: readonly (readonly [string, KnownSuper['name']])[] = [
  ['hammer', 'Hammer of Sol'],
  ['bubble', 'Ward of Dawn'],
]

/** "Golden Gun: Marksman" is a Golden Gun. */
export const isForm = (name: string, of: string): boolean => name === of || name.startsWith(`${of}:`)

/** For crowds rather than for one foe. */
export const isRoaming = (name: string): boolean => ROAMING.has(superCalled(name)?.name ?? name)

export const superCalled = (name: string): KnownSuper | undefined =>
  SUPERS.find((known) => isForm(name, known.name))
