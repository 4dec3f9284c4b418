import { describe, expect, test } from 'vitest'
import { classify } from './classify.ts'
import { createEntityIndex, type Entity } from './entities.ts'
import { INTENT_NAMES, INTENTS } from './intents.ts'

const NAMES: Readonly<Record<string, Entity>> = {
  _weapon_: { kind: 'weapon', name: 'Fatebringer', owned: true },
  _armor_: { kind: 'armor', name: 'Sunbracers', owned: true },
  _perk_: { kind: 'perk', name: 'Kill Clip', owned: false },
}
const WORDS: Readonly<Record<string, string>> = {
  _type_: 'hand cannons',
  _element_: 'void',
  _class_: 'hunter',
}
const index = createEntityIndex(Object.values(NAMES))

const filled = (phrase: string) =>
  phrase.replace(/_[a-z]+_/g, (mark) => NAMES[mark]?.name ?? WORDS[mark] ?? mark)

describe('the phrases that the patterns were written on', () => {
  test.each(INTENT_NAMES)('%s is told from all others in each of its examples', (intent) => {
    expect(INTENTS[intent].examples.length).toBeGreaterThan(5)
    const wrong = INTENTS[intent].examples.flatMap((example) => {
      const question = filled(example)
      const { ranked } = classify(question, index.resolve(question).found)
      return ranked[0]?.intent === intent ? [] : [`${question}: ${ranked[0]?.intent}`]
    })
    expect(wrong).toEqual([])
  })
})
