/** A question with placeholders for what it names, so that one pattern fits all names. */
import { asPattern } from '@ai-vault/game/as-pattern.ts'
import { WEAPON_TYPES } from '@ai-vault/game/items.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import type { FoundEntity } from './entities.ts'
import { normalise } from './normalise.ts'
import { foreignLanguage, intoEnglish } from './translate.ts'

const TYPE_PATTERN = new RegExp(
  `\\b(?:${WEAPON_TYPES.map((type) => type.replaceAll('-', ' '))
    .toSorted((one, other) => other.length - one.length)
    .join('|')})s?\\b`,
  'g',
)

const withoutKinds = (text: string) =>
  text
    .replace(TYPE_PATTERN, '_type_')
    .replace(/\biron banner\b/g, 'crucible')
    .replace(/\b(?:titan|hunter|warlock)s?\b/g, '_class_')
    .replace(/\b(?:arc|solar|void|stasis|strand|prismatic)\b/g, '_element_')

/** Names, types, elements and classes become placeholders. */
export const shapeOf = (question: string, entities: readonly FoundEntity[]): string =>
  withoutKinds(withoutNames(question, entities))

/** Only names become placeholders. */
export function withoutNames(question: string, entities: readonly FoundEntity[]): string {
  let shape = normalise(question)
  const longestFirst = entities.toSorted((one, other) => other.text.length - one.text.length)
  for (const { text, kind, weak } of longestFirst) {
    if (weak && !usedAsName(shape, text)) continue
    // "Vault of Glass: Master" and "Khvostov 7G-0X" were found by their words.
    const words = asPattern(normalise(text)).replaceAll(' ', '[ :-]+')
    shape = shape.replace(new RegExp(`\\b${words}(?:s|es)?\\b`), `_${kind}_`)
  }
  return shape
}

/** The same for a phrase in which names are placeholders already. */
export function shapeOfMarked(phrase: string): string {
  const language = foreignLanguage(phrase.replace(/_[a-z]+_/g, ' '))
  const english = language ? intoEnglish(fold(phrase), language) : phrase
  const shape = english
    .split(/(_[a-z]+_)/)
    .map((part) => (part.startsWith('_') ? ` ${part} ` : normalise(part)))
    .join(' ')
  return withoutKinds(shape).replace(/\s+/g, ' ').trim()
}

/** "my rose", "rate rose", "rose vs": a plain word that is used like a name. */
export function usedAsName(text: string, word: string): boolean {
  const folded = asPattern(word)
  return new RegExp(
    `(?:\\b(?:my|the|a|an|rate|keep|for|of|on|have|own|is|get|around|with|than|vs|against|or|and|farm|find|use|compare|about|called|named|equip|move|lock|grab|grade|send|transfer|via|des|meine?|ma|mon) ${folded}\\b)|^${folded}$|\\b${folded} (?:vs|or|against|god roll|build|roll|perks)\\b`,
  ).test(text)
}
