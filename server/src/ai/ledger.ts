/**
 * The evidence of one turn. Tools write down what they read: things that may be named (each gets a handle such as
 * `{{i3}}`), numbers that may be quoted, and sources. The grounding gate lets a sentence pass only if this page bears
 * it out, whoever wrote the sentence.
 */
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import { visible } from './visible-text.ts'

/** A `quote` is a sentence of the game's rules or definitions that may be repeated as it is. */
export type ThingKind = 'item' | 'perk' | 'record' | 'activity' | 'place' | 'person' | 'quote'

export interface Thing {
  readonly handle: string
  readonly kind: ThingKind
  readonly name: string
  /** True only where a tool saw it in the player's own inventory. */
  readonly owned: boolean
  readonly hash?: number
  readonly instanceId?: string
  /** The screen that shows it. */
  readonly href?: string
}

export type SourceKind =
  | 'inventory'
  | 'definitions'
  | 'wish-list'
  | 'rules'
  | 'records'
  | 'progress'
  | 'history'
  | 'solver'
  | 'vendors'
  | 'community'

export interface Source {
  readonly id: string
  readonly kind: SourceKind
  readonly label: string
  /** False where the platform kept a part back or a list was cut: then "you have none" cannot be said. */
  readonly complete: boolean
  /** What is missing, in plain words. */
  readonly missing: readonly string[]
  /** When the platform said so, epoch milliseconds; absent for rules and definitions. */
  readonly readAt?: number
  /** Until when a claim about the present may rest on it. */
  readonly expiresAt?: number
  readonly href?: string
  /** The search that was run, in the armory's own query language. */
  readonly query?: string
}

const PREFIX: Readonly<Record<ThingKind, string>> = {
  item: 'i',
  perk: 'p',
  record: 'r',
  activity: 'a',
  place: 'd',
  person: 'm',
  quote: 'q',
}

/** Names in running text are links; a bracket inside a name must not end one. */
export const HANDLE = /\{\{([ipradmq]\d{1,4})\}\}/g

export type Ledger = ReturnType<typeof createLedger>

export function createLedger() {
  const things = new Map<string, Thing>()
  const handleOf = new Map<string, string>()
  const sources: Source[] = []
  const numbers = new Set<string>()
  const counts: Partial<Record<ThingKind, number>> = {}

  function enter(key: string, thing: Omit<Thing, 'handle'>): string {
    const known = handleOf.get(key)
    if (known !== undefined) return known
    const count = (counts[thing.kind] ?? 0) + 1
    counts[thing.kind] = count
    const handle = `${PREFIX[thing.kind]}${count}`
    handleOf.set(key, handle)
    const name = visible(thing.name)
    things.set(handle, { ...thing, name, handle })
    noteNumbersIn(name)
    return handle
  }

  /** Digits inside a name or a result may be repeated by the answer. */
  function noteNumbersIn(text: string) {
    for (const number of numbersIn(text)) numbers.add(number)
  }

  return {
    ownedItem: (item: Weapon | ArmorPiece): string =>
      enter(`own:${item.instanceId}`, {
        kind: 'item',
        name: item.name,
        owned: true,
        hash: item.hash,
        instanceId: item.instanceId,
        href:
          item.kind === 'weapon' ? `/forge/${item.instanceId}` : `/armory?tab=armor&piece=${item.instanceId}`,
      }),
    /** A weapon of the game, whether or not the player has one. */
    knownItem: (item: { readonly name: string; readonly hash: number }): string =>
      enter(`item:${item.hash}`, {
        kind: 'item',
        name: item.name,
        owned: false,
        hash: item.hash,
        href: `/forge/${item.hash}`,
      }),
    perk: (perk: { readonly name: string; readonly hash?: number }): string =>
      enter(`perk:${perk.name.toLowerCase()}`, {
        kind: 'perk',
        name: perk.name,
        owned: false,
        ...(perk.hash === undefined ? {} : { hash: perk.hash }),
      }),
    thing: (thing: Omit<Thing, 'handle' | 'owned'> & { readonly owned?: boolean }): string =>
      // Two runs of one activity lead to two reports.
      enter(`${thing.kind}:${thing.hash ?? thing.name}:${thing.href ?? ''}`, {
        ...thing,
        owned: thing.owned ?? false,
      }),
    source(source: Omit<Source, 'id'>): string {
      const known = sources.find(
        ({ kind, label, complete }) =>
          kind === source.kind && label === source.label && complete === source.complete,
      )
      if (known) return known.id
      const id = `s${sources.length + 1}`
      sources.push({ ...source, id })
      noteNumbersIn(source.label)
      return id
    },
    noteNumbersIn,
    /** Every number of a tool's result, however deep. */
    noteResult(result: unknown) {
      // Spaced: the numbers of an array are several, not one with separators.
      noteNumbersIn(JSON.stringify(result, undefined, 1) ?? '')
    },
    find: (handle: string): Thing | undefined => things.get(handle),
    things: (): readonly Thing[] => [...things.values()],
    sources: (): readonly Source[] => sources,
    knowsNumber: (number: string): boolean => numbers.has(number),
  }
}

const NUMBER = /\d+(?:[.,]\d+)*/g

/** Numbers as they are written, without separators of thousands, trailing zeros or a bare trailing point. */
export function numbersIn(text: string): readonly string[] {
  return (text.match(NUMBER) ?? []).map((written) => {
    const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(written) ? written.replaceAll(',', '') : written
    const value = Number(plain)
    return Number.isFinite(value) ? String(value) : plain
  })
}
