/** "Where do I get Gjallarhorn? Rate my Hawkmoon": two questions in one message. */
import { classify } from './classify.ts'
import type { EntityIndex } from './entities.ts'
import { foreignLanguage } from './translate.ts'

const ENDS = /(?<=[?!;])\s+|(?<=[\p{Ll}\d])\.\s+/u
const ASKS =
  /^(?:(?:and|also|then|please|now|ok|so)\b[ ,]*)*(?:what|which|where|when|how|who|why|do|does|did|have|is|are|am|should|can|could|rate|show|list|find|compare|build|make|give|tell|explain)\b/i

/** The questions of a message that are about different things, in their order; what surrounds them stays with them. */
export function asksIn(text: string, entities: EntityIndex): readonly string[] {
  const parts = text
    .trim()
    .split(ENDS)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length < 2 || foreignLanguage(text) || !parts.every((part) => ASKS.test(part))) return [text]
  const readings = parts.map((part) => {
    const { found } = entities.resolve(part)
    const { intent } = classify(part, found)
    return intent && `${intent} ${found.map(({ name }) => name).join()}`
  })
  const differ = readings.every(Boolean) && new Set(readings).size === parts.length
  return differ ? parts : [text]
}
