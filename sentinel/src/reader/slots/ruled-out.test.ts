import { expect, it } from 'vitest'
import { FIXTURE_CLOCK, namesOfFixture } from '../../test-support/phrase-files.ts'
import { learnedModels } from '../learned.ts'
import cues from '../lexicon/ruled-out.json' with { type: 'json' }
import { reachOf } from '../mentions.ts'
import { tokensOf } from '../text/tokens.ts'
import { ruledOut } from './ruled-out.ts'

const names = namesOfFixture()

/** The values that the words around them rule out. */
function outOf(text: string): string[] {
  const reach = reachOf(tokensOf(text), { names, clock: FIXTURE_CLOCK, speller: learnedModels().speller })
  const out = reach.mentions.filter(({ slot }) => ['rarity', 'element', 'weapon_type', 'mode'].includes(slot))
  return [...new Set(out.filter((mention) => ruledOut(mention, reach)).map(({ value }) => value))]
}

it.each([
  ['what can I scrap, but leave exotics alone', ['exotic']],
  ['a build around Sunshot in any element but solar', ['solar']],
  ['boss damage, nothing exotic', ['exotic']],
  ['best heavy without resorting to an exotic', ['exotic']],
  ['plan for this week, pvp take it out', ['pvp']],
  ['a strong primary, without bows or any of my shotguns', ['bow', 'shotgun']],
  ['which rockets can I delete, exotics do not count', ['exotic']],
])('rules out what stands between, before or behind the words that say so: %j', (text, values) => {
  expect(outOf(text)).toEqual(values)
})

it.each([
  ['nothing but hand cannons please'],
  ['void weapons, do not count checkpoints'],
  ['best hand cannon or bow for pvp'],
])('leaves in what is only beside them: %j', (text) => {
  expect(outOf(text)).toEqual([])
})

it('knows every phrase of the list where it stands', () => {
  const unread = [
    ...cues.before.filter((cue) => !outOf(`my guns, ${cue} shotguns`).includes('shotgun')),
    ...cues.after.filter((cue) => !outOf(`my guns, shotguns ${cue}`).includes('shotgun')),
  ]
  expect(unread).toEqual([])
})
