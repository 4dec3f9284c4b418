/**
 * A search through the vault that is saved on this device. Every word that says something about an item has to be a
 * whole word of it: of its name, type, element or perks. A question that holds other words is beyond a search.
 */
import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { TYPE_WORDS } from '@ai-vault/game/builds/request/vocabulary.ts'
import { isAdvisedToGo } from '@ai-vault/game/cleanup/advised-to-go.ts'
import { type CleanupEntry, compareCleanupEntries } from '@ai-vault/game/cleanup/cleanup-order.ts'
import type { WeaponType } from '@ai-vault/game/items.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import type { Decisions } from '../../items/decisions/decisions.ts'
import {
  ASKS_FOR_BEST,
  ASKS_FOR_GOD_ROLLS,
  ASKS_WHAT_GOES,
  FOLLOWS_UP,
  KINDS,
  SIDES,
  STOP_WORDS,
} from './words/en-vocabulary.ts'

export interface SavedQuestion {
  readonly wants: 'going' | 'god-rolls' | 'best' | 'any'
  readonly kind?: 'weapon' | 'armor'
  readonly type?: WeaponType
  readonly side?: 'pve' | 'pvp'
  /** It speaks of what was answered before. */
  readonly followsUp: boolean
  /** What else an item has to hold. */
  readonly words: readonly string[]
  /** Everything that was said. */
  readonly said: readonly string[]
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

export function readQuestion(input: string): SavedQuestion {
  const text = fold(input)
  const said = wordsOf(input)
  const { type, rest } = typeIn(said)
  const kind = type || KINDS.weapon.test(text) ? 'weapon' : KINDS.armor.test(text) ? 'armor' : undefined
  const side = SIDES.pvp.test(text) ? 'pvp' : SIDES.pve.test(text) ? 'pve' : undefined
  return {
    wants: wantsOf(text),
    ...(kind ? { kind } : {}),
    ...(type ? { type } : {}),
    ...(side ? { side } : {}),
    followsUp: FOLLOWS_UP.test(text.trim()),
    words: rest.filter((word) => !STOP_WORDS.has(word)),
    said,
  }
}

function wantsOf(text: string): SavedQuestion['wants'] {
  if (ASKS_WHAT_GOES.test(text)) return 'going'
  if (ASKS_FOR_GOD_ROLLS.test(text)) return 'god-rolls'
  return ASKS_FOR_BEST.test(text) ? 'best' : 'any'
}

/** The first weapon type that is named, and the words without it. */
function typeIn(said: readonly string[]): { readonly type?: WeaponType; readonly rest: readonly string[] } {
  for (const [name, type] of TYPE_WORDS) {
    const parts = name.split(' ')
    const at = said.findIndex((_, from) =>
      parts.every((part, next) => {
        const word = said[from + next]
        return word === part || (next === parts.length - 1 && word === `${part}s`)
      }),
    )
    if (at >= 0) return { type, rest: said.toSpliced(at, parts.length) }
  }
  return { rest: said }
}

const nameWords = ({ item }: InventoryItem) => wordsOf(`${item.name} ${item.englishName ?? ''}`)

function wordsOfItem(entry: InventoryItem): ReadonlySet<string> {
  const { item, definition, perks } = entry
  const element = item.kind === 'weapon' ? item.element : ''
  return new Set([
    ...nameWords(entry),
    ...wordsOf(`${definition.itemTypeDisplayName} ${element} ${item.rarity} ${perks.join(' ')}`),
  ])
}

const NO_DECISIONS: Decisions = new Map()

/** Undefined where the question names nothing that a search could look for. */
export function searchSaved(
  question: SavedQuestion,
  items: readonly InventoryItem[],
  decisions: Decisions = NO_DECISIONS,
): readonly InventoryItem[] | undefined {
  const { wants, kind, type, words } = question
  // No answer is kept here, so "the second one" is nothing that could be looked for, unless something is called so.
  if (question.followsUp && !items.some((entry) => isNamed(entry, question))) return undefined
  const isNarrowed = kind !== undefined || words.length > 0
  if (!isNarrowed && wants === 'any') return undefined
  const fits = items.filter(
    ({ item }) => (!kind || item.kind === kind) && (!type || (item.kind === 'weapon' && item.type === type)),
  )
  const found = fits.filter((entry) => {
    const held = wordsOfItem(entry)
    return words.every((word) => held.has(word))
  })
  const named = found.length > 0 ? found : fits.filter((entry) => isNamed(entry, question))
  const isAboutNames = words.length > 0 && named.some((entry) => isNamed(entry, question))
  if (wants === 'going' && !isAboutNames) {
    // Who decided to keep a copy has taken it out of the clean-up; what is decided comes last.
    const going = named.filter(
      ({ verdict, itemInstanceId = '' }) =>
        isAdvisedToGo(verdict) && decisions.get(itemInstanceId) !== 'keep',
    )
    return going.toSorted(
      (one, other) =>
        Number(isDecided(one, decisions)) - Number(isDecided(other, decisions)) || byCleanup(one, other),
    )
  }
  if (wants === 'god-rolls' && !isAboutNames) {
    return named
      .filter(({ rating }) => rating?.tier === 'God-Tier')
      .toSorted((one, other) => scoreOf(other, question) - scoreOf(one, question))
  }
  const rated = wants === 'best' ? named.filter((entry) => isRated(entry, question)) : named
  // Where nothing has a roll to rate, that is told of what there is.
  const told = rated.length > 0 ? rated : named
  const nearness = new Map(told.map((entry) => [entry, wants === 'any' ? nearTo(entry, question) : 0]))
  return told.toSorted(
    (one, other) =>
      (nearness.get(other) ?? 0) - (nearness.get(one) ?? 0) ||
      scoreOf(other, question) - scoreOf(one, question),
  )
}

const isDecided = ({ itemInstanceId = '' }: InventoryItem, decisions: Decisions): boolean =>
  decisions.has(itemInstanceId)

/** Its whole name stands in the question; a name of nothing but everyday words proves nothing. */
function isNamed({ item }: InventoryItem, { said }: SavedQuestion): boolean {
  const text = ` ${said.join(' ')} `
  return [item.name, item.englishName ?? item.name].some((name) => {
    const own = wordsOf(name)
    return own.some((word) => !STOP_WORDS.has(word)) && text.includes(` ${own.join(' ')} `)
  })
}

/** What is called so before what has it in its name, and that before types and perks. */
function nearTo(entry: InventoryItem, question: SavedQuestion): number {
  if (isNamed(entry, question)) return 2
  const own = new Set(nameWords(entry))
  return question.words.length > 0 && question.words.every((word) => own.has(word)) ? 1 : 0
}

export const isRated = (entry: InventoryItem, question: Pick<SavedQuestion, 'side'>): boolean =>
  scoreOf(entry, question) >= 0

const scoreOf = ({ rating }: InventoryItem, { side }: Pick<SavedQuestion, 'side'>) =>
  (side ? rating?.[side].score : rating?.score) ?? -1

const cleanupEntry = ({ verdict, rating, itemInstanceId = '' }: InventoryItem): CleanupEntry => ({
  verdict,
  score: rating?.score,
  id: itemInstanceId,
})
const byCleanup = (one: InventoryItem, other: InventoryItem) =>
  compareCleanupEntries(cleanupEntry(one), cleanupEntry(other))
