import type { PerSlot, SetWish } from '@ai-vault/game/armor/problem.ts'
import { PIECE_FILTERS } from '@ai-vault/game/gear/piece-filters.ts'
import {
  ARMOR_STATS,
  type ArmorStat,
  CLASSES,
  type GuardianClass,
  type StatLine,
} from '@ai-vault/game/items.ts'
import { clampStep } from '../../../../ui/controls/fader-value.ts'
import type { ArmorSearch } from './armor-address.ts'
import type { PieceRules } from './piece-rules.ts'

const TARGET_MAX = 200
const TARGET_DEFAULT = 100
const FRAGMENT_LIMIT = 100
const ENERGY_MAX = 11
const MOST_PIECES = 500
export const MOST_FRAGMENTS = 6
const LONGEST_PERK = 80
/** In the address: no filter, and not the account's own either. */
const NO_FILTER = 'all'

type ExoticChoice = 'any' | 'none' | 'required' | number
export const SWITCHES = ['masterwork', 'tuning', 'mods'] as const
export type SwitchName = (typeof SWITCHES)[number]

/** Everything a player asks of the optimizer that a link can carry. */
export interface ArmorQuery {
  /** Undefined: the class played last. */
  readonly classType: GuardianClass | undefined
  readonly targets: StatLine
  /** All six, the most wanted first. */
  readonly order: readonly ArmorStat[]
  readonly ignored: readonly ArmorStat[]
  readonly sets: readonly SetWish[]
  readonly exotic: ExoticChoice
  /** The chosen exotic's own perks, for a class item of which every copy has two others; empty: any. */
  readonly perks: readonly string[]
  readonly off: readonly SwitchName[]
  /** Fragments and the like. */
  readonly bonus: StatLine
  /** Those picked by name, by hash: what they add is in the bonus already. */
  readonly fragments: readonly number[]
  /** Energy that other mods have already taken, from helmet to class item. */
  readonly taken: PerSlot<number>
  /** Pins, exclusions and filters that came with a link; they hold in place of the account's own. */
  readonly linked: PieceRules | undefined
}

export const DEFAULT_QUERY: ArmorQuery = {
  classType: undefined,
  targets: [100, 100, 100, 100, 100, 100],
  order: ARMOR_STATS,
  ignored: [],
  sets: [],
  exotic: 'any',
  perks: [],
  off: [],
  bonus: [0, 0, 0, 0, 0, 0],
  fragments: [],
  taken: [0, 0, 0, 0, 0],
  linked: undefined,
}

/** F-154: a target is a whole number from 0 to 200, whatever was typed, pasted or put into the address. */
export const clampTarget = (value: number) => clampStep(value, TARGET_MAX)
export const clampFragment = (value: number) =>
  Number.isFinite(value) ? Math.min(FRAGMENT_LIMIT, Math.max(-FRAGMENT_LIMIT, Math.round(value))) : 0

export const clampEnergy = (value: number) => clampStep(value, ENERGY_MAX)

export const withStat = (line: StatLine, stat: number, value: number) =>
  line.with(stat, value) as unknown as StatLine

/** So many values; what is missing or no number takes its default. */
function readNumbers<Line>(
  length: number,
  text: string | undefined,
  ifMissing: number,
  clamp: (value: number) => number,
): Line {
  const parts = text?.split('_') ?? []
  return Array.from({ length }, (_, i) => {
    const part = parts[i]
    return part === undefined || part.trim() === '' ? ifMissing : clamp(Number(part))
  }) as Line
}

const isOneOf = <T extends string>(all: readonly T[], text: string): text is T =>
  (all as readonly string[]).includes(text)

function readWords<T extends string>(all: readonly T[], text: string | undefined): T[] {
  return [...new Set(text?.split('_'))].filter((word): word is T => isOneOf(all, word))
}

function readSets(text: string | undefined): SetWish[] {
  const wishes: SetWish[] = []
  for (const [, hash, count] of (text ?? '').matchAll(/(\d{1,10})x([24])(?:_|$)/g)) {
    const wish: SetWish = { hash: Number(hash), pieces: count === '4' ? 4 : 2 }
    const left = 5 - wishes.reduce((sum, { pieces }) => sum + pieces, 0)
    if (wish.pieces <= left && wishes.every((other) => other.hash !== wish.hash)) wishes.push(wish)
  }
  return wishes
}

function readExotic(text: string | undefined): ExoticChoice {
  if (text === 'none' || text === 'required') return text
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : 'any'
}

const readIds = (text: string | undefined) => [...new Set(text?.match(/\d{1,20}/g))].slice(0, MOST_PIECES)

const readPerks = (text: string | undefined) =>
  (text?.split('_') ?? []).filter((name) => name !== '' && name.length <= LONGEST_PERK).slice(0, 2)

const readFragments = (text: string | undefined) =>
  [...new Set(text?.match(/\d{1,10}/g))].slice(0, MOST_FRAGMENTS).map(Number)

function readRules({ only, pinned, excluded }: ArmorSearch): PieceRules | undefined {
  if (only === undefined && pinned === undefined && excluded === undefined) return undefined
  const pins = readIds(pinned)
  return {
    only: readWords(PIECE_FILTERS, only),
    pinned: pins,
    excluded: readIds(excluded).filter((id) => !pins.includes(id)),
  }
}

export function readArmorQuery(search: ArmorSearch): ArmorQuery {
  const named = readWords(ARMOR_STATS, search.order)
  return {
    classType: readWords(CLASSES, search.class)[0],
    targets: readNumbers<StatLine>(6, search.targets, TARGET_DEFAULT, clampTarget),
    order: [...named, ...ARMOR_STATS.filter((stat) => !named.includes(stat))],
    ignored: readWords(ARMOR_STATS, search.ignore),
    sets: readSets(search.sets),
    exotic: readExotic(search.exotic),
    perks: readPerks(search.perks),
    off: readWords(SWITCHES, search.off),
    bonus: readNumbers<StatLine>(6, search.bonus, 0, clampFragment),
    fragments: readFragments(search.fragments),
    taken: readNumbers<PerSlot<number>>(5, search.taken, 0, clampEnergy),
    linked: readRules(search),
  }
}

export function writeArmorQuery(query: ArmorQuery): ArmorSearch {
  const unless = (plain: string, text: string) => (text === plain ? undefined : text)
  const written = {
    class: query.classType,
    targets: unless(DEFAULT_QUERY.targets.join('_'), query.targets.join('_')),
    order: unless(ARMOR_STATS.join('_'), query.order.join('_')),
    ignore: unless('', query.ignored.join('_')),
    sets: unless('', query.sets.map(({ hash, pieces }) => `${hash}x${pieces}`).join('_')),
    exotic: unless('any', String(query.exotic)),
    perks: unless('', query.perks.join('_')),
    off: unless('', query.off.join('_')),
    bonus: unless(DEFAULT_QUERY.bonus.join('_'), query.bonus.join('_')),
    fragments: unless('', query.fragments.join('_')),
    taken: unless(DEFAULT_QUERY.taken.join('_'), query.taken.join('_')),
    ...(query.linked && writeRules(query.linked)),
  }
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
}

/** Nothing but the class was chosen: the targets are the specified ones. */
export const asksNothingYet = (query: ArmorQuery) =>
  Object.keys(writeArmorQuery({ ...query, classType: undefined })).length === 0

/**
 * The stats are as the sliders start, whatever else was chosen: a set or an exotic says nothing of them, so the question
 * for them is still open.
 */
export const asksNoStatsYet = ({ targets, order, ignored }: ArmorQuery) =>
  asksNothingYet({ ...DEFAULT_QUERY, targets, order, ignored })

/** The filters always stand there, so that the link holds for someone who has filters of their own. */
function writeRules({ only, pinned, excluded }: PieceRules) {
  return {
    only: only.join('_') || NO_FILTER,
    pinned: pinned.join('_') || undefined,
    excluded: excluded.join('_') || undefined,
  }
}
