import { describe, expect, test } from 'vitest'
import { sandboxNames } from '../../../test-support/sandbox-names.ts'
import { understand } from './analyst.ts'
import { classify } from './classify.ts'
import { createEntityIndex, type Entity } from './entities.ts'
import { INTENT_NAMES, INTENTS } from './intents/intents.ts'
import { HELD_OUT } from './phrases/held-out.ts'
import { AMBIGUOUS } from './phrases/kept-back.ts'
import { misread } from './phrases/phrase-set.ts'
import { TUNING } from './phrases/tuning.ts'

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
const game = createEntityIndex(sandboxNames())

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

  test('and those that they were mended on, among all names of the game', () => {
    expect(misread(TUNING, game).wrong).toEqual([])
  })
})

describe('phrases that no pattern was written for', () => {
  test('A9 at least 95 % of the held-out half are understood', () => {
    const { asked, wrong } = misread(HELD_OUT, game)
    expect(asked).toBeGreaterThanOrEqual(150)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(asked * 0.05)
  })

  test('A9 at least 90 % of the ambiguous ones are asked back', () => {
    expect(AMBIGUOUS).toHaveLength(30)
    const guessed = AMBIGUOUS.flatMap((phrase) => {
      const { intent } = understand(phrase, game, { list: [] })
      return intent === 'unclear' ? [] : [`${phrase}: ${intent}`]
    })
    expect(guessed.length, guessed.join('\n')).toBeLessThanOrEqual(3)
  })
})
