/** Two questions in one message: "Where do I get Gjallarhorn? Rate my Hawkmoon", "rate it and show my duplicates". */
import type { EntityIndex } from '../reading/entities.ts'
import { foreignLanguage } from '../reading/translate.ts'
import { classify } from './classify.ts'

const ENDS = /(?<=[?!;])\s+|(?<=[\p{Ll}\d])\.\s+/u
const OPENING =
  '(?:what|which|where|when|how|who|why|do|does|did|have|is|are|am|should|can|could|rate|show|list|find|compare|build|make|give|tell|explain|plan|analy[sz]e|best)\\b'
const ASKS = new RegExp(`^(?:(?:and|also|then|please|now|ok|so)\\b[ ,]*)*${OPENING}`, 'i')
/** Before a question that is whole by itself. */
const JOINS = new RegExp(`,?\\s+(?:and(?: also| then)?|also|then)\\s+(?=${OPENING})`, 'gi')
/** "And why", "and where is it" belong to the question before. */
const LEAST_WORDS = 3
const LEAST_CERTAINTY = 0.5

/** The questions of a message that are about different things, in their order; what surrounds them stays with them. */
export function asksIn(text: string, entities: EntityIndex): readonly string[] {
  if (foreignLanguage(text)) return [text]
  const parts = text
    .trim()
    .split(ENDS)
    .map((part) => part.trim())
    .filter(Boolean)
  const differ =
    parts.length > 1 && parts.every((part) => ASKS.test(part)) && areDifferent(parts.map(readIn(entities)))
  return (differ ? parts : [text]).flatMap((part) => joinedIn(part, entities))
}

interface Reading {
  readonly intent?: string | undefined
  readonly names: string
  readonly certainty: number
}

const readIn =
  (entities: EntityIndex) =>
  (part: string): Reading => {
    const { found } = entities.resolve(part)
    const { intent, certainty } = classify(part, found)
    return { intent, certainty, names: found.map(({ name }) => name).join() }
  }

const areDifferent = (readings: readonly Reading[]): boolean =>
  readings.every(({ intent }) => intent) &&
  new Set(readings.map(({ intent, names }) => `${intent} ${names}`)).size === readings.length

/** Taken apart only where each side is surely a question of its own: "and" joins much else. */
function joinedIn(text: string, entities: EntityIndex): readonly string[] {
  for (const { index, 0: joint } of text.matchAll(JOINS)) {
    const parts = [text.slice(0, index), text.slice(index + joint.length)]
    const readings = parts.map(readIn(entities))
    const [one, other] = readings as [Reading, Reading]
    const isWhole = parts.every((part) => part.trim().split(/\s+/).length >= LEAST_WORDS)
    const isSure = readings.every(({ certainty }) => certainty >= LEAST_CERTAINTY)
    // The same question of two things is two questions, of one thing it is one.
    const isOther = one.intent !== other.intent || (one.names !== '' && other.names !== '')
    if (isWhole && isSure && isOther && areDifferent(readings)) return parts
  }
  return [text]
}
