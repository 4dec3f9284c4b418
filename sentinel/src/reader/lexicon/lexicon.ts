/**
 * Words of the game for the values of the slots, as tables: what a player writes on the right, what it means on the left.
 * A phrase is found however it is split into words: 'hand cannon', 'handcannon', 'war lock'.
 */
import { fold } from '@ai-vault/game/search/fold.ts'
import * as z from 'zod/mini'
import effects from './effects.json' with { type: 'json' }
import gear from './gear.json' with { type: 'json' }
import languages from './languages.json' with { type: 'json' }
import play from './play.json' with { type: 'json' }
import world from './world.json' with { type: 'json' }

const tableSchema = z.record(z.string(), z.record(z.string(), z.string()))

/** One reading of a phrase: 'heavy' is an ammo and a slot. */
export interface Meaning {
  readonly slot: string
  readonly value: string
}

const NOT_A_LETTER = /[^\p{L}\p{N}]+/gu
const SHORTEST_JOINED = 5

/** The key of a phrase of one or more words: without spaces, where it is long enough to be nothing else. */
export function phraseKey(words: readonly string[]): string {
  if (words.length === 1) return words[0] ?? ''
  const joined = words.join('')
  return joined.length >= SHORTEST_JOINED ? joined : words.join(' ')
}

export const wordsOf = (phrase: string): string[] => fold(phrase).split(NOT_A_LETTER).filter(Boolean)

function pluralOf(word: string): string {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

const NEVER_PLURAL = new Set(['loadout', 'solo', 'scope', 'mode'])

export interface Lexicon {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>
  /** Every word of every phrase. */
  readonly words: ReadonlySet<string>
  readonly longest: number
}

function build(): Lexicon {
  const meanings = new Map<string, Meaning[]>()
  const words = new Set<string>()
  let longest = 1
  const add = (phrase: readonly string[], meaning: Meaning) => {
    const key = phraseKey(phrase)
    const held = meanings.get(key) ?? []
    if (!held.some((each) => each.slot === meaning.slot && each.value === meaning.value)) held.push(meaning)
    meanings.set(key, held)
    for (const word of phrase) words.add(word)
    longest = Math.max(longest, phrase.length)
  }
  for (const table of [gear, play, world, effects, languages].map((each) => tableSchema.parse(each))) {
    for (const [slot, values] of Object.entries(table)) {
      for (const [value, phrases] of Object.entries(values)) {
        for (const phrase of phrases.split(',').map(wordsOf)) {
          add(phrase, { slot, value })
          const last = phrase.at(-1)
          if (last && last.length > 2 && !last.endsWith('s') && !NEVER_PLURAL.has(slot))
            add([...phrase.slice(0, -1), pluralOf(last)], { slot, value })
        }
      }
    }
  }
  return { meanings, words, longest }
}

export const lexicon: Lexicon = build()
