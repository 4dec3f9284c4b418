import { readNumber, readRecord, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { listOf, named, oneOf, optional, readFlag, tuple } from '../tables/columns.ts'
import { TRIUMPH_CATEGORIES, type Triumph } from './triumph.ts'
import rows from './triumphs.json' with { type: 'json' }

const readPairs = listOf(tuple(readNumber, readNumber))
const readGoals = listOf(tuple(readText, readNumber))

function readOptions(value: unknown) {
  const { intervals, secret, character, clears } = readRecord(value, 'options')
  return {
    intervals: optional(readPairs)(intervals),
    secret: optional(readFlag)(secret),
    character: optional(readFlag)(character),
    clears: optional(readText)(clears),
  }
}

/** Triumphs by what they are about; a word in braces is filled in, and `parts` stands for goals that are told apart. */
const TEMPLATES = readRows(
  rows,
  'triumphs.json',
  named({
    about: readText,
    category: oneOf(TRIUMPH_CATEGORIES),
    group: readText,
    name: readText,
    text: readText,
    score: readNumber,
    goals: (goals) => (goals === 'parts' ? 'parts' : readGoals(goals)),
    options: optional(readOptions),
  }),
)

export type Words = Readonly<Record<string, string>>

/** The triumphs about something, with its words filled in; `parts` are done once each. */
export const triumphsAbout = (
  wanted: string,
  words: Words = {},
  parts: readonly string[] = [],
): Triumph[] => {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
  return TEMPLATES.filter(({ about }) => about === wanted).map(
    ({ about: _, group, name, text, goals, options = {}, ...rest }) => ({
      ...rest,
      ...options,
      group: fill(group),
      name: fill(name),
      text: fill(text),
      goals:
        goals === 'parts'
          ? parts.map((part) => [part, 1] as const)
          : goals.map(([label, count]) => [fill(label), count] as const),
      clears: options.clears && fill(options.clears),
    }),
  )
}
