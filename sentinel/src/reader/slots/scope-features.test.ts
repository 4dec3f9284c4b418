import { expect, it } from 'vitest'
import { FIXTURE_CLOCK, namesOfFixture } from '../../test-support/phrase-files.ts'
import { learnedModels } from '../learned.ts'
import { reachOf } from '../mentions.ts'
import { tokensOf } from '../text/tokens.ts'
import { fatesOf } from './fates.ts'
import { scopeFeatures } from './scope-features.ts'

const names = namesOfFixture()
const reachFor = (text: string) =>
  reachOf(tokensOf(text), { names, clock: FIXTURE_CLOCK, speller: learnedModels().speller })

function featuresFor(text: string, value: string): string[] {
  const reach = reachFor(text)
  const mention = reach.mentions.find((each) => each.value === value)
  return mention ? scopeFeatures(mention, reach, false).flatMap(({ features }) => features) : []
}

it('sees what the words before a mention say, whatever the words are', () => {
  for (const words of ['tired of', 'i hate', 'cannot stand'])
    expect(featuresFor(`best heavy, ${words} rockets`, 'rocket_launcher')).toContain('before is averse next')
})

it('sees what stands before the first of a list, and behind the last', () => {
  expect(featuresFor('best primary without bows or swords', 'sword')).toContain('list signs left without')
  expect(featuresFor('bows and swords are banned', 'bow')).toContain('list signs right banned')
})

it('a second “no” rules out by itself and joins no list', () => {
  expect(featuresFor('best primary, no bows no swords', 'sword')).toContain('end left')
})

it('looks no further than its sentence', () => {
  expect(featuresFor('i hate pvp. best void hand cannon', 'void')).not.toContain('before is averse')
})

/** The values of a question that are ruled out. */
const outOf = (text: string, intent: string) =>
  [...fatesOf(reachFor(text), intent, false, learnedModels())]
    .filter(([, fate]) => fate === 'out')
    .map(([{ value }]) => value)

it.each([
  ['best heavy I own, I am so over rockets', 'best_owned_slot', 'rocket_launcher'],
  ['build for my titan, void bores me to death', 'build_for_activity', 'void'],
  ['what to do tonight, my friends can have the crucible without me', 'weekly_plan', 'crucible'],
])('rules out by words that no list has: %j', (text, intent, value) => {
  expect(outOf(text, intent)).toEqual([value])
})
