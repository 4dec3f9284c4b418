/** What an answer says before a voice is given to it. Lines carry handles instead of names. */

import type { Memory } from '../../answer.ts'
import type { ToolRunner } from '../../tools/tool.ts'
import type { Turn } from '../../tools/turn.ts'
import type { EntityIndex, FoundEntity } from '../reading/entities.ts'
import type { Slots } from '../reading/slots.ts'

export interface Ask {
  readonly question: string
  /** With the ones before it that it continues, a line each. */
  readonly thread: string
  /** It makes sense only after the last answer. */
  readonly continues: boolean
  readonly slots: Slots
  readonly entities: readonly FoundEntity[]
  readonly unsure: ReturnType<EntityIndex['resolve']>['unsure']
  readonly memory: Memory
  readonly turn: Turn
  readonly tools: ToolRunner
}

export interface Draft {
  /** The answer in one sentence. */
  readonly lead: string
  readonly points?: readonly string[]
  /** What to do with it. */
  readonly advice?: string
  /** What a newcomer may not know; only the patient voice says it. */
  readonly background?: string
  readonly suggestions?: readonly string[]
  /** Handles in the order in which the answer lists them. */
  readonly list?: readonly string[]
  readonly focus?: string
  /** Every reason for the rating of the focus was told. */
  readonly explains?: true
  /** How sure the part of the app is that answered, where it says so itself; 0 to 1. */
  readonly confidence?: number
  /** Why the order or choice is a guess, in plain words: it lowers how sure the answer is. */
  readonly guess?: string
  /** The question was not understood, so the answer says nothing that could be true or false. */
  readonly claimsNothing?: true
  /** Why this is no answer to what was asked, in plain words: then nobody can be sure of it. */
  readonly unanswered?: string
}

export type Answerer = (ask: Ask) => Promise<Draft> | Draft

export const namesOf = (ask: Ask, ...kinds: FoundEntity['kind'][]): readonly FoundEntity[] =>
  ask.entities.filter(({ kind }) => kinds.includes(kind))

export const couldNotRead = (what: string): Draft => ({
  lead: `I could not read ${what}, so I would rather say nothing about it.`,
  unanswered: `${what} could not be read`,
  suggestions: ['Try again'],
})

/** Asks back with what may be meant; nothing is guessed. */
export function didYouMean(ask: Ask, doing: string): Draft {
  const { unsure, turn } = ask
  if (unsure?.isName) return noSuchName(ask, unsure)
  if (!unsure) return { lead: `Tell me the name of the weapon or piece, and I will ${doing}.` }
  const handles = unsure.candidates.map(({ name }) => turn.ledger.thing({ kind: 'quote', name }))
  const [first] = handles
  if (first === undefined) {
    return {
      lead: 'Nothing in the game or among your items has a name like that, so I cannot say anything about it.',
      advice: 'Check the spelling, or ask by type, perk or element.',
    }
  }
  return {
    lead: 'I am not sure which name is meant.',
    points: handles.map((handle) => `{{${handle}}}`),
    advice: 'Choose one and I will go on.',
    suggestions: unsure.candidates.map(({ name }) => swapName(ask.question, unsure.text, name)),
  }
}

/** A name that nobody gave to anything: said so, with the nearest ones, and nothing else is told instead. */
export function noSuchName({ turn, question }: Ask, unsure: NonNullable<Ask['unsure']>): Draft {
  const { written, text, candidates } = unsure
  const quoted = (name: string) => `{{${turn.ledger.thing({ kind: 'quote', name })}}}`
  const what = candidates[0]?.kind === 'perk' ? 'perk or weapon' : 'weapon'
  return {
    lead: `I find no ${what} called ${quoted(written)}.`,
    ...(candidates.length > 0 ? { points: candidates.map(({ name }) => `Near it: ${quoted(name)}`) } : {}),
    advice:
      candidates.length > 0
        ? 'Choose one and I will go on.'
        : 'Check the spelling, or ask by type, perk or element.',
    ...(candidates.length > 0
      ? { suggestions: candidates.map(({ name }) => swapName(question, text, name)) }
      : {}),
  }
}

function swapName(question: string, text: string, name: string): string {
  const pattern = new RegExp(
    text
      .split(' ')
      .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.?'))
      .join('.{1,3}'),
    'iu',
  )
  if (!pattern.test(question)) return `${question} (${name})`
  return question.replace(pattern, name).replace(/\bthe (the )/i, '$1')
}

/** A god roll is looked for where copies differ; of a weapon that is always the same a build is worth asking for. */
export function chipFor({ guardian, assessment, manifest }: Turn, name: string): string {
  const copies = guardian.weapons.filter((weapon) => weapon.name === name)
  const isFixed = copies.some(({ instanceId }) => assessment.ratings.get(instanceId)?.fixed)
  const definition = manifest.weapons().find((each) => each.name === name)
  const rolls = definition?.columns.some(({ kind, possible }) => kind === 'trait' && possible.length > 1)
  return isFixed || !rolls ? `Build around ${name}` : `God roll for ${name}`
}

/** What the last answer listed at this place; the last one for a negative number. */
export const listedAt = ({ list }: Memory, ordinal: number | undefined): string | undefined =>
  ordinal === undefined ? undefined : list.at(ordinal < 0 ? -1 : ordinal - 1)

/** What was explained, for which side: another side rests on other traits. */
export const explainedAs = (item: string, side: 'pve' | 'pvp' | undefined): string =>
  `${item} ${side ?? 'both'}`

/** A name of the game as something that can be opened; any other only in quotes. */
export function refOfName({ manifest, ledger }: Turn, name: string): string {
  const definition = manifest.weapons().find((each) => each.name === name)
  return `{{${definition ? ledger.knownItem(definition) : ledger.thing({ kind: 'quote', name })}}}`
}

/** The handle without its braces. */
export const bare = (ref: string) => ref.slice(2, -2)

export const count = (amount: number, one: string, many = `${one}s`) =>
  `${amount} ${amount === 1 ? one : many}`
