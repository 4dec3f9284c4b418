/** The phrases of all authors and the names that stand in for the placeholders in them. */
import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type Phrase, phraseSchema } from '../learning/phrase.ts'
import type { Corpus, Wording } from '../learning/train-reader.ts'
import { createNameIndex, type NameEntry, type NameIndex, type NameKind } from '../reader/names/name-index.ts'

/** The day on which the phrases are read: dates in them do not depend on when a test runs. */
export const FIXTURE_CLOCK = { now: new Date('2026-11-18T12:00:00Z'), zone: 'UTC' }

const folder = new URL('../../phrases/', import.meta.url)

/** Authors that the reader of the test has never seen, and that reader. */
export const HELD_OUT_AUTHORS: readonly string[] = ['b', 'k', 'n', 'q']
export const HELD_OUT_FILE = new URL('held-out-reader.json', folder)

const phrasesIn = (place: URL): Phrase[] =>
  readdirSync(place)
    .filter((file) => /^author-\w+\.jsonl$/.test(file))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, place), 'utf8').trimEnd().split('\n'))
    .map((line) => phraseSchema.parse(JSON.parse(line)))

export const readPhrases = (): Phrase[] => phrasesIn(folder)

/** Of authors from whom no reader learns: the figures are of them. */
export const readKeptBack = (): Phrase[] => phrasesIn(new URL('kept-back/', folder))

/** Ways to ask, with their intent alone. */
function readWordings(): Wording[] {
  return readFileSync(new URL('wordings.tsv', folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [label = '', phrase = ''] = line.split('\t')
      return { label, phrase }
    })
}

const namesSchema = z.object({
  account: z.record(z.string(), z.array(z.string())),
  game: z.record(z.string(), z.array(z.string())),
})
const names = namesSchema.parse(JSON.parse(readFileSync(new URL('names.json', folder), 'utf8')))

const KIND_OF: Readonly<Record<string, NameKind>> = {
  exotic: 'armor',
  exotic_armor: 'armor',
  exotic_weapon: 'weapon',
}

const entriesOf = (lists: Readonly<Record<string, readonly string[]>>, owned: boolean): NameEntry[] =>
  Object.entries(lists).flatMap(([list, found]) =>
    found.map((name) => ({
      kind: KIND_OF[list] ?? (list as NameKind),
      name,
      owned,
      ...(list.startsWith('exotic') ? { exotic: true } : {}),
    })),
  )

/** The names of the fixture account, and of the game as far as the phrases name them; more of the game by the caller. */
export const namesOfFixture = (game: readonly NameEntry[] = []): NameIndex =>
  createNameIndex([...entriesOf(names.account, true), ...entriesOf(names.game, false), ...game])

const PLACEHOLDER = /\{(weapon2?|perk|armor|exotic|triumph|destination|player)\}/g

/** The names that stand for a phrase's placeholders: others for every phrase, the same on every run. */
export function fillerFor(id: string): (text: string) => string {
  const number = [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7)
  return (text) =>
    text.replace(PLACEHOLDER, (_, placeholder: string) => {
      const isSecond = placeholder === 'weapon2'
      const list = names.account[isSecond ? 'weapon' : placeholder] ?? []
      return list[(number + (isSecond ? 1 : 0)) % list.length] ?? ''
    })
}

/** All that the reader learns from; with more names of the game, if the caller has them. */
export const readCorpus = (game: readonly NameEntry[] = []): Corpus => ({
  phrases: readPhrases(),
  wordings: readWordings(),
  words: readFileSync(new URL('words.txt', folder), 'utf8').trimEnd().split('\n'),
  names: namesOfFixture(game),
  clock: FIXTURE_CLOCK,
  fillerFor,
})
