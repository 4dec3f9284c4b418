import { readPair, readRecord, readRows, readText, row } from '../../data-rows.ts'
import { WEAPON_TYPES, type WeaponType } from '../../items.ts'
import type { Activity } from '../pve-and-pvp.ts'
import type { Place, WorthPair } from './knowledge.ts'

/**
 * What wished rolls tell about perks, in steps on top of our own rows (bench/weapons/learn-worths.ts makes it from the
 * community's rolls; a server learns again from the wish lists it has).
 */

export const SCALED = ['trait', 'barrel', 'magazine', 'pair'] as const
export type Scaled = (typeof SCALED)[number]

export interface LearnedWorth {
  /** On any weapon. */
  readonly all: WorthPair
  /** On top of that, by weapon type, ammo and frame. */
  readonly on: ReadonlyMap<Place, WorthPair>
}

/** Perks by name; what traits of one role, and parts that change a stat by ten points, have in common. */
export const LEARNED_KINDS = ['perks', 'roles', 'stats'] as const
export type LearnedKind = (typeof LEARNED_KINDS)[number]

/** What random drops of a weapon type come to: sums at the shares of `DROP_SHARES`, lowest first. */
export interface DropQuantiles {
  readonly rolls: readonly number[]
  readonly pairs: readonly number[]
}

/** The shares of drops below the sums that are kept. */
export const DROP_SHARES = [
  0.001, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.975, 0.99, 0.995, 0.999,
] as const

export interface LearnedFrom {
  readonly weapons: number
  readonly rolls: number
  /** The month or day that the rolls are of, for people. */
  readonly of: string
}

export interface LearnedWorths extends Readonly<Record<LearnedKind, ReadonlyMap<string, LearnedWorth>>> {
  readonly from: LearnedFrom
  /** How much of what our own rows say holds, [PvE, PvP]. */
  readonly scale: Readonly<Record<Scaled, WorthPair>>
  /** Two roles, or two names, in alphabetical order with a plus between. */
  readonly pairs: ReadonlyMap<string, WorthPair>
  readonly drops: Readonly<Record<Activity, ReadonlyMap<WeaponType | 'any', DropQuantiles>>>
}

export const pairKey = (one: string, other: string): string =>
  one < other ? `${one}+${other}` : `${other}+${one}`

const ONE: WorthPair = [1, 1]

/** Nothing but our own rows. */
export const NOTHING_LEARNED: LearnedWorths = {
  from: { weapons: 0, rolls: 0, of: '' },
  scale: { trait: ONE, barrel: ONE, magazine: ONE, pair: ONE },
  perks: new Map(),
  roles: new Map(),
  stats: new Map(),
  pairs: new Map(),
  drops: { pve: new Map(), pvp: new Map() },
}

/** As it is written to a file; the inverse of `readLearned`. */
export function writeLearned(learned: LearnedWorths): string {
  const { from, scale, pairs, drops } = learned
  const lines = (rows: readonly unknown[]) =>
    `[\n${rows.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]`
  const worthRows = (kind: LearnedKind) =>
    [...learned[kind]].map(([name, { all, on }]) =>
      on.size > 0 ? [name, all, Object.fromEntries(on)] : [name, all],
    )
  const dropRows = (['pve', 'pvp'] as const).flatMap((activity) =>
    [...drops[activity]].map(([type, { rolls, pairs }]) => [activity, type, rolls, pairs]),
  )
  return `{
"from": ${JSON.stringify(from)},
"scale": ${JSON.stringify(scale)},
${LEARNED_KINDS.map((kind) => `"${kind}": ${lines(worthRows(kind))}`).join(',\n')},
"pairs": ${lines(pairRows(pairs))},
"drops": ${lines(dropRows)}
}
`
}

/** A row holds all pairs of one role or name, with the other of each. */
function pairRows(pairs: LearnedWorths['pairs']) {
  const rows = Map.groupBy(pairs, ([key]) => key.slice(0, key.indexOf('+')))
  return [...rows].map(([one, own]) => [
    one,
    Object.fromEntries(own.map(([key, worth]) => [key.slice(one.length + 1), worth])),
  ])
}

function readPairs(rows: unknown): LearnedWorths['pairs'] {
  const pairs = readRows(rows, 'pairs', ([one, others]) =>
    Object.entries(readRecord(others, 'pairs')).map(
      ([other, worth]) => [pairKey(readText(one), other), readPair(worth)] as const,
    ),
  )
  return new Map(pairs.flat())
}

function readWorths(rows: unknown, kind: LearnedKind): ReadonlyMap<string, LearnedWorth> {
  const worths = readRows(rows, kind, ([name, all, places]): [string, LearnedWorth] => {
    const on = Object.entries(readRecord(places ?? {}, 'places'))
    return [
      readText(name),
      { all: readPair(all), on: new Map(on.map(([place, worth]) => [place as Place, readPair(worth)])) },
    ]
  })
  return new Map(worths)
}

export function readLearned(value: unknown): LearnedWorths {
  const file = readRecord(value, 'the learned worths')
  const { weapons, rolls, of } = readRecord(file.from, 'from')
  const scale = readRecord(file.scale, 'scale')
  const drops = {
    pve: new Map<WeaponType | 'any', DropQuantiles>(),
    pvp: new Map<WeaponType | 'any', DropQuantiles>(),
  }
  for (const [activity, type, sums, pairs] of readRows(file.drops, 'drops', (cells) => cells)) {
    if (activity !== 'pve' && activity !== 'pvp') throw new TypeError(`no activity: ${activity}`)
    const name = WEAPON_TYPES.find((each) => each === type) ?? 'any'
    drops[activity].set(name, { rolls: row(sums).map(Number), pairs: row(pairs).map(Number) })
  }
  return {
    from: { weapons: Number(weapons), rolls: Number(rolls), of: readText(of) },
    scale: {
      trait: readPair(scale.trait),
      barrel: readPair(scale.barrel),
      magazine: readPair(scale.magazine),
      pair: readPair(scale.pair),
    },
    perks: readWorths(file.perks, 'perks'),
    roles: readWorths(file.roles, 'roles'),
    stats: readWorths(file.stats, 'stats'),
    pairs: readPairs(file.pairs),
    drops,
  }
}
