/** A query as a model wrote it, with only what is known: names of the game and the account, and the player's own words. */
import {
  type Exclusion,
  type Intent,
  type Query,
  type SlotName,
  type Slots,
  slotsSchema,
  type Thing,
} from '@ai-vault/contract/advice/query.ts'
import { wordsOf } from '@ai-vault/sentinel/reader/lexicon/lexicon.ts'
import type { NameIndex } from '@ai-vault/sentinel/reader/names/name-index.ts'
import { nameKey } from '@ai-vault/sentinel/rows/names.ts'
import { VOCABULARY } from '@ai-vault/sentinel/rows/tagged.ts'

interface WrittenQuery {
  readonly intent: Intent
  readonly slots: Readonly<Record<string, unknown>>
  readonly exclude: readonly string[]
  readonly not_read: readonly string[]
}

const THINGS: ReadonlySet<string> = new Set<SlotName>(['item', 'item2', 'triumph', 'destination', 'term'])
const THING_LISTS: ReadonlySet<string> = new Set<SlotName>(['perk', 'activity'])
const LISTS: ReadonlySet<string> = new Set<SlotName>([
  'weapon_type',
  'element',
  'purpose',
  'stat',
  'champion',
  'ordinal',
])
/** Whatever else they hold, these are words of the player. */
const TEXTS: ReadonlySet<string> = new Set<SlotName>([
  'player',
  'vendor',
  'currency',
  'role',
  'ability',
  'filter',
])
const MOST_NOT_READ = 20

const isWord = (value: string): boolean =>
  Object.values(VOCABULARY).some((words) => (words as readonly string[]).includes(value))

export function groundQuery(written: WrittenQuery, question: string, names: NameIndex): Query {
  const asked = nameKey(question)
  const stands = (text: string) => nameKey(text) !== '' && asked.includes(nameKey(text))

  /** A name that is known, or words of the question; anything else is nothing. */
  function thing(value: unknown): Thing | undefined {
    const name = typeof value === 'string' ? value : ((value as { name?: unknown } | null)?.name ?? undefined)
    if (typeof name !== 'string' || name.length > 120) return undefined
    const words = wordsOf(name.replaceAll('_', ' '))
    const [known] = (names.find(words) ?? names.guess(words))?.entries ?? []
    if (known) return { name: known.name, ...(known.hash === undefined ? {} : { hash: known.hash }) }
    return stands(name) || isWord(name) ? { name } : undefined
  }

  function typed(slot: string, value: unknown): unknown {
    if (THINGS.has(slot)) return thing(value)
    if (THING_LISTS.has(slot)) return [value].flat().flatMap((each) => thing(each) ?? [])
    if (LISTS.has(slot)) return [value].flat()
    if (TEXTS.has(slot)) return typeof value === 'string' && stands(value) ? value : undefined
    if (slot === 'loadout')
      return typeof value === 'string' && value !== 'equipped' && !stands(value) ? undefined : value
    return value
  }

  const slots = Object.fromEntries(
    Object.entries(written.slots).flatMap(([slot, value]) => {
      const schema = slotsSchema.shape[slot as SlotName]
      const parsed = schema?.safeParse(typed(slot, value))
      return parsed?.success && parsed.data !== undefined ? [[slot, parsed.data]] : []
    }),
  ) as Slots
  const exclude = written.exclude.slice(0, 8).flatMap((value): readonly Exclusion[] => {
    if (isWord(value)) return [{ value }]
    const found = thing(value)
    return found ? [{ value: nameKey(found.name).slice(0, 120), thing: found }] : []
  })
  return {
    intent: written.intent,
    slots,
    exclude,
    unread: written.not_read
      .filter(stands)
      .slice(0, MOST_NOT_READ)
      .map((word) => word.slice(0, 120)),
  }
}
