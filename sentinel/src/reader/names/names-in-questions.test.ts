import { describe, expect, it } from 'vitest'
import { FIXTURE_CLOCK } from '../../test-support/phrase-files.ts'
import { learnedModels } from '../learned.ts'
import { reachOf } from '../mentions.ts'
import { tokensOf } from '../text/tokens.ts'
import { createNameIndex } from './name-index.ts'

const names = createNameIndex([
  { kind: 'perk', name: 'Frenzy' },
  { kind: 'perk', name: 'Feeding Frenzy' },
  { kind: 'weapon', name: 'Hung Jury SR4', hash: 1 },
  { kind: 'weapon', name: 'Rose', hash: 2 },
  { kind: 'weapon', name: 'Thorn', hash: 3 },
  { kind: 'weapon', name: 'Crown-Splitter', hash: 4 },
  { kind: 'weapon', name: 'Tears of Contrition', hash: 5 },
  { kind: 'armor', name: 'Holdfast Gauntlets', hash: 6 },
  { kind: 'player', name: 'lunarfox' },
  { kind: 'activity', name: 'Vesper’s Host' },
])

const mentioned = (question: string) =>
  reachOf(tokensOf(question), { names, clock: FIXTURE_CLOCK, speller: learnedModels().speller }).mentions.map(
    ({ slot, value }) => `${slot} ${value}`,
  )

describe('names in a question', () => {
  it('reads a perk by its whole name', () => {
    expect(mentioned('which of my guns have frenzy')).toContain('perk frenzy')
    expect(mentioned('which of my guns have frenzy')).not.toContain('perk feeding_frenzy')
    expect(mentioned('which of my guns have feeding frenzy')).toContain('perk feeding_frenzy')
    expect(mentioned('which of my guns have feeding frenzy')).not.toContain('perk frenzy')
  })

  it('reads both names of a comparison', () => {
    expect(mentioned('rose or thorn')).toEqual(expect.arrayContaining(['item rose', 'item thorn']))
  })

  it('reads armor, players and activities by their names', () => {
    expect(mentioned('are my holdfast gauntlets any good')).toContain('item holdfast_gauntlets')
    expect(mentioned('what is lunarfox wearing')).toContain('player lunarfox')
    expect(mentioned('vespers host clears')).toContain('activity vespers_host')
  })

  it('reads a name without its number, in the plural, and with letters wrong', () => {
    expect(mentioned('two hung jurys')).toContain('item hung_jury_sr4')
    expect(mentioned('is my hung jury good')).toContain('item hung_jury_sr4')
    expect(mentioned('holdfsat gauntlets')).toContain('item holdfast_gauntlets')
  })

  it.each([
    ['best smgs for my lock', ['weapon_type submachine_gun', 'class warlock']],
    ['how do i get 100 nades', ['stat grenade']],
    ['any good lfrs or hcs', ['weapon_type linear_fusion_rifle', 'weapon_type hand_cannon']],
  ])('reads the slang of %j', (question, expected) => {
    expect(mentioned(question)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    'i am in tears today',
    'hold on a second',
    'split the difference',
    'my friend rose to the top',
    'this is driving me crazy',
  ])('makes no weapon of a verb or a mood: %j', (question) => {
    const found = mentioned(question).filter((each) => /^item (?!rose$)|^player/.test(each))
    expect(found).toEqual([])
  })
})
