import { makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { describe, expect, test } from 'vitest'
import { createLedger, type Ledger } from '../ledger.ts'
import { createGate } from './gate.ts'
import { createNameIndex } from './name-index.ts'

const NOW = Date.UTC(2026, 10, 15)
const NAMES = [
  'Rose',
  'Judgment',
  'Someday',
  'Unloved',
  'Fatebringer',
  'The Last Word',
  'Kill Clip',
  'Ace of Spades',
]

function ledgerWith(...owned: string[]): Ledger {
  const ledger = createLedger()
  owned.forEach((name, at) => {
    ledger.ownedItem(makeWeapon({ name, instanceId: String(1000 + at), hash: at }))
  })
  ledger.source({ kind: 'inventory', label: 'your vault', complete: true, missing: [], readAt: NOW - 1000 })
  return ledger
}

function through(text: string, ledger: Ledger, question = '') {
  const gate = createGate({ ledger, names: createNameIndex(NAMES), question, now: NOW })
  const shown = gate.add(text) + gate.end()
  return { shown, ...gate.report() }
}

describe('the grounding gate', () => {
  test('a handle that a tool issued becomes a link with the name', () => {
    expect(through('Keep {{i1}}.', ledgerWith('Rose')).shown).toBe('Keep [Rose](/forge/1000).')
  })

  test('a handle that no tool issued takes its sentence with it', () => {
    const { shown, dropped } = through('Keep {{i1}}. Shard {{i9}}.', ledgerWith('Rose'))
    expect(shown).toBe('Keep [Rose](/forge/1000).')
    expect(dropped).toEqual([{ rule: 'unknown-handle', sentence: 'Shard {{i9}}.' }])
  })

  test.each([
    ['You should use Fatebringer.', 'name-without-handle'],
    ['Your fatebringer is great.', 'name-without-handle'],
    ["Glorbo's Fang is the best weapon.", 'unknown-name'],
    ['Take the Glorbo with you.', 'unknown-name'],
    ["You own glorbo's fang.", 'unknown-name'],
    ['Glorbo rolls well.', 'unknown-name'],
    ['Use your Rose hand cannon.', 'name-without-handle'],
    ['The Last Word is in your vault.', 'name-without-handle'],
  ])('a name without a handle is not shown: %s', (sentence, rule) => {
    const { shown, dropped } = through(sentence, ledgerWith())
    expect({ shown, rules: dropped.map((one) => one.rule) }).toEqual({ shown: '', rules: [rule] })
  })

  test.each([
    'Someday you will want another one.',
    'The fight rose in difficulty.',
    'That is a judgment of the community.',
    'Keep it for Grandmaster Nightfalls.',
    'Solar weapons help you in PvE.',
  ])('plain words that are also names stay: %s', (sentence) => {
    expect(through(sentence, ledgerWith()).shown).toBe(sentence)
  })

  test('A3 of fifty true sentences about things with one-word names at most one is dropped', () => {
    const own = ['Rose', 'Judgment', 'Someday', 'Unloved', 'Fatebringer']
    const named = [
      (ref: string) => `Keep ${ref}.`,
      (ref: string) => `Your ${ref} is the best hand cannon for this.`,
      (ref: string) => `You have ${ref} in the vault.`,
      (ref: string) => `${ref} beats the others in the air.`,
      (ref: string) => `Take ${ref} into the raid, and leave the rest.`,
      (ref: string) => `I would not dismantle ${ref}.`,
      (ref: string) => `Of your copies ${ref} is the one to keep.`,
    ].flatMap((make) => own.map((_, at) => make(`{{i${at + 1}}}`)))
    const plain = [
      'Someday you will want another one.',
      'The power of your gear rose this week by itself.',
      'That is a judgment of the community.',
      'The fight rose in difficulty.',
      'A roll may be useful someday.',
      'No weapon of yours is unloved here.',
      'In my judgment the first one stays.',
      'Your score rose.',
      'Use your own judgment for the rest.',
      'Someday a better roll may drop.',
      'An unloved roll takes up space.',
      'The count rose to a new high.',
      'That judgment rests on the lists.',
      'You may craft it someday.',
      'Its rating rose with the masterwork.',
    ]
    const sentences = [...named, ...plain]
    expect(sentences).toHaveLength(50)
    const ledger = ledgerWith(...own)
    ledger.source({ kind: 'progress', label: 'milestones', complete: true, missing: [], expiresAt: NOW + 1 })
    const dropped = sentences.flatMap((sentence) => through(sentence, ledger).dropped)
    expect(dropped.length, JSON.stringify(dropped)).toBeLessThanOrEqual(1)
  })

  test('an item that the player does not own is never called theirs', () => {
    const ledger = ledgerWith()
    ledger.knownItem({ name: 'Fatebringer', hash: 77 })
    expect(through('You have {{i1}}.', ledger).dropped[0]?.rule).toBe('not-owned')
    expect(through('You do not own {{i1}}.', ledger).shown).toBe('You do not own [Fatebringer](/forge/77).')
  })

  test('a number has to come from a tool or from the player', () => {
    const ledger = ledgerWith('Rose')
    ledger.noteResult({ score: 9.6, kills: 1200 })
    expect(through('{{i1}} scores 9.6 with 1,200 kills.', ledger).dropped).toEqual([])
    expect(through('{{i1}} scores 9.7.', ledger).dropped[0]?.rule).toBe('number')
    expect(through('A target of 100 is fine.', ledger, 'how do I reach 100 grenade').dropped).toEqual([])
  })

  test('A4 nothing is called absent where a part could not be read', () => {
    const whole = ledgerWith()
    expect(through('You have no rocket launcher.', whole).dropped).toEqual([])
    const ledger = ledgerWith()
    ledger.source({
      kind: 'inventory',
      label: 'your vault',
      complete: false,
      missing: ['the vault'],
      readAt: NOW,
    })
    const { dropped, confidence } = through('You have no rocket launcher.', ledger)
    expect(dropped[0]?.rule).toBe('absence')
    expect(confidence.value).toBeLessThanOrEqual(0.6)
    expect(confidence.reasons.join()).toContain('the vault')
  })

  test('a claim about the present needs a source that is still good', () => {
    const ledger = ledgerWith()
    expect(through('This week the raid pays double.', ledger).dropped[0]?.rule).toBe('present')
    ledger.source({ kind: 'progress', label: 'milestones', complete: true, missing: [], expiresAt: NOW + 1 })
    expect(through('This week the raid pays double.', ledger).dropped).toEqual([])
  })

  test.each(['See https://example.com for more.', 'Look: ![x](y).', '<b>Keep</b> it.', 'Press [here](/x).'])(
    'no markup, link or picture of a model passes: %s',
    (sentence) => {
      expect(through(sentence, ledgerWith()).dropped[0]?.rule).toBe('markup')
    },
  )

  test('confidence falls with what was dropped and says why', () => {
    const { confidence } = through('Keep {{i1}}. Keep {{i7}}.', ledgerWith('Rose'))
    expect(confidence).toEqual({ value: 0.5, reasons: ['sentences that nothing bore out were left out'] })
  })

  test('an answer without any tool is worth little', () => {
    expect(through('Play more.', createLedger()).confidence.value).toBe(0.4)
  })
})
