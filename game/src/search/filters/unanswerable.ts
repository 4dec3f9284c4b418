import type { FilterProblem } from './filter.ts'

/**
 * Words of Destiny Item Manager that we know and cannot answer, with what is missing. A player who pastes a search is
 * told so, instead of being offered a word that means something else.
 */
const MISSING: readonly (readonly [why: string, words: readonly string[]])[] = [
  ['nothing here is sold or moved', ['is:vendor', 'is:transferable', 'is:movable', 'is:focusable']],
  [
    'patterns and enhancing are not read for every weapon',
    [
      'is:craftable',
      'is:patternunlocked',
      'is:enhanceable',
      'is:enhancementready',
      'is:crafteddupe',
      'is:shapeddupe',
      'deepsight',
    ],
  ],
  [
    'a copy does not tell what its weapon could once roll',
    ['is:randomroll', 'is:curated', 'is:retiredperk', 'is:holofoil', 'is:shiny'],
  ],
  [
    'mods, shaders and ornaments of weapons are not read',
    [
      'is:modded',
      'is:hasdisabledmod',
      'is:shaded',
      'is:hasshader',
      'is:ornamented',
      'is:hasornament',
      'memento',
      'modslot',
      'armorintrinsic',
    ],
  ],
  [
    'the platform does not say it of a single item',
    [
      'is:infusable',
      'is:infuse',
      'is:powerfulreward',
      'is:pinnaclereward',
      'is:sunset',
      'powerlimit',
      'foundry',
    ],
  ],
  ['seasons of items are not read', ['season', 'year']],
  ['they order copies by rules of their own; is:dominated is ours', ['is:dupeperks', 'is:statdupe']],
  ['custom stats are kept in DIM', ['is:customstatlower', 'is:customstat']],
  ['loadouts of DIM stay there, and descriptions are not searched', ['is:indimloadout', 'description']],
  [
    'the wish lists are read on the server, which tells matches alone',
    ['is:wishlistunknown', 'is:wishlistable'],
  ],
]

const WHY = new Map(MISSING.flatMap(([why, words]) => words.map((word) => [word, why] as const)))

/** A word as it is written, `is:modded` or `season`; nothing for one that nobody knows. */
export function unanswerable(word: string): FilterProblem | undefined {
  const why = WHY.get(word)
  return why === undefined
    ? undefined
    : { problem: `${word} is known from DIM, but cannot be answered here: ${why}` }
}

export const UNANSWERABLE_WORDS: readonly string[] = [...WHY.keys()]
