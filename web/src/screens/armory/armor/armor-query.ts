import type { SetWish } from '@ai-vault/game/armor/problem.ts'
import {
  ARMOR_STATS,
  type ArmorStat,
  CLASSES,
  type GuardianClass,
  type StatLine,
} from '@ai-vault/game/items.ts'
import { clampStep } from '../../../ui/fader-value.ts'
import type { ArmorSearch } from './armor-address.ts'

const TARGET_MAX = 200
const TARGET_DEFAULT = 100
const FRAGMENT_LIMIT = 100

type ExoticChoice = 'any' | 'none' | 'required' | number
export const SWITCHES = ['masterwork', 'tuning', 'mods'] as const
export type SwitchName = (typeof SWITCHES)[number]

/** Everything a player asks of the optimizer that a link can carry. Pins and exclusions belong to the account. */
export interface ArmorQuery {
  /** Undefined: the class played last. */
  readonly classType: GuardianClass | undefined
  readonly targets: StatLine
  /** All six, the most wanted first. */
  readonly order: readonly ArmorStat[]
  readonly ignored: readonly ArmorStat[]
  readonly sets: readonly SetWish[]
  readonly exotic: ExoticChoice
  readonly off: readonly SwitchName[]
  readonly lockedOnly: boolean
  /** Fragments and the like. */
  readonly bonus: StatLine
}

export const DEFAULT_QUERY: ArmorQuery = {
  classType: undefined,
  targets: [100, 100, 100, 100, 100, 100],
  order: ARMOR_STATS,
  ignored: [],
  sets: [],
  exotic: 'any',
  off: [],
  lockedOnly: false,
  bonus: [0, 0, 0, 0, 0, 0],
}

/** F-154: a target is a whole number from 0 to 200, whatever was typed, pasted or put into the address. */
export const clampTarget = (value: number) => clampStep(value, TARGET_MAX)
export const clampFragment = (value: number) =>
  Number.isFinite(value) ? Math.min(FRAGMENT_LIMIT, Math.max(-FRAGMENT_LIMIT, Math.round(value))) : 0

export const withStat = (line: StatLine, stat: number, value: number) =>
  line.with(stat, value) as unknown as StatLine

/** Six values; what is missing or no number takes its default. */
function readLine(text: string | undefined, ifMissing: number, clamp: (value: number) => number): StatLine {
  const parts = text?.split('_') ?? []
  return ARMOR_STATS.map((_, i) => {
    const part = parts[i]
    return part === undefined || part.trim() === '' ? ifMissing : clamp(Number(part))
  }) as unknown as StatLine
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

export function readArmorQuery(search: ArmorSearch): ArmorQuery {
  const named = readWords(ARMOR_STATS, search.order)
  return {
    classType: readWords(CLASSES, search.class)[0],
    targets: readLine(search.targets, TARGET_DEFAULT, clampTarget),
    order: [...named, ...ARMOR_STATS.filter((stat) => !named.includes(stat))],
    ignored: readWords(ARMOR_STATS, search.ignore),
    sets: readSets(search.sets),
    exotic: readExotic(search.exotic),
    off: readWords(SWITCHES, search.off),
    lockedOnly: search.locked === 'only',
    bonus: readLine(search.bonus, 0, clampFragment),
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
    off: unless('', query.off.join('_')),
    locked: query.lockedOnly ? 'only' : undefined,
    bonus: unless(DEFAULT_QUERY.bonus.join('_'), query.bonus.join('_')),
  }
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
}
