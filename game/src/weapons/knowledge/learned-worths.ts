import { readPair, readRecord, readRows, readText, row } from '../../data-rows.ts'
import { WEAPON_TYPES, type WeaponType } from '../../items.ts'
import type { Activity, Place, WorthPair } from './knowledge.ts'

/**
 * What wished rolls tell about perks, in steps on top of our own rows (bench/weapons/learn-worths.ts makes it from the
 * community's rolls; a server learns again from the wish lists it has).
 */

export const SCALED = ['trait', 'barrel', 'magazine', 'pair'] as const
export type Scaled = (typeof SCALED)[number]

export interface LearnedPerk {
  /** On any weapon. */
  readonly all: WorthPair
  /** On top of that, by weapon type, ammo and frame. */
  readonly on: ReadonlyMap<Place, WorthPair>
}

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

export interface LearnedWorths {
  readonly from: LearnedFrom
  /** How much of what our own rows say holds, [PvE, PvP]. */
  readonly scale: Readonly<Record<Scaled, WorthPair>>
  readonly perks: ReadonlyMap<string, LearnedPerk>
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
  pairs: new Map(),
  drops: { pve: new Map(), pvp: new Map() },
}

/** As it is written to a file; the inverse of `readLearned`. */
export function writeLearned({ from, scale, perks, pairs, drops }: LearnedWorths): string {
  const lines = (rows: readonly unknown[]) =>
    `[\n${rows.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]`
  const perkRows = [...perks].map(([name, { all, on }]) =>
    on.size > 0 ? [name, all, Object.fromEntries(on)] : [name, all],
  )
  const dropRows = (['pve', 'pvp'] as const).flatMap((activity) =>
    [...drops[activity]].map(([type, { rolls, pairs }]) => [activity, type, rolls, pairs]),
  )
  return `{
"from": ${JSON.stringify(from)},
"scale": ${JSON.stringify(scale)},
"perks": ${lines(perkRows)},
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

export function readLearned(value: unknown): LearnedWorths {
  const file = readRecord(value, 'the learned worths')
  const { weapons, rolls, of } = readRecord(file.from, 'from')
  const scale = readRecord(file.scale, 'scale')
  const perks = readRows(file.perks, 'perks', (cells): [string, LearnedPerk] => [
    readText(cells[0]),
    {
      all: readPair(cells[1]),
      on: new Map(
        Object.entries(readRecord(cells[2] ?? {}, 'places')).map(([place, worth]) => [
          place as Place,
          readPair(worth),
        ]),
      ),
    },
  ])
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
    perks: new Map(perks),
    pairs: readPairs(file.pairs),
    drops,
  }
}
